"""The booklet's text on the screen: paragraphs with bold words and notation, lists, boxes."""

from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.rules.booklet import BOLD, CODE, Example, Items, Runs, plain
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import colour
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.shapes import fill, shape
from trakkx_desktop.view.stage.spacing import spaced

SIZE = 19
_LEADING = 106
"""Height of a line in percent of the letters' own."""


def ink_of(primary: str) -> QColor:
    """A game's colour for small things on the page."""
    return colour(LOOK.palette.primary(primary).button)


class Prose(QLabel):
    """A paragraph. Its words come from a booklet of the house, never from a player."""

    def __init__(self, runs: Runs, px: float = SIZE) -> None:
        super().__init__()
        self._runs = runs
        self._px = px
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(plain(runs))
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(LOOK.font(self._px))
        palette = self.palette()
        palette.setColor(self.foregroundRole(), LOOK.colour("text"))
        self.setPalette(palette)
        self.setText(_markup(self._runs))


def _markup(runs: Runs) -> str:
    ground = LOOK.colour("mat").name()
    styles = {
        BOLD: "<b>{}</b>",
        CODE: f'<span style="font-weight:700; background-color:{ground}">&nbsp;{{}}&nbsp;</span>',
    }
    parts = [styles.get(run.style, "{}").format(escape(run.text)) for run in runs]
    return f'<p style="margin:0; line-height:{_LEADING}%">{"".join(parts)}</p>'


class Bullets(QWidget):
    """A list; each item has the small mark of its game's colour."""

    def __init__(self, block: Items, primary: str) -> None:
        super().__init__()
        pile = spaced(QVBoxLayout(self), gap=8)
        for item in block.items:
            row = spaced(QHBoxLayout(), gap=10)
            row.addWidget(_Bullet(primary), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(Prose(item), 1)
            pile.addLayout(row)


class _Bullet(QWidget):
    def __init__(self, primary: str) -> None:
        super().__init__()
        self._primary = primary
        self.setFixedSize(18, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            middle = LOOK.font(SIZE).pixelSize() * 0.72
            fill(painter, shape("circle", 8, middle, 5), ink_of(self._primary))


class BoxPanel(Panel):
    """An example, a tip or a remark about the app, set off by its ground and a bar in the game's colour."""

    def __init__(self, block: Example, primary: str) -> None:
        super().__init__("mat", 16)
        self._primary = primary
        pile = spaced(QVBoxLayout(self), 30, 16, 22, 18, gap=8)
        for paragraph in block.paragraphs:
            pile.addWidget(Prose(paragraph, 18))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            bar = QRectF(12, 16, 6, self.height() - 32)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink_of(self._primary))
            painter.drawRoundedRect(bar, 3, 3)
