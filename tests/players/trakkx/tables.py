"""Turns for the solver: those of real games between computer players, and grown ones that are hard.

`played`: every turn of self-play games of levels 3 and 4 with little work, as the seat to move sees it;
before and after opening, 2 to 4 seats. `grown`: a table of 15 to 60 tokens, grown token by token from all
112 with crossings and up to three or four groups, and a hand of 6 to 15 from the rest; everybody has
opened. `hard`: those grown turns that are not settled by adding, 60 tries and the bound of single faces.
"""

from collections.abc import Iterator
from random import Random

from tests.games.trakkx.grown import grow
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.tokens import NUMBERS
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx import PLAYER
from trakkx_desktop.players.trakkx.outlook import numbers_of
from trakkx_desktop.players.trakkx.solver import FIRST_TRIES, Solver

WORK = 60


def played(seed: int) -> Iterator[Laying]:
    """The turns of one game after the other, without end."""
    while True:
        seats = 2 + seed % 3
        state = GAME.start(Setup(seats, seed % seats, seed))
        entries = 0
        while waiting := GAME.waiting(state):
            seat = waiting[0]
            if state.sealed is None:
                yield numbers_of(state, seat)
            sight = GAME.mask(state, seat)
            level = 3 + (seat + seed) % 2
            thoughts = list(PLAYER.think(sight, seat, level, seed + entries, Limit(work=WORK)))
            state = GAME.apply(state, seat, thoughts[-1].action).state
            entries += 1
        seed += 1


def grown(seed: int) -> Iterator[Laying]:
    random = Random(seed)
    while True:
        seats = random.choice((3, 4))
        table = grow(random, random.randint(15, 60), groups=seats)
        rest = [token for token in NUMBERS if token not in table.values()]
        hand = random.sample(rest, random.randint(6, 15))
        yield Laying(0, (True,) * seats, tuple(hand), table)


def hard(seed: int) -> Iterator[Laying]:
    for laying in grown(seed):
        solver = Solver(laying, 1, rounds=0)
        if not solver.search(FIRST_TRIES):
            yield laying
