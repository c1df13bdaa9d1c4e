"""Racks: the viewer's own, all of them at the end, and small ones for the rail; no Qt."""

from dataclasses import replace

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.exchange import Hands
from trakkx_desktop.games.trakkx.tokens import HIDDEN, Token, by_colour
from trakkx_desktop.view.stage.layout import Arrival, Arrivals, Layout, Placement
from trakkx_desktop.view.trakkx.layout import spaces
from trakkx_desktop.view.trakkx.layout.arts import SHELF, face, marks_of, pixels, token_art
from trakkx_desktop.view.trakkx.scene import CLOSING, END, PLAY, RACK, Scene

LARGEST = 190.0
"""Pixels of a token that was just drawn."""

COUNTED, NEXT = 70, 400
"""Milliseconds between two tokens when the racks are counted, and between two racks."""


def rack(scene: Scene) -> Layout:
    left, top, width, high = scene.area.tray
    grooves = spaces.grooves(scene.area, scene.slots)
    shelf = ("shelf", width, high, grooves)
    out: Layout = {"shelf": pixels(shelf, left + width / 2, top + high / 2)}
    rows = spaces.rack_rows(scene.area, scene.slots)
    for index in range(scene.covered):
        x, y = rows.place(index)
        out[f"back:{index}"] = Placement(("back",), x, y, zone=RACK)
    for index, token in enumerate(rack_order(scene)):
        x, y = rows.place(index)
        marks = marks_of(scene, token, "new" if token in scene.fresh else "")
        out[token] = Placement(token_art(token, *marks), x, y, zone=RACK)
    out.update(sorting(scene))
    out.update(drawn(scene))
    return out


def drawn(scene: Scene) -> Layout:
    """What was just drawn, seen large over the table before it joins the rack."""
    new = scene.drawn
    if new is None or not new.side:
        return {}
    left, top, width, high = scene.board
    size = min(LARGEST, high * 0.36)
    art = token_art(new.token) if new.side == 1.0 else ("turning", face(new.token), new.side)
    x, y = left + width / 2, top + high / 2
    return {new.token: Placement(art, x, y, zone="area", z=50, size=size, solid=False)}


def rack_order(scene: Scene) -> tuple[Token, ...]:
    """As it stands, or as it would stand if the hand opened over it now."""
    if scene.aim is None or scene.aim.gap is None:
        return scene.order
    others = tuple(token for token in scene.order if token not in scene.held)
    coming = tuple(token for token in scene.held if token in scene.order)
    return (*others[: scene.aim.gap], *coming, *others[scene.aim.gap :])


def sorting(scene: Scene) -> Layout:
    """ "Sort: colour or number", where there is space for it."""
    box = spaces.sort_box(scene.area, scene.scale)
    if box is None or scene.phase != PLAY or scene.covered:
        return {}
    left, top, width, high = box
    middle, half, px = top + high / 2, width / 2, 17 * scene.scale
    words = scene.captions
    caption = ("words", words.sort, px, "text", "text2", "right", 90.0)
    out: Layout = {
        "sort": pixels(("panel", width, high), left + half, middle),
        "sort:title": pixels(caption, left - 12, middle),
    }
    for index, (key, label) in enumerate(
        (("colour", words.by_colour), ("number", words.by_number))
    ):
        name = f"sort:{key}"
        art = ("choice", label, half, high, px, scene.hover == name)
        x = left + half * (index + 0.5)
        out[name] = Placement(art, x, middle, zone="area", z=1, size=half)
    return out


def open_racks(scene: Scene) -> Layout:
    """At the end: every rack open, with its points."""
    out: Layout = {}
    left, top, width, high = spaces.racks_box(scene)
    row = high / len(scene.state.hands)
    scale = scene.scale
    out["racks"] = pixels(("panel", width, high), left + width / 2, top + high / 2)
    names = min(150.0, width * 0.26)
    for person in scene.captions.persons:
        y = top + row * (person.seat + 0.5)
        mark = pixels(("mark", person.mark), left + 22, y, SHELF + 1)
        out[f"racks:mark:{person.seat}"] = replace(mark, size=20.0)
        name = ("words", person.name, 18 * scale, "label", "text", "left", names - 44)
        out[f"racks:name:{person.seat}"] = pixels(name, left + 40, y, SHELF + 1)
        total = ("words", person.detail, 24 * scale, "poster", "text", "right", 70.0)
        out[f"racks:points:{person.seat}"] = pixels(total, left + width - 18, y, SHELF + 1)
        hand = sorted(scene.state.hands[person.seat], key=by_colour)
        pitch = min(row * 0.86, (width - names - 90) / max(1, len(hand)), 44.0)
        for index, token in enumerate(hand):
            x = left + names + pitch * (index + 0.5)
            out[token] = Placement(token_art(token), x, y, zone="area", z=2, size=pitch)
    return out


def counting(hands: Hands) -> Arrivals:
    found: Arrivals = {}
    delay = 0
    for seat, hand in enumerate(hands):
        for token in sorted(hand, key=by_colour):
            found[token] = Arrival(delay)
            delay += COUNTED
        found[f"racks:points:{seat}"] = Arrival(delay, grow=1.6)
        delay += NEXT
    return found


def mini(scene: Scene, seat: Seat) -> Layout:
    """With open hands, what this player has."""
    hand = scene.state.hands[seat]
    if HIDDEN in hand or scene.phase in (CLOSING, END) or scene.state.setup.hands != "open":
        return {}
    columns = max(range(4, 11), key=lambda c: _mini_size(len(hand), c))
    size = _mini_size(len(hand), columns)
    rows = -(-max(1, len(hand)) // columns)
    out: Layout = {}
    for index, token in enumerate(sorted(hand, key=by_colour)):
        row, column = divmod(index, columns)
        x = (column - (columns - 1) / 2) * size
        y = (row - (rows - 1) / 2) * size
        out[token] = Placement(token_art(token), x, y, size=size)
    return out


def _mini_size(count: int, columns: int) -> float:
    """Of one token, so that so many in a row fit a picture that is wider than high."""
    return min(1.6 / columns, 0.96 / -(-max(1, count) // columns))
