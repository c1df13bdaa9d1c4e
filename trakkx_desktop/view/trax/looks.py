"""What a TRAX table looks like: the stage asks here, the scene and the layout answer."""

from PySide6.QtGui import QPainterPath

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Change, Sight
from trakkx_desktop.games.trax.events import Laid
from trakkx_desktop.view.stage.layout import Arrivals, Extent, Frame, Layout
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trax.layout import (
    Tempo,
    TraxLayout,
    arrivals,
    extent,
    frame,
    paced,
    place_in_tray,
)
from trakkx_desktop.view.trax.pieces import TraxPainter
from trakkx_desktop.view.trax.scene import Scenes, Touch


class TraxLooks:
    """Of one table."""

    painter, units, head_share = TraxPainter(), (10.0, 92.0), 0.7

    def __init__(self, sight: Sight, touch: Touch, scenes: Scenes, link: Link) -> None:
        self._sight = sight
        self._link = link
        self._touch = touch
        self.scenes = scenes
        self._layout = TraxLayout()

    def frame(self, width: float, height: float) -> Frame:
        area = self.scenes.resize(width, height)
        return frame(self.scenes.now(), area, LOOK.text_scale)

    def extent(self) -> Extent:
        scene = self.scenes.now()
        return extent(scene.state, scene.is_ended)

    def layout(self) -> Layout:
        return self._layout.of(self.scenes.now())

    def arrivals(self, change: Change) -> Arrivals:
        return arrivals(self._sight.state, change.events, self._tempo(change))

    def _tempo(self, change: Change) -> Tempo:
        """A person's tile comes from the hand, a computer's from the tray, at the pace that the people wish."""
        laid = [event for event in change.events if isinstance(event, Laid)]
        if change.seat is not None and laid and self._sight.players[change.seat].is_computer:
            origin = place_in_tray(self.scenes.now(), laid[0].tile)
            return paced(origin, self._link.habits.pace, len(laid) - 1)
        landing = self._touch.landing
        return Tempo((landing.zone, landing.x, landing.y) if landing is not None else None)

    def mini(self, seat: Seat) -> Layout:
        return {}

    def ring(self, piece: str, half: float) -> QPainterPath | None:
        return None
