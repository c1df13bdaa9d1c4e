"""A turn of two players: the first tile (T2), the others with their chains (T3-T7), within 8x8 when limited (L1)."""

from collections.abc import Collection, Iterator

from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import ORIGIN, Board, edges_into, spaces
from trakkx_desktop.games.trax.chain import follow
from trakkx_desktop.games.trax.placing import mismatch, misplaced, three_same
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.tiles import FITS, LIES, Tile

FIRST_LIES: tuple[Tile, ...] = ("|", "J")
"""Every other way is the same position seen from another side of the table (T2)."""


def refusal(setup: Setup, board: Board, lay: Lay) -> Refusal | None:
    """Why the turn is not allowed (the die, which has its say before, aside)."""
    tiles, cell = board.tiles, lay.cell
    if not tiles and not setup.die and (cell != ORIGIN or lay.tile not in FIRST_LIES):
        return Refusal("first_move", (cell,), "T2")
    if (wrong := misplaced(tiles, cell)) is not None:
        return wrong
    if setup.limit is not None and not board.has_room(cell, setup.limit):
        return Refusal("outside_8x8", (cell,), "L1")
    if (wrong := mismatch(tiles, cell, lay.tile)) is not None:
        return wrong
    chain = follow(tiles, cell, lay.tile)
    return None if chain.blocked is None else three_same(chain.tiles, chain.blocked, "T7")


def lays(setup: Setup, board: Board, lies: Collection[Tile] = LIES) -> Iterator[Lay]:
    """All legal turns whose chosen tile has one of the lies, row by row."""
    tiles, limit = board.tiles, setup.limit
    if not tiles:
        first = LIES if setup.die else FIRST_LIES
        yield from (Lay(ORIGIN, tile) for tile in first if tile in lies)
        return
    for space in spaces(tiles):
        if limit is not None and not board.has_room(space, limit):
            continue
        for tile in FITS[edges_into(tiles, space)]:
            if tile in lies and follow(tiles, space, tile).blocked is None:
                yield Lay(space, tile)
