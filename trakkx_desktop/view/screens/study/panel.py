"""The strip below the slider: how far the review is, the curve, the sentence, and where one can go from here."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.review import Review
from trakkx_desktop.view.screens.study.curve import DOT, Curve
from trakkx_desktop.view.screens.study.words import count_words, progress_words
from trakkx_desktop.view.screens.table.message import Message
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import colour
from trakkx_desktop.view.stage.shapes import fill, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

MARGIN = 24
SIDE, WIDE = 205, 280
"""Pixels at the left: at least, and what its words need."""


class Bar(QWidget):
    """How far it is."""

    def __init__(self, primary: str) -> None:
        super().__init__()
        self._primary, self._share = primary, 0.0
        self.setFixedHeight(6)
        LOOK.changed.connect(self.update)

    def tell(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect())
            fill(painter, rounded(0, 0, box.width(), 6, 3), LOOK.colour("quiet"))
            ink = colour(LOOK.palette.primary(self._primary).button)
            fill(painter, rounded(0, 0, max(6.0, box.width() * self._share), 6, 3), ink)


class StudyPanel(QWidget):
    """Signals: chosen(move) on the curve; stepped(-1 or 1) to the mistake before or after; stopped() to cancel;
    branched() for the menu of where to go from here; closed()."""

    chosen = Signal(int)
    stepped = Signal(int)
    stopped = Signal()
    branched = Signal()
    closed = Signal()

    def __init__(self, primary: str, marks: Sequence[int], ranking: Ranking) -> None:
        super().__init__()
        self._is_narrow = False
        self.curve = Curve(primary, marks, ranking)
        self.count = Text("", 16, LABEL, wrap=True)
        self.bar = Bar(primary)
        self.back = IconButton("arrow-left", "")
        self.on = IconButton("arrow-right", "")
        self.stop = IconButton("cross", "")
        self.branch = Button("", primary=primary, px=17, height=44)
        self.close_button = IconButton("cross", "")
        self.message = Message()
        self.message.setFixedHeight(44)
        self._side = QWidget()
        side = spaced(QHBoxLayout(self._side), gap=0)
        words = spaced(QVBoxLayout(), gap=4)
        words.addStretch(1)
        words.addWidget(self.count)
        words.addWidget(self.bar)
        words.addStretch(1)
        side.addLayout(words, 1)
        for button in (self.back, self.on, self.stop):
            side.addWidget(button)
        self._other = QWidget()
        other = spaced(QHBoxLayout(self._other), gap=0)
        other.addStretch(1)
        other.addWidget(self.branch)
        other.addWidget(self.close_button)
        row = spaced(QHBoxLayout(), gap=0)
        row.addWidget(self._side)
        row.addWidget(self.curve, 1)
        row.addWidget(self._other)
        column = spaced(QVBoxLayout(self), MARGIN, 0, MARGIN, 8, gap=2)
        column.addLayout(row)
        column.addWidget(self.message)
        self.curve.chosen.connect(self.chosen)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))
        self.stop.clicked.connect(self.stopped)
        self.branch.clicked.connect(self.branched)
        self.close_button.clicked.connect(self.closed)
        self.translate()

    def translate(self) -> None:
        self.back.set_words(tr("study", "To the mistake before"))
        self.on.set_words(tr("study", "To the next mistake"))
        self.stop.set_words(tr("study", "Stop the review"))
        self.close_button.set_words(tr("study", "Close the review"))
        self.branch.setText(tr("study", "From here…"))

    def tell(self, review: Review, is_running: bool, total: int, now: int) -> None:
        done = len(review.found)
        self.curve.tell(review, total, now)
        told = progress_words(done, total) if is_running else count_words(review)
        brief = f"{done} / {total}" if is_running else str(len(review.errors))
        self.count.setText(brief if self._is_narrow else told)
        self.count.setToolTip(told)
        self.count.setAccessibleName(told)
        self.curve.setAccessibleName(count_words(review))
        self.bar.setVisible(is_running)
        self.bar.tell(done / max(1, total))
        self.stop.setVisible(is_running)
        for button in (self.back, self.on):
            button.setVisible(not is_running)
            button.setEnabled(bool(review.errors))

    def fit(self, left: int, right: int) -> None:
        """The slider's track, from the left edge to the right: the curve lies below it."""
        self._side.setFixedWidth(max(SIDE, left - MARGIN - 8))
        self._is_narrow = self._side.width() < WIDE * LOOK.text_scale
        least = self._other.minimumSizeHint().width()
        self._other.setFixedWidth(max(least, self.width() - right - MARGIN - 8))
        if (layout := self.layout()) is not None:
            layout.activate()
        at, wide = self.curve.x(), self.curve.width()
        self.curve.set_span(max(DOT, left - at), min(wide - DOT, right - at))
