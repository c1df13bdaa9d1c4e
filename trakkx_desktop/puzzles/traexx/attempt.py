"""How hard a TRÄXX puzzle is: each level looks at as many of the open cards at a time as its number says."""

from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.traexx.obvious import obvious_total


def is_solved_by(puzzle: Puzzle, level: int, seed: int) -> bool:
    state: State = puzzle.position
    return obvious_total(state, level) >= int(str(puzzle.aim.fact("total")))
