"""The next step of a TRAKKX puzzle as a hint: the one laying of its solution."""

from typing import Any

from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import table_of
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.reasons import laying
from trakkx_desktop.players.trakkx.solver import Found
from trakkx_desktop.puzzles.puzzle import Puzzle


def hint(puzzle: Puzzle, state: State) -> Thought[Any] | None:
    """None: the turn is over."""
    before: State = puzzle.position
    action = puzzle.solution[0].action
    if state.table != before.table or not isinstance(action, LayOut):
        return None
    table, turn = table_of(action.table), Laying.of(state, puzzle.seat)
    laid = turn.laid(table)
    rest = tuple(token for token in turn.hand if token not in laid)
    moved = int(str(puzzle.fact("moved", 0)))
    return laying(turn, Found(table, len(laid), len(laid), moved), rest)
