"""The tray at the bottom: the six lies, the die and the lie it dictates, or the solitaire's pile. Pure: no Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from trakkx_desktop.games.trax.tiles import LIES, Tile
from trakkx_desktop.view.stage.layout import Layout, Placement, Zone
from trakkx_desktop.view.stage.room import Room
from trakkx_desktop.view.trax.mosaic import DIM, PLAIN, View, tile_art

TRAY = "tray"
RISE = 0.08
"""Part of a tile by which the one under the pointer rises."""
WORDS = 190
"""Pixels that the words at the right need at least."""


@dataclass(frozen=True)
class Shape:
    """The tray's size in pixels, and that of a tile on it (the unit of the zone)."""

    width: float
    height: float
    tile: float

    @property
    def w(self) -> float:
        return self.width / self.tile

    @property
    def h(self) -> float:
        return self.height / self.tile


def shape_of(room: Room) -> Shape:
    _, _, width, height = room.tray
    return Shape(width, height, 64.0 if room.is_large else 48.0)


def zone_of(room: Room) -> Zone:
    left, top, width, height = room.tray
    return Zone(left, top, width, height, left, top, shape_of(room).tile)


@dataclass(frozen=True)
class Words:
    """What the tray says at its right."""

    headline: str
    text: str


@dataclass(frozen=True)
class Hand:
    """What is in hand: the piece that was taken, and how it lies now."""

    piece: str
    lie: Tile


def mat(shape: Shape) -> Layout:
    art = ("mat", round(shape.w, 3), round(shape.h, 3))
    return {"mat": Placement(art, shape.w / 2, shape.h / 2, TRAY, z=-1, solid=False)}


def six_lies(
    shape: Shape,
    view: View,
    fitting: tuple[Tile, ...],
    notes: Mapping[Tile, str],
    chosen: Tile | None,
    hand: Hand | None,
    words: Words,
) -> Layout:
    """One slot for each lie; what does not fit is dimmed; the chosen one has a ring."""
    layout = mat(shape)
    has_words = shape.width >= 6 * 1.5 * shape.tile + WORDS + 32
    room = min(6 * 1.62 * shape.tile, shape.width - WORDS - 40) if has_words else shape.width - 8
    pitch = room / 6 / shape.tile
    for index, lie in enumerate(LIES):
        place = 0.06 + pitch * (index + 0.5), pitch, index
        layout |= _slot(view.lie(lie), place, view, fitting, notes, chosen, hand)
    if has_words:
        layout |= _words(shape, 0.06 + 6 * pitch + 0.2, words)
    return layout


def _slot(
    lie: Tile,
    place: tuple[float, float, int],
    view: View,
    fitting: tuple[Tile, ...],
    notes: Mapping[Tile, str],
    chosen: Tile | None,
    hand: Hand | None,
) -> Layout:
    """`lie` is the one of the rules; the slot shows it as it is seen from this side."""
    x, pitch, index = place
    piece = f"lie:{lie}"
    shown = hand.lie if hand is not None and hand.piece == piece else lie
    mood = PLAIN if lie in fitting or shown is not lie else DIM
    y = 0.68
    layout: Layout = {
        f"slot:{lie}": Placement(("slot",), x, y, TRAY, z=0),
        piece: Placement(tile_art(view.lie(shown), 0, mood), x, y, TRAY, z=1),
    }
    key = ("key", str(index + 1), notes.get(lie, ""), round(pitch, 3))
    layout[f"key:{lie}"] = Placement(key, x, 1.5, TRAY, z=1, solid=False)
    if lie == chosen:
        layout["ring"] = Placement(("ring",), x, y, TRAY, z=0.5, solid=False)
    return layout


def raised(layout: Layout, piece: str) -> Layout:
    """The tile under the pointer rises a little: it can be taken."""
    if piece in layout:
        place = layout[piece]
        layout[piece] = replace(place, y=place.y - RISE, z=place.z + 1)
    return layout


def _words(shape: Shape, left: float, words: Words) -> Layout:
    width = round(shape.w - left - 0.2, 3)
    if width * shape.tile < 120:
        return {}
    art = ("words", words.headline, words.text, width, round(shape.h, 3))
    return {
        "words": Placement(art, left + width / 2, shape.h / 2, TRAY, z=1, solid=False),
    }


@dataclass(frozen=True)
class DieShown:
    """The die as it is seen at this moment: while it rolls, the face changes and the lie is not known yet."""

    face: int
    turn: float
    rejected: tuple[int, ...]
    is_rolling: bool


def with_die(
    shape: Shape, view: View, die: DieShown, lie: Tile, hand: Hand | None, words: Words
) -> Layout:
    """The die, the rolls that fitted nowhere, and the lie it dictates."""
    layout = mat(shape)
    middle = shape.h / 2
    layout["die"] = Placement(("die", die.face), 0.95, middle, TRAY, z=2, turn=die.turn)
    x = 1.9
    for number, face in enumerate(die.rejected[-3:]):
        place = Placement(("reject", face), x, middle, TRAY, z=1, size=0.5, solid=False)
        layout[f"reject:{number}"] = place
        x += 0.6
    x += 0.5
    if not die.is_rolling:
        shown = hand.lie if hand is not None else lie
        layout["slot"] = Placement(("slot",), x, middle, TRAY, z=0, solid=False)
        layout[f"lie:{lie}"] = Placement(tile_art(view.lie(shown)), x, middle, TRAY, z=1)
    return layout | _words(shape, x + 0.85, words)


def with_pile(
    shape: Shape,
    view: View,
    pile: tuple[Tile, ...],
    hand: Hand | None,
    tally: tuple[str, str],
    words: Words,
) -> Layout:
    """The top of the pile, how many are left, and how far each colour's longest path has come."""
    layout = mat(shape)
    middle = shape.h / 2
    x = 1.0
    top = middle - 0.06
    layout["stack"] = Placement(("stack", min(len(pile), 4)), x, top, TRAY, z=0, solid=False)
    if pile:
        shown = hand.lie if hand is not None else pile[0]
        layout["pile"] = Placement(tile_art(view.lie(shown)), x, top, TRAY, z=1)
    layout["count"] = Placement(("count", len(pile)), x + 0.95, middle, TRAY, z=1, solid=False)
    wide = 2.3 if shape.width > 700 else 2.5
    left = x + 1.45
    for row, colour in enumerate(("white", "red")):
        y = middle + (row - 0.5) * 0.66
        art = ("tally", colour, tally[row], wide)
        layout[f"tally:{colour}"] = Placement(art, left + wide / 2, y, TRAY, z=1, solid=False)
    return layout | _words(shape, left + wide + 0.2, words)
