"""Positions as random play brings them about, for the tests of the TRÄXX player."""

from collections.abc import Iterator

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.state import State


def opening(seats: int, seed: int, sheets: str = "closed") -> State:
    setup = GAME.setup(seats, 0, seed, {"sheets": sheets})
    state: State = GAME.start(setup)
    return state


def walk(seats: int, seed: int, sheets: str = "closed") -> Iterator[State]:
    """Every position of a game in which everybody draws one of the longer extensions."""
    state, chance = opening(seats, seed, sheets), Chance(seed)
    while waiting := GAME.waiting(state):
        yield state
        seat = waiting[0]
        moves = list(GAME.legal(state, seat))
        one, chance = chance.below(len(moves))
        other, chance = chance.below(len(moves))
        longest = max((moves[one], moves[other]), key=lambda m: len(getattr(m, "path", ())))
        state = GAME.apply(state, seat, longest).state


def after(seats: int, seed: int, round_: int, sheets: str = "closed") -> State:
    """The first position of this round."""
    return next(state for state in walk(seats, seed, sheets) if state.round == round_)
