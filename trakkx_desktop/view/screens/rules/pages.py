"""The pages of a booklet: its sections one below the other in a column that is good to read."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.rules.booklet import (
    Block,
    Booklet,
    Example,
    Items,
    Paragraph,
    Picture,
    Section,
)
from trakkx_desktop.view.screens.rules.figures import FigureRows
from trakkx_desktop.view.screens.rules.prose import BoxPanel, Bullets, Prose
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import GLOW, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

COLUMN = 720
"""Width of a line of text."""
_EDGE = 24
"""Room at both sides of the column for the light on a section."""
_RULE = re.compile(r"[A-Z]+\d+")
_FLASH = 2600


class SectionPage(QWidget):
    """A heading with the ids of its rules, and what stands below it."""

    def __init__(self, section: Section, face: Face) -> None:
        super().__init__()
        self.section = section
        self._light = 0.0
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setKeyValueAt(0.6, 1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(_FLASH)
        self._fade.valueChanged.connect(self._shine)
        self._fade.finished.connect(lambda: self._shine(0.0))
        pile = QVBoxLayout(self)
        is_chapter = section.level == 2
        pile.setContentsMargins(_EDGE, 34 if is_chapter else 10, _EDGE, 12)
        pile.setSpacing(14)
        pile.addLayout(self._heading(section, 36 if is_chapter else 24))
        for widget in _widgets(section.blocks, face):
            pile.addWidget(widget)

    def _heading(self, section: Section, px: int) -> QHBoxLayout:
        row = spaced(QHBoxLayout(), gap=12)
        row.addWidget(Text(section.words, px, POSTER, wrap=True), 1)
        rules = [anchor for anchor in section.anchors if _RULE.fullmatch(anchor)]
        if rules:
            row.addWidget(Text(" ".join(rules), 16, LABEL, "text3"), 0, Qt.AlignmentFlag.AlignTop)
        return row

    @property
    def is_lit(self) -> bool:
        return self._light > 0

    def flash(self) -> None:
        """A light for a moment: this is what was asked for. Nothing moves."""
        self._fade.stop()
        self._fade.start()
        self._shine(1.0)

    def _shine(self, light: float) -> None:
        self._light = light if not LOOK.reduce_motion else float(light > 0.05)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._light > 0:
            with painting(self) as painter:
                top = 26.0 if self.section.level == 2 else 2.0
                box = QRectF(4, top, self.width() - 8, self.height() - top - 2)
                path = round_rect(box, 16)
                fill(painter, path, colour(GLOW, 0.26 * self._light))


class Pages(QWidget):
    """A whole booklet. Signal: laid() when its sections have their places."""

    laid = Signal()

    def __init__(self, booklet: Booklet, face: Face) -> None:
        super().__init__()
        self.sections = [SectionPage(section, face) for section in booklet.sections]
        pile = _column(self)
        title = spaced(QVBoxLayout(), _EDGE, 18, _EDGE, 0, gap=0)
        title.addWidget(Text(booklet.title, 56, POSTER))
        title.addWidget(Text(face.tagline(), 20, LABEL, "text2", wrap=True))
        pile.addLayout(title)
        for section in self.sections:
            pile.addWidget(section)
        pile.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.laid.emit()


class NoPages(QWidget):
    """Stands in for a booklet that nobody has written."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.sections: list[SectionPage] = []
        pile = _column(self)
        words = spaced(QVBoxLayout(), _EDGE, 18, _EDGE, 0)
        words.addWidget(Text(face.title, 56, POSTER))
        sentence = tr(
            "rules", "Nobody has written a booklet for this game yet. This is what it is about:"
        )
        self.sentence = Text(sentence, 19, TEXT, "text2", wrap=True)
        words.addWidget(self.sentence)
        words.addWidget(Text(face.promise(), 19, TEXT, wrap=True))
        pile.addLayout(words)
        pile.addStretch(1)


def _column(page: QWidget) -> QVBoxLayout:
    """The middle of the page, as wide as a line of text should be."""
    row = spaced(QHBoxLayout(page), 8, 0, 8, 60)
    inner = QWidget()
    inner.setMaximumWidth(COLUMN + 2 * _EDGE)
    row.addStretch(1)
    row.addWidget(inner, 1000)
    row.addStretch(1)
    pile = spaced(QVBoxLayout(inner), gap=0)
    return pile


def _widgets(blocks: tuple[Block, ...], face: Face) -> Iterator[QWidget]:
    """Pictures that follow each other come together."""
    pictures: list[Picture] = []
    for block in blocks:
        if isinstance(block, Picture):
            pictures.append(block)
            continue
        if pictures:
            yield FigureRows(pictures, face, COLUMN)
            pictures = []
        yield _widget(block, face.primary)
    if pictures:
        yield FigureRows(pictures, face, COLUMN)


def _widget(block: Paragraph | Items | Example, primary: str) -> QWidget:
    match block:
        case Paragraph(runs):
            return Prose(runs)
        case Items():
            return Bullets(block, primary)
        case Example():
            return BoxPanel(block, primary)
