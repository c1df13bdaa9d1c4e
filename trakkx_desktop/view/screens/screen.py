"""What the window asks of every screen: whose rules `?` opens, words anew, and to clear up when left."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trakkx_desktop.view.stage.look import LOOK, POSTER
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.text import Text


class Screen(QWidget):
    """Fills the window in the colour of the table; a screen says what is different about it.
    Signal: closed(), back to where one came from; Esc does that too."""

    closed = Signal()
    is_lookup = False
    """Opened by whoever plays, in the middle of a turn, and left to go on with it: nothing is covered for it."""

    @property
    def key(self) -> str:
        """The game whose rules `?` opens; "" for none in particular."""
        return ""

    @property
    def rule(self) -> str:
        """The rule at which they open; "" for the beginning."""
        return ""

    def own_keys(self) -> tuple[str, list[tuple[str, str]]]:
        """For F1: what to call the shortcuts that are only here, and what each does (words, key)."""
        return "", []

    def take_focus(self) -> None:
        """Where the keyboard begins."""
        self.setFocus()

    def come_back(self) -> None:
        """Shown again after another screen; the keyboard is where it was."""

    def take_back(self) -> None:
        """Undo; where nothing is played there is nothing to take back."""

    def redo_turn(self) -> None:
        """Redo."""

    def fit_page(
        self, column: QVBoxLayout, title: Text, *, above: int, below: int, gap: int
    ) -> bool:
        """A large window leaves room at its edges and between the parts of a page; True: it is small."""
        is_small = self.width() < 1200 or self.height() < 760
        side = 17 if is_small else 41
        edges = (8, min(10, below)) if is_small else (above, below)
        column.setContentsMargins(side, edges[0], side, edges[1])
        column.setSpacing(4 if is_small else gap)
        title.set_size(30 if is_small else 44, POSTER)
        return is_small

    def retranslate(self) -> None:
        """All words in the language of now."""

    def retire(self) -> None:
        """The screen is left for good."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            # Not `fillRect`: to choose among its forms Python would have to learn all gradients.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(LOOK.colour("table"))
            painter.drawRect(self.rect())
