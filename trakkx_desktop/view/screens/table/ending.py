"""The end of a game: who won and why, in poster size beside the board that shows it."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT, advance, plain_font, shrunk
from trakkx_desktop.view.stage.palette import INKS, colour
from trakkx_desktop.view.stage.parts import Ending
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import ElidedText, Text
from trakkx_desktop.view.stage.tr import tr

GAPS = 62
"""Pixels between poster, sentence, remark and buttons, all together."""
PITCH, HIGH = 1.0, 1.36
"""From one line of the poster to the next, and the height of its letters with all that hangs down."""
_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)


class Poster(QWidget):
    """One or two lines in poster size, set closer than lines of text are."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[ElidedText] = []

    def tell(self, words: tuple[str, ...]) -> None:
        while len(self.lines) < len(words):
            line = ElidedText("", 120, POSTER)
            line.setParent(self)
            self.lines.append(line)
        for i, line in enumerate(self.lines):
            line.setText(words[i] if i < len(words) else "")
            line.setVisible(i < len(words))

    def fit(self, px: float, width: int) -> None:
        """The first strokes of all lines stand below each other."""
        told = [line for line in self.lines if line.text()]
        for i, line in enumerate(told):
            line.set_size(px / LOOK.text_scale, POSTER)
            bearing = QFontMetricsF(line.font()).leftBearing(line.text()[0])
            left = max(0, round(RING - bearing))
            wide = width - left
            line.setGeometry(left, round(i * px * PITCH), wide, round(px * HIGH))
        self.setFixedHeight(round(px * (PITCH * (len(told) - 1) + HIGH)) if told else 0)


class EndingPanel(QWidget):
    """Signals: again() for the next game (or a new one), sheet() for the score sheet."""

    again = Signal()
    sheet = Signal()

    def __init__(self, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        self._face = face
        self._column = spaced(QVBoxLayout(self), gap=6)
        self._column.addStretch(3)
        self.match = Text("", 22, LABEL, token="text2", wrap=True)
        self._column.addWidget(self.match)
        self._poster = Poster()
        self._column.addWidget(self._poster)
        self._sentence = Text("", 26, LABEL, wrap=True)
        self._remark = Text("", 19, token="text2", wrap=True)
        self.honours = Text("", 19, LABEL, wrap=True)
        for text in (self.match, self._sentence, self._remark, self.honours):
            text.setContentsMargins(RING, 0, 0, 0)
        self._column.addSpacing(10)
        self._column.addWidget(self._sentence)
        self._column.addWidget(self._remark)
        self._column.addWidget(self.honours)
        self._column.addSpacing(22)
        row = spaced(QHBoxLayout(), gap=2)
        self.again_button = Button("", primary=face.primary, px=24, height=76)
        self.sheet_button = Button("", px=20, height=76)
        self.keep = IconButton("picture", "")
        self.more = IconButton("menu", "")
        for button in (self.again_button, self.sheet_button, self.keep, self.more):
            row.addWidget(button)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addStretch(4)
        self.again_button.clicked.connect(self.again)
        self.sheet_button.clicked.connect(self.sheet)
        for button in (self.again_button, self.sheet_button):
            button.installEventFilter(self)
        self._since = QElapsedTimer()
        self._shown: tuple[str, ...] = ()
        self._ink = ""
        LOOK.changed.connect(self._fit)
        self.hide()

    def tell(
        self, ending: Ending, match: str, honours: str, is_match_over: bool, is_read_only: bool
    ) -> None:
        """`match` says which game of it this was, and how it stands; `honours` which records it broke."""
        self._ink = ending.ink
        self.match.setText(match)
        self.match.setVisible(bool(match))
        self._poster.tell(ending.poster)
        self._shown = ending.poster
        self._sentence.setText(ending.sentence)
        self._remark.setText(ending.remark)
        self.honours.setText(honours)
        self.honours.setVisible(bool(honours))
        again = tr("ending", "Play again")
        if not is_match_over:
            again = tr("ending", "Next game")
        self.again_button.setText(again)
        self.again_button.setVisible(not is_read_only)
        self.sheet_button.setText(tr("ending", "Score sheet"))
        self.keep.set_words(tr("ending", "Keep a picture of the ending"))
        self.more.set_words(tr("ending", "More"))
        self._fit()

    @property
    def texts(self) -> tuple[QWidget, ...]:
        """All words of it, from top to bottom."""
        return self.match, self._poster, self._sentence, self._remark, self.honours

    def showEvent(self, event: QShowEvent) -> None:
        self._since.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click that was meant for the table hits what comes up there; nobody means that. Who names it, does."""
        return event.type() in _CLICKS and self._since.elapsed() < finale.STRAY

    def _fit(self) -> None:
        """As large as the longest line allows; a long name is cut, never squeezed out."""

        def fits(px: float) -> bool:
            font = plain_font(px, POSTER, -0.5)
            return all(advance(line, font) <= self.width() - 2 * RING for line in self._shown)

        # Where words need the room, the picture waits in the menu.
        row = (self.again_button, self.sheet_button, self.keep, self.more)
        self.keep.setVisible(sum(button.sizeHint().width() for button in row) <= self.width())
        px = self._fit_height(shrunk(min(168.0, self.height() * 0.24), 34, fits, 3))
        primary = LOOK.palette.primary(self._face.primary)
        first = self._ink_colour() if self._ink else primary.poster
        self._poster.fit(px, self.width())
        for line in self._poster.lines[:1]:
            line.set_colour(colour(first))

    def _fit_height(self, px: float) -> float:
        """Smaller letters where the words would not fit above each other: the poster's first."""
        for large, small in ((26, 19), (23, 17), (20, 16), (18, 14)):
            self.match.set_size(large - 4, LABEL)
            self._sentence.set_size(large, LABEL)
            self._remark.set_size(small, TEXT)
            self.honours.set_size(small, LABEL)
            px = shrunk(px, px * (0.72 if large > 18 else 0.5), self._is_low, 3)
            if self._is_low(px):
                break
        return px

    def _is_low(self, px: float) -> bool:
        """With a poster of this size everything finds its place."""
        width = self.width()
        told = [self._sentence, self._remark]
        told += [text for text in (self.match, self.honours) if text.text()]
        texts: int = sum(text.heightForWidth(width) for text in told)
        lines = max(1, len(self._shown))
        buttons = self.again_button.sizeHint().height()
        return px * (PITCH * (lines - 1) + HIGH) + texts + buttons + GAPS <= self.height()

    def _ink_colour(self) -> str:
        """A piece colour that can be read in large letters on this theme's table."""
        if self._ink not in INKS:
            return LOOK.palette.text
        is_dark = LOOK.palette.name == "dark"
        return LOOK.palette.hex_keys[self._ink] if is_dark else INKS[self._ink].fill

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
