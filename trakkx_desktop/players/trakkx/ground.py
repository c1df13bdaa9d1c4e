"""From the table's endless cells to the walled board and back; wide empty gaps are squeezed on the way."""

from bisect import bisect_right
from collections.abc import Iterable

from trakkx_desktop.core.grid import Cell, box
from trakkx_desktop.games.trakkx.table import Table
from trakkx_desktop.players.trakkx.board import WIDE, ZONE
from trakkx_desktop.players.trakkx.faces import FACE_CODES, face_of

GAP = 12
"""Empty columns or rows that stay as they are; whatever is farther apart is brought that near."""


class Axis:
    """One coordinate: `outer` are the occupied ones of the table, `inner` those of the board."""

    def __init__(self, numbers: Iterable[int], room: int) -> None:
        self.outer: list[int] = sorted(set(numbers)) or [0]
        self.inner: list[int] = [0]
        for before, after in zip(self.outer, self.outer[1:], strict=False):
            self.inner.append(self.inner[-1] + min(after - before, GAP + 1))
        shift = (room - self.inner[-1]) // 2
        self.inner = [number + shift for number in self.inner]

    def inward(self, number: int) -> int:
        return self.inner[self.outer.index(number)]

    def outward(self, number: int) -> int:
        """What lies in a squeezed gap belongs to the nearer side."""
        after = bisect_right(self.inner, number)
        if after == 0:
            return self.outer[0] + number - self.inner[0]
        before = after - 1
        is_nearer_after = (
            after < len(self.inner) and self.inner[after] - number < number - self.inner[before]
        )
        nearest = after if is_nearer_after else before
        return self.outer[nearest] + number - self.inner[nearest]


class Ground:
    """Where a table lies on the board."""

    def __init__(self, table: Table) -> None:
        self._columns: Axis = Axis((x for x, _ in table), WIDE)
        self._rows: Axis = Axis((y for _, y in table), ZONE // WIDE)

    def cell(self, cell: Cell) -> int:
        return self._rows.inward(cell[1]) * WIDE + self._columns.inward(cell[0])

    def outer(self, cell: int) -> Cell:
        return self._columns.outward(cell % WIDE), self._rows.outward(cell // WIDE)

    def picture(self, table: Table) -> list[int]:
        return sorted(
            self.cell(cell) * FACE_CODES + face_of(token) for cell, token in table.items()
        )


def beside(taken: Iterable[Cell], group: list[Cell]) -> list[Cell]:
    """The cells of a group shifted so that it lies apart from what is taken: below it where the table is
    wide, to the right where it is high."""
    cells = list(taken)
    if not cells:
        left, top, _, _ = box(group)
        return [(x - left, y - top) for x, y in group]
    left, top, right, bottom = box(cells)
    own_left, own_top, _, _ = box(group)
    is_wide = right - left >= bottom - top
    to = (left, bottom + 2) if is_wide else (right + 2, top)
    return [(x - own_left + to[0], y - own_top + to[1]) for x, y in group]
