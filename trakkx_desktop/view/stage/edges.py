"""Where a board goes on beyond its area: a soft edge, and beside it rulers that stay in sight."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from trakkx_desktop.view.stage.camera import Camera
from trakkx_desktop.view.stage.layout import BOTTOM_RULER, LEFT_RULER, Box, Extent, Placement
from trakkx_desktop.view.stage.lens import Layer
from trakkx_desktop.view.stage.look import LOOK

SOFT = 26.0
"""Pixels over which the board fades."""
RULED = 34.0
"""Pixels beside it that a ruler needs."""


class Edges(Layer):
    """Above the board, below all that stays put."""

    def __init__(self) -> None:
        super().__init__(5)
        self._sides = [QGraphicsRectItem(self) for _ in range(4)]
        for side in self._sides:
            side.setPen(Qt.PenStyle.NoPen)

    def follow(
        self,
        camera: Camera,
        extent: Extent,
        area: Box,
        rulers: Iterable[tuple[QGraphicsItem, Placement]],
    ) -> None:
        """The camera has moved."""
        zones: set[str] = set()
        x, y, w, h = area
        for item, place in rulers:
            zones.add(place.zone)
            at = QPointF(*camera.point(place.zone, place.x, place.y, area))
            item.setPos(at)
            item.setVisible(x <= at.x() <= x + w and y <= at.y() <= y + h)
        low, high = camera.span(extent)
        beyond = (low[0] < x, high[0] > x + w, low[1] < y, high[1] > y + h)
        left, bottom = (RULED if zone in zones else 0.0 for zone in (LEFT_RULER, BOTTOM_RULER))
        boxes = (
            (QRectF(x, y, left + SOFT, h), left, QPointF(1, 0)),
            (QRectF(x + w - SOFT, y, SOFT, h), 0.0, QPointF(-1, 0)),
            (QRectF(x, y, w, SOFT), 0.0, QPointF(0, 1)),
            (QRectF(x, y + h - bottom - SOFT, w, bottom + SOFT), bottom, QPointF(0, -1)),
        )
        for side, is_beyond, (box, full, way) in zip(self._sides, beyond, boxes, strict=True):
            side.setVisible(is_beyond)
            if is_beyond:
                side.setRect(box)
                side.setBrush(_fading(box, full, way))


def _fading(box: QRectF, full: float, way: QPointF) -> QBrush:
    """From the table's colour, which covers the first pixels wholly, to nothing."""
    long = abs(box.width() * way.x() + box.height() * way.y())
    start = QPointF(
        box.left() if way.x() >= 0 else box.right(), box.top() if way.y() >= 0 else box.bottom()
    )
    shade = QLinearGradient(start, start + way * long)
    shade.setColorAt(0.0, LOOK.colour("table"))
    shade.setColorAt(full / long, LOOK.colour("table"))
    shade.setColorAt(1.0, LOOK.colour("table", 0.0))
    return QBrush(shade)
