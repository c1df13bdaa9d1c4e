"""The solitaires' goals: every finished square through which one path runs (P7), and which of them are still possible.

A path through all tiles visits every cell of the square once. Where it ends, it leaves the square;
so its colour decides every tile, and there are few enough such squares to know them all.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from trakkx_desktop.core.grid import Cell, beside, opposite
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.tiles import LIES, SIDES, WHITE_JOINS, Tile

Square = tuple[Tile, ...]
"""All tiles, row by row."""

_LIE_OF = {frozenset(sides): lie for lie, sides in WHITE_JOINS.items()}


def _inside(cell: Cell, size: int) -> bool:
    return 0 <= cell[0] < size and 0 <= cell[1] < size


def _routes(size: int) -> Iterator[list[Cell]]:
    """Every way through all cells, in both directions."""

    def walk(route: list[Cell], seen: set[Cell]) -> Iterator[list[Cell]]:
        if len(route) == size * size:
            yield list(route)
            return
        for side in SIDES:
            cell = beside(route[-1], side)
            if _inside(cell, size) and cell not in seen:
                yield from walk([*route, cell], seen | {cell})

    for x in range(size):
        for y in range(size):
            yield from walk([(x, y)], {(x, y)})


def _joined(route: list[Cell], size: int) -> Iterator[dict[Cell, frozenset[int]]]:
    """The sides that the route joins in each cell: closed where its ends meet, else with every way out."""
    sides: dict[Cell, set[int]] = {cell: set() for cell in route}
    for a, b in pairwise(route):
        side = next(s for s in SIDES if beside(a, s) == b)
        sides[a].add(side)
        sides[b].add(opposite(side))
    first, last = route[0], route[-1]
    for s in SIDES:
        for t in SIDES:
            meets = beside(first, s) == last and beside(last, t) == first
            leaves = not _inside(beside(first, s), size) and not _inside(beside(last, t), size)
            if meets or leaves:
                ends = {first: sides[first] | {s}, last: sides[last] | {t}}
                yield {cell: frozenset(ends.get(cell, sides[cell])) for cell in route}


def _squares(size: int) -> list[Square]:
    """White's and red's, each once."""
    cells = [(x, y) for y in range(size) for x in range(size)]
    found: dict[Square, None] = {}
    for route in _routes(size):
        for joined in _joined(route, size):
            found[tuple(_LIE_OF[joined[cell]] for cell in cells)] = None
            found[tuple(_LIE_OF[frozenset(SIDES) - joined[cell]] for cell in cells)] = None
    return list(found)


@dataclass(frozen=True)
class Goals:
    """`having[cell][lie]` is a set of finished squares as the bits of a number."""

    size: int
    count: int
    having: dict[tuple[int, int, Tile], int]

    def ways(self, tiles: Mapping[Cell, Tile]) -> int:
        """How many finished squares, wherever they may come to lie, hold all these tiles as they are."""
        left, top, right, bottom = Board(tiles).box
        total = 0
        for x in range(right - self.size + 1, left + 1):
            for y in range(bottom - self.size + 1, top + 1):
                total += self._matching(tiles, x, y).bit_count()
        return total

    def _matching(self, tiles: Mapping[Cell, Tile], x: int, y: int) -> int:
        squares = (1 << self.count) - 1
        for (column, row), tile in tiles.items():
            squares &= self.having.get((column - x, row - y, tile), 0)
            if not squares:
                break
        return squares


@cache
def goals(size: int) -> Goals:
    squares = _squares(size)
    having = {(x, y, lie): 0 for x in range(size) for y in range(size) for lie in LIES}
    for number, square in enumerate(squares):
        for place, lie in enumerate(square):
            having[place % size, place // size, lie] |= 1 << number
    return Goals(size, len(squares), having)
