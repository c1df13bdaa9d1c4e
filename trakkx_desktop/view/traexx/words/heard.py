"""The table by ear, on request: the sheet around the cursor, the card, the ends of the line, scores, the last round."""

from collections.abc import Sequence

from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.rules import ends
from trakkx_desktop.games.traexx.sheet import STEPS, Field, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.layout.tray import patches
from trakkx_desktop.view.traexx.scene import Scene
from trakkx_desktop.view.traexx.words.captions import colour_name, listed, minus
from trakkx_desktop.view.traexx.words.names import field_name, place_name


def around(scene: Scene, field: Field) -> str:
    """The field, then its neighbours clockwise from the right."""
    told = [field_name(field, scene.state, scene.seat, scene.draft)]
    for way, near in zip(_ways(), _clockwise(field), strict=True):
        if near in sheet().colours:
            told.append(f"{way} {_short(near, scene)}")
    return "; ".join(told) + "."


def _clockwise(field: Field) -> list[Field]:
    """STEPS go the other way round."""
    q, r = field
    return [(q + dq, r + dr) for dq, dr in (STEPS[0], *reversed(STEPS[1:]))]


def _ways() -> tuple[str, ...]:
    return (
        tr("traexx", "right"),
        tr("traexx", "lower right"),
        tr("traexx", "lower left"),
        tr("traexx", "left"),
        tr("traexx", "upper left"),
        tr("traexx", "upper right"),
    )


def _short(field: Field, scene: Scene) -> str:
    """Colour and number, and whether the line has been there."""
    told = colour_name(sheet().colours[field])
    number = sheet().numbers.get(field)
    if number is not None:
        told = f"{told} {number}"
    if field in scene.state.routes[scene.seat] or field in scene.path:
        return tr("traexx", "{field}, used").format(field=told)
    return told


def card(scene: Scene) -> str:
    """The open card, what is left of it, and how many cards are to come."""
    if scene.state.card is None:
        return tr("traexx", "All cards are played.")
    found = patches(scene)
    words = tr("traexx", "Card {number} of {all}: {colours}.")
    told = words.format(
        number=scene.state.round,
        all=len(scene.state.deck),
        colours=listed([colour_name(colour) for colour, _ in found]),
    )
    left = [colour_name(colour) for colour, is_used in found if not is_used]
    if len(left) == len(found):
        return told
    if not left:
        return f"{told} " + tr("traexx", "All patches are used.")
    return f"{told} " + tr("traexx", "Left: {colours}.").format(colours=listed(left))


def line_ends(scene: Scene) -> str:
    """Where the line can go on, end by end."""
    route = scene.state.routes[scene.seat]
    tips = (scene.path[-1],) if scene.path else ends(route)
    return " ".join(_end_told(scene, tip) for tip in tips)


def _end_told(scene: Scene, tip: Field) -> str:
    at = f"{_plain(tip)}, {place_name(tip)}"
    nexts = scene.draft.nexts if scene.draft is not None else ()
    ways = dict(zip(_clockwise(tip), _ways(), strict=True))
    found = [f"{ways[near]} {_plain(near)}" for near in ways if near in nexts]
    if not found:
        return tr("traexx", "End at {field}: nothing fits.").format(field=at)
    words = tr("traexx", "End at {field}: on to {fields}.")
    return words.format(field=at, fields=listed(found))


def _plain(field: Field) -> str:
    number = sheet().numbers.get(field)
    told = colour_name(sheet().colours[field])
    return told if number is None else f"{told} {number}"


def standing(scene: Scene, names: Sequence[str], statuses: Sequence[str]) -> str:
    """The round, then everybody: total and what they are at."""
    state = scene.state
    now = min(state.round, len(state.deck))
    head = tr("traexx", "Round {round} of {rounds}").format(round=now, rounds=len(state.deck))
    told = [
        f"{name} {minus(score.total(state, seat))}, {status}"
        for seat, (name, status) in enumerate(zip(names, statuses, strict=True))
    ]
    return f"{head}. {'; '.join(told)}."


def drawn(state: State, seat: int, line: OpenLine) -> str:
    """After each field that a key has drawn: how many, which number, what is left."""
    told = [tr("traexx", "%n field(s) drawn", len(line.path))]
    notes = score.reached(state.notes, seat, line.path, state.round)
    if notes and line.path and sheet().numbers.get(line.path[-1]) == notes[-1].number:
        words = tr("traexx", "{number} brings {points}")
        told.append(words.format(number=notes[-1].number, points=notes[-1].points))
    left = listed([colour_name(colour) for colour in line.left])
    told.append(tr("traexx", "left: {colours}").format(colours=left) if left else "")
    return ", ".join(part for part in told if part)
