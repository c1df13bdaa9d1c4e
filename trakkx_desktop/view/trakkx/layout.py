"""The picture of the table as a function of the scene: every token, mat and caption; no Qt, no rule."""

from dataclasses import replace

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.dealing import DISPLAY
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.tokens import HIDDEN, Token, by_colour
from trakkx_desktop.view.stage.layout import Art, Layout, Placement
from trakkx_desktop.view.stage.room import Box
from trakkx_desktop.view.trakkx import spaces
from trakkx_desktop.view.trakkx.mats import bad_placements, handle_placements, mat_placements
from trakkx_desktop.view.trakkx.scene import RACK, Scene

DOTS, SHELF, HALO, GHOST = -30.0, -10.0, -12.0, 5.0
TILE = 12
"""Cells of the dot grid in one picture."""


def face(token: Token) -> str:
    """What is seen of a token: both copies look alike."""
    return token if token == HIDDEN else token[:-1]


def token_art(token: Token, *marks: str) -> Art:
    return ("token", face(token), tuple(sorted(marks)))


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
        out.update(_give_panel(scene))
    if scene.phase == spaces.CHOOSE:
        out.update(_choose_panel(scene))
    if scene.phase == spaces.END:
        out.update(_open_racks(scene))
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
            out[piece] = replace(place, art=token_art(piece, *_marks(scene, piece, *kept)))
        elif place.art[0] == "handle":
            out[piece] = replace(place, art=(*place.art[:-1], True))
    return out


def _marks(scene: Scene, token: Token, *more: str) -> tuple[str, ...]:
    hovers = "hover" if token == scene.hover and token not in scene.held else ""
    picked = "picked" if token in scene.selection else ""
    return tuple(mark for mark in (*more, hovers, picked) if mark)


def _ghosts(scene: Scene) -> Layout:
    if scene.aim is None:
        return {}
    fits = scene.aim.fits
    return {
        f"ghost:{token}": Placement(
            ("ghost", face(token), fits), x, y, z=GHOST, opacity=1.0, solid=False
        )
        for token, (x, y) in scene.aim.cells
    }


def _display(scene: Scene) -> Layout:
    """The six open tokens and the bag, at the top right."""
    left, top, width, high = spaces.display_mat(scene.room)
    out: Layout = {
        "display": _pixels(("panel", width, high, "mat"), left + width / 2, top + high / 2)
    }
    for index in range(len(scene.sight.display), DISPLAY):
        out[f"slot:{index}"] = Placement(("slot",), index, 0, zone="display", z=-1, solid=False)
    for index, token in enumerate(scene.sight.display):
        out[token] = Placement(token_art(token, *_marks(scene, token)), index, 0, zone="display")
    count = len(scene.sight.bag)
    out["bag"] = Placement(("bag", count, scene.hover == "bag"), 0, 0, zone="bag")
    if scene.room.is_large:
        px, words = 17 * scene.scale, scene.captions
        right, middle = left - 16, top + high / 2
        title = ("words", words.display, px, "label", "text", "right", 120.0)
        note = ("words", words.display_note, 15 * scene.scale, "text", "text2", "right", 120.0)
        out["display:title"] = _pixels(title, right, middle - 11 * scene.scale)
        out["display:note"] = _pixels(note, right, middle + 11 * scene.scale)
    return out


def _rack(scene: Scene) -> Layout:
    left, top, width, high = scene.room.tray
    grooves = spaces.grooves(scene.room, scene.slots)
    shelf = ("shelf", width, high, grooves)
    out: Layout = {"shelf": _pixels(shelf, left + width / 2, top + high / 2)}
    rows = spaces.rack_rows(scene.room, scene.slots)
    for index in range(scene.covered):
        x, y = rows.place(index)
        out[f"back:{index}"] = Placement(("back",), x, y, zone=RACK)
    for index, token in enumerate(rack_order(scene)):
        x, y = rows.place(index)
        marks = _marks(scene, token, "new" if token in scene.fresh else "")
        out[token] = Placement(token_art(token, *marks), x, y, zone=RACK)
    out.update(_sorting(scene))
    return out


def rack_order(scene: Scene) -> tuple[Token, ...]:
    """As it stands, or as it would stand if the hand opened over it now."""
    if scene.aim is None or scene.aim.gap is None:
        return scene.order
    others = tuple(token for token in scene.order if token not in scene.held)
    coming = tuple(token for token in scene.held if token in scene.order)
    return (*others[: scene.aim.gap], *coming, *others[scene.aim.gap :])


