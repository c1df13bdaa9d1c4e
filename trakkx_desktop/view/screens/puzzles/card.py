"""The card in the rail beside a puzzle: what is asked for, the stars still to be won; in a rush, the clock."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop.puzzles.puzzle import GRADES
from trakkx_desktop.view.screens.puzzles.stars import draw_stars, stars_words
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CREAM, INK, INK_QUIET, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

LARGEST, SMALLEST = 18, 12
"""Pixels of the sentence's letters."""
STARS = 44


def grade_words(grade: int) -> str:
    return (
        {
            1: tr("puzzles", "Easy"),
            2: tr("puzzles", "Medium"),
            3: tr("puzzles", "Hard"),
        }.get(grade, tr("puzzles", "Very hard"))
        if grade in GRADES
        else ""
    )


class PuzzleCard(QWidget):
    """Says in one sentence what to do."""

    def __init__(self) -> None:
        super().__init__()
        self._stars = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = self._layout = spaced(QVBoxLayout(self), 20, 12, 18, STARS + 14, gap=4)
        self.title = Text("", 16, LABEL, wrap=True)
        self.clock = Text("", 40, POSTER)
        self.clock.hide()
        self.sentence = Text("", LARGEST, TEXT, wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.title.set_colour(colour(INK_QUIET))
        for text in (self.sentence, self.clock):
            text.set_colour(colour(INK))
        for text in (self.title, self.clock, self.sentence):
            column.addWidget(text)
        column.addStretch(1)
        LOOK.changed.connect(self._fit)

    def tell(self, title: str, sentence: str, stars: int) -> None:
        """`stars` that can be won, or that were won; 0: they do not matter."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self._stars = stars
        won = stars_words(stars) if stars else ""
        self.setAccessibleName(". ".join(filter(None, (title, sentence, won))))
        self._layout.setContentsMargins(20, 12, 18, (STARS if stars else 0) + 14)
        self._fit()
        self.update()

    def tell_time(self, words: str) -> None:
        self.clock.setText(words)
        self.clock.setVisible(bool(words))

    def _fit(self) -> None:
        """Smaller letters where there is little space: the sentence is always whole."""
        wide = self.width() - 38
        for px in range(LARGEST, SMALLEST - 1, -1):
            self.sentence.set_size(px, TEXT)
            if self.sentence.heightForWidth(wide) <= self.height() - self._fixed():
                break
        self.updateGeometry()

    def _fixed(self) -> int:
        """Height of everything but the sentence."""
        clock = self.clock.sizeHint().height() if not self.clock.isHidden() else 0
        return (
            (STARS if self._stars else 0)
            + 40
            + self.title.heightForWidth(max(80, self.width() - 38))
            + clock
        )

    def sizeHint(self) -> QSize:
        """As high as its words in large letters."""
        box = QRectF(0, 0, max(80, self.width() - 38), 2000)
        metrics, flags = QFontMetricsF(LOOK.font(LARGEST, TEXT)), Qt.TextFlag.TextWordWrap
        high = metrics.boundingRect(box, flags, self.sentence.text()).height()
        return QSize(160, self._fixed() + round(high) + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 118)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size() != event.oldSize():
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = QRectF(self.rect()).adjusted(7, 4, -7, -2)
            fill(painter, round_rect(body, 16), colour(CREAM))
            row = QRectF(body.x() + 12, body.bottom() - STARS - 4, body.width() - 24, STARS)
            if self._stars:
                draw_stars(painter, row, self._stars, colour(INK))
