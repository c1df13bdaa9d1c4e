"""A TRÄXX puzzle proven again: a legal solution reaches the total, nothing reaches more, and its grade is right."""

from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.board import position
from trakkx_desktop.players.traexx.known import best_line
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle
from trakkx_desktop.puzzles.traexx.aims import open_cards, progress
from trakkx_desktop.puzzles.traexx.grading import grade
from trakkx_desktop.puzzles.traexx.obvious import shortfall


def fault(puzzle: Puzzle) -> str:
    """What is wrong, or ""."""
    before: State = puzzle.position
    state = before
    try:
        for entry in puzzle.solution:
            state = GAME.apply(state, entry.seat, entry.action).state
    except IllegalAction as error:
        return f"its solution is not legal: {error.refusal.code}"
    if progress(puzzle, state) is not Progress.SOLVED:
        return "its solution does not reach the total"
    if puzzle.aim.fact("cards") != open_cards(before):
        return "its cards are not those of the pile"
    found = best_line(position(before, puzzle.seat), open_cards(before), before.setup.is_solo)
    if not found.is_proven or found.total != puzzle.aim.fact("total"):
        return "it is not proven that nothing reaches more"
    short = shortfall(before, found.total)
    if (puzzle.fact("short"), puzzle.grade) != (short, grade(short)):
        return "its grade is wrong"
    return ""
