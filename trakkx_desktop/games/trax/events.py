"""What both at the table could see happen: tiles that came to lie, rolls, the pile's next tile, the end."""

from dataclasses import dataclass

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax.tiles import Tile


@dataclass(frozen=True)
class Laid(Event):
    """A tile has come to lie; forced ones follow the chosen one in the order of the chain."""

    cell: Cell
    tile: Tile
    forced: bool


@dataclass(frozen=True)
class Rolled(Event):
    """The die for the coming turn: every roll, the last one fits (D5)."""

    seat: Seat
    rolls: tuple[int, ...]


@dataclass(frozen=True)
class Uncovered(Event):
    """The next tile of a solitaire's pile is seen (P1); `left` counts it too."""

    tile: Tile
    left: int


@dataclass(frozen=True)
class Ended(Event):
    """The game is over; the reason is that of the outcome."""

    reason: str
    winners: tuple[Seat, ...]
