"""Forced spaces: what a laid tile brings with it (T6), and the space that makes a turn illegal (T7)."""

from collections.abc import Mapping
from typing import NamedTuple

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.board import edges_into
from trakkx_desktop.games.trax.tiles import FORCED, THREE_OF, Tile


class Chain(NamedTuple):
    """The table after a turn; `laid` begins with the chosen tile and goes on as the chain spreads.

    `blocked` is the space into which three edges of one colour lead: the turn is then illegal
    and `tiles` is the table as it was when that space appeared.
    """

    tiles: Mapping[Cell, Tile]
    laid: tuple[Cell, ...]
    blocked: Cell | None


def follow(tiles: Mapping[Cell, Tile], cell: Cell, tile: Tile) -> Chain:
    """Only spaces beside new tiles can become forced, so the chain spreads from tile to tile."""
    after = dict(tiles)
    after[cell] = tile
    laid = [cell]
    for x, y in laid:
        for space in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if space in after:
                continue
            edges = edges_into(after, space)
            if THREE_OF[edges]:
                return Chain(after, tuple(laid), space)
            if FORCED[edges]:
                after[space] = FORCED[edges]
                laid.append(space)
    return Chain(after, tuple(laid), None)


def blocked_beside(tiles: Mapping[Cell, Tile], cell: Cell) -> Cell | None:
    """A space beside this tile into which three edges of one colour lead (P2: no chain follows)."""
    x, y = cell
    for space in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
        if space not in tiles and THREE_OF[edges_into(tiles, space)]:
            return space
    return None


def forced_spaces(tiles: Mapping[Cell, Tile]) -> dict[Cell, Tile]:
    """All forced spaces of a table and the lie that fits each (P5), by column, then row."""
    found: dict[Cell, Tile] = {}
    for x, y in tiles:
        for space in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if space not in tiles and FORCED[edges_into(tiles, space)]:
                found[space] = FORCED[edges_into(tiles, space)]
    return dict(sorted(found.items()))
