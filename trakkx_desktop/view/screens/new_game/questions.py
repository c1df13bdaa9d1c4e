"""The questions of the new-game page in two columns; those that few ask wait behind "More choices"."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.look import LABEL
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

GAP = 18


@dataclass(frozen=True)
class Question:
    """What is asked, the widget that answers it, and a remark below."""

    words: str
    answer: QWidget
    note: str = ""
    is_wide: bool = False
    """So many answers that it takes both columns."""
    is_rare: bool = False


class Questions(QWidget):
    """Shows what it is given; remembers whether the rare ones are unfolded. Signal: unfolded()."""

    unfolded = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_open = False
        self.more = Button("", icon="chevron-down", px=16, height=40)
        self.more.clicked.connect(self._toggle)
        self._cells: list[QWidget] = []
        self._rare: list[QWidget] = []
        column = spaced(QVBoxLayout(self), gap=GAP - RING)
        self._usual_grid, self._rare_grid = _grid(), _grid()
        column.addLayout(self._usual_grid)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._rare_grid)

    def ask(self, questions: Sequence[Question]) -> None:
        """Takes the place of all that was asked before."""
        for cell in self._cells:
            cell.hide()
            cell.deleteLater()
        usual = [question for question in questions if not question.is_rare]
        rare = [question for question in questions if question.is_rare]
        self._rare = _fill(self._rare_grid, rare)
        self._cells = [*_fill(self._usual_grid, usual), *self._rare]
        self._fold()

    def stops(self) -> list[QWidget]:
        """What the keyboard visits, in order."""
        usual = [cell for cell in self._cells if cell not in self._rare]
        return [*_answers(usual), self.more, *_answers(self._rare)]

    def _toggle(self) -> None:
        self.is_open = not self.is_open
        self._fold()
        if self.is_open:
            # The new height is known only after the layout had its turn.
            QTimer.singleShot(0, self, self.unfolded.emit)

    def _fold(self) -> None:
        more = tr("new_game", "More choices")
        self.more.setText(tr("new_game", "Fewer choices") if self.is_open else more)
        self.more.set_icon("chevron-up" if self.is_open else "chevron-down")
        self.more.setVisible(bool(self._rare))
        for cell in self._rare:
            cell.setVisible(self.is_open)


def _answers(cells: list[QWidget]) -> list[QWidget]:
    return [
        widget
        for cell in cells
        for widget in cell.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]


def _grid() -> QGridLayout:
    grid = spaced(QGridLayout(), RING, 0, RING, 0)
    grid.setHorizontalSpacing(2 * RING + 2)
    grid.setVerticalSpacing(GAP)
    for column in (0, 1):
        grid.setColumnStretch(column, 1)
    return grid


def _fill(grid: QGridLayout, questions: Sequence[Question]) -> list[QWidget]:
    """One after the other, two in a row, a wide one alone."""
    while grid.count():
        grid.takeAt(0)
    cells, place = [], 0
    for question in questions:
        place += place % 2 if question.is_wide else 0
        cell = _cell(question)
        span = 2 if question.is_wide else 1
        grid.addWidget(cell, place // 2, place % 2, 1, span, Qt.AlignmentFlag.AlignTop)
        cells.append(cell)
        place += span
    return cells


def _cell(question: Question) -> QWidget:
    cell = QWidget()
    column = spaced(QVBoxLayout(cell), gap=6)
    column.addWidget(Text(question.words, 20, LABEL))
    column.addWidget(question.answer)
    if question.note:
        column.addWidget(Text(question.note, 16, token="text2", wrap=True))
    return cell
