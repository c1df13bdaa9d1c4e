"""The picture of the table as a function of the scene: every token, mat and caption; no Qt, no rule."""

from dataclasses import replace

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.exchange import DISPLAY
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.layout import Layout, Placement
from trakkx_desktop.view.stage.room import Box
from trakkx_desktop.view.trakkx import spaces
from trakkx_desktop.view.trakkx.arts import face, marks_of, pixels, token_art
from trakkx_desktop.view.trakkx.mats import bad_placements, handle_placements, mat_placements
from trakkx_desktop.view.trakkx.panels import choose_panel, give_panel, open_racks, sorting
from trakkx_desktop.view.trakkx.scene import RACK, Scene

DOTS, HALO, GHOST = -30.0, -12.0, 5.0
TILE = 12
"""Cells of the dot grid in one picture."""


def ground(scene: Scene) -> Layout:
    """The table itself: tokens and what lies under them; it changes only when one is put down."""
    seen, table = scene.seen, scene.table
    out = mat_placements(seen.groups, table)
    if isinstance(scene.draft, LayDraft) and scene.shown is None:
        out.update(bad_placements(seen))
    captions = scene.captions.groups
    out.update(handle_placements(seen.groups, table, captions, scene.unit, scene.scale))
    laid = frozenset(scene.draft.laid) if isinstance(scene.draft, LayDraft) else frozenset()
    here = scene.shown or {token: cell for cell, token in table.items()}
    for token, (x, y) in here.items():
        marks = ("laid",) if token in laid else ()
        out[token] = Placement(token_art(token, *marks), x, y)
        if token in scene.changed:
            out[f"halo:{token}"] = Placement(("halo",), x, y, z=HALO, solid=False)
    return out


def dots(extent: Box, board: Box, unit: float) -> Layout:
    """The faint grid wherever the camera can go."""
    left, top, right, bottom = extent
    wide, high = board[2] / unit, board[3] / unit
    first_x, last_x = int((left - wide) // TILE), int((right + wide) // TILE)
    first_y, last_y = int((top - high) // TILE), int((bottom + high) // TILE)
    return {
        f"dots:{i},{j}": Placement(("dots", TILE), i * TILE, j * TILE, z=DOTS, solid=False)
        for i in range(first_x, last_x + 1)
        for j in range(first_y, last_y + 1)
    }


def layout(scene: Scene, under: Layout) -> Layout:
    """Everything; `under` is what `ground` and `dots` gave."""
    out = dict(under)
    out.update(_touched(scene, under))
    for token in scene.held:
        out.pop(f"halo:{token}", None)
    out.update(_ghosts(scene))
    if scene.phase != spaces.END:
        out.update(_display(scene))
    if scene.phase in (spaces.PLAY, spaces.GIVE, spaces.CHOOSE):
        out.update(_rack(scene))
    if scene.phase == spaces.GIVE:
        out.update(give_panel(scene))
    if scene.phase == spaces.CHOOSE:
        out.update(choose_panel(scene))
    if scene.phase == spaces.END:
        out.update(open_racks(scene))
    if scene.cursor is not None:
        zone, x, y = scene.cursor
        out["cursor"] = Placement(("nothing",), x, y, zone=zone, z=6, solid=False)
    return out


def _touched(scene: Scene, under: Layout) -> Layout:
    """What the pointer is at and what is selected, on the table."""
    out: Layout = {}
    for piece in (*scene.selection, scene.hover or ""):
        place = under.get(piece)
        if place is None:
            continue
        if place.art[0] == "token":
            kept = ("laid",) if "laid" in place.art[2] else ()  # type: ignore[operator]
            out[piece] = replace(place, art=token_art(piece, *marks_of(scene, piece, *kept)))
        elif place.art[0] == "handle":
            out[piece] = replace(place, art=(*place.art[:-1], True))
    return out


def _ghosts(scene: Scene) -> Layout:
    """Where the handful would lie: one picture, however many tokens it has."""
    if scene.aim is None or not scene.aim.cells:
        return {}
    (first, (x0, y0)), *_ = scene.aim.cells
    shape = tuple((face(token), x - x0, y - y0) for token, (x, y) in scene.aim.cells)
    art = ("ghost", shape, scene.aim.fits)
    return {f"ghost:{first}": Placement(art, x0, y0, z=GHOST, solid=False)}


def _display(scene: Scene) -> Layout:
    """The six open tokens and the bag, at the top right."""
    left, top, width, high = spaces.display_mat(scene.room)
    out: Layout = {
        "display": pixels(("panel", width, high, "mat"), left + width / 2, top + high / 2)
    }
    for index in range(len(scene.sight.display), DISPLAY):
        out[f"slot:{index}"] = Placement(("slot",), index, 0, zone="display", z=-1, solid=False)
    for index, token in enumerate(scene.sight.display):
        out[token] = Placement(token_art(token, *marks_of(scene, token)), index, 0, zone="display")
    count = len(scene.sight.bag)
    out["bag"] = Placement(("bag", count, scene.hover == "bag"), 0, 0, zone="bag")
    if scene.room.is_large:
        px, words = 17 * scene.scale, scene.captions
        right, middle = left - 16, top + high / 2
        title = ("words", words.display, px, "label", "text", "right", 120.0)
        note = ("words", words.display_note, 15 * scene.scale, "text", "text2", "right", 120.0)
        out["display:title"] = pixels(title, right, middle - 11 * scene.scale)
        out["display:note"] = pixels(note, right, middle + 11 * scene.scale)
    return out


def _rack(scene: Scene) -> Layout:
    left, top, width, high = scene.room.tray
    grooves = spaces.grooves(scene.room, scene.slots)
    shelf = ("shelf", width, high, grooves)
    out: Layout = {"shelf": pixels(shelf, left + width / 2, top + high / 2)}
    rows = spaces.rack_rows(scene.room, scene.slots)
    for index in range(scene.covered):
        x, y = rows.place(index)
        out[f"back:{index}"] = Placement(("back",), x, y, zone=RACK)
    for index, token in enumerate(rack_order(scene)):
        x, y = rows.place(index)
        marks = marks_of(scene, token, "new" if token in scene.fresh else "")
        out[token] = Placement(token_art(token, *marks), x, y, zone=RACK)
    out.update(sorting(scene))
    return out


def rack_order(scene: Scene) -> tuple[Token, ...]:
    """As it stands, or as it would stand if the hand opened over it now."""
    if scene.aim is None or scene.aim.gap is None:
        return scene.order
    others = tuple(token for token in scene.order if token not in scene.held)
    coming = tuple(token for token in scene.held if token in scene.order)
    return (*others[: scene.aim.gap], *coming, *others[scene.aim.gap :])


def visible(board: Box, camera: tuple[float, float, float], cell: Cell) -> bool:
    """Can the middle of that cell be seen now? `camera` is (unit, x, y)."""
    unit, x, y = camera
    left, top, width, high = board
    px, py = x + cell[0] * unit, y + cell[1] * unit
    return left <= px <= left + width and top <= py <= top + high
