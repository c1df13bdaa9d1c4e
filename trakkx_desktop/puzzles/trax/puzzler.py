"""What the house asks of the puzzles of TRAX, passed on."""

from collections.abc import Mapping

from trakkx_desktop.puzzles.trax import attempt, make, prove, shape
from trakkx_desktop.puzzles.trax.aims import progress
from trakkx_desktop.puzzles.trax.defence import answer
from trakkx_desktop.puzzles.trax.grading import AIMS


class TraxPuzzler:
    aims: Mapping[int, tuple[str, ...]] = AIMS
    make = staticmethod(make.make)
    shape = staticmethod(shape.shape)
    fault = staticmethod(prove.fault)
    progress = staticmethod(progress)
    answer = staticmethod(answer)
    is_solved_by = staticmethod(attempt.is_solved_by)
