"""When two positions of TRAX are alike: turned, mirrored, shifted, or with colours exchanged and the other to move."""

from collections.abc import Iterator, Mapping

from trakkx_desktop.core.grid import Cell, E, N, S, W
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import JOINS, LIES, RED, WHITE, WHITE_JOINS, Colour, Tile
from trakkx_desktop.puzzles.puzzle import Puzzle

Tiles = Mapping[Cell, Tile]

TURN = {N: E, E: S, S: W, W: N}
"""A quarter to the right: where each side goes."""
FLIP = {N: N, S: S, E: W, W: E}

_BY_ENDS = {frozenset(ends): tile for tile, ends in WHITE_JOINS.items()}


def _led(tile: Tile, way: Mapping[int, int]) -> Tile:
    return _BY_ENDS[frozenset(way[side] for side in WHITE_JOINS[tile])]


TURNED = {tile: _led(tile, TURN) for tile in LIES}
FLIPPED = {tile: _led(tile, FLIP) for tile in LIES}
EXCHANGED = {tile: _BY_ENDS[frozenset(JOINS[RED][tile])] for tile in LIES}
"""The tile with its two colours exchanged."""


def shape(puzzle: Puzzle) -> str:
    state: State = puzzle.position
    aim = " ".join(map(str, (puzzle.aim.code, *(value for _, value in puzzle.aim.facts))))
    return f"{aim}|{look(state.board.tiles, state.colour)}"


def look(tiles: Tiles, mover: Colour) -> str:
    """The smallest of all pictures in which white is to move."""
    if mover != WHITE:
        tiles = {cell: EXCHANGED[tile] for cell, tile in tiles.items()}
    return min(map(_picture, _looks(tiles)))


def _looks(tiles: Tiles) -> Iterator[Tiles]:
    for _ in range(4):
        tiles = {(-y, x): TURNED[tile] for (x, y), tile in tiles.items()}
        yield tiles
        yield {(-x, y): FLIPPED[tile] for (x, y), tile in tiles.items()}


def _picture(tiles: Tiles) -> str:
    left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
    return " ".join(sorted(f"{x - left:02}{y - top:02}{tile}" for (x, y), tile in tiles.items()))
