"""What is drawn over the pieces: the ring of the keyboard cursor, rings around what is spoken of, the rubber band."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsRectItem

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import GLOW, INK, colour

ABOVE = 1000.0


class Ring(QGraphicsPathItem):
    """With a light edge outside and inside, so that it is seen on dark wood, too."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._edge = QGraphicsPathItem(self)
        self._edge.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setZValue(ABOVE)
        self.hide()

    def lay_around(self, path: QPainterPath) -> None:
        self.setPath(path)
        self._edge.setPath(path)

    def restyle(self) -> None:
        for item, token, width in ((self, "focus", 4), (self._edge, "on_focus", 8)):
            pen = QPen(LOOK.colour(token), width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            item.setPen(pen)


class Light(Ring):
    """Around a piece or place that somebody speaks of: a lesson, a puzzle."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(ABOVE - 1)
        for item, ink, width in ((self, colour(GLOW), 4), (self._edge, colour(INK, 0.55), 7)):
            item.setPen(QPen(ink, width))


class Band(QGraphicsRectItem):
    def __init__(self) -> None:
        super().__init__()
        self.setZValue(30)
        self.hide()

    def show_around(self, rect: QRectF | None) -> None:
        self.setVisible(rect is not None)
        if rect is not None:
            self.setRect(rect)

    def restyle(self) -> None:
        self.setPen(QPen(LOOK.colour("focus"), 2, Qt.PenStyle.DashLine))
        self.setBrush(QBrush(LOOK.colour("focus", 0.12)))
