"""Paths: loops (T8), winning lines (T9) and the longest path of a colour (P7), each in order from end to end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from trakkx_desktop.core.grid import Cell, E, N, S, W, beside, opposite
from trakkx_desktop.games.trax.board import Board, Box
from trakkx_desktop.games.trax.tiles import COLOURS, JOINS, LEAVES, Colour, Tile

LINE_LENGTH = 8
"""Rows (columns) that a winning line must span."""


class Passage(NamedTuple):
    """A path's way through one tile."""

    cell: Cell
    enters: int
    leaves: int


@dataclass(frozen=True)
class Path:
    """The whole of a path; `kind` is "loop", "line" (a winning one) or "open"."""

    colour: Colour
    kind: str
    passages: tuple[Passage, ...]

    def __len__(self) -> int:
        return len(self.passages)


def trace(board: Board, cell: Cell, colour: Colour) -> Path:
    """The path of that colour through that tile, whole."""
    onward, is_loop = _walk(board.tiles, cell, JOINS[colour][board.tiles[cell]][0])
    if is_loop:
        return Path(colour, "loop", onward)
    end = onward[-1]
    whole, _ = _walk(board.tiles, end.cell, end.leaves)
    is_line = _is_line(whole[0], whole[-1], board.box)
    return Path(colour, "line" if is_line else "open", whole)


def _walk(tiles: Mapping[Cell, Tile], start: Cell, enters: int) -> tuple[tuple[Passage, ...], bool]:
    """Onward from a tile entered at a side, to the path's end or (True) back to the tile."""
    cell, passages = start, []
    while True:
        leaves = LEAVES[tiles[cell]][enters]
        passages.append(Passage(cell, enters, leaves))
        cell, enters = beside(cell, leaves), opposite(leaves)
        if cell == start or cell not in tiles:
            return tuple(passages), cell == start


def _is_line(first: Passage, last: Passage, box: Box) -> bool:
    """Do the two ends lie on opposite outermost edges, far enough apart (T9)?"""
    left, top, right, bottom = box
    ends = {first.enters: first.cell, last.leaves: last.cell}
    if ends.keys() == {W, E} and right - left + 1 >= LINE_LENGTH:
        return ends[W][0] == left and ends[E][0] == right
    if ends.keys() == {N, S} and bottom - top + 1 >= LINE_LENGTH:
        return ends[N][1] == top and ends[S][1] == bottom
    return False


def through(board: Board, cells: Iterable[Cell], colour: Colour) -> tuple[Path, ...]:
    """Every path of a colour that runs through one of the cells, each once."""
    found: list[Path] = []
    seen: set[Cell] = set()
    for cell in cells:
        if cell not in seen:
            path = trace(board, cell, colour)
            seen.update(passage.cell for passage in path.passages)
            found.append(path)
    return tuple(found)


def wins(board: Board, laid: Iterable[Cell]) -> tuple[Path, ...]:
    """All loops and winning lines that the new tiles have made.

    Others cannot be there: a loop must have closed at a new tile, and an outermost edge is either
    as it was before the turn or consists of new tiles only.
    """
    cells = tuple(laid)
    paths = (path for colour in COLOURS for path in through(board, cells, colour))
    return tuple(path for path in paths if path.kind != "open")


def longest(board: Board, colour: Colour) -> Path:
    """The path over most tiles; of equal ones the one that begins leftmost, then topmost."""
    paths = through(board, sorted(board.tiles), colour)
    return max(paths, key=len, default=Path(colour, "open", ()))
