"""What the house asks of the puzzles of TRAKKX, passed on."""

from collections.abc import Mapping

from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.puzzles.puzzle import GRADES, Puzzle
from trakkx_desktop.puzzles.trakkx import attempt, hidden, hints, make, prove, shape
from trakkx_desktop.puzzles.trakkx.aims import CODES, progress


class TrakkxPuzzler:
    aims: Mapping[int, tuple[str, ...]] = dict.fromkeys(GRADES, CODES)
    make = staticmethod(make.make)
    shape = staticmethod(shape.shape)
    fault = staticmethod(prove.fault)
    progress = staticmethod(progress)
    begin = staticmethod(hidden.begin)
    hint = staticmethod(hints.hint)
    is_solved_by = staticmethod(attempt.is_solved_by)

    def answer(self, puzzle: Puzzle, state: State) -> Entry | None:
        """A turn of laying needs nobody else."""
        return None

    def refutation(self, puzzle: Puzzle, state: State) -> Entry | None:
        """What is left in the rack says it."""
        return None
