"""The analysis board at the real table: free moves for both sides, the tree in the rail, the engine's lines below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trakkx_desktop.core.review import Variation
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.analysis import COUNT, Analysis
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.trouble import player_words
from trakkx_desktop.view.screens.study.tree_view import TreeView
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.stage.look import LABEL
from trakkx_desktop.view.stage.parts import Deed, Said
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import ElidedText
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.view.stage.table import Table

ENGINE, COMMENT, PROMOTE, DELETE, OTHER = "E", "C", "U", "X", "O"
"""Keys at the analysis board."""


class Lines(QObject):
    """The strip below the stage: the engine's best lines. Signal: changed() when it comes or goes."""

    changed = Signal()
    has_message = False

    def __init__(self) -> None:
        super().__init__()
        self.panel = QWidget()
        column = spaced(QVBoxLayout(self.panel), 28, 2, 28, 10, gap=2)
        self.rows = [ElidedText("", 17, LABEL) for _ in range(COUNT)]
        for row in self.rows:
            column.addWidget(row)

    def tell(self, is_on: bool, lines: tuple[Variation, ...]) -> None:
        for number, row in enumerate(self.rows):
            row.setText(line_words(lines[number]) if number < len(lines) else "")
        if self.panel.isHidden() == is_on:
            self.panel.setVisible(is_on)
            self.changed.emit()

    def said(self, said: Said) -> Said:
        return said

    def fit(self) -> None:
        """Its lines are as wide as the table."""

    def retire(self) -> None:
        """It goes with the guide."""


class AnalysisGuide(Guide):
    """Words, deeds and the tree; `lines` is the strip that shows what the engine finds."""

    def __init__(self, analysis: Analysis, turn_over: Callable[[], object] | None) -> None:
        """`turn_over`: the other side is to move; None where that cannot be wished."""
        super().__init__()
        self.analysis, self._turn_over = analysis, turn_over
        self._table: Table | None = None
        self._trouble = ""
        self.view = TreeView()
        self.lines = Lines()
        self.view.chosen.connect(analysis.go)
        self.view.folded.connect(analysis.fold)
        analysis.changed.connect(self._tell)
        analysis.troubled.connect(self._stumble)

    def attend(self, table: Table) -> None:
        self._table = table

    def card(self) -> QWidget:
        self._tell()
        return self.view

    def retire(self) -> None:
        if self._table is not None:
            self._table = None
            self.analysis.retire()

    def _stumble(self, trouble: Trouble) -> None:
        self._trouble = player_words(trouble)
        self.changed.emit()

    def _tell(self) -> None:
        self.view.tell(self.analysis.tree)
        self.lines.tell(self.analysis.is_on, self.analysis.lines)
        self.changed.emit()

    def said(self, said: Said) -> Said:
        node = self.analysis.tree.here
        message = self._trouble or (
            node.comment if node is not None else self.analysis.tree.comment
        )
        kept = message if not said.is_wrong and message else said.message
        return replace(said, message=kept, deeds=(*self._deeds(), *said.deeds))

    def _deeds(self) -> tuple[Deed, ...]:
        analysis = self.analysis
        is_in, is_side = bool(analysis.tree.path), any(analysis.tree.path)
        engine = tr("study", "Best lines")
        deeds = [
            Deed("engine", engine, "chart", analysis.toggle, True, analysis.is_on, ENGINE),
            Deed(
                "comment", tr("study", "Comment…"), "pencil", self.ask, is_in, None, COMMENT, True
            ),
            Deed(
                "promote",
                tr("study", "Promote this variation"),
                "arrow-up",
                analysis.promote,
                is_side,
                None,
                PROMOTE,
                True,
            ),
            Deed(
                "delete",
                tr("study", "Delete from here on"),
                "trash",
                analysis.delete,
                is_in,
                None,
                DELETE,
                True,
            ),
        ]
        if self._turn_over is not None:
            words = tr("study", "Let the other side move")
            deeds.append(Deed("other", words, "turn", self._turn_over, True, None, OTHER, True))
        return tuple(deeds)

    def ask(self) -> None:
        """For a comment on the move where one stands."""
        node = self.analysis.tree.here
        question = Ask(
            self.view.window(),
            tr("study", "What is to be said of this move?"),
            "",
            tr("study", "Keep it"),
            tr("study", "Leave it"),
            lambda: self.analysis.comment(field.text()),
        )
        field = Field(tr("study", "Comment"), node.comment if node is not None else "")
        question.add(field)


def line_words(line: Variation) -> str:
    """Worth for whoever moves, how deep it was looked, and the moves."""
    worth = f"{round(100 * line.worth)} %"
    if line.wins_in > 0:
        worth = tr("study", "wins in %n", line.wins_in)
    elif line.wins_in < 0:
        worth = tr("study", "loses in %n", -line.wins_in)
    words = tr("study", "{worth} · depth {depth} · {moves}")
    return words.format(worth=worth, depth=line.depth, moves="  ".join(line.moves))
