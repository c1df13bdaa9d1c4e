"""The tray at the bottom: the six lies, the die and the lie it dictates, or the solitaire's pile. Pure: no Qt."""

from dataclasses import replace

from trakkx_desktop.games.trax.die import dictated
from trakkx_desktop.games.trax.tiles import LIES, Tile
from trakkx_desktop.view.stage.area import Area
from trakkx_desktop.view.stage.layout import Layout, Placement, Zone
from trakkx_desktop.view.trax.layout.mosaic import DIM, PLAIN, tile_art
from trakkx_desktop.view.trax.scene import Captions, DieShown, Scene, Shape, shape_of

TRAY = "tray"
RISE = 0.08
"""Part of a tile by which the one under the pointer rises."""
WORDS = 190
"""Pixels that the words at the right need at least."""


def zone_of(area: Area) -> Zone:
    left, top, width, height = area.tray
    return Zone(left, top, width, height, left, top, shape_of(area).tile)


def takeable(scene: Scene) -> tuple[str, ...]:
    """The tiles on the tray, from left to right."""
    if not scene.is_live:
        return ()
    if scene.is_solitaire:
        return ("pile",) if scene.state.pile else ()
    if scene.die is not None:
        return () if scene.is_rolling else (f"lie:{_dictated(scene)}",)
    return tuple(f"lie:{scene.view.lie(lie)}" for lie in LIES)


def tray(scene: Scene, shape: Shape) -> Layout:
    """Which tray it is depends on the variant; the tile under the pointer rises a little: it can be taken."""
    art = ("mat", round(shape.w, 3), round(shape.h, 3))
    layout = {"mat": Placement(art, shape.w / 2, shape.h / 2, TRAY, z=-1, solid=False)}
    if scene.is_solitaire:
        layout |= _with_pile(scene, shape)
    elif scene.die is not None:
        layout |= _with_die(scene, scene.die, shape)
    else:
        layout |= _six_lies(scene, shape)
    if scene.eyed in layout:
        place = layout[scene.eyed]
        layout[scene.eyed] = replace(place, y=place.y - RISE, z=place.z + 1)
    return layout


def place_in_tray(scene: Scene, lie: Tile) -> tuple[str, float, float] | None:
    """Where a computer takes a tile from that lies so."""
    if scene.shape is None:
        return None
    found = tray(scene, scene.shape)
    place = found.get(f"lie:{lie}") or found.get("pile") or found.get("die")
    return (place.zone, place.x, place.y) if place is not None else None


def _six_lies(scene: Scene, shape: Shape) -> Layout:
    """One slot for each lie; what does not fit is dimmed; the chosen one has a ring."""
    layout: Layout = {}
    fitting = _fitting(scene)
    has_words = shape.width >= 6 * 1.5 * shape.tile + WORDS + 32
    wide = min(6 * 1.62 * shape.tile, shape.width - WORDS - 40) if has_words else shape.width - 8
    pitch = wide / 6 / shape.tile
    for index, lie in enumerate(map(scene.view.lie, LIES)):
        layout |= _slot(scene, lie, 0.06 + pitch * (index + 0.5), lie in fitting)
        key = ("key", str(index + 1), scene.captions.notes.get(lie, ""), round(pitch, 3))
        x = layout[f"slot:{lie}"].x
        layout[f"key:{lie}"] = Placement(key, x, 1.5, TRAY, z=1, solid=False)
    if has_words:
        layout |= _words(shape, 0.06 + 6 * pitch + 0.2, scene.captions)
    return layout


