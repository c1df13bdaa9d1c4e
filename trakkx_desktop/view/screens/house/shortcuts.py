"""F1: every shortcut on one leaf, and those of the game on the table."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.house.keys import (
    GROUPS,
    KEYS,
    TABLE,
    deed_words,
    group_words,
    key_words,
)
from trakkx_desktop.view.screens.house.overlay import Overlay
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_TWO_COLUMNS = 900


class Cap(QWidget):
    """A key of the keyboard."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(LOOK.font(16, LABEL))
        width = max(34.0, metrics.horizontalAdvance(self.text) + 20)
        return QSize(round(width), round(metrics.height()) + 12)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            hint = self.sizeHint()
            top = (self.height() - hint.height()) / 2
            w, h = float(hint.width()), float(hint.height())
            fill(painter, rounded(0, top + 3, w, h - 3, 9), LOOK.colour("quiet"))
            fill(painter, rounded(0, top, w, h - 4, 9), LOOK.colour("mat"))
            box = QRectF(0, top, w, h - 4)
            write(painter, box, self.text, LOOK.font(16, LABEL), flags=CENTRE)


class Shortcuts(Overlay):
    """One at a time: F1 once more closes it."""

    def __init__(self, window: QWidget, title: str, deeds: Iterable[tuple[str, str]]) -> None:
        """`title` names the deeds (words, key) that the game on the table adds."""
        words = tr("shortcuts", "All shortcuts")
        super().__init__(window, words, 1080)
        blocks = [self._block(group_words(g), _listed(g)) for g in GROUPS]
        own = [(words, (key,)) for words, key in deeds]
        after = GROUPS.index(TABLE) + 1
        blocks[after:after] = [self._block(title, own)] if own else []
        self._grid = spaced(QGridLayout(self.body), RING, 4, 20, 8)
        self._grid.setHorizontalSpacing(56)
        wide = window.width() >= _TWO_COLUMNS
        for column, chosen in enumerate(_halves(blocks) if wide else (blocks,)):
            pile = spaced(QVBoxLayout(), gap=12)
            for block in chosen:
                pile.addWidget(block)
            pile.addStretch(1)
            self._grid.addLayout(pile, 0, column)
            self._grid.setColumnStretch(column, 1)
        self.open()

    def _block(self, words: str, rows: Iterable[tuple[str, tuple[str, ...]]]) -> QWidget:
        block = QWidget()
        pile = spaced(QVBoxLayout(block), gap=3)
        pile.addWidget(Text(words, 20, LABEL))
        for deed, keys in rows:
            row = spaced(QHBoxLayout(), gap=6)
            row.addWidget(Text(deed, 17, TEXT, "text2", wrap=True), 1)
            for key in keys:
                row.addWidget(Cap(key_words(key)))
            pile.addLayout(row)
        return block

    @property
    def lines(self) -> list[str]:
        """What is written on the leaf, in reading order."""
        return [text.text() for text in self.body.findChildren(Text)]


def _listed(group: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(deed_words(key.name), key.keys) for key in KEYS if key.group == group]


def _halves(blocks: list[QWidget]) -> tuple[list[QWidget], list[QWidget]]:
    """Two columns of about the same height, in reading order."""
    heights = [block.sizeHint().height() for block in blocks]
    best = min(
        range(1, len(blocks)), key=lambda i: max(sum(heights[:i]), sum(heights[i:])), default=1
    )
    return blocks[:best], blocks[best:]
