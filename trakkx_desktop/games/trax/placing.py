"""What is wrong with a tile in a space: occupied or apart (T3), colours that differ (T4), three of one colour (T7)."""

from collections.abc import Mapping

from trakkx_desktop.core.grid import Cell, beside, opposite
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax.board import ORIGIN, edges_into, touching_sides
from trakkx_desktop.games.trax.tiles import COLOUR_AT, FITS, SIDE_NAMES, THREE_OF, Tile, sides_of


def misplaced(tiles: Mapping[Cell, Tile], cell: Cell) -> Refusal | None:
    """The first tile lies at the origin, every other beside one that lies already."""
    if cell in tiles:
        return Refusal("occupied", (cell,), "T3")
    alone = not touching_sides(tiles, cell) if tiles else cell != ORIGIN
    return Refusal("not_adjacent", (cell,), "T3") if alone else None


def mismatch(tiles: Mapping[Cell, Tile], cell: Cell, tile: Tile) -> Refusal | None:
    """Facts: the `side` on which the tile's `colour` `meets` another (the first one, from the top clockwise)."""
    if tile in FITS[edges_into(tiles, cell)]:
        return None
    for side in touching_sides(tiles, cell):
        ours, theirs = COLOUR_AT[tile][side], COLOUR_AT[tiles[beside(cell, side)]][opposite(side)]
        if ours != theirs:
            facts = (("side", SIDE_NAMES[side]), ("colour", ours), ("meets", theirs))
            return Refusal("colour_mismatch", (cell,), "T4", facts)
    return None


def three_same(tiles: Mapping[Cell, Tile], space: Cell, rule: str) -> Refusal:
    """Facts: the `colour` of which three or four edges lead into the space, and on which `sides`."""
    edges = edges_into(tiles, space)
    colour = THREE_OF[edges]
    sides = tuple(SIDE_NAMES[side] for side in sides_of(colour, edges))
    return Refusal("three_same", (space,), rule, (("colour", colour), ("sides", sides)))
