"""From solo games of a computer player to puzzles: some of the next cards are turned, and the best line is proven."""

from collections.abc import Iterator
from dataclasses import replace

from trakkx_desktop.core.chance import SEEDS
from trakkx_desktop.core.record import Entry
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx import PLAYER
from trakkx_desktop.players.traexx.board import position
from trakkx_desktop.players.traexx.known import best_line
from trakkx_desktop.puzzles.puzzle import Aim, Puzzle, Wanted
from trakkx_desktop.puzzles.traexx.aims import BEST
from trakkx_desktop.puzzles.traexx.grading import grade
from trakkx_desktop.puzzles.traexx.obvious import WORK, shortfall

LEVEL = 3
CARDS = range(3, 7)
"""How many cards lie open."""
EVERY = 4
"""Rounds between two positions of one game."""


def make(seed: int, is_wanted: Wanted) -> Iterator[Puzzle]:
    """A grade is known only when a puzzle is proven, so nothing is left out."""
    number = seed
    while True:
        for state in _positions(seed % SEEDS):
            if state.round % EVERY == seed % EVERY:
                yield from _puzzles(state, CARDS[number % len(CARDS)])
                number += 1
        seed += 1


def _positions(seed: int) -> Iterator[State]:
    """Every round of one game, its pile still unturned."""
    state = GAME.start(GAME.setup(1, 0, seed, {}))
    while not state.is_over:
        yield state
        thoughts = list(PLAYER.think(GAME.mask(state, 0), 0, LEVEL, seed, Limit()))
        state = GAME.apply(state, 0, thoughts[-1].action).state


def _puzzles(state: State, count: int) -> Iterator[Puzzle]:
    """The pile ends after so many cards; nothing, where the best is obvious or cannot be proven."""
    cards = state.deck[state.round - 1 : state.round - 1 + count]
    if len(cards) < count:
        return
    asked = replace(
        state, setup=replace(state.setup, seed=0), deck=state.deck[: state.round - 1] + cards
    )
    found = best_line(position(asked, 0), cards, True, limit=Limit(work=WORK))
    if not found.is_proven:
        return
    short = shortfall(asked, found.total)
    number = grade(short)
    if number > 0:
        aim = Aim(BEST, (("total", found.total), ("cards", cards)))
        solution = tuple(Entry(0, action) for action in found.actions)
        facts = (("best", found.total), ("short", short))
        yield Puzzle("traexx", "", number, 0, asked, aim, solution, facts)
