"""What the house asks of the puzzles of TRÄXX, passed on."""

from collections.abc import Mapping

from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.puzzles.puzzle import GRADES, Puzzle
from trakkx_desktop.puzzles.traexx import attempt, hints, make, prove, shape
from trakkx_desktop.puzzles.traexx.aims import CODES, progress


class TraexxPuzzler:
    aims: Mapping[int, tuple[str, ...]] = dict.fromkeys(GRADES, CODES)
    make = staticmethod(make.make)
    shape = staticmethod(shape.shape)
    fault = staticmethod(prove.fault)
    progress = staticmethod(progress)
    hint = staticmethod(hints.hint)
    is_solved_by = staticmethod(attempt.is_solved_by)

    def answer(self, puzzle: Puzzle, state: State) -> Entry | None:
        """Nobody else draws."""
        return None

    def begin(self, puzzle: Puzzle) -> State:
        """All cards lie open."""
        begun: State = puzzle.position
        return begun

    def refutation(self, puzzle: Puzzle, state: State) -> Entry | None:
        """The points say it."""
        return None
