"""The best lines of a position for the study room: a few first turns, each with its worth and how play may go on."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Limit, Stop, never
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax import PLAYER, data
from trakkx_desktop.players.trax.board import from_tiles
from trakkx_desktop.players.trax.odds import chance_of
from trakkx_desktop.players.trax.player import Watch
from trakkx_desktop.players.trax.reasons import lay_of
from trakkx_desktop.players.trax.root import Choice, Root
from trakkx_desktop.players.trax.search import MATE, SURE, Memory

LONGEST = 12
"""Turns of a line that are told."""


@dataclass(frozen=True)
class Line:
    """`turns` begins with the turn that is spoken of. `worth` is the chance of the seat to move; `depth` counts
    turns looked ahead; `wins_in`: own turns to a proven win, negative: the other's, 0 if nothing is proven."""

    turns: tuple[Action, ...]
    worth: float
    depth: int
    wins_in: int = 0


def lines(
    sight: State, seat: Seat, count: int, limit: Limit, stop: Stop = never
) -> Iterator[list[Line]]:
    """Deeper and deeper, each time the best lines known, the best first; at least one list, if the game is open.

    With a die, alone, and on the empty table there is one line, of one turn.
    """
    setup = sight.setup
    if setup.die or setup.square is not None or not sight.board.tiles:
        for thought in PLAYER.think(sight, seat, 4, 0, limit, stop):
            yield [Line((thought.action,), thought.worth, 1)]
        return
    watch = Watch(limit.seconds, time.monotonic, stop)
    board, side = from_tiles(sight.board.tiles, setup.limit), sight.turns % 2
    weights, work = data.weights(setup.variant), limit.work or 0
    root = Root(board, side, weights, memory(), watch.is_over, work, max(2, count))
    yield _told(root, count)
    while root.deepen():
        yield _told(root, count)


@cache
def memory() -> Memory:
    """One for all who look back: it is large."""
    return Memory()


def _told(root: Root, count: int) -> list[Line]:
    return [_line(root, choice) for choice in root.choices[:count]]


def _line(root: Root, choice: Choice) -> Line:
    turns = tuple(lay_of(root.board, turn) for turn in root.variation(choice, LONGEST))
    return Line(
        turns, chance_of(choice.worth), max(1, (root.depth + 1) // 2), _wins_in(choice.worth)
    )


def _wins_in(worth: int) -> int:
    if worth > SURE:
        return (MATE - worth) // 2 + 1
    return -((MATE + worth + 1) // 2) if worth < -SURE else 0
