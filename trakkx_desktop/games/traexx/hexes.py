"""Where the fields lie on paper, and through which of them a pen goes that was seen at two points."""

from dataclasses import dataclass
from math import hypot, sqrt

from trakkx_desktop.games.traexx.sheet import STEPS, Field, neighbours

Point = tuple[float, float]
"""In sheet units: the side of a hexagon is 1, (0, 0) the middle of the sheet, y grows downward."""

APOTHEM = sqrt(3) / 2
CORNER = 0.06
"""A pen that crosses a side nearer to its corner than this may have touched the third field there."""


@dataclass(frozen=True)
class Walk:
    """`fields`: those entered after the first, each beside the one before, on the sheet or not.

    Not clear: from the last of them on, the straight line does not tell which fields were meant.
    """

    fields: tuple[Field, ...]
    is_clear: bool = True


def centre(field: Field) -> Point:
    q, r = field
    return sqrt(3) * (q + r / 2), 1.5 * r


def field_at(point: Point) -> Field:
    """The hexagon around the point, on the sheet or not."""
    x, y = point
    r = y / 1.5
    q = x / sqrt(3) - r / 2
    near = round(q), round(r)
    # Rounding each axis may miss by one field; the nearest centre is the right one.
    return min((near, *neighbours(near)), key=lambda f: hypot(centre(f)[0] - x, centre(f)[1] - y))


def walk(begin: Point, end: Point) -> Walk:
    """Fields on the straight line between two points where the pen was seen.

    A goal beside the last sure field is entered directly: then no field was skipped.
    """
    here, goal = field_at(begin), field_at(end)
    entered: list[Field] = []
    while here != goal:
        beyond = _beyond(here, begin, end)
        if beyond is None:
            if goal not in neighbours(here):
                return Walk(tuple(entered), is_clear=False)
            beyond = goal
        here = beyond
        entered.append(here)
    return Walk(tuple(entered))


def _beyond(here: Field, begin: Point, end: Point) -> Field | None:
    """The field that the line goes to from here; None if it leaves too near a corner, or ends here."""
    (cx, cy), (bx, by) = centre(here), begin
    dx, dy = end[0] - bx, end[1] - by
    exits = []
    for step in STEPS:
        nx, ny = (part / sqrt(3) for part in centre(step))
        speed = dx * nx + dy * ny
        if speed > 0:
            exits.append(((APOTHEM - (bx - cx) * nx - (by - cy) * ny) / speed, step))
    at, (dq, dr) = min(exits)
    from_centre = hypot(bx + at * dx - cx, by + at * dy - cy)
    along_side = sqrt(max(0.0, from_centre**2 - APOTHEM**2))
    if at > 1 or along_side > 0.5 - CORNER:
        return None
    return here[0] + dq, here[1] + dr
