"""What a player can do: lay a tile (T3), resign or agree on a draw (T13); and what the table then sees."""

from dataclasses import dataclass

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax.tiles import WHITE_JOINS, Tile


@dataclass(frozen=True)
class Lay:
    """The chosen tile of a turn; forced tiles follow from it and are not part of the action."""

    cell: Cell
    tile: Tile

    def __post_init__(self) -> None:
        if self.tile not in WHITE_JOINS:
            raise ValueError(f"no tile lies like {self.tile!r}")


@dataclass(frozen=True)
class Resign:
    """The seat to move gives up."""


@dataclass(frozen=True)
class AgreeDraw:
    """Both have agreed on a draw; entered by the seat to move."""


Action = Lay | Resign | AgreeDraw


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
