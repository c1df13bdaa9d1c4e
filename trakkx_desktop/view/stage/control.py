"""What all buttons share: hover, press, and a focus ring that shows only for the keyboard."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.shapes import fill, round_rect

RING = 7
"""Space around every control for its focus ring and shadow."""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ELSEWHERE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class Control(QAbstractButton):
    """What all buttons share: hover, press, and a focus ring that shows only for the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self._ring = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        LOOK.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    @property
    def is_hovered(self) -> bool:
        return self.isEnabled() and self.underMouse()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A window or menu that comes and goes does not change what the person last used."""
        if event.reason() not in _ELSEWHERE:
            self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _ELSEWHERE:
            self._ring = False
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def leave_arrows(self, event: QKeyEvent) -> bool:
        """In a grid of buttons the arrow keys are the grid's; True if it was one of them."""
        is_arrow = event.key() in ARROWS
        if is_arrow:
            event.ignore()
        return is_arrow

    def draw_card(self, painter: QPainter) -> QRectF:
        """A leaf of paper with a lip that gives way when it is pressed, and its ring; returns its face."""
        self.draw_ring(painter, 16)
        body, down = self.body, 4 if self.isDown() else 0
        fill(painter, round_rect(body.adjusted(0, 8, 0, 0), 16), LOOK.colour("paper_lip"))
        face = QRectF(body.x(), body.y() + down, body.width(), body.height() - 4)
        fill(painter, round_rect(face, 16), LOOK.colour("mat" if self.is_hovered else "paper"))
        return face

    def draw_ring(self, painter: QPainter, radius: float, on: QColor | None = None) -> None:
        if self._ring and self.hasFocus():
            ring = self.body.adjusted(-4, -4, 4, 4)
            pen = QPen(on if on is not None else LOOK.colour("focus"), 3.5)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, radius + 4, radius + 4)
