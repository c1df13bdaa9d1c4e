"""The next step of a TRAX puzzle as a hint: from its solution, or proven anew where somebody went another way."""

from typing import Any

from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.proof import prove_hold, prove_win
from trakkx_desktop.puzzles.judge import step_of
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.trax.aims import ONLY_MOVE, turns_left, turns_of


def hint(puzzle: Puzzle, state: State) -> Thought[Any] | None:
    if state.ending is not None or state.seat != puzzle.seat:
        return None
    lay = _next(puzzle, state)
    if lay is None:
        return None
    if puzzle.aim.code == ONLY_MOVE:
        turns = sum(isinstance(each, Lay) for each in GAME.legal(state, state.seat))
        return Thought(lay, 1.0, "avoids", (("turns", turns), ("losing", turns - 1)), True)
    return Thought(lay, 1.0, "wins_in", (("turns", turns_left(puzzle, state)),), True)


def _next(puzzle: Puzzle, state: State) -> Lay | None:
    entry = step_of(puzzle, state)
    if entry is not None and isinstance(entry.action, Lay):
        return entry.action
    if puzzle.aim.code == ONLY_MOVE:
        lays = prove_hold(state, turns_of(puzzle.aim))
    else:
        left = turns_left(puzzle, state)
        lays = prove_win(state, left) if left > 0 else ()
    return lays[0] if lays else None
