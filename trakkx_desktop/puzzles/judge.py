"""Whether a played position fulfils a puzzle's aim, and what the others answer: asked of the game's own puzzler."""

from typing import Any, cast

from trakkx_desktop import catalog
from trakkx_desktop.core.record import Entry
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle, Puzzler


def puzzler(key: str) -> Puzzler:
    return cast(Puzzler, catalog.part("puzzles", key).PUZZLER)


def progress(puzzle: Puzzle, state: Any) -> Progress:
    return puzzler(puzzle.game).progress(puzzle, state)


def answer(puzzle: Puzzle, state: Any) -> Entry | None:
    return puzzler(puzzle.game).answer(puzzle, state)


def step_of(puzzle: Puzzle, state: Any) -> Entry | None:
    """The entry of the solution that comes next, if the position lies on its way."""
    game, now = catalog.game(puzzle.game), puzzle.position
    for entry in puzzle.solution:
        if now == state:
            return entry
        now = game.apply(now, entry.seat, entry.action).state
    return None


def played(puzzle: Puzzle) -> Any:
    """The position after the solution; IllegalAction if it is none."""
    game, state = catalog.game(puzzle.game), puzzle.position
    for entry in puzzle.solution:
        state = game.apply(state, entry.seat, entry.action).state
    return state
