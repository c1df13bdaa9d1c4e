"""Tiles, spaces and paths in words, short first, for who listens; sides are named as the player sees them."""

from collections.abc import Iterable

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.board import Board, edges_into
from trakkx_desktop.games.trax.notation import column_label
from trakkx_desktop.games.trax.tiles import COLOURS, RED, Colour, Tile, sides_of
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.foresight import Omen
from trakkx_desktop.view.trax.scene import View


def place_words(board: Board, cell: Cell) -> str:
    """A cell as the notation names it; its sign for the column before A cannot be heard."""
    if not board.tiles:
        return tr("trax", "the first space")
    left, top, _, _ = board.box
    return label_words(f"{column_label(cell[0] - left + 1)}{cell[1] - top + 1}")


def label_words(label: str) -> str:
    """A place of the notation."""
    if label.startswith("@"):
        return tr("trax", "row {row} before A").format(row=label[1:])
    return label


def places_words(board: Board, cells: Iterable[Cell], most: int = 6) -> str:
    """Some of them by name, the rest by number."""
    names = [place_words(board, cell) for cell in cells]
    told, rest = ", ".join(names[:most]), len(names) - most
    if rest > 0:
        return tr("trax", "{places} and %n more", rest).format(places=told)
    return told


def lie_words(tile: Tile) -> str:
    """How a tile lies, as it is seen."""
    return {
        "|": tr("trax", "straight, white top to bottom"),
        "-": tr("trax", "straight, white left to right"),
        "J": tr("trax", "curve, white top to left"),
        "F": tr("trax", "curve, white bottom to right"),
        "L": tr("trax", "curve, white top to right"),
        "7": tr("trax", "curve, white bottom to left"),
    }[tile]


def from_words(colour: Colour, side: int) -> str:
    """A path that enters at a side, as it is seen."""
    if colour == RED:
        return (
            tr("trax", "red from above"),
            tr("trax", "red from the right"),
            tr("trax", "red from below"),
            tr("trax", "red from the left"),
        )[side]
    return (
        tr("trax", "white from above"),
        tr("trax", "white from the right"),
        tr("trax", "white from below"),
        tr("trax", "white from the left"),
    )[side]


def entering_words(board: Board, cell: Cell, view: View) -> str:
    """Every path that leads into a space."""
    edges = edges_into(board.tiles, cell)
    found = [(colour, side) for colour in COLOURS for side in sides_of(colour, edges)]
    return ", ".join(from_words(colour, view.side(side)) for colour, side in found)


def brings_words(forced: int) -> str:
    return tr("trax", "brings %n", forced) if forced else tr("trax", "comes alone")


def omen_words(omen: Omen) -> str:
    """Whose loop or line a turn would make."""
    is_red = omen.colour == RED
    if omen.kind == "both":
        if is_red:
            return tr("trax", "brings both colours through, red wins")
        return tr("trax", "brings both colours through, white wins")
    if omen.kind == "loop":
        if is_red:
            return tr("trax", "closes red's loop, red wins")
        return tr("trax", "closes white's loop, white wins")
    if is_red:
        return tr("trax", "finishes red's line, red wins")
    return tr("trax", "finishes white's line, white wins")


def threat_words(colours: tuple[Colour, ...]) -> str:
    """Who could win at a space."""
    if len(colours) == len(COLOURS):
        return tr("trax", "white or red could win here")
    if colours == (RED,):
        return tr("trax", "red could win here")
    return tr("trax", "white could win here")
