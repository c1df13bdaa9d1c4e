"""Tiles as one seamless picture: which sides and corners of a tile meet other tiles. Pure: no Qt."""

from collections.abc import Container, Mapping

from trakkx_desktop.core.grid import STEPS, Cell
from trakkx_desktop.games.trax.tiles import Tile
from trakkx_desktop.view.stage.layout import Art, Layout, Placement

CORNERS: tuple[tuple[int, int], ...] = ((0, 1), (1, 2), (2, 3), (3, 0))
"""The two sides of each corner, clockwise from the top right one."""

TILE_Z = 1.0
PLAIN, VEILED, GHOST, DIM = "plain", "veiled", "ghost", "dim"
"""How a tile is seen: laid, behind the veil of a won game, about to come, not for now."""


def joined(cells: Container[Cell], cell: Cell) -> int:
    """Bits 0-3: a neighbour on that side. Bits 4-7: a filled corner (both sides and the diagonal)."""
    x, y = cell
    mask = 0
    for side, (dx, dy) in enumerate(STEPS):
        if (x + dx, y + dy) in cells:
            mask |= 1 << side
    for corner, (a, b) in enumerate(CORNERS):
        diagonal = (x + STEPS[a][0] + STEPS[b][0], y + STEPS[a][1] + STEPS[b][1])
        if mask >> a & 1 and mask >> b & 1 and diagonal in cells:
            mask |= 16 << corner
    return mask


def name_of(kind: str, cell: Cell) -> str:
    return f"{kind}:{cell[0]},{cell[1]}"


def tile_art(lie: Tile, mask: int = 0, mood: str = PLAIN) -> Art:
    return ("tile", lie, mask, mood)


def laid_tiles(tiles: Mapping[Cell, Tile], mood: str = PLAIN) -> Layout:
    """Every tile on its cell; lower rows lie above, so that no shadow falls on a tile."""
    layout: Layout = {}
    for cell, tile in tiles.items():
        art = tile_art(tile, joined(tiles, cell), mood)
        layout[name_of("tile", cell)] = Placement(art, *cell, z=TILE_Z + cell[1] * 1e-4)
    return layout
