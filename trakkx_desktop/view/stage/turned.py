"""Words and buttons for the one who sits across the screen: turned by a half-turn, and at the opposite place."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsEffect, QWidget


class HalfTurn(QGraphicsEffect):
    """Draws a widget upside down; where it can be pressed stays as it is."""

    def draw(self, painter: QPainter) -> None:
        # A widget draws itself as if nothing were turned, so what is turned is its picture.
        box = self.sourceBoundingRect()
        picture = self.sourcePixmap(mode=QGraphicsEffect.PixmapPadMode.NoPad)
        painter.save()
        painter.translate(box.center())
        painter.rotate(180)
        painter.drawPixmap(box.topLeft() - box.center(), picture)
        painter.restore()


def turn(widget: QWidget, is_turned: bool) -> None:
    if is_turned != isinstance(widget.graphicsEffect(), HalfTurn):
        # Qt's stubs forbid the None with which Qt takes an effect away.
        widget.setGraphicsEffect(HalfTurn(widget) if is_turned else None)  # type: ignore[arg-type]


def opposite(box: QRect, around: QSize) -> QRect:
    """The same box seen from the other side of an area of this size."""
    corner = QPoint(around.width(), around.height()) - box.bottomRight() - QPoint(1, 1)
    return QRect(corner, box.size())


def place(widget: QWidget, box: QRect, around: QSize, is_turned: bool) -> None:
    """Puts a widget where it belongs, for who sits near or across."""
    widget.setGeometry(opposite(box, around) if is_turned else box)
