"""The end of a round as placements: all sheets side by side, lines that draw themselves, numbers, totals. No Qt."""

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.sheet import Field, sheet
from trakkx_desktop.view.stage.layout import Arrival, Arrivals, Art, Box, Layout, Placement
from trakkx_desktop.view.traexx.layout.desk import Desk
from trakkx_desktop.view.traexx.layout.sheet import NO_STEP, sides
from trakkx_desktop.view.traexx.layout.spread import Leaf, spread
from trakkx_desktop.view.traexx.layout.tray import on_desk
from trakkx_desktop.view.traexx.reveal import COUNT, FIELD, Reveal
from trakkx_desktop.view.traexx.scene import Scene, signed

BITS = 6
"""Parts in which a pen crosses a field (half as many where a line begins or ends)."""
TALLIES = 8
"""Numbers that a total shows on its way up."""
POP = 260
_LEAF, _CASING, _CORE, _JOINT, _POP, _WORDS = range(6)


def leaves(desk: Desk, count: int) -> tuple[Leaf, ...]:
    return spread(_area(desk), count, 44.0 if desk.is_large else 34.0)


def _area(desk: Desk) -> Box:
    """From below the heading to the words above the tray."""
    left, top = desk.area.margin + 8.0, desk.area.head + (30.0 if desk.is_large else 12.0)
    return left, top, desk.area.width - 2 * left, desk.line - 22 - top


def revealed_layout(scene: Scene, reveal: Reveal) -> Layout:
    made: Layout = {}
    for seat, leaf in enumerate(leaves(scene.desk, len(scene.players))):
        letter = reveal.before.setup.starts[seat]
        art: Art = ("leaf", reveal.before.routes[seat], letter, (), ())
        made[f"leaf:{seat}"] = on_desk(art, leaf.x, leaf.y, leaf.unit, _LEAF)
        made.update(_inked(reveal, seat, leaf))
        made.update(_told(scene, reveal, seat, leaf))
    return made


def _inked(reveal: Reveal, seat: Seat, leaf: Leaf) -> Layout:
    """The stroke in bits, so that it can be seen growing."""
    stroke = reveal.strokes[seat]
    if stroke is None:
        return {}
    made = _begun(reveal, seat, leaf, stroke.end)
    for place, (spot, came, goes) in enumerate(sides((stroke.end, *stroke.path))):
        for part in range(_bits(came, goes)):
            for z, is_casing in ((_CASING, True), (_CORE, False)):
                art: Art = ("ink", came, goes, part, is_casing)
                made[f"ink:{seat}:{place}:{part}:{int(is_casing)}"] = _at(leaf, spot, art, z)
    for number, spot in _numbers(stroke.path):
        art = ("medal", number, sheet().colours[spot], True)
        made[f"pop:{seat}:{number}"] = _at(leaf, spot, art, _POP)
    return made


def _begun(reveal: Reveal, seat: Seat, leaf: Leaf, end: Field) -> Layout:
    """Where the pen sets out: a start or a number stays on top of the line."""
    letter = reveal.before.setup.starts[seat]
    art: Art = ("joint",)
    if end == sheet().starts[letter]:
        art = ("start", letter)
    elif end in sheet().numbers:
        art = ("medal", sheet().numbers[end], sheet().colours[end], True)
    return {f"begun:{seat}": _at(leaf, end, art, _JOINT)}


def _bits(came: int, goes: int) -> int:
    return BITS // 2 if NO_STEP in (came, goes) else BITS


def _numbers(path: tuple[Field, ...]) -> list[tuple[int, Field]]:
    return [(sheet().numbers[spot], spot) for spot in path if spot in sheet().numbers]


def _at(leaf: Leaf, spot: Field, art: Art, z: float) -> Placement:
    x, y = hexes.centre(spot)
    return on_desk(art, leaf.x + x * leaf.unit, leaf.y + y * leaf.unit, leaf.unit, z)


def _told(scene: Scene, reveal: Reveal, seat: Seat, leaf: Leaf) -> Layout:
    """Name and total below the sheet, and between them what was reached."""
    left, top, wide, high = leaf.words
    player, y = scene.players[seat], top + high / 2
    art: Art = ("caption", player.mark, player.name, "", False, wide / high)
    made = {f"caption:{seat}": on_desk(art, left + wide / 2, y, high, _WORDS)}
    for i, value in enumerate(tallies(*reveal.totals(seat))):
        told: Art = ("tally", signed(value).removeprefix("+"))
        made[f"tally:{seat}:{i}"] = on_desk(told, left + wide, y, high, _WORDS + 1 + i / 100)
    mine = [(number, points) for of, number, points in reveal.reached if of == seat]
    for i, (number, points) in enumerate(mine):
        # Over the lower edge of the sheet, from its middle to the right.
        at = leaf.x + (i - (len(mine) - 1) / 2) * high * 3.6, top - high * 0.62
        half = scene.labels.half if points < number else ""
        spot = next(spot for spot, n in sheet().numbers.items() if n == number)
        art = ("badge", number, sheet().colours[spot], signed(points), half)
        made[f"badge:{seat}:{number}"] = on_desk(art, *at, high * 0.92, _WORDS + 2)
    return made


def tallies(before: int, after: int) -> tuple[int, ...]:
    """The numbers that a total shows on its way, the last one first reached at the end."""
    steps = min(TALLIES, abs(after - before))
    return (before, *(before + round((after - before) * i / steps) for i in range(1, steps + 1)))


def revealing(scene: Scene, reveal: Reveal) -> Arrivals:
    """The pens go; a number pops when a pen is on it; then the totals count up."""
    coming: Arrivals = {}
    for seat, stroke in enumerate(reveal.strokes):
        if stroke is not None:
            for place, (_, came, goes) in enumerate(sides((stroke.end, *stroke.path))):
                coming.update(_entering(reveal, seat, place, _bits(came, goes)))
        for i, _ in enumerate(tallies(*reveal.totals(seat))[1:], start=1):
            delay = reveal.drawn + round(COUNT * reveal.pace * i / TALLIES)
            coming[f"tally:{seat}:{i}"] = Arrival(delay, ms=1, grow=1.0)
    for seat, number, points in reveal.reached:
        there = reveal.reaches(seat, number)
        coming[f"pop:{seat}:{number}"] = Arrival(there, ms=POP, grow=2.0)
        coming[f"badge:{seat}:{number}"] = Arrival(
            there + 80, ms=POP, grow=1.5 if points == number else 0.8
        )
    return coming


def _entering(reveal: Reveal, seat: Seat, place: int, bits: int) -> Arrivals:
    """The first field is left from its middle on, the last one ends in its middle."""
    begin = reveal.enters(seat, place) + (round(FIELD * reveal.pace / 2) if place == 0 else 0)
    return {
        f"ink:{seat}:{place}:{part}:{layer}": Arrival(
            begin + round(FIELD * reveal.pace * part / BITS), ms=1, grow=1.0
        )
        for part in range(bits)
        for layer in (0, 1)
    }
