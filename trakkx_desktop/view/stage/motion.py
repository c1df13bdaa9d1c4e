"""Pieces that glide, arrive and leave: one clock for all of them, and none while nothing moves."""

from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from trakkx_desktop.view.stage.look import LOOK

GLIDE, LIFT, ARRIVE, CAMERA = 160, 90, 140, 260
"""Durations in ms: to a new place, taking up, a forced tile arriving, the camera turning to another part."""


@dataclass
class Glide:
    """One item on its way; opacity and scale follow the same curve."""

    item: QGraphicsItem
    start: float
    ms: float
    pos: tuple[QPointF, QPointF]
    opacity: tuple[float, float]
    scale: tuple[float, float]


class Motion(QObject):
    """Signal: rested() when the last moving piece has arrived."""

    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._glides: dict[int, Glide] = {}
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._timer = QTimer(self, interval=15, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def move(
        self,
        item: QGraphicsItem,
        to: QPointF,
        ms: int = GLIDE,
        *,
        delay: int = 0,
        opacity: tuple[float, float] | None = None,
        scale: tuple[float, float] | None = None,
    ) -> None:
        """Sends an item to a place; with reduced motion it is there at once."""
        glide = Glide(
            item,
            monotonic() + delay / 1000,
            max(1, ms),
            (item.pos(), to),
            opacity or (item.opacity(), item.opacity()),
            scale or (item.scale(), item.scale()),
        )
        if LOOK.duration(ms + delay) == 0:
            self._glides.pop(id(item), None)
            self._apply(glide, 1.0)
            return
        self._apply(glide, 0.0)
        self._glides[id(item)] = glide
        if not self._timer.isActive():
            self._timer.start()

    @property
    def is_moving(self) -> bool:
        """Is anything on its way, or waiting to set out?"""
        return bool(self._glides)

    def goal(self, item: QGraphicsItem) -> QPointF:
        """Where an item will be when it has arrived."""
        glide = self._glides.get(id(item))
        return glide.pos[1] if glide is not None else item.pos()

    def stretch(self, item: QGraphicsItem, share: float) -> None:
        """The layer in which it lies has another scale: place and goal move along."""
        item.setPos(item.pos() * share)
        glide = self._glides.get(id(item))
        if glide is not None:
            glide.pos = (glide.pos[0] * share, glide.pos[1] * share)

    def zoom(self, item: QGraphicsItem, share: float) -> None:
        """What it consists of is drawn at another scale, so its own is 1 now, or when it has arrived."""
        glide = self._glides.get(id(item))
        if glide is None:
            item.setScale(1.0)
            return
        item.setScale(item.scale() * share)
        glide.scale = (glide.scale[0] * share, 1.0)

    def drop(self, item: QGraphicsItem) -> None:
        """Forgets an item that is taken up or removed while it moves."""
        self._glides.pop(id(item), None)

    def finish(self) -> None:
        """Everything arrives at once: any input does this first."""
        while self._glides:
            self._apply(self._glides.pop(next(iter(self._glides))), 1.0)
        self._rest()

    def _tick(self) -> None:
        now = monotonic()
        for key, glide in list(self._glides.items()):
            share = (now - glide.start) * 1000 / glide.ms
            if share >= 1.0:
                self._glides.pop(key, None)
            if share > 0:
                self._apply(glide, min(1.0, share))
        if not self._glides:
            self._rest()

    def _rest(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.rested.emit()

    def _apply(self, glide: Glide, share: float) -> None:
        eased = self._curve.valueForProgress(share)
        start, end = glide.pos
        glide.item.setPos(start + (end - start) * eased)
        glide.item.setOpacity(glide.opacity[0] + (glide.opacity[1] - glide.opacity[0]) * eased)
        glide.item.setScale(glide.scale[0] + (glide.scale[1] - glide.scale[0]) * eased)
