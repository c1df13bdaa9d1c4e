"""A proof by trying everything: can so many tokens lie on the table at all?

Prices do not see that tokens lie in a plane. Here a group grows token by token: for each one that lies there it
is decided which line goes through it across, if any, and everything beside that line stays blank. A token
that no line can reach any more ends the attempt, so that what cannot be is mostly seen early.
"""

from collections.abc import Callable

from trakkx_desktop.players.trakkx.faces import FACE_CODES, OTHERS
from trakkx_desktop.players.trakkx.search import Task

LARGEST = 60
SIDE = 2 * (LARGEST + 4)
FIELD = SIDE * SIDE
"""Each group has a field of its own; so many tokens cannot leave it."""

LEVEL, UPRIGHT = 1, SIDE
NO, MAY, MUST = 0, 1, 2
"""Is there an own zone, a group of hand tokens only (rule O1)?"""

IMPOSSIBLE, POSSIBLE, UNKNOWN = 0, 1, 2

PATIENCE = 8
"""Nodes between two questions whether to stop."""


class Proof:
    """`faces` that may be joined by lines; `layable` of each from the hand at most; `groups` beside the zone."""

    def __init__(
        self, task: Task, faces: list[int], layable: list[int], groups: int, zone: int
    ) -> None:
        self.nodes: int = 0
        self._limit: int = 0
        self._stop: Callable[[], bool] | None = None
        self._task: Task = task
        self._faces: list[int] = faces
        self._left: list[int] = [0] * FACE_CODES
        self._loose: list[int] = [0] * FACE_CODES
        """Hand tokens of each face that do not lie in the own zone; so many may be left over."""
        for face in faces:
            self._left[face] = task.need[face] + layable[face]
            self._loose[face] = layable[face]
        self._own: list[int] = [task.hand[f] for f in range(FACE_CODES)]
        self._open: list[int] = [0] * FACE_CODES
        """Tokens of each face through which a second line may still go."""
        self._rest: int = sum(self._left)
        self._groups: int = groups
        self._zone: int = zone
        self._spare: int = 0
        self._is_zone: bool = False
        self._count: int = 0
        self._zone_field: int = -1
        self.found: list[list[int]] = []
        """What was seen to be possible, group by group: cell * FACE_CODES + face, on a grid of width SIDE."""
        self.has_zone: bool = False
        """Is the last of these groups the own zone?"""
        fields = groups + 1
        self._grid: list[int] = [0] * (fields * FIELD)
        self._blank: list[int] = [0] * (fields * FIELD)
        self._side: list[int] = [0] * (fields * FIELD)
        """Where a token lies: the direction of the second line that may go through it, or 0."""
        self._cells: list[int] = []
        """Those with such a direction, and some that had one."""

    def ask(self, spare: int, limit: int, stop: Callable[[], bool]) -> int:
        """Can all tokens lie there but so many of the hand? UNKNOWN after so many nodes."""
        self._spare = spare
        self._limit = self.nodes + limit
        self._stop = stop
        return self._next()

    def _next(self) -> int:
        self.nodes += 1
        if self.nodes > self._limit:
            return UNKNOWN
        if self.nodes % PATIENCE == 0 and self._stop is not None and self._stop():
            self._limit = 0
            return UNKNOWN
        if not self._is_hopeful():
            return IMPOSSIBLE
        options, cell = self._narrowest()
        if cell < 0:
            return self._begin()
        said = IMPOSSIBLE
        for place in options:
            said = max(said, self._try(cell, place))
            if said != IMPOSSIBLE:
                return said
        return said

    def _is_hopeful(self) -> bool:
        """Are there few enough tokens that no line can reach any more?"""
        lost = 0
        left, reach = self._left, [0] * FACE_CODES
        for face in self._faces:
            reach[face] = left[face] + self._open[face]
        for face in self._faces:
            if left[face] > 0 and not _is_reached(reach, face):
                lost += left[face]
                if lost > self._spare or left[face] > self._loose[face]:
                    return False
        return self._zone != MUST or self._is_zone or self._has_own_line()

    def _has_own_line(self) -> bool:
        own = [min(self._own[f], self._left[f]) for f in range(FACE_CODES)]
        return any(own[face] > 0 and _is_reached(own, face) for face in self._faces)

    def _narrowest(self) -> tuple[list[list[int]], int]:
        """The open token with the fewest ways to go on, and these; -1 if none is open. A way is a list of
        cell * FACE_CODES + face, all cells of the line; or empty: no line goes through it."""
        best: list[list[int]] = []
        where = -1
        for cell in self._cells:
            if self._side[cell] == 0:
                continue
            found = self._ways(cell)
            if where < 0 or len(found) < len(best):
                best, where = found, cell
                if len(found) <= 1:
                    break
        return best, where

    def _ways(self, cell: int) -> list[list[int]]:
        grid, step = self._grid, self._side[cell]
        found: list[list[int]] = []
        self._add_rows(cell, step, found)
        self._add_sequences(cell, step, found)
        if grid[cell - step] == 0 and grid[cell + step] == 0:
            found.append([])
        return found

    def _add_rows(self, cell: int, step: int, found: list[list[int]]) -> None:
        face = self._grid[cell]
        for way in (step, -step):
            low = self._reach(cell, face, -way, -1)
            high = self._reach(cell, face, way, 1)
            for down in range(low + 1):
                for up in range(max(0, 2 - down), high + 1):
                    start = cell - down * way
                    if self._grid[start - way] == 0 and self._grid[cell + (up + 1) * way] == 0:
                        found.append(
                            [
                                (start + i * way) * FACE_CODES + face - down + i
                                for i in range(down + up + 1)
                            ]
                        )

    def _reach(self, cell: int, face: int, way: int, pace: int) -> int:
        """How many more of a row can lie on that side."""
        length = 0
        while True:
            cell += way
            face += pace
            if not 1 <= face & 15 <= 14 or not self._may_lie(cell, face, way):
                return length
            length += 1

    def _may_lie(self, cell: int, face: int, way: int) -> bool:
        """Is it there with that direction open, or could it be laid there?"""
        there = self._grid[cell]
        if there != 0:
            return there == face and (self._side[cell] == way or self._side[cell] == -way)
        if self._blank[cell] > 0 or self._left[face] == 0:
            return False
        if self._is_zone_field(cell) and self._own[face] == 0:
            return False
        across = UPRIGHT if way == LEVEL or way == -LEVEL else LEVEL
        return _go_together(self._grid[cell - across], face) and _go_together(
            self._grid[cell + across], face
        )

    def _is_zone_field(self, cell: int) -> bool:
        return self._is_zone and cell // FIELD == self._zone_field

    def _add_sequences(self, cell: int, step: int, found: list[list[int]]) -> None:
        face = self._grid[cell]
        one, two, three = OTHERS[face]
        some = [f for f in (one, two, three) if self._left[f] + self._open[f] > 0]
        if len(some) < 2:
            return
        self._spread(cell, step, some, [cell * FACE_CODES + face], cell, cell, found)

    def _spread(
        self,
        cell: int,
        step: int,
        some: list[int],
        line: list[int],
        first: int,
        last: int,
        found: list[list[int]],
    ) -> None:
        """Every order: first all to the one side, then all to the other; each once."""
        if len(line) >= 3 and self._grid[first - step] == 0 and self._grid[last + step] == 0:
            found.append(list(line))
        for face in some:
            rest = [f for f in some if f != face]
            if last == cell and self._may_lie(first - step, face, step):
                line.append((first - step) * FACE_CODES + face)
                self._spread(cell, step, rest, line, first - step, last, found)
                line.pop()
            if self._may_lie(last + step, face, step):
                line.append((last + step) * FACE_CODES + face)
                self._spread(cell, step, rest, line, first, last + step, found)
                line.pop()

    def _try(self, cell: int, place: list[int]) -> int:
        step = self._side[cell]
        if not place:
            return self._try_none(cell, step)
        if not self._is_in_stock(place):
            return IMPOSSIBLE
        laid, crossed, ends = self._lay(place, step)
        said = self._next()
        self._take_back(laid, crossed, ends, step)
        return said

    def _is_in_stock(self, place: list[int]) -> bool:
        """A row holds no face twice, so each is asked for once; the blank ends must not be needed."""
        for entry in place:
            if self._grid[entry // FACE_CODES] == 0 and self._left[entry % FACE_CODES] == 0:
                return False
        return True

    def _try_none(self, cell: int, step: int) -> int:
        face = self._grid[cell]
        self._side[cell] = 0
        self._open[face] -= 1
        self._blank[cell - step] += 1
        self._blank[cell + step] += 1
        said = self._next()
        self._blank[cell - step] -= 1
        self._blank[cell + step] -= 1
        self._open[face] += 1
        self._side[cell] = step
        return said

    def _lay(self, place: list[int], step: int) -> tuple[list[int], list[int], list[int]]:
        across = UPRIGHT if step == LEVEL else LEVEL
        laid: list[int] = []
        crossed: list[int] = []
        low = high = place[0] // FACE_CODES
        for entry in place:
            cell, face = entry // FACE_CODES, entry % FACE_CODES
            low, high = min(low, cell), max(high, cell)
            if self._grid[cell] == 0:
                self._enter(cell, face, across)
                laid.append(cell)
            else:
                self._side[cell] = 0
                self._open[face] -= 1
                crossed.append(cell)
        ends = [low - step, high + step]
        for cell in ends:
            self._blank[cell] += 1
        return laid, crossed, ends

    def _enter(self, cell: int, face: int, side: int) -> None:
        self._grid[cell] = face
        self._side[cell] = side
        self._open[face] += 1
        self._left[face] -= 1
        self._rest -= 1
        self._cells.append(cell)
        if self._is_zone_field(cell):
            self._own[face] -= 1
            self._loose[face] -= 1

    def _leave(self, cell: int) -> None:
        face = self._grid[cell]
        self._grid[cell] = 0
        self._side[cell] = 0
        self._open[face] -= 1
        self._left[face] += 1
        self._rest += 1
        self._cells.pop()
        if self._is_zone_field(cell):
            self._own[face] += 1
            self._loose[face] += 1

    def _take_back(self, laid: list[int], crossed: list[int], ends: list[int], step: int) -> None:
        for cell in ends:
            self._blank[cell] -= 1
        for cell in crossed:
            self._side[cell] = step
            self._open[self._grid[cell]] += 1
        for i in range(len(laid) - 1, -1, -1):
            self._leave(laid[i])

    def _begin(self) -> int:
        """All that lies is settled: it is enough, or one more group begins with the token that is hardest to
        place, or that token is left over."""
        if not self._is_rooted():
            return IMPOSSIBLE
        if self._is_enough():
            self.found = self._groups_laid()
            return POSSIBLE
        said = IMPOSSIBLE
        face = self._hardest()
        if self._zone != NO and not self._is_zone and self._own[face] > 0:
            said = max(said, self._begin_with(face, True))
        if said == IMPOSSIBLE and self._count < self._groups:
            said = max(said, self._begin_with(face, False))
        if said == IMPOSSIBLE and self._spare > 0 and self._loose[face] > 0:
            said = max(said, self._leave_over(face))
        return said

    def _is_rooted(self) -> bool:
        """Before all have opened, each group but the own zone's needs a token of the table (rule G4)."""
        if self._task.may_begin:
            return True
        rooted = [False] * (self._groups + 1)
        for cell in self._cells:
            if self._task.need[self._grid[cell]] > 0:
                rooted[cell // FIELD] = True
        return all(rooted[field] for field in range(self._count))

    def _is_enough(self) -> bool:
        if self._rest > self._spare or (self._zone == MUST and not self._is_zone):
            return False
        return all(self._left[face] <= self._loose[face] for face in self._faces)

    def _groups_laid(self) -> list[list[int]]:
        """Each as cell * FACE_CODES + face, with cells of its own field."""
        fields: list[list[int]] = [[] for _ in range(self._groups + 1)]
        for cell in self._cells:
            fields[cell // FIELD].append(cell % FIELD * FACE_CODES + self._grid[cell])
        self.has_zone = self._is_zone
        return [field for field in fields if field]

    def _hardest(self) -> int:
        best, fewest = -1, 99
        for face in self._faces:
            if self._left[face] == 0:
                continue
            ways = _ways_of(self._left, face)
            if ways < fewest:
                best, fewest = face, ways
        return best

    def _leave_over(self, face: int) -> int:
        self._left[face] -= 1
        self._loose[face] -= 1
        self._rest -= 1
        self._spare -= 1
        said = self._next()
        self._spare += 1
        self._rest += 1
        self._loose[face] += 1
        self._left[face] += 1
        return said

    def _begin_with(self, face: int, in_zone: bool) -> int:
        """A group of its own field; mirrored and turned it is the same, so the first line is level."""
        field = self._groups if in_zone else self._count
        cell = field * FIELD + FIELD // 2 + SIDE // 2
        if in_zone:
            self._is_zone = True
            self._zone_field = field
        else:
            self._count += 1
        self._enter(cell, face, LEVEL)
        said = IMPOSSIBLE
        for place in self._ways(cell):
            if place and _is_chosen_twin(place, cell):
                said = max(said, self._first_line(cell, place))
                if said != IMPOSSIBLE:
                    break
        self._leave(cell)
        if in_zone:
            self._is_zone = False
        else:
            self._count -= 1
        return said

    def _first_line(self, cell: int, place: list[int]) -> int:
        """The first token is in one line now; another may go through it upright."""
        face = self._grid[cell]
        laid, crossed, ends = self._lay(place, LEVEL)
        self._side[cell] = UPRIGHT
        self._open[face] += 1
        said = self._next()
        self._open[face] -= 1
        self._side[cell] = 0
        self._take_back(laid, crossed, ends, LEVEL)
        return said


def _is_chosen_twin(place: list[int], cell: int) -> bool:
    """Of a first line and its mirror image one is enough."""
    mirrored = [
        (2 * cell - entry // FACE_CODES) * FACE_CODES + entry % FACE_CODES for entry in place
    ]
    return sorted(place) <= sorted(mirrored)


def _go_together(there: int, face: int) -> bool:
    """May they stand side by side? 0 is nothing."""
    if there == 0:
        return True
    pace = face - there
    return pace == 1 or pace == -1 or (pace != 0 and pace & 15 == 0)


def _is_reached(reach: list[int], face: int) -> bool:
    """Does a row or a sequence of three go through it?"""
    return _ways_of(reach, face) > 0


def _ways_of(reach: list[int], face: int) -> int:
    """How many rows of three and pairs of other colours are there for it."""
    ways = 0
    before, after = reach[face - 1] > 0, reach[face + 1] > 0
    if before and after:
        ways += 1
    if before and reach[face - 2] > 0:
        ways += 1
    if after and reach[face + 2] > 0:
        ways += 1
    some = 0
    for other in OTHERS[face]:
        if reach[other] > 0:
            some += 1
    return ways + some * (some - 1) // 2