def _sorting(scene: Scene) -> Layout:
    """ "Sort: colour or number", where there is room for it."""
    box = spaces.sort_box(scene.room, scene.scale)
    if box is None or scene.phase != spaces.PLAY or scene.covered:
        return {}
    left, top, width, high = box
    middle, half, px = top + high / 2, width / 2, 17 * scene.scale
    words = scene.captions
    caption = ("words", words.sort, px, "text", "text2", "right", 90.0)
    out: Layout = {
        "sort": _pixels(("panel", width, high, "mat"), left + half, middle),
        "sort:title": _pixels(caption, left - 12, middle),
    }
    for index, (key, label) in enumerate(
        (("colour", words.by_colour), ("number", words.by_number))
    ):
        name = f"sort:{key}"
        is_on, is_hovered = scene.sorted_by == key, scene.hover == name
        art = ("choice", label, is_on, half, high, px, is_hovered)
        x = left + half * (index + 0.5)
        out[name] = Placement(art, x, middle, zone="room", z=1, size=half)
    return out


def _give_panel(scene: Scene) -> Layout:
    """Two places for what goes to the neighbour on the left."""
    left, top, width, high = spaces.panel_box(scene.room, scene.board)
    middle = top + high / 2
    zone = spaces.give_zone(scene.room, scene.board)
    room = zone.x - zone.unit - left - 90
    words, scale = scene.captions, scene.scale
    title = ("words", words.panel, 22 * scale, "label", "text", "left", room)
    note = ("words", words.panel_note, 16 * scale, "text", "text2", "left", room)
    out: Layout = {
        "panel": _pixels(("panel", width, high, "mat"), left + width / 2, middle),
        "panel:title": _pixels(title, left + 82, middle - 14 * scale, SHELF + 1),
        "panel:note": _pixels(note, left + 82, middle + 15 * scale, SHELF + 1),
    }
    for person in words.persons[:1]:
        mark = ("mark", person.mark)
        out["panel:mark"] = replace(_pixels(mark, left + 48, middle, SHELF + 1), size=40.0)
    draft = scene.draft
    chosen = draft.chosen if isinstance(draft, GiveDraft) else ()
    needed = draft.needed if isinstance(draft, GiveDraft) else 0
    for index in range(needed):
        x = float(index) + (2 - needed) / 2
        if index < len(chosen):
            token = chosen[index]
            art = token_art(token, *_marks(scene, token))
            out[token] = Placement(art, x, 0, zone="give")
        else:
            out[f"give:{index}"] = Placement(("slot",), x, 0, zone="give", z=-1, solid=False)
    return out


def _choose_panel(scene: Scene) -> Layout:
    """The players of whom one shall draw three."""
    left, top, width, high = spaces.panel_box(scene.room, scene.board)
    persons = scene.captions.persons
    wide = min(240.0, (width - 16 * (len(persons) + 1)) / max(1, len(persons)))
    tall = high - 28
    out: Layout = {
        "panel": _pixels(("panel", width, high, "mat"), left + width / 2, top + high / 2)
    }
    start = left + width / 2 - (len(persons) * (wide + 16) - 16) / 2 + wide / 2
    for index, person in enumerate(persons):
        name = f"seat:{person.seat}"
        is_hovered = scene.hover == name
        art = ("person", person.name, person.mark, person.detail, wide, tall, is_hovered)
        x = start + index * (wide + 16)
        out[name] = Placement((*art, scene.scale), x, top + high / 2, zone="room", z=1, size=wide)
    return out


def _open_racks(scene: Scene) -> Layout:
    """At the end: every rack open, with its points."""
    out: Layout = {}
    left, top, width, high = spaces.racks_box(scene.board, len(scene.sight.hands))
    row = high / len(scene.sight.hands)
    scale = scene.scale
    out["racks"] = _pixels(("panel", width, high, "mat"), left + width / 2, top + high / 2)
    names = min(150.0, width * 0.26)
    for person in scene.captions.persons:
        y = top + row * (person.seat + 0.5)
        mark = _pixels(("mark", person.mark), left + 22, y, SHELF + 1)
        out[f"racks:mark:{person.seat}"] = replace(mark, size=20.0)
        name = ("words", person.name, 18 * scale, "label", "text", "left", names - 44)
        out[f"racks:name:{person.seat}"] = _pixels(name, left + 40, y, SHELF + 1)
        total = ("words", person.detail, 24 * scale, "poster", "text", "right", 70.0)
        out[f"racks:points:{person.seat}"] = _pixels(total, left + width - 18, y, SHELF + 1)
        hand = sorted(scene.sight.hands[person.seat], key=by_colour)
        room = width - names - 90
        pitch = min(row * 0.86, room / max(1, len(hand)), 44.0)
        for index, token in enumerate(hand):
            x = left + names + pitch * (index + 0.5)
            out[token] = Placement(token_art(token), x, y, zone="room", z=2, size=pitch)
    return out


def _pixels(art: Art, x: float, y: float, z: float = SHELF) -> Placement:
    """Decoration, in pixels of the stage."""
    return Placement(art, x, y, zone="room", z=z, solid=False)


def visible(board: Box, camera: tuple[float, float, float], cell: Cell) -> bool:
    """Can the middle of that cell be seen now? `camera` is (unit, x, y)."""
    unit, x, y = camera
    left, top, width, high = board
    px, py = x + cell[0] * unit, y + cell[1] * unit
    return left <= px <= left + width and top <= py <= top + high
