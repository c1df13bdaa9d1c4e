"""The ways that tokens take: from the bag, to and from the cards of computers, out of the racks at the end; no Qt."""

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Change
from trakkx_desktop.games.trakkx.events import (
    Blocked,
    Drew,
    DrewThree,
    Emptied,
    Laid,
    Refilled,
    Took,
)
from trakkx_desktop.view.stage.layout import Arrival, Arrivals, Layout, Placement
from trakkx_desktop.view.trakkx.layout import spaces
from trakkx_desktop.view.trakkx.layout.arts import token_art
from trakkx_desktop.view.trakkx.layout.racks import counting
from trakkx_desktop.view.trakkx.scene import Scene

BAG = ("bag", 0.0, 0.0)
STEP, WHOLE, TRAVEL = 240, 1300, 460
"""Milliseconds between two tokens of a computer, for all of them at most, and on the way."""


def arrivals(change: Change, scene: Scene, pace: float) -> Arrivals:
    """How the pieces come in that this action brings; `pace` 0: a computer's are there at once."""
    found: Arrivals = {}
    if scene.drawn is not None and scene.drawn.is_from_bag:
        found[scene.drawn.token] = Arrival(0, BAG, TRAVEL)
    for event in change.events:
        if isinstance(event, Refilled):
            found.update({token: Arrival(0, BAG) for token in event.tokens})
        elif isinstance(event, DrewThree) and event.target == scene.viewer:
            found.update(_drawn_three(scene))
        elif isinstance(event, Emptied | Blocked):
            found.update(counting(scene.state.hands))
    if change.seat is not None and scene.players[change.seat].is_computer and pace:
        for event in change.events:
            found.update(_travels(event, change.seat, scene, pace))
    return found


def _drawn_three(scene: Scene) -> Arrivals:
    fresh = [token for token in scene.order if token in scene.fresh][-3:]
    return {token: Arrival(i * STEP, BAG, TRAVEL) for i, token in enumerate(fresh)}


def _travels(event: Event, seat: Seat, scene: Scene, pace: float) -> Arrivals:
    """Pieces really travel: moved ones first, then those from the rack; drawn ones to the card."""
    ms = round(TRAVEL * pace)
    match event:
        case Laid(_, tokens, moved):
            coming = (*moved, *tokens)
            step = pace * min(STEP, WHOLE / max(1, len(coming)))
            card = ("area", *spaces.card(scene.area, seat))
            found: Arrivals = {}
            for index, token in enumerate(coming):
                delay = round(index * step)
                found[token] = Arrival(delay, card if token in tokens else None, ms)
                found[f"halo:{token}"] = Arrival(delay + ms)
            return found
        case Took(_, token):
            return {token: Arrival(0, None, ms)}
        case Drew() | DrewThree():
            numbered = enumerate(flown(scene))
            return {piece: Arrival(round(i * STEP * pace), BAG, ms) for i, piece in numbered}
    return {}


def flown(scene: Scene) -> Layout:
    """What a computer's last turn has brought to somebody's card: on its way there it is seen."""
    out: Layout = {}
    for event in scene.last:
        match event:
            case Took(seat, token):
                out[token] = _at_card(scene, seat, token_art(token))
            case Drew(seat):
                out["flown:0"] = _at_card(scene, seat, ("back",))
            case DrewThree(_, target, count, _) if target != scene.viewer:
                back = _at_card(scene, target, ("back",))
                out.update({f"flown:{index}": back for index in range(count)})
    return out


def _at_card(scene: Scene, seat: Seat, art: tuple[object, ...]) -> Placement:
    x, y = spaces.card(scene.area, seat)
    size = spaces.display_zone(scene.area).unit
    return Placement(art, x, y, zone="area", z=60, size=size, solid=False)  # type: ignore[arg-type]
