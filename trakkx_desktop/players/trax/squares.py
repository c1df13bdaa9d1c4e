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
    """Every way through all cells, each in one direction."""
    cells = [(x, y) for x in range(size) for y in range(size)]
    near = {cell: [beside(cell, side) for side in SIDES] for cell in cells}
    route: list[Cell] = []
    free = set(cells)

    def walk(cell: Cell) -> Iterator[list[Cell]]:
        route.append(cell)
        free.remove(cell)
        if not free and route[0] < cell:
            yield list(route)
        for following in near[cell]:
            if following in free:
                yield from walk(following)
        free.add(route.pop())

    for first in cells:
        yield from walk(first)


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
    squares: list[Square]
    having: dict[tuple[int, int, Tile], int]

    @property
    def count(self) -> int:
        return len(self.squares)

    def ways(self, tiles: Mapping[Cell, Tile]) -> int:
        """How many finished squares, wherever they may come to lie, hold all these tiles as they are."""
        return sum(self._matching(tiles, corner).bit_count() for corner in self._corners(tiles))

    def ends(self, tiles: Mapping[Cell, Tile]) -> Iterator[dict[Cell, Tile]]:
        """Those finished squares, each where it would lie."""
        for x, y in self._corners(tiles):
            matching = self._matching(tiles, (x, y))
            for number, square in enumerate(self.squares):
                if matching >> number & 1:
                    yield {
                        (x + place % self.size, y + place // self.size): tile
                        for place, tile in enumerate(square)
                    }

    def _corners(self, tiles: Mapping[Cell, Tile]) -> Iterator[Cell]:
        """Where the square may have its top left."""
        left, top, right, bottom = Board(tiles).box
        for x in range(right - self.size + 1, left + 1):
            for y in range(bottom - self.size + 1, top + 1):
                yield x, y

    def _matching(self, tiles: Mapping[Cell, Tile], corner: Cell) -> int:
        x, y = corner
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
    return Goals(size, squares, having)
