"""Names of pieces and cells for the screen reader, and what is said at once when a tile is turned or staged."""

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.tiles import LIES, Tile
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.prospect import Pick, Prospect
from trakkx_desktop.view.trax.scene import Scene
from trakkx_desktop.view.trax.words.lies import (
    brings_words,
    entering_words,
    lie_words,
    omen_words,
    place_words,
    threat_words,
)


def spoken(scene: Scene, piece: str) -> str:
    kind, _, rest = piece.partition(":")
    board = scene.state.board
    if kind == "tile":
        cell = cell_of(rest)
        return _tile_spoken(scene, cell) if cell in board.tiles else ""
    if kind == "space" and scene.prospect is not None:
        return _space_spoken(scene, scene.prospect, cell_of(rest))
    if kind == "lie":
        return _lie_spoken(scene, rest)
    return _thing_spoken(scene, piece)


def cell_of(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def _tile_spoken(scene: Scene, cell: Cell) -> str:
    board = scene.state.board
    lie = lie_words(scene.view.lie(board.tiles[cell]))
    return tr("trax", "tile {place}, {lie}").format(place=place_words(board, cell), lie=lie)


def _space_spoken(scene: Scene, prospect: Prospect, cell: Cell) -> str:
    """Where, what enters, what lies there as a ghost, what else could."""
    board, pick = scene.state.board, scene.pick
    where = (place_words(board, cell), entering_words(board, cell, scene.view))
    parts = [", ".join(filter(None, where))]
    if pick is not None and pick.lay.cell == cell:
        parts.append(_pick_words(scene, pick))
    if scene.hand is None:
        parts.append(tr("trax", "%n way(s) fit", len(prospect.legal.get(cell, ()))))
    if cell in scene.threats:
        parts.append(threat_words(scene.threats[cell]))
    return "; ".join(parts)


def _pick_words(scene: Scene, pick: Pick) -> str:
    parts = [lie_words(scene.view.lie(pick.lay.tile)), brings_words(len(pick.forced))]
    if scene.omen is not None:
        parts.append(omen_words(scene.omen))
    return ", ".join(parts)


def _lie_spoken(scene: Scene, lie: Tile) -> str:
    """A tile of the tray: its key, how it lies, what it would bring to the space that is shown."""
    seen, notes = scene.view.lie(lie), scene.captions.notes
    parts = [f"{LIES.index(seen) + 1}, {lie_words(seen)}", notes.get(lie, "")]
    if scene.pick is not None and scene.hand is None and lie not in notes:
        parts.append(tr("trax", "does not fit here"))
    return "; ".join(part for part in parts if part)


def _thing_spoken(scene: Scene, piece: str) -> str:
    state = scene.state
    if piece == "pile" and state.pile:
        left = tr("trax", "%n tile(s) on the pile", len(state.pile))
        return f"{left}; {lie_words(scene.view.lie(state.pile[0]))}"
    if piece == "die" and state.rolls:
        return tr("trax", "die, {number}").format(number=state.rolls[-1])
    if piece == "check":
        return tr("trax", "lay it")
    return ""


def turned_words(scene: Scene) -> str:
    """Said at once when the tile that is shown or in hand is turned: how it lies, whether it fits, what it brings."""
    prospect, pick, hand = scene.prospect, scene.pick, scene.hand
    if prospect is None:
        return ""
    if pick is not None:
        words = tr("trax", "{lie}; fits, {brings}")
        lie, brings = lie_words(scene.view.lie(pick.lay.tile)), brings_words(len(pick.forced))
        told = words.format(lie=lie, brings=brings)
        return f"{told}; {omen_words(scene.omen)}" if scene.omen is not None else told
    if hand is None:
        return ""
    lie = lie_words(scene.view.lie(hand.lie))
    words = tr("trax", "{lie}; fits on %n space(s)", len(prospect.spaces_for(hand.lie)))
    return words.format(lie=lie)


def staged_words(scene: Scene) -> str:
    """Said when a space was chosen."""
    pick = scene.pick
    if pick is None or not pick.is_staged:
        return ""
    place = place_words(scene.state.board, pick.lay.cell)
    words = tr("trax", "On {place}: {tile}. Enter lays it.")
    return words.format(place=place, tile=turned_words(scene))
