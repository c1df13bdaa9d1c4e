"""Where a group lies means nothing (rule L6): a table that has grown wide is pushed together, group by group."""

from collections.abc import Iterator
from functools import lru_cache

from trakkx_desktop.core.grid import Cell, box
from trakkx_desktop.games.trakkx.examples import Entries
from trakkx_desktop.games.trakkx.table import Group, Table, entries_of, groups, table_of

WIDE, HIGH = 34, 15
"""Cells in which a table can still be read well on a usual screen."""

GAP = 2
"""Between the boxes of two groups that lie side by side: one free cell, corners too."""

Box = tuple[int, int, int, int]


def tidied(table: Table) -> Table:
    """The same table while it is small enough; else every group as it is, but nearer to the others. The
    largest group stays, and what is tidy stays as it lies."""
    if not table or _size(box(table)) == 1.0:
        return table
    return _tidied(entries_of(table))


@lru_cache(maxsize=64)
def _tidied(entries: Entries) -> Table:
    table = table_of(entries)
    found: dict[Cell, str] = {}
    order = sorted(groups(table), key=lambda group: (-len(group), min(table[c] for c in group)))
    for group in order:
        dx, dy = _shift(group, frozenset(found)) if found else (0, 0)
        found.update({(x + dx, y + dy): table[x, y] for x, y in group})
    return found


def _shift(group: Group, lying: frozenset[Cell]) -> Cell:
    """The shortest way to a free place at which everything together is smallest."""
    taken = {(x + dx, y + dy) for x, y in lying for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    ways = sorted(_ways(box(group), box(lying)))
    free = ((dx, dy) for *_, dx, dy in ways if _is_free(group, dx, dy, taken))
    return next(free)


def _is_free(group: Group, dx: int, dy: int, taken: set[Cell]) -> bool:
    return not any((x + dx, y + dy) in taken for x, y in group)


def _ways(own: Box, lying: Box) -> Iterator[tuple[float, int, int, int]]:
    """How large everything would be, and how far the group would have to go."""
    left, top, right, bottom = own
    for dx in range(lying[0] - right - GAP, lying[2] - left + GAP + 1):
        for dy in range(lying[1] - bottom - GAP, lying[3] - top + GAP + 1):
            whole = (
                min(lying[0], left + dx),
                min(lying[1], top + dy),
                max(lying[2], right + dx),
                max(lying[3], bottom + dy),
            )
            yield _size(whole), abs(dx) + abs(dy), dx, dy


def _size(whole: Box) -> float:
    """1: it can be read well; 2: the cells would have to be half as large."""
    left, top, right, bottom = whole
    return max(1.0, (right - left + 1) / WIDE, (bottom - top + 1) / HIGH)