def _slot(scene: Scene, lie: Tile, x: float, fits: bool) -> Layout:
    """`lie` is the one of the rules; the slot shows it as it is seen from this side."""
    piece, hand, y = f"lie:{lie}", scene.hand, 0.68
    shown = hand.lie if hand is not None and hand.piece == piece else lie
    mood = PLAIN if fits or shown != lie else DIM
    art, seen = tile_art(shown, 0, mood), _seen(scene, piece)
    layout: Layout = {
        f"slot:{lie}": Placement(("slot",), x, y, TRAY, z=0),
        piece: Placement(art, x, y, TRAY, z=1, opacity=seen),
    }
    if scene.pick is not None and hand is None and lie == scene.pick.lay.tile:
        layout["ring"] = Placement(("ring",), x, y, TRAY, z=0.5, solid=False)
    return layout


def _seen(scene: Scene, piece: str) -> float:
    """The tile in hand is not seen twice: over a space where it fits, it is seen there."""
    is_there = scene.hand is not None and scene.hand.piece == piece and scene.pick is not None
    return 0.0 if is_there else 1.0


def _fitting(scene: Scene) -> tuple[Tile, ...]:
    """The lies that can be laid: at the space that is shown, or anywhere."""
    prospect = scene.prospect
    if prospect is None:
        return ()
    if scene.pick is not None and scene.hand is None:
        return prospect.legal.get(scene.pick.lay.cell, ())
    return tuple(lie for lie in LIES if prospect.spaces_for(lie))


def _words(shape: Shape, left: float, captions: Captions) -> Layout:
    width = round(shape.w - left - 0.2, 3)
    if width * shape.tile < 120:
        return {}
    art = ("words", captions.headline, captions.text, width, round(shape.h, 3))
    return {
        "words": Placement(art, left + width / 2, shape.h / 2, TRAY, z=1, solid=False),
    }


def _dictated(scene: Scene) -> Tile:
    return dictated(scene.state) if scene.state.rolls else LIES[0]


def _with_die(scene: Scene, die: DieShown, shape: Shape) -> Layout:
    """The die, the rolls that fitted nowhere, and the lie it dictates."""
    layout: Layout = {}
    middle = shape.h / 2
    layout["die"] = Placement(("die", die.face), 0.95, middle, TRAY, z=2, turn=die.turn)
    x = 1.9
    for number, face in enumerate(die.rejected[-3:]):
        place = Placement(("reject", face), x, middle, TRAY, z=1, size=0.5, solid=False)
        layout[f"reject:{number}"] = place
        x += 0.6
    x += 0.5
    if not die.is_rolling:
        lie = _dictated(scene)
        shown = scene.hand.lie if scene.hand is not None else lie
        layout["slot"] = Placement(("slot",), x, middle, TRAY, z=0, solid=False)
        art, seen = tile_art(shown), _seen(scene, f"lie:{lie}")
        layout[f"lie:{lie}"] = Placement(art, x, middle, TRAY, z=1, opacity=seen)
    return layout | _words(shape, x + 0.85, scene.captions)


def _with_pile(scene: Scene, shape: Shape) -> Layout:
    """The top of the pile, how many are left, and how far each colour's longest path has come."""
    layout: Layout = {}
    pile, hand, middle = scene.state.pile, scene.hand, shape.h / 2
    x = 1.0
    top = middle - 0.06
    layout["stack"] = Placement(("stack", min(len(pile), 4)), x, top, TRAY, z=0, solid=False)
    if pile:
        shown = hand.lie if hand is not None else pile[0]
        art, seen = tile_art(shown), _seen(scene, "pile")
        layout["pile"] = Placement(art, x, top, TRAY, z=1, opacity=seen)
    layout["count"] = Placement(("count", len(pile)), x + 0.95, middle, TRAY, z=1, solid=False)
    wide = 2.3 if shape.width > 700 else 2.5
    left = x + 1.45
    for row, colour in enumerate(("white", "red")):
        y = middle + (row - 0.5) * 0.66
        art = ("tally", colour, scene.captions.tally[row], wide)
        layout[f"tally:{colour}"] = Placement(art, left + wide / 2, y, TRAY, z=1, solid=False)
    return layout | _words(shape, left + wide + 0.2, scene.captions)
