"""Rings around pieces: one for the keyboard cursor, others around what somebody speaks of."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from trakkx_desktop.view.stage.ring import Light, Ring


@dataclass(frozen=True)
class Around:
    """Where the ring of a piece lies: on which layer, at which point of it, and how."""

    layer: QGraphicsItem
    at: QPointF
    path: QPainterPath


class Rings:
    """`around` tells where a piece lies, None if it does not; `adopt` brings an item to another layer."""

    def __init__(
        self,
        parent: QGraphicsItem,
        around: Callable[[str], Around | None],
        adopt: Callable[[QGraphicsItem, QGraphicsItem], None],
    ) -> None:
        self._parent, self._around, self._adopt = parent, around, adopt
        self.cursor = Ring(parent)
        self.lights: list[Light] = []
        self._lit: frozenset[str] = frozenset()

    def show(self, cursor: str | None) -> None:
        """All of them, as everything lies now."""
        self._lay(self.cursor, self._around(cursor) if cursor is not None else None)
        found = (self._around(piece) for piece in sorted(self._lit))
        places = [place for place in found if place is not None]
        while len(self.lights) < len(places):
            self.lights.append(Light(self._parent))
        spare = [None] * (len(self.lights) - len(places))
        for light, place in zip(self.lights, (*places, *spare), strict=True):
            self._lay(light, place)

    def light(self, pieces: frozenset[str]) -> bool:
        """Which pieces are spoken of; False: the same as before."""
        was, self._lit = self._lit, pieces
        return was != pieces

    def _lay(self, ring: Ring, place: Around | None) -> None:
        if place is not None:
            ring.lay_around(place.path)
            if ring.parentItem() is not place.layer:
                self._adopt(ring, place.layer)
            ring.setPos(place.at)
        ring.setVisible(place is not None)
