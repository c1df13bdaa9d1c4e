"""On or off."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen

from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.lettering import write_line
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, rounded, shape

WORDS_AT = 68
"""Where the words of a switch begin."""


class Switch(Control):
    """On or off, with its words beside it."""

    def __init__(self, text: str, on: bool) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setChecked(on)
        self.set_words(text)

    def set_words(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(LOOK.font(18))
        width = metrics.horizontalAdvance(self.text()) + 76
        return QSize(round(width) + 2 * RING, max(44, round(metrics.height()) + 8) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 14)
            self.draw_track(painter, body.x(), body.center().y())
            rect = QRectF(body.x() + WORDS_AT, body.y(), body.width() - WORDS_AT, body.height())
            write_line(painter, rect, self.text(), LOOK.font(18))

    def draw_track(self, painter: QPainter, x: float, cy: float) -> None:
        """The track and its knob, with its left end and its middle here."""
        on = self.isChecked()
        line = QPen(LOOK.colour("focus" if on else "group_line"), 2)
        track = rounded(x + 1, cy - 15, 54, 30, 15)
        fill(painter, track, LOOK.colour("focus" if on else "mat"), line)
        knob = shape("circle", x + (40 if on else 16), cy, 11)
        fill(painter, knob, LOOK.colour("on_focus" if on else "group_line"))
