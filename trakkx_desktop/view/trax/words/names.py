"""Names of pieces and cells for the screen reader."""

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.notation import column_label
from trakkx_desktop.games.trax.tiles import WHITE_JOINS, Tile
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.scene import Scene, View


def spoken(scene: Scene, piece: str) -> str:
    kind, _, rest = piece.partition(":")
    board = scene.state.board
    if kind == "tile":
        cell = _cell(rest)
        return _tile_spoken(board, cell, scene.view) if cell in board.tiles else ""
    if kind == "space" and scene.prospect is not None:
        cell = _cell(rest)
        words = tr(
            "trax", "empty space {place}, %n tile(s) fit", len(scene.prospect.legal.get(cell, ()))
        )
        return words.format(place=_place_words(board, cell))
    if kind == "lie":
        notes = scene.captions.notes
        return _lie_spoken(
            scene.view.lie(rest), scene.pick is None or rest in notes, notes.get(rest, "")
        )
    return _thing_spoken(scene, piece)


def _thing_spoken(scene: Scene, piece: str) -> str:
    state = scene.state
    if piece == "pile" and state.pile:
        left = tr("trax", "%n tile(s) on the pile", len(state.pile))
        return f"{left}, {_lie_spoken(scene.view.lie(state.pile[0]), True, '')}"
    if piece == "die" and state.rolls:
        return tr("trax", "die, {number}").format(number=state.rolls[-1])
    if piece == "check":
        return tr("trax", "lay it")
    return ""


def _cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def _place_words(board: Board, cell: Cell) -> str:
    """A cell as the notation names it."""
    left, top, _, _ = board.box
    return f"{column_label(cell[0] - left + 1)}{cell[1] - top + 1}"


def _tile_spoken(board: Board, cell: Cell, view: View) -> str:
    words = tr("trax", "tile {place}, white joins {one} and {other}")
    one, other = sorted(view.side(side) for side in WHITE_JOINS[board.tiles[cell]])
    place = _place_words(board, cell)
    return words.format(place=place, one=_side_words(one), other=_side_words(other))


def _lie_spoken(tile: Tile, fits: bool, note: str) -> str:
    """`tile` as it is seen."""
    words = tr("trax", "tile in the tray, white joins {one} and {other}")
    one, other = sorted(WHITE_JOINS[tile])
    parts = [words.format(one=_side_words(one), other=_side_words(other)), note]
    if not fits:
        parts.append(tr("trax", "does not fit here"))
    return ", ".join(part for part in parts if part)


def _side_words(side: int) -> str:
    return (
        tr("trax", "north"),
        tr("trax", "east"),
        tr("trax", "south"),
        tr("trax", "west"),
    )[side]
