"""Outlines and names of the groups on the table, and the lines that cannot stay; no Qt."""

from collections.abc import Collection, Iterable, Mapping
from math import ceil

from trakkx_desktop.core.grid import Cell, box, neighbours
from trakkx_desktop.games.trakkx.table import Group, Survey
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.layout import Art, Layout, Placement

_CORNERS = ((-1, -1, 1), (1, -1, 2), (1, 1, 4), (-1, 1, 8))
MATS, BAD, HANDLES, BADGES = -20.0, -15.0, -5.0, 3.0
MEETS = 0.3
"""How much of a free place between two tokens their mats take, in cells."""


def mat_placements(groups: Iterable[Group], table: Mapping[Cell, Token]) -> Layout:
    """One mat a group, named by its first cell."""
    out: Layout = {}
    for group in groups:
        x, y = group[0]
        out[f"mat:{x},{y}"] = Placement(mat_art(group, table), x, y, z=MATS, solid=False)
    return out


def mat_art(group: Collection[Cell], table: Collection[Cell]) -> Art:
    """Cells from the first one, each with the corners where another token is met corner to corner."""
    x0, y0 = next(iter(group))
    cells = []
    for x, y in group:
        touching = 0
        for dx, dy, bit in _CORNERS:
            meets = (x + dx, y + dy) in table
            if meets and (x + dx, y) not in table and (x, y + dy) not in table:
                touching |= bit
        cells.append((x - x0, y - y0, touching))
    return ("mat", tuple(cells))


def bad_placements(seen: Survey, is_judged: bool) -> Layout:
    """A mark under each line that is no row and no sequence, and under each token that lies alone: quiet
    while somebody is still laying, red once they wanted to finish."""
    out: Layout = {}
    runs = [(line.cells, line.cells[0][0] == line.cells[-1][0]) for line in seen.bad_lines]
    runs += [((cell,), False) for cell in seen.lone]
    for cells, is_upright in runs:
        x, y = cells[0]
        way = "v" if is_upright else "h"
        art = ("bad" if is_judged else "open", len(cells), is_upright)
        out[f"bad:{x},{y},{way}"] = Placement(art, x, y, z=BAD, solid=False)
        if is_judged:
            badge = Placement(("badge",), x - 0.58, y - 0.58, z=BADGES, size=0.42, solid=False)
            out[f"badge:{x},{y}"] = badge
    return out


def handle_placements(
    groups: tuple[Group, ...],
    table: Collection[Cell],
    captions: tuple[tuple[str, str], ...],
    unit: float,
    scale: float,
) -> Layout:
    """The name of each group, in free cells beside it; dragging it moves the group."""
    px = (17 if unit >= 46 else 15) * scale
    wide = 5.4 * px
    span = ceil(wide / unit + MEETS)
    has_count = unit >= 2.6 * px
    taken = set(table)
    out: Layout = {}
    for number, group in enumerate(groups):
        if len(group) < 3 or number >= len(captions):
            continue
        spot = _free_spot(group, taken, span)
        if spot is None:
            continue
        x, y = spot
        taken.update((x + i, y) for i in range(span))
        title, count = captions[number]
        art = ("handle", title, count if has_count else "", px, wide, False)
        middle = x + (span - 1) / 2
        out[f"group:{number}"] = Placement(art, middle, y, z=HANDLES, size=wide / unit)
    return out


def _free_spot(group: Group, taken: set[Cell], span: int) -> Cell | None:
    """The leftmost of `span` free cells in a row, next to the group and near its top left corner."""
    near = {beside for cell in group for beside in neighbours(cell)}
    left, top, right, bottom = box(group)
    best: tuple[float, Cell] | None = None
    for y in range(top - 1, bottom + 2):
        for x in range(left - 1, right + 3 - span):
            run = [(x + i, y) for i in range(span)]
            if near.isdisjoint(run) or not taken.isdisjoint(run):
                continue
            is_outside = y < top or y > bottom
            cost = abs(x - left) + (y - top) + (3 if is_outside else 0) + (4 if y > bottom else 0)
            if best is None or cost < best[0]:
                best = (cost, (x, y))
    return best[1] if best is not None else None
