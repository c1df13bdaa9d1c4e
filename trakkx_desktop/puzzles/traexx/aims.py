"""The aim of a TRÄXX puzzle: so many points after the last of the open cards; whether a position fulfils it."""

from trakkx_desktop.games.traexx.score import total
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle

BEST = "best"
"""Reach the fact `total` with the fact `cards`, the ids of the open cards; the first of them lies there."""

CODES: tuple[str, ...] = (BEST,)


def open_cards(state: State) -> tuple[int, ...]:
    """A puzzle's pile ends with the last card that lies open."""
    return state.deck[state.round - 1 :]


def progress(puzzle: Puzzle, state: State) -> Progress:
    """Only after the last card is it told."""
    if not state.is_over:
        return Progress.OPEN
    is_reached = total(state, puzzle.seat) >= int(str(puzzle.aim.fact("total")))
    return Progress.SOLVED if is_reached else Progress.MISSED
