"""The parts of the picture around the table: sorting, passing on, choosing a player, open racks; no Qt."""

from dataclasses import replace

from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.tokens import by_colour
from trakkx_desktop.view.stage.layout import Layout, Placement
from trakkx_desktop.view.trakkx import spaces
from trakkx_desktop.view.trakkx.arts import SHELF, marks_of, pixels, token_art
from trakkx_desktop.view.trakkx.scene import Scene


def sorting(scene: Scene) -> Layout:
    """ "Sort: colour or number", where there is room for it."""
    box = spaces.sort_box(scene.room, scene.scale)
    if box is None or scene.phase != spaces.PLAY or scene.covered:
        return {}
    left, top, width, high = box
    middle, half, px = top + high / 2, width / 2, 17 * scene.scale
    words = scene.captions
    caption = ("words", words.sort, px, "text", "text2", "right", 90.0)
    out: Layout = {
        "sort": pixels(("panel", width, high, "mat"), left + half, middle),
        "sort:title": pixels(caption, left - 12, middle),
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


def give_panel(scene: Scene) -> Layout:
    """Two places for what goes to the neighbour on the left."""
    left, top, width, high = spaces.panel_box(scene.room, scene.board)
    middle = top + high / 2
    zone = spaces.give_zone(scene.room, scene.board)
    room = zone.x - zone.unit - left - 90
    words, scale = scene.captions, scene.scale
    title = ("words", words.panel, 22 * scale, "label", "text", "left", room)
    note = ("words", words.panel_note, 16 * scale, "text", "text2", "left", room)
    out: Layout = {
        "panel": pixels(("panel", width, high, "mat"), left + width / 2, middle),
        "panel:title": pixels(title, left + 82, middle - 14 * scale, SHELF + 1),
        "panel:note": pixels(note, left + 82, middle + 15 * scale, SHELF + 1),
    }
    for person in words.persons[:1]:
        mark = ("mark", person.mark)
        out["panel:mark"] = replace(pixels(mark, left + 48, middle, SHELF + 1), size=40.0)
    draft = scene.draft
    chosen = draft.chosen if isinstance(draft, GiveDraft) else ()
    needed = draft.needed if isinstance(draft, GiveDraft) else 0
    for index in range(needed):
        x = float(index) + (2 - needed) / 2
        if index < len(chosen):
            token = chosen[index]
            art = token_art(token, *marks_of(scene, token))
            out[token] = Placement(art, x, 0, zone="give")
        else:
            out[f"give:{index}"] = Placement(("slot",), x, 0, zone="give", z=-1, solid=False)
    return out


def choose_panel(scene: Scene) -> Layout:
    """The players of whom one shall draw three."""
    left, top, width, high = spaces.panel_box(scene.room, scene.board)
    persons = scene.captions.persons
    wide = min(240.0, (width - 16 * (len(persons) + 1)) / max(1, len(persons)))
    tall = high - 28
    out: Layout = {"panel": pixels(("panel", width, high, "mat"), left + width / 2, top + high / 2)}
    start = left + width / 2 - (len(persons) * (wide + 16) - 16) / 2 + wide / 2
    for index, person in enumerate(persons):
        name = f"seat:{person.seat}"
        is_hovered = scene.hover == name
        art = ("person", person.name, person.mark, person.detail, wide, tall, is_hovered)
        x = start + index * (wide + 16)
        out[name] = Placement((*art, scene.scale), x, top + high / 2, zone="room", z=1, size=wide)
    return out


def open_racks(scene: Scene) -> Layout:
    """At the end: every rack open, with its points."""
    out: Layout = {}
    left, top, width, high = spaces.racks_box(scene.board, len(scene.sight.hands))
    row = high / len(scene.sight.hands)
    scale = scene.scale
    out["racks"] = pixels(("panel", width, high, "mat"), left + width / 2, top + high / 2)
    names = min(150.0, width * 0.26)
    for person in scene.captions.persons:
        y = top + row * (person.seat + 0.5)
        mark = pixels(("mark", person.mark), left + 22, y, SHELF + 1)
        out[f"racks:mark:{person.seat}"] = replace(mark, size=20.0)
        name = ("words", person.name, 18 * scale, "label", "text", "left", names - 44)
        out[f"racks:name:{person.seat}"] = pixels(name, left + 40, y, SHELF + 1)
        total = ("words", person.detail, 24 * scale, "poster", "text", "right", 70.0)
        out[f"racks:points:{person.seat}"] = pixels(total, left + width - 18, y, SHELF + 1)
        hand = sorted(scene.sight.hands[person.seat], key=by_colour)
        room = width - names - 90
        pitch = min(row * 0.86, room / max(1, len(hand)), 44.0)
        for index, token in enumerate(hand):
            x = left + names + pitch * (index + 0.5)
            out[token] = Placement(token_art(token), x, y, zone="room", z=2, size=pitch)
    return out
