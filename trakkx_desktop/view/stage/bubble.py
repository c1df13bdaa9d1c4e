"""The sentence beside the pointer: why something was refused, or news, for three seconds, then it is gone."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QMouseEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.stage.lettering import CENTRE, MIDDLE, WRAP, write
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import GLOW, INK, colour
from trakkx_desktop.view.stage.shapes import fill, polygon, rounded, shape
from trakkx_desktop.view.stage.turned import place, turn

STAYS = 3000
WIDEST = 360
_PAD, _DISC, _TIP = 16, 26, 12


class Bubble(QWidget):
    """Signal: asked(rule) when it is clicked: the booklet opens at that rule."""

    asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.sentence = ""
        self.rule = ""
        self._tip = QPoint()
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str, rule: str, at: QPoint, is_turned: bool = False) -> None:
        """Shows the sentence with its tip at a point of the parent, turned for who sits across; announces it to
        screen readers. An empty one takes back what was said."""
        if not sentence:
            self.clear()
            return
        self.sentence, self.rule = sentence, rule
        self.setAccessibleName(sentence)
        size, around = self.sizeHint(), self._parent.rect()
        if is_turned:
            at = around.bottomRight() - at
        x = max(8, min(at.x() - size.width() // 2, around.width() - size.width() - 8))
        above = at.y() - size.height() - 14 > 8
        y = at.y() - size.height() - 14 if above else at.y() + 22
        y = max(8, min(y, around.height() - size.height() - 8))
        place(self, QRect(QPoint(x, y), size), around.size(), is_turned)
        turn(self, is_turned)
        self._tip = QPoint(at.x() - x, size.height() if above else 0)
        self.setCursor(Qt.CursorShape.PointingHandCursor if rule else Qt.CursorShape.ArrowCursor)
        self.show()
        self.raise_()
        self.update()
        self._timer.start()
        announce(self._parent, sentence)

    def say_beside(self, widget: QWidget, sentence: str, is_turned: bool = False) -> None:
        """A widget of the parent gives this sentence for an answer."""
        at = widget.mapTo(self._parent, widget.rect().center())
        at.setY(at.y() + widget.height() // (3 if is_turned else -3))
        self.say(sentence, "", at, is_turned)

    @property
    def sign(self) -> str:
        """A broken rule warns; anything else is only told."""
        return "!" if self.rule else "i"

    def clear(self) -> None:
        """Gone at once, words and all: the next one at the screen must not read it."""
        self._timer.stop()
        self.hide()
        self.sentence = self.rule = ""
        self.setAccessibleName("")

    def sizeHint(self) -> QSize:
        text = self._text_rect()
        width = text.width() + 2 * _PAD + _DISC + 10
        return QSize(width, max(text.height(), _DISC) + 2 * 13 + 2 * _TIP)

    def _text_rect(self) -> QRect:
        metrics = QFontMetrics(LOOK.font(17, LABEL))
        return metrics.boundingRect(QRect(0, 0, WIDEST, 1000), WRAP, self.sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = self.rect().adjusted(0, _TIP, 0, -_TIP)
            face = LOOK.colour("bubble")
            fill(painter, rounded(box.x(), box.y(), box.width(), box.height(), 14), face)
            base = box.bottom() if self._tip.y() > 0 else box.top()
            x = max(24, min(self._tip.x(), self.width() - 24))
            way = _TIP if self._tip.y() > 0 else -_TIP
            fill(painter, polygon([(x - 10, base), (x + 10, base), (x, base + way)]), face)
            cy = box.center().y() + 1
            fill(painter, shape("circle", _PAD + _DISC / 2, cy, _DISC / 2), colour(GLOW))
            disc = QRect(_PAD, round(cy - _DISC / 2), _DISC, _DISC)
            write(painter, disc, self.sign, LOOK.font(19, LABEL), colour(INK), CENTRE)
            text = box.adjusted(_PAD + _DISC + 10, 0, -8, 0)
            write(painter, text, self.sentence, LOOK.font(17, LABEL), "on_bubble", WRAP | MIDDLE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
        if self.rule:
            self.asked.emit(self.rule)


def announce(widget: QWidget, sentence: str) -> None:
    """Tells a screen reader, if one is there."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
