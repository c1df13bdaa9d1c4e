"""The table as the search moves it: faces on a walled grid, every change in a journal that can be undone.

Between two changes of the search every line is good (rules L1-L3), and `fit` counts on that: it looks only
at the nearest neighbours. The own zone is a second field below the first one: what an opening turn lays
there is a group of its own (rule O1), and no line can reach it from the table.
"""

from trakkx_desktop.players.trakkx.faces import FACE_CODES

WIDE = 208
HIGH = 288
ZONE = 208 * WIDE
"""Cells from here on are the own zone."""

EDGE = 5
"""Thickness of the wall: looking four cells ahead never leaves the grid."""

LEVEL, UPRIGHT = 1, WIDE
WALL = 1023
"""Lies in the wall; its colour and its value are those of no face."""

FREE, GOOD, BAD = 0, 1, -1
"""A face on a cell stands alone in that direction, in a good line, or in none."""


def across(step: int) -> int:
    """The other of the two directions."""
    return UPRIGHT if step == LEVEL else LEVEL


class Board:
    def __init__(self) -> None:
        self.grid: list[int] = _walled()
        self.at: list[list[int]] = [[] for _ in range(FACE_CODES)]
        self.zoned: list[int] = [0] * FACE_CODES
        """How many of each face lie in the own zone."""
        self.home: dict[int, int] = {}
        """What lay in each cell when the turn began."""
        self.size: int = 0
        self.zone_size: int = 0
        self.kept: int = 0
        """Tokens that lie where they lay when the turn began."""
        self.journal: list[int] = []

    def put(self, cell: int, face: int) -> None:
        self._enter(cell, face)
        self.journal.append(cell * FACE_CODES + face)

    def lift(self, cell: int) -> int:
        face = self._leave(cell)
        self.journal.append(-(cell * FACE_CODES + face))
        return face

    def undo(self, mark: int) -> None:
        """Back to where the journal was that long."""
        while len(self.journal) > mark:
            entry = self.journal.pop()
            if entry > 0:
                self._leave(entry // FACE_CODES)
            else:
                self._enter(-entry // FACE_CODES, -entry % FACE_CODES)

    def _enter(self, cell: int, face: int) -> None:
        self.grid[cell] = face
        self.at[face].append(cell)
        self.size += 1
        if cell >= ZONE:
            self.zoned[face] += 1
            self.zone_size += 1
        elif self.home.get(cell, 0) == face:
            self.kept += 1

    def _leave(self, cell: int) -> int:
        face = self.grid[cell]
        self.grid[cell] = 0
        self.at[face].remove(cell)
        self.size -= 1
        if cell >= ZONE:
            self.zoned[face] -= 1
            self.zone_size -= 1
        elif self.home.get(cell, 0) == face:
            self.kept -= 1
        return face

    def cells(self) -> list[int]:
        """All that are occupied, face by face."""
        found: list[int] = []
        for cells in self.at:
            found.extend(cells)
        return found

    def picture(self) -> list[int]:
        """Everything that lies there, to be laid again by `show`: cell * FACE_CODES + face."""
        grid = self.grid
        return [cell * FACE_CODES + grid[cell] for cell in sorted(self.cells())]

    def show(self, picture: list[int]) -> None:
        """Clears the board and lays a picture; the journal begins anew."""
        for cell in self.cells():
            self._leave(cell)
        for entry in picture:
            self._enter(entry // FACE_CODES, entry % FACE_CODES)
        self.journal = []

    def run(self, cell: int, step: int) -> list[int]:
        """The cells of the line through an occupied cell, along a direction."""
        grid = self.grid
        while is_face(grid[cell - step]):
            cell -= step
        found = [cell]
        while is_face(grid[cell + step]):
            cell += step
            found.append(cell)
        return found

    def groups(self) -> list[list[int]]:
        """The groups (rule G1), each a list of cells; those of the own zone come last."""
        seen: set[int] = set()
        found: list[list[int]] = []
        for cell in self.cells():
            if cell not in seen:
                found.append(self._group(cell, seen))
        if self.zone_size > 0:
            found.sort(key=_first)
        return found

    def _group(self, start: int, seen: set[int]) -> list[int]:
        grid = self.grid
        seen.add(start)
        group = [start]
        for cell in group:
            for near in (cell + LEVEL, cell - LEVEL, cell + UPRIGHT, cell - UPRIGHT):
                if is_face(grid[near]) and near not in seen:
                    seen.add(near)
                    group.append(near)
        return group


def _first(group: list[int]) -> int:
    return group[0]


def is_face(code: int) -> bool:
    return 0 < code < WALL


def fit(grid: list[int], cell: int, face: int, step: int) -> int:
    """How a face would stand on an empty cell in one direction: FREE, GOOD or BAD."""
    before, after = grid[cell - step], grid[cell + step]
    if before == 0:
        return FREE if after == 0 else _fit_end(grid, cell, face, step)
    if after == 0:
        return _fit_end(grid, cell, face, -step)
    if (before ^ face) & 15 == 0:
        return _fit_sequence(grid, cell, face, step)
    pace = face - before
    if (pace != 1 and pace != -1) or after != face + pace:
        return BAD
    far, farther = grid[cell - step - step], grid[cell + step + step]
    is_row = (far == 0 or far == before - pace) and (farther == 0 or farther == after + pace)
    return GOOD if is_row else BAD


def _fit_sequence(grid: list[int], cell: int, face: int, step: int) -> int:
    """Between two of the same value: only a sequence of three can come of it, for lines have three or more."""
    before, after = grid[cell - step], grid[cell + step]
    if grid[cell - step - step] != 0 or grid[cell + step + step] != 0:
        return BAD
    if (after ^ face) & 15 != 0 or before in (face, after) or after == face:
        return BAD
    return GOOD


def _fit_end(grid: list[int], cell: int, face: int, step: int) -> int:
    """At the end of what lies in the direction of `step`."""
    near, next_one = grid[cell + step], grid[cell + step + step]
    if next_one == 0:
        return BAD
    pace = near - next_one
    if pace == 1 or pace == -1:
        return GOOD if face == near + pace else BAD
    if (near ^ next_one) & 15 != 0 or (near ^ face) & 15 != 0:
        return BAD
    third = grid[cell + 3 * step]
    if face in (near, next_one, third):
        return BAD
    return GOOD if grid[cell + 4 * step] == 0 else BAD


def is_good_line(grid: list[int], run: list[int]) -> bool:
    """Of the cells of a whole line (rules L1, L2)."""
    length = len(run)
    if length < 3:
        return False
    first, pace = grid[run[0]], grid[run[1]] - grid[run[0]]
    if pace == 1 or pace == -1:
        return all(grid[run[i]] == first + i * pace for i in range(2, length))
    if pace & 15 != 0 or pace == 0 or length > 4:
        return False
    return _are_all_colours_different(grid, run)


def _are_all_colours_different(grid: list[int], run: list[int]) -> bool:
    value, colours = grid[run[0]] & 15, 0
    for cell in run:
        face = grid[cell]
        bit = 1 << (face >> 4)
        if face & 15 != value or colours & bit != 0:
            return False
        colours |= bit
    return True


def _walled() -> list[int]:
    middle = ZONE // WIDE
    wall, open_row = [WALL] * WIDE, [WALL] * EDGE + [0] * (WIDE - 2 * EDGE) + [WALL] * EDGE
    grid = wall * EDGE + open_row * (middle - 2 * EDGE) + wall * 2 * EDGE
    return grid + open_row * (HIGH - middle - 2 * EDGE) + wall * EDGE
