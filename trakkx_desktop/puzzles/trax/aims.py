"""The two aims of a TRAX puzzle, and whether a position fulfils one: asked of the exhaustive proofs."""

from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.proof import prove_hold, prove_win
from trakkx_desktop.puzzles.puzzle import Aim, Progress, Puzzle

WIN = "win"
"""Win within the fact `turns` own turns, whatever the other does."""
ONLY_MOVE = "only_move"
"""Save yourself: the one turn after which the other cannot win within the fact `turns` of its own."""


def turns_of(aim: Aim) -> int:
    return int(str(aim.fact("turns")))


def turns_left(puzzle: Puzzle, state: State) -> int:
    """Own turns that are still to come."""
    before: State = puzzle.position
    return turns_of(puzzle.aim) - (state.turns - before.turns + 1) // 2


def progress(puzzle: Puzzle, state: State) -> Progress:
    """A turn that lets the other escape, or win, misses it at once."""
    before: State = puzzle.position
    if state.turns == before.turns:
        return Progress.OPEN
    if state.ending is not None:
        return Progress.SOLVED if puzzle.seat in state.ending.winners else Progress.MISSED
    if puzzle.aim.code == ONLY_MOVE:
        return Progress.MISSED if prove_win(state, turns_of(puzzle.aim)) else Progress.SOLVED
    return _on_the_way(puzzle, state)


def _on_the_way(puzzle: Puzzle, state: State) -> Progress:
    left = turns_left(puzzle, state)
    if state.seat == puzzle.seat:
        return Progress.OPEN if left > 0 and prove_win(state, left) else Progress.MISSED
    return Progress.MISSED if left == 0 or prove_hold(state, left) else Progress.OPEN
