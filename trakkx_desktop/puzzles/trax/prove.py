"""A TRAX puzzle proven again, exhaustively: reached against every defence, by one turn alone, and not sooner."""

from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle
from trakkx_desktop.puzzles.trax.aims import progress
from trakkx_desktop.puzzles.trax.make import puzzle_of


def fault(puzzle: Puzzle) -> str:
    """What is wrong, or ""."""
    before: State = puzzle.position
    if GAME.mask(before, puzzle.seat) != before:
        return "it shows more than the seat may see"
    state = before
    try:
        for entry in puzzle.solution:
            state = GAME.apply(state, entry.seat, entry.action).state
    except IllegalAction as error:
        return f"its solution is not legal: {error.refusal.code}"
    if progress(puzzle, state) is not Progress.SOLVED:
        return "its solution does not fulfil the aim"
    again = puzzle_of(before)
    if again is None or (again.aim, again.grade) != (puzzle.aim, puzzle.grade):
        return "it is not proven that one turn alone does it"
    return ""
