"""A sheet of TRÄXX as placements: paper, fields, route, open line, numbers, pen, X marks. No Qt."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.rules import ends
from trakkx_desktop.games.traexx.sheet import STEPS, Field, sheet
from trakkx_desktop.games.traexx.state import Route, State
from trakkx_desktop.view.stage.layout import BOARD, Arrival, Arrivals, Art, Layout, Placement
from trakkx_desktop.view.traexx.reveal import Stroke

WIDTH = 3**0.5
"""Of a field, in units of its side: its hit area, too."""
EXTENT = (-8.62, -7.5, 8.62, 7.64)
"""The paper in sheet units, its lip included."""

NO_STEP = -1
GROWS = 110
"""Milliseconds in which a line grows into the next field."""
_PAPER, _FIELD, _GLOW, _ROUTE, _CASING, _CORE, _JOINT, _MEDAL, _TIP, _CROSS = range(10)


def piece_of(field: Field) -> str:
    return f"field:{field[0]},{field[1]}"


def field_of(piece: str | None) -> Field | None:
    """The reverse of `piece_of`; None for any other piece."""
    if piece is None or not piece.startswith("field:"):
        return None
    q, r = piece.removeprefix("field:").split(",")
    return int(q), int(r)


def sheet_layout(route: Route, letter: str, line: Stroke | None = None) -> Layout:
    """A sheet with its route, as on the table, in the booklet and on paper; "" = no start."""
    reached = frozenset(route) | frozenset(line.path if line is not None else ())
    made = dict(_ground())
    if len(route) > 1:
        made["route"] = on_sheet(("route", route), (0, 0), _ROUTE)
    for spot, number in sheet().numbers.items():
        art = ("medal", number, sheet().colours[spot], spot in reached)
        made[f"number:{number}"] = on_sheet(art, spot, _MEDAL)
    if letter:
        made["start"] = on_sheet(("start", letter), sheet().starts[letter], _MEDAL)
    if line is not None:
        made.update(_line_layout(line))
    return made


@cache
def _ground() -> Layout:
    made = {"paper": on_sheet(("paper",), (0, 0), _PAPER)}
    for spot, colour in sheet().colours.items():
        x, y = hexes.centre(spot)
        made[piece_of(spot)] = Placement(("hex", colour), x, y, z=_FIELD, size=WIDTH)
    return made


def on_sheet(art: Art, spot: Field, z: float) -> Placement:
    x, y = hexes.centre(spot)
    return Placement(art, x, y, z=z, solid=False)


def sides(fields: tuple[Field, ...]) -> list[tuple[Field, int, int]]:
    """(field, side it is entered over, side it is left over) along a line: places in STEPS, or NO_STEP."""
    turns = [STEPS.index((b[0] - a[0], b[1] - a[1])) for a, b in pairwise(fields)]
    came = [NO_STEP, *((turn + 3) % 6 for turn in turns)]
    return list(zip(fields, came, [*turns, NO_STEP], strict=True))


def _line_layout(line: Stroke) -> Layout:
    """A small piece for every field, so that a stroke redraws no more than the field it enters."""
    made: Layout = {"joint": on_sheet(("joint",), line.end, _JOINT)}
    for spot, came, goes in sides((line.end, *line.path)):
        name = f"{spot[0]},{spot[1]}"
        made[f"casing:{name}"] = on_sheet(("casing", came, goes), spot, _CASING)
        made[f"core:{name}"] = on_sheet(("core", came, goes), spot, _CORE)
    return made


def growing(fields: tuple[Field, ...], since: int) -> Arrivals:
    """How the fields of a line from this place on come in: out of the one before."""
    coming: Arrivals = {}
    for before, (q, r) in zip(fields[since - 1 :], fields[since:], strict=False):
        came = Arrival(0, (BOARD, *hexes.centre(before)), ms=GROWS)
        coming.update({f"{kind}:{q},{r}": came for kind in ("casing", "core", "tip")})
    return coming


def pen_layout(draft: OpenLine, start: Field, pointed: Field | None) -> Layout:
    """Where the pen may go on, and from where."""
    made: Layout = {}
    for spot in draft.nexts:
        made[f"next:{spot[0]},{spot[1]}"] = on_sheet(("glow", spot == pointed), spot, _GLOW)
    for tip in (draft.path[-1],) if draft.path else ends(draft.route):
        is_covered = tip == start or tip in sheet().numbers
        made[f"tip:{tip[0]},{tip[1]}"] = on_sheet(("tip", is_covered), tip, _TIP)
    return made


def crosses(missed: Iterable[Field]) -> Layout:
    """An X on each of these fields (section "End of the game and scoring")."""
    made: Layout = {}
    for spot in missed:
        art: Art = ("cross", spot in sheet().numbers)
        made[f"cross:{spot[0]},{spot[1]}"] = on_sheet(art, spot, _CROSS)
    return made


def mini(state: State, seat: Seat, fresh: Stroke | None) -> Layout:
    """A player's sheet for the rail, one picture as high as 1; `fresh`: what the last round added, if
    nothing newer can be seen."""
    sealed = state.sealed[seat]
    line = Stroke(sealed.end, sealed.path) if isinstance(sealed, Extend) else None
    shown = line or fresh
    begin, path = (shown.end, shown.path) if shown is not None else ((), ())
    art = ("mini", state.routes[seat], state.setup.starts[seat], begin, path, line is None)
    return {"sheet": Placement(art, 0, 0, solid=False)}
