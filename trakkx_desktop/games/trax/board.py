"""The tiles on the table: their box, the spaces beside them and the edges that lead into a space (T3, T4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from trakkx_desktop.core.grid import Cell, beside, box, neighbours
from trakkx_desktop.games.trax.tiles import EDGE_FROM, SIDES, Edges, Tile

ORIGIN: Cell = (0, 0)
"""Where the first tile lies, always; the board may grow to all sides of it."""

Box = tuple[int, int, int, int]
EMPTY_BOX: Box = (1, 1, 0, 0)
"""No tile: width and height 0, and the notation's `@0` names the origin."""

_FROM_N, _FROM_E, _FROM_S, _FROM_W = EDGE_FROM


@dataclass(frozen=True)
class Board:
    """The mapping is never changed; a turn makes a new one."""

    tiles: Mapping[Cell, Tile] = field(default_factory=dict, hash=False)

    @cached_property
    def box(self) -> Box:
        """(left, top, right, bottom), all inclusive."""
        return box(self.tiles) if self.tiles else EMPTY_BOX

    @property
    def width(self) -> int:
        return self.box[2] - self.box[0] + 1

    @property
    def height(self) -> int:
        return self.box[3] - self.box[1] + 1

    def has_room(self, cell: Cell, most: int) -> bool:
        """Would the box with this cell still be at most so many columns and rows (L1, P4)?"""
        (x, y), (left, top, right, bottom) = cell, self.box
        return max(right, x) - min(left, x) < most and max(bottom, y) - min(top, y) < most

    def rows(self) -> list[str]:
        """A picture in characters, `.` for an empty space."""
        left, top, right, bottom = self.box
        return [
            "".join(self.tiles.get((x, y), ".") for x in range(left, right + 1))
            for y in range(top, bottom + 1)
        ]


def edges_into(tiles: Mapping[Cell, Tile], space: Cell) -> Edges:
    """Written out side by side: it is the innermost step of every turn that is tried."""
    x, y = space
    edges = 0
    if (tile := tiles.get((x, y - 1))) is not None:
        edges |= _FROM_N[tile]
    if (tile := tiles.get((x + 1, y))) is not None:
        edges |= _FROM_E[tile]
    if (tile := tiles.get((x, y + 1))) is not None:
        edges |= _FROM_S[tile]
    if (tile := tiles.get((x - 1, y))) is not None:
        edges |= _FROM_W[tile]
    return edges


def spaces(tiles: Mapping[Cell, Tile]) -> list[Cell]:
    """The empty spaces beside tiles, row by row; on the empty table the origin."""
    if not tiles:
        return [ORIGIN]
    found = {space for cell in tiles for space in neighbours(cell) if space not in tiles}
    return sorted(found, key=lambda cell: (cell[1], cell[0]))


def touching_sides(tiles: Mapping[Cell, Tile], cell: Cell) -> tuple[int, ...]:
    """The sides on which a tile lies beside the cell."""
    return tuple(side for side in SIDES if beside(cell, side) in tiles)
