"""A scroll area that shows nothing but its content and, where needed, a slim bar."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, round_rect

SLIM = 14
"""Width of the bar."""
LINE = 48
"""How far an arrow key scrolls."""


class SlimBar(QScrollBar):
    """Only a rounded handle, in the colour of group lines."""

    def sizeHint(self) -> QSize:
        return QSize(SLIM, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            total = self.maximum() - self.minimum() + self.pageStep()
            if total <= 0 or self.maximum() == self.minimum():
                return
            length = max(32.0, self.height() * self.pageStep() / total)
            span = self.maximum() - self.minimum()
            top = (self.height() - length) * (self.value() - self.minimum()) / span
            handle = QRectF(3, top + 2, 8, length - 4)
            fill(painter, round_rect(handle, 4), LOOK.colour("group_line"))


class Scroll(QScrollArea):
    """Vertical only; see-through, so that the screen's own ground shows."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(SlimBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_content(content)

    def show_content(self, content: QWidget) -> None:
        """In place of what was there before, which is gone."""
        self.setWidget(content)
        # Qt gives the content a ground of its own when it is set.
        content.setAutoFillBackground(False)


def scroll_by_key(area: QScrollArea, key: Qt.Key) -> bool:
    """Arrows, page keys, Home and End; True if the key was one of them."""
    bar = area.verticalScrollBar()
    ways = {
        Qt.Key.Key_Up: bar.value() - LINE,
        Qt.Key.Key_Down: bar.value() + LINE,
        Qt.Key.Key_PageUp: bar.value() - bar.pageStep() + LINE,
        Qt.Key.Key_PageDown: bar.value() + bar.pageStep() - LINE,
        Qt.Key.Key_Home: bar.minimum(),
        Qt.Key.Key_End: bar.maximum(),
    }
    if key in ways:
        bar.setValue(ways[key])
    return key in ways
