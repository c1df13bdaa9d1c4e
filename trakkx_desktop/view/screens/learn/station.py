"""A station of the path: a round button in the colour of its game, filled when its lesson is done."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPaintEvent, QPen

from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icons import draw_icon
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LOOK, POSTER
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, GLOW, colour
from trakkx_desktop.view.stage.shapes import fill, shape

OPEN, BEGUN, DONE = "open", "begun", "done"
LARGE, SMALL = 58, 44


class Station(Control):
    """`icon` in place of its number: the first game. Signal: pointed() when it is what one looks at."""

    pointed = Signal()

    def __init__(self, face: Face, number: int, icon: str = "") -> None:
        super().__init__()
        self._face, self._number, self._icon = face, number, icon
        self._state, self._share, self.is_next = OPEN, 0.0, False
        self._size = LARGE

    def tell(self, words: str, state: str, share: float, is_next: bool) -> None:
        """`share` of its steps is done."""
        self._state, self._share, self.is_next = state, share, is_next
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def set_size(self, size: int) -> None:
        self._size = size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._size + 2 * RING, self._size + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            p = CARD_PRIMARIES[self._face.primary]
            body = self.body
            middle, r = body.center(), min(body.width(), body.height()) / 2
            self.draw_ring(painter, r)
            is_done = self._state == DONE
            down = 0 if self.isDown() else 4
            fill(painter, shape("circle", middle.x(), middle.y() + 2, r), colour(p.button_lip))
            top = QPointF(middle.x(), middle.y() + 2 - down)
            ground = colour(p.button) if is_done else LOOK.colour("paper")
            pen = QPen(colour(GLOW if self.is_next else p.button), 5 if self.is_next else 3)
            fill(painter, shape("circle", top.x(), top.y(), r - 2), ground, pen)
            if self._state == BEGUN:
                arc = QRectF(top.x() - r + 8, top.y() - r + 8, 2 * r - 16, 2 * r - 16)
                painter.setPen(QPen(colour(p.button), 4))
                painter.drawArc(arc, 90 * 16, -round(self._share * 360 * 16))
            ink = colour(p.on_button) if is_done else LOOK.colour("text")
            box = QRectF(top.x() - r, top.y() - r, 2 * r, 2 * r)
            if is_done or self._icon:
                size = r * 0.95
                place = QRectF(top.x() - size / 2, top.y() - size / 2, size, size)
                draw_icon(painter, "check" if is_done else self._icon, place, ink)
            else:
                write(painter, box, str(self._number), LOOK.font(r * 0.8, POSTER), ink, CENTRE)
