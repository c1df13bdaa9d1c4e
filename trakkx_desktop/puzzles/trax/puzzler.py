"""What the house asks of the puzzles of TRAX, passed on."""

from collections.abc import Mapping

from trakkx_desktop.games.trax.state import State
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.trax import attempt, hints, make, prove, shape
from trakkx_desktop.puzzles.trax.aims import progress
from trakkx_desktop.puzzles.trax.defence import answer, refutation
from trakkx_desktop.puzzles.trax.grading import AIMS


class TraxPuzzler:
    aims: Mapping[int, tuple[str, ...]] = AIMS
    make = staticmethod(make.make)
    shape = staticmethod(shape.shape)
    fault = staticmethod(prove.fault)
    progress = staticmethod(progress)
    answer = staticmethod(answer)
    refutation = staticmethod(refutation)
    hint = staticmethod(hints.hint)
    is_solved_by = staticmethod(attempt.is_solved_by)

    def begin(self, puzzle: Puzzle) -> State:
        """Nothing is hidden."""
        begun: State = puzzle.position
        return begun
