"""What a player can do in a turn (rule T1: exactly one of four actions), and the passing that a swap asks for."""

from dataclasses import dataclass
from itertools import pairwise

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.examples import Entries
from trakkx_desktop.games.trakkx.table import Table, entries_of
from trakkx_desktop.games.trakkx.tokens import Token

REACH = 9999
"""The table has no edge (rule L6), but every computer has one: no coordinate lies farther from the middle."""


@dataclass(frozen=True)
class Take:
    """Action 1: a token of choice from the display (A1)."""

    token: Token


@dataclass(frozen=True)
class Draw:
    """Action 2: one token from the bag (A11)."""


@dataclass(frozen=True)
class Swap:
    """Action 3 with a swap token: everybody passes two to the left (A3, A9)."""

    token: Token


@dataclass(frozen=True)
class Give:
    """A seat's sealed choice during a swap."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True)
class DrawThree:
    """Action 3 with a draw-three token, against another player (A6)."""

    token: Token
    target: Seat


@dataclass(frozen=True)
class LayOut:
    """Action 4: the whole table as it lies after the turn, sorted by x, then y."""

    table: Entries

    def __post_init__(self) -> None:
        cells = [(x, y) for x, y, _ in self.table]
        if any(a >= b for a, b in pairwise(cells)):
            raise ValueError("cells are not sorted, or one stands twice")
        if not all(is_within_reach(cell) for cell in cells):
            raise ValueError("a cell is out of reach")

    @classmethod
    def of(cls, table: Table) -> "LayOut":
        return cls(entries_of(table))


@dataclass(frozen=True)
class PassTurn:
    """Nothing can be done any more but laying (E5)."""


@dataclass(frozen=True)
class TimeUp:
    """The turn timer has run out (U4)."""


Action = Take | Draw | Swap | Give | DrawThree | LayOut | PassTurn | TimeUp


def is_within_reach(cell: Cell) -> bool:
    return all(-REACH <= number <= REACH for number in cell)
