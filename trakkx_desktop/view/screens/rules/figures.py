"""The booklet's figures: drawn from the game's own pieces when they are first seen, never larger than the page."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.rules.booklet import Picture
from trakkx_desktop.view.stage.art import paint_layout
from trakkx_desktop.view.stage.face import Face, Figure
from trakkx_desktop.view.stage.look import LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text

_PAD = 20
_GAP = 14


class FigureView(QWidget):
    """One drawing. Its spoken name is its caption."""

    def __init__(self, figure: Figure, caption: str) -> None:
        super().__init__()
        self.figure = figure
        self.setAccessibleName(caption)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        LOOK.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def units(self) -> tuple[float, float]:
        left, top, right, bottom = self.figure.extent
        return right - left, bottom - top

    def unit_at(self, width: float) -> float:
        """Pixels per unit: as the figure wishes, at most what the page has space for."""
        return min(self.figure.unit * LOOK.text_scale, width / max(0.01, self.units[0]))

    def sizeHint(self) -> QSize:
        wished = self.figure.unit * LOOK.text_scale
        return QSize(round(self.units[0] * wished), round(self.units[1] * wished))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 40)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self.units[1] * self.unit_at(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            unit = self.unit_at(self.width())
            left, top, right, bottom = self.figure.extent
            dpr = self.devicePixelRatioF()
            middle = QPointF(self.width() / 2, self.height() / 2)
            zero = middle - QPointF(left + right, top + bottom) * unit / 2
            zero = QPointF(round(zero.x()), round(zero.y()))
            paint_layout(painter, self.figure.painter, self.figure.layout, unit, zero, dpr)


class FigurePanel(QWidget):
    """A figure with its caption, framed; its ground is that of the table, where its pieces belong.
    Without a drawing the caption stands alone."""

    def __init__(self, picture: Picture, face: Face) -> None:
        super().__init__()
        self.view = self._drawing(picture, face)
        pile = spaced(QVBoxLayout(self), _PAD, _PAD, _PAD, _PAD - 2, gap=12)
        if self.view is not None:
            pile.addStretch(1)
            pile.addWidget(self.view)
            pile.addStretch(1)
        caption = Text(picture.caption, 17, TEXT, "text2", wrap=True)
        if self.view is not None:
            caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        pile.addWidget(caption)

    def _drawing(self, picture: Picture, face: Face) -> FigureView | None:
        """A game may not know how to draw it: words alone must do then."""
        try:
            return FigureView(face.figure(picture.spec), picture.caption)
        except (NotImplementedError, ValueError):
            return None

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            frame = rounded(1, 1, self.width() - 2, self.height() - 2, 20)
            fill(painter, frame, LOOK.colour("table"), QPen(LOOK.colour("quiet"), 2))

    def wished(self) -> int:
        """Width at which the drawing has its natural size."""
        natural = self.view.sizeHint().width() if self.view is not None else 0
        return max(natural, 240) + 2 * _PAD


class FigureRows(QWidget):
    """Figures that follow each other: two in a row where both have space."""

    def __init__(self, pictures: Sequence[Picture], face: Face, width: int) -> None:
        super().__init__()
        pile = spaced(QVBoxLayout(self), gap=_GAP)
        panels = [FigurePanel(picture, face) for picture in pictures]
        for row in _rows(panels, (width - _GAP) // 2):
            line = spaced(QHBoxLayout(), gap=_GAP)
            for panel in row:
                line.addWidget(panel, 1)
            pile.addLayout(line)


def _rows(panels: list[FigurePanel], half: int) -> Iterator[list[FigurePanel]]:
    waiting: list[FigurePanel] = []
    for panel in panels:
        if waiting and (panel.wished() > half or waiting[0].wished() > half):
            yield waiting
            waiting = []
        waiting.append(panel)
        if len(waiting) == 2:
            yield waiting
            waiting = []
    if waiting:
        yield waiting
