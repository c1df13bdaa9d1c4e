"""Spoken names: what a screen reader says of a field, a patch, a number of the strip."""

from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.score import Strip
from trakkx_desktop.games.traexx.sheet import NUMBERS, Field, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.layout.tray import patches
from trakkx_desktop.view.traexx.scene import Scene
from trakkx_desktop.view.traexx.words.captions import colour_name, minus


def field_name(field: Field, state: State, seat: int, draft: OpenLine | None) -> str:
    """For the screen reader: colour, number, and what the pen has to do with it."""
    parts = [colour_name(sheet().colours[field])]
    number = sheet().numbers.get(field)
    if number is not None:
        parts.append(tr("traexx", "number {n}").format(n=number))
    route = state.routes[seat]
    if draft is not None and field in draft.path:
        parts.append(tr("traexx", "drawn this round"))
    elif field == sheet().starts[state.setup.starts[seat]]:
        parts.append(tr("traexx", "your start"))
    elif field in (route[0], route[-1]):
        parts.append(tr("traexx", "end of your route"))
    elif field in route:
        parts.append(tr("traexx", "on your route"))
    elif draft is not None and field in draft.nexts:
        parts.append(tr("traexx", "can come next"))
    parts.append(place_name(field))
    return ", ".join(parts)


def place_name(field: Field) -> str:
    """Rows from the top, fields of a row from the left, both from 1."""
    rows = sorted({r for _, r in sheet().colours})
    row = sorted(q for q, r in sheet().colours if r == field[1])
    words = tr("traexx", "row {row}, field {place}")
    return words.format(row=rows.index(field[1]) + 1, place=row.index(field[0]) + 1)


def leaf_name(scene: Scene, seat: int) -> str:
    """A sheet of the podium: whose, and how it stands."""
    words = tr("traexx", "{name}'s sheet, {total} points")
    return words.format(name=scene.players[seat].name, total=minus(score.total(scene.state, seat)))


def patch_name(scene: Scene, index: int) -> str:
    """The patch of the open card at that place."""
    colour, is_used = patches(scene)[index]
    words = tr("traexx", "patch {colour}, used") if is_used else tr("traexx", "patch {colour}")
    return words.format(colour=colour_name(colour))


def box_name(strip: Strip, number: int) -> str:
    box = strip.boxes[NUMBERS.index(number)]
    if box.noted is not None:
        words = tr("traexx", "{number}: {points} points noted")
        return words.format(number=number, points=box.noted)
    return tr("traexx", "{number}: worth {points} now").format(number=number, points=box.worth)
