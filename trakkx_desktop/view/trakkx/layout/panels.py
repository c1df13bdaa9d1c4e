"""The display with the bag, and what is asked below the board: passing on, choosing a player; no Qt."""

from dataclasses import replace

from trakkx_desktop.games.trakkx.exchange import DISPLAY
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.view.stage.layout import Layout, Placement
from trakkx_desktop.view.trakkx.layout import spaces
from trakkx_desktop.view.trakkx.layout.arts import SHELF, marks_of, pixels, token_art
from trakkx_desktop.view.trakkx.scene import Scene


def display(scene: Scene) -> Layout:
    """The six open tokens and the bag, at the top right."""
    left, top, width, high = spaces.display_mat(scene.area)
    out: Layout = {"display": pixels(("panel", width, high), left + width / 2, top + high / 2)}
    for index in range(len(scene.state.display), DISPLAY):
        out[f"slot:{index}"] = Placement(("slot",), index, 0, zone="display", z=-1, solid=False)
    for index, token in enumerate(scene.state.display):
        out[token] = Placement(token_art(token, *marks_of(scene, token)), index, 0, zone="display")
    count = len(scene.state.bag)
    bag = ("bag", count, scene.hover == "bag", scene.armed == "bag")
    out["bag"] = Placement(bag, 0, 0, zone="bag")
    if scene.area.is_large:
        px, words = 17 * scene.scale, scene.captions
        right, middle = left - 16, top + high / 2
        title = ("words", words.display, px, "label", "text", "right", 120.0)
        note = ("words", words.display_note, 15 * scene.scale, "text", "text2", "right", 120.0)
        out["display:title"] = pixels(title, right, middle - 11 * scene.scale)
        out["display:note"] = pixels(note, right, middle + 11 * scene.scale)
    return out


def give_panel(scene: Scene) -> Layout:
    """Two places for what goes to the neighbour on the left."""
    left, top, width, high = spaces.panel_box(scene.area, scene.board)
    middle = top + high / 2
    zone = spaces.give_zone(scene.area, scene.board)
    wide = zone.x - zone.unit - left - 90
    words, scale = scene.captions, scene.scale
    title = ("words", words.panel, 22 * scale, "label", "text", "left", wide)
    note = ("words", words.panel_note, 16 * scale, "text", "text2", "left", wide)
    out: Layout = {
        "panel": pixels(("panel", width, high), left + width / 2, middle),
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
    left, top, width, high = spaces.panel_box(scene.area, scene.board)
    persons = scene.captions.persons
    wide = min(240.0, (width - 16 * (len(persons) + 1)) / max(1, len(persons)))
    tall = high - 28
    out: Layout = {"panel": pixels(("panel", width, high), left + width / 2, top + high / 2)}
    start = left + width / 2 - (len(persons) * (wide + 16) - 16) / 2 + wide / 2
    for index, person in enumerate(persons):
        name = f"seat:{person.seat}"
        is_hovered = scene.hover == name
        art = ("person", person.name, person.mark, person.detail, wide, tall, is_hovered)
        x = start + index * (wide + 16)
        out[name] = Placement((*art, scene.scale), x, top + high / 2, zone="area", z=1, size=wide)
    return out
