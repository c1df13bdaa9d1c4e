"""What a player can do: lay a tile (T3), resign or agree on a draw (T13)."""

from dataclasses import dataclass

from trakkx_desktop.core.grid import Cell
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
