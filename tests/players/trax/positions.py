"""Masked positions for the tests of the player: random ones, alike for everybody."""

import random
from collections.abc import Iterator
from typing import Any

from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.setup import VARIANTS, Setup, seats_of
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax import PLAYER

WORK = Limit(work=600)


def walk(variant: str, seed: int, turns: int, across: bool = False) -> State:
    """A game with random turns, as long as nobody has won; the turns are kept few enough to be open."""
    setup = Setup(seats_of(variant)[0], 0, seed, variant, across and VARIANTS[variant].die)
    state, dice = rules.start(setup), random.Random(seed)
    for _ in range(turns):
        lay = dice.choice(list(rules.legal(state, state.seat)))
        after = rules.apply(state, state.seat, lay).state
        if after.ending is not None:
            break
        state = after
    return state


def thoughts(
    state: State, level: int = 4, seed: int = 1, limit: Limit = WORK, **more: Any
) -> list[Any]:
    sight = GAME.mask(state, state.seat)
    return list(PLAYER.think(sight, state.seat, level, seed, limit, **more))


def chosen(state: State, level: int = 4, seed: int = 1, limit: Limit = WORK) -> Action:
    action: Action = thoughts(state, level, seed, limit)[-1].action
    return action


def some(variant: str) -> Iterator[State]:
    """From the first turn to the middle of a game."""
    square = VARIANTS[variant].square
    most = square * square - 2 if square else 24
    for seed in range(4):
        yield walk(variant, seed, seed * most // 3)
