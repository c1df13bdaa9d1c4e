"""The end of a game as placements: all sheets side by side with their totals, and the curve of the rounds. No Qt."""

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import score
from trakkx_desktop.view.stage.layout import Arrival, Arrivals, Art, Box, Layout
from trakkx_desktop.view.traexx.layout.desk import Desk
from trakkx_desktop.view.traexx.layout.sheet import EXTENT
from trakkx_desktop.view.traexx.layout.spread import Leaf, spread
from trakkx_desktop.view.traexx.layout.tray import on_desk
from trakkx_desktop.view.traexx.scene import Scene, signed

CURVE = 0.27
"""Part of the height that the curve takes."""
LOWEST = 80
"""Pixels that a curve needs."""
STEP = 320
"""Milliseconds from one sheet of the podium to the next."""


def podium(desk: Desk, count: int) -> tuple[Leaf, ...]:
    left, top, width, height = desk.area.ended_board
    area = left, top - 8, width, height * (1 - CURVE)
    return spread(area, count, 40.0 if desk.is_large else 30.0)


def mounting(scene: Scene) -> Arrivals:
    """Whoever came last is seen first; who won steps up last, in front of yellow."""
    coming: Arrivals = {}
    seats = range(len(scene.players))
    ranked = sorted(seats, key=lambda seat: score.total(scene.state, seat))
    for place, seat in enumerate(ranked):
        for kind in ("leaf", "caption"):
            coming[f"{kind}:{seat}"] = Arrival(STEP * (place + 1), ms=STEP)
        coming[f"halo:{seat}"] = Arrival(STEP * (len(ranked) + 1), ms=STEP, grow=0.6)
    return coming | {"curve": Arrival(STEP * (len(ranked) + 2), ms=STEP)}


def podium_layout(scene: Scene) -> Layout:
    """Who won stands in front of yellow, and has a trophy."""
    made = curve_layout(scene, _curve_box(scene.desk))
    state = scene.state
    best = max(score.total(state, seat) for seat in range(len(scene.players)))
    for seat, leaf in enumerate(podium(scene.desk, len(scene.players))):
        total = score.total(state, seat)
        made.update(_one(scene, seat, leaf, state.is_over and total == best))
    return made


def _one(scene: Scene, seat: Seat, leaf: Leaf, is_best: bool) -> Layout:
    state = scene.state
    missed = score.unreached(state, seat) if state.is_over else ()
    art: Art = ("leaf", state.routes[seat], state.setup.starts[seat], missed, ())
    left, top, wide, high = leaf.words
    made = {f"leaf:{seat}": on_desk(art, leaf.x, leaf.y, leaf.unit, 1)}
    told = _caption(scene, seat, is_best, wide / high)
    made[f"caption:{seat}"] = on_desk(told, left + wide / 2, top + high / 2, high, 2)
    if is_best:
        tall = (EXTENT[3] - EXTENT[1]) * leaf.unit + high
        halo: Art = ("halo", (EXTENT[2] - EXTENT[0]) * leaf.unit / tall)
        made[f"halo:{seat}"] = on_desk(halo, leaf.x, top + high - tall / 2, tall)
    return made


def _caption(scene: Scene, seat: Seat, is_best: bool, ratio: float) -> Art:
    player, total = scene.players[seat], signed(score.total(scene.state, seat)).removeprefix("+")
    return ("caption", player.mark, player.name, total, is_best, ratio)


def whose_layout(scene: Scene) -> Layout:
    """Below a single sheet beside the ending: whose it is, and how it stands."""
    left, top, width, height = scene.desk.curve
    high = min(44.0, height)
    wide = width * 0.5
    art = _caption(scene, scene.seat, False, wide / high)
    at = left + width / 2, top + height / 2
    return {f"caption:{scene.seat}": on_desk(art, *at, high)}


def _curve_box(desk: Desk) -> Box:
    left, top, width, height = desk.area.ended_board
    high = height * CURVE - 8
    return left, top + height - high, width, high


def curve_layout(scene: Scene, box: Box) -> Layout:
    left, top, width, high = box
    if high < LOWEST or not scene.series or len(scene.series[0]) < 2:
        return {}
    marks = (player.mark for player in scene.players)
    series = tuple(zip(marks, scene.series, strict=True))
    art: Art = ("curve", series, scene.labels.curve, scene.labels.rounds, width / high)
    return {"curve": on_desk(art, left + width / 2, top + high / 2, high)}


def seat_at(desk: Desk, count: int, x: float, y: float) -> Seat | None:
    """Whose sheet of the podium lies here."""
    for seat, leaf in enumerate(podium(desk, count)):
        left, top, wide, high = leaf.words
        above = (EXTENT[3] - EXTENT[1]) * leaf.unit
        if left <= x <= left + wide and top - above <= y <= top + high:
            return seat
    return None
