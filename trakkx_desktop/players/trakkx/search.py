"""Ruin and recreate: takes some tokens off the board, lays one that was left over, finds new places for what was
taken, adds what still goes. A try that leaves a table token without a place is undone."""

from trakkx_desktop.players.trakkx.board import (
    LEVEL,
    UPRIGHT,
    ZONE,
    Board,
    across,
    is_face,
    is_good_line,
)
from trakkx_desktop.players.trakkx.faces import EVERY_FACE, FACE_CODES, OTHERS
from trakkx_desktop.players.trakkx.lots import Lots
from trakkx_desktop.players.trakkx.places import Supply, lay, new_groups, places


class Task:
    """One turn: what must lie on the table, what may, and in how many groups."""

    def __init__(
        self, picture: list[int], hand: list[int], groups: int, may_begin: bool, must_open: bool
    ) -> None:
        self.picture: list[int] = picture
        """The table when the turn begins."""
        self.need: list[int] = [0] * FACE_CODES
        self.hand: list[int] = [0] * FACE_CODES
        self.groups: int = groups
        """Most groups at the end of the turn, the own zone's not counted."""
        self.may_begin: bool = may_begin
        """May a new group outside the own zone consist of hand tokens only?"""
        self.must_open: bool = must_open
        """Must the own zone hold a group?"""
        for entry in picture:
            self.need[entry % FACE_CODES] += 1
        for face in hand:
            self.hand[face] += 1
        self.all: list[int] = [self.need[f] + self.hand[f] for f in range(FACE_CODES)]
        self.dear: list[int] = [0] * FACE_CODES
        """What it costs to keep a token of each face in the hand; settles ties between tables."""
        self.table_size: int = len(picture)
        self.hand_size: int = len(hand)


class Search:
    """Holds the board that is being changed, and the best picture found so far."""

    def __init__(self, task: Task, seed: int) -> None:
        self.task: Task = task
        self.lots: Lots = Lots(seed)
        self.is_homeward: bool = False
        """Are places preferred in which tokens lay when the turn began?"""
        self.board: Board = Board()
        self.board.home = {entry // FACE_CODES: entry % FACE_CODES for entry in task.picture}
        self.board.show(task.picture)

    def supply(self) -> Supply:
        task, board = self.task, self.board
        free = [task.all[f] - len(board.at[f]) for f in range(FACE_CODES)]
        own = [task.hand[f] - board.zoned[f] for f in range(FACE_CODES)]
        return Supply(free, own)

    def cost(self) -> int:
        """Of all that is not on the board."""
        task, board = self.task, self.board
        total = 0
        for face in EVERY_FACE:
            if task.hand[face] > 0:
                total += task.dear[face] * (task.all[face] - len(board.at[face]))
        return total

    def is_complete(self) -> bool:
        """Nothing of the table is missing, the groups are not too many, who must open has."""
        task, board = self.task, self.board
        if task.must_open and board.zone_size == 0:
            return False
        for face in EVERY_FACE:
            if len(board.at[face]) - board.zoned[face] < task.need[face]:
                return False
        groups = board.groups()
        zone = 1 if board.zone_size > 0 else 0
        in_zone = 0
        for group in groups:
            if group[0] >= ZONE:
                in_zone += 1
        if in_zone != zone or len(groups) - in_zone > task.groups:
            return False
        return task.may_begin or self._are_rooted(groups)

    def _are_rooted(self, groups: list[list[int]]) -> bool:
        """Has each group outside the own zone a table token of its own (rule G4)? The smallest choose first."""
        left, grid = list(self.task.need), self.board.grid
        groups.sort(key=len)
        for group in groups:
            if group[0] >= ZONE:
                continue
            roots = [grid[cell] for cell in group if left[grid[cell]] > 0]
            if not roots:
                return False
            left[roots[0]] -= 1
        return True

    def try_once(self, strength: int) -> bool:
        """One ruin and recreate on the board as it lies; False: undone, because it came to nothing."""
        board = self.board
        mark = len(board.journal)
        wished = self._ruin(strength)
        self._settle(mark)
        if self._rebuild(wished):
            return True
        board.undo(mark)
        return False

    def try_home(self) -> bool:
        """One ruin and recreate around a cell whose token has moved; False: undone."""
        board = self.board
        mark = len(board.journal)
        self._ruin_homeward()
        self._settle(mark)
        if self._rebuild(0):
            return True
        board.undo(mark)
        return False

    def _ruin_homeward(self) -> None:
        """Clears the cell that a moved token came from, and lifts such a token with its line."""
        lots, board = self.lots, self.board
        left = [cell for cell, face in board.home.items() if board.grid[cell] != face]
        if not left:
            return
        home = lots.pick(left)
        for cell in (home, home + LEVEL, home - LEVEL, home + UPRIGHT, home - UPRIGHT):
            if is_face(board.grid[cell]) and board.home.get(cell, 0) != board.grid[cell]:
                board.lift(cell)
        away = [c for c in board.at[board.home[home]] if board.home.get(c, 0) != board.grid[c]]
        if away:
            cell = lots.pick(away)
            step = LEVEL if lots.has_luck(50) else UPRIGHT
            for near in board.run(cell, step):
                if near == cell or lots.has_luck(60):
                    board.lift(near)

    def _rebuild(self, wished: int) -> bool:
        supply = self.supply()
        if wished != 0 and not self._lay_wished(supply, wished):
            return False
        self._drop_groups(supply)
        return self.recreate(supply) and self.add(supply) and self.is_complete()

    def _lay_wished(self, supply: Supply, face: int) -> bool:
        """One left-over token at once, before anything else takes its place."""
        board, task = self.board, self.task
        found = places(board, supply, face)
        if not found and task.may_begin:
            found = new_groups(board, supply, face, False)
        if not found and task.must_open and board.zone_size == 0:
            found = new_groups(board, supply, face, True)
        if not found:
            return False
        lay(board, supply, found[self.lots.below(len(found))])
        return True

    def _drop_groups(self, supply: Supply) -> None:
        """Takes the smallest groups off while there are too many; the own zone holds one only."""
        outside: list[list[int]] = []
        zone: list[list[int]] = []
        for group in self.board.groups():
            if group[0] >= ZONE:
                zone.append(group)
            else:
                outside.append(group)
        self._drop_smallest(supply, outside, self.task.groups)
        self._drop_smallest(supply, zone, 1)

    def _drop_smallest(self, supply: Supply, groups: list[list[int]], most: int) -> None:
        if len(groups) <= most:
            return
        groups.sort(key=len)
        for group in groups[: len(groups) - most]:
            for cell in group:
                face = self.board.lift(cell)
                supply.free[face] += 1
                if cell >= ZONE:
                    supply.own[face] += 1

    def recreate(self, supply: Supply) -> bool:
        """Gives every table token a place again, the one with the fewest places first."""
        board, task, lots = self.board, self.task, self.lots
        if task.must_open and board.zone_size == 0 and not self._open(supply):
            return False
        while True:
            missing = [f for f in EVERY_FACE if len(board.at[f]) - board.zoned[f] < task.need[f]]
            if not missing:
                return True
            lots.shuffle(missing)
            place = self._hardest(supply, missing)
            if not place:
                place = self._new_group(supply, missing)
            if not place:
                return False
            lay(board, supply, place)

    def _hardest(self, supply: Supply, missing: list[int]) -> list[int]:
        """A place for the missing face that has the fewest; empty if none has any."""
        best: list[list[int]] = []
        for face in missing:
            found = places(self.board, supply, face)
            found = [place for place in found if place[0] // FACE_CODES < ZONE]
            if found and (not best or len(found) < len(best)):
                best = found
                if len(best) == 1:
                    break
        if self.is_homeward:
            best = self._nearest_home(best)
        return best[self.lots.below(len(best))] if best else []

    def _nearest_home(self, found: list[list[int]]) -> list[list[int]]:
        """Those places that bring most tokens back to where they lay."""
        home = self.board.home
        most = 0
        chosen: list[list[int]] = []
        for place in found:
            back = 0
            for entry in place:
                if home.get(entry // FACE_CODES, 0) == entry % FACE_CODES:
                    back += 1
            if back > most:
                most, chosen = back, []
            if back == most:
                chosen.append(place)
        return chosen

    def _new_group(self, supply: Supply, faces: list[int]) -> list[int]:
        """A new group with one of the faces, if there may be one more."""
        outside = 0
        for group in self.board.groups():
            if group[0] < ZONE:
                outside += 1
        if outside >= self.task.groups:
            return []
        for face in faces:
            found = new_groups(self.board, supply, face, False)
            if found:
                return found[self.lots.below(len(found))]
        return []

    def _open(self, supply: Supply) -> bool:
        """Begins the group of the own zone with any three that go together."""
        faces = [f for f in EVERY_FACE if supply.own[f] > 0 and supply.free[f] > 0]
        self.lots.shuffle(faces)
        for face in faces:
            found = new_groups(self.board, supply, face, True)
            if found:
                lay(self.board, supply, found[self.lots.below(len(found))])
                return True
        return False

    def add(self, supply: Supply) -> bool:
        """Adds hand tokens as long as one goes; always True, so that it can stand in a chain."""
        lots = self.lots
        is_going = True
        while is_going:
            is_going = False
            faces = [face for face in EVERY_FACE if supply.free[face] > 0]
            lots.shuffle(faces)
            for face in faces:
                while supply.free[face] > 0:
                    found = places(self.board, supply, face)
                    if not found:
                        break
                    lay(self.board, supply, self._choose(found))
                    is_going = True
            if not is_going and faces and self.task.may_begin:
                place = self._new_group(supply, faces)
                if place:
                    lay(self.board, supply, place)
                    is_going = True
        return True

    def _choose(self, found: list[list[int]]) -> list[int]:
        """Half of the time the one that lays most."""
        if self.lots.has_luck(50):
            most = max(len(place) for place in found)
            found = [place for place in found if len(place) == most]
        return found[self.lots.below(len(found))]

    def _ruin(self, strength: int) -> int:
        """Takes tokens off; returns the left-over face that is to be laid first, or 0."""
        lots, board = self.lots, self.board
        left = [f for f in EVERY_FACE if self.task.all[f] > len(board.at[f])]
        chance = lots.below(100)
        if chance < 75 and left:
            wished = lots.pick(left)
            self._free_partners(wished)
            if lots.has_luck(35):
                self._ruin_somewhere(left, 2 + lots.below(strength))
            return wished
        if chance < 82 and board.size > 0:
            groups = board.groups()
            group = groups[lots.below(len(groups))]
            if len(group) <= 25:
                for cell in group:
                    board.lift(cell)
                return 0
        self._ruin_somewhere(left, 3 + lots.below(strength))
        return 0

    def _free_partners(self, face: int) -> None:
        """Lifts one or two tokens that would make a line with the face; the other one stays as anchor."""
        lots, board = self.lots, self.board
        lines = _partners(face)
        start = lots.below(len(lines))
        for i in range(len(lines)):
            pair = lines[(start + i) % len(lines)]
            cells = [lots.pick(board.at[p]) for p in pair if board.at[p]]
            if not cells:
                continue
            if len(cells) == 2 and lots.has_luck(60):
                cells = [lots.pick(cells)]
            for cell in cells:
                board.lift(cell)
            return

    def _ruin_somewhere(self, left: list[int], size: int) -> None:
        """Around a left-over token, along a line, or in a neighbourhood."""
        lots, board = self.lots, self.board
        if board.size == 0:
            return
        chance = lots.below(100)
        if left and chance < 60 and self._ruin_relatives(lots.pick(left)):
            return
        every = board.cells()
        cell = lots.pick(every)
        if chance < 80:
            step = LEVEL if lots.has_luck(50) else UPRIGHT
            run = board.run(cell, step)
            if len(run) == 1:
                run = board.run(cell, across(step))
        else:
            run = self._neighbourhood(cell, size)
        for near in run:
            board.lift(near)

    def _ruin_relatives(self, face: int) -> bool:
        lots, board = self.lots, self.board
        cells: list[int] = []
        for other in OTHERS[face]:
            cells.extend(board.at[other])
        for pace in (-2, -1, 1, 2):
            if 1 <= (face & 15) + pace <= 14:
                cells.extend(board.at[face + pace])
        if not cells:
            return False
        lots.shuffle(cells)
        for cell in cells[: 1 + lots.below(3)]:
            board.lift(cell)
        return True

    def _neighbourhood(self, cell: int, size: int) -> list[int]:
        grid = self.board.grid
        found = [cell]
        for here in found:
            for near in (here + LEVEL, here - LEVEL, here + UPRIGHT, here - UPRIGHT):
                if is_face(grid[near]) and near not in found and len(found) < size:
                    found.append(near)
        return found

    def _settle(self, mark: int) -> None:
        """Lifts tokens until every line is good again and none stands alone; only the neighbours of what
        was lifted since that mark of the journal can be in danger."""
        board = self.board
        grid = board.grid
        todo: list[int] = []
        for entry in board.journal[mark:]:
            cell = -entry // FACE_CODES
            todo.extend((cell + LEVEL, cell - LEVEL, cell + UPRIGHT, cell - UPRIGHT))
        while todo:
            again: list[int] = []
            for cell in todo:
                if is_face(grid[cell]):
                    self._settle_cell(cell, again)
            todo = again

    def _settle_cell(self, cell: int, again: list[int]) -> None:
        board = self.board
        grid = board.grid
        stands = False
        for step in (LEVEL, UPRIGHT):
            run = board.run(cell, step)
            if len(run) == 1:
                continue
            if is_good_line(grid, run):
                stands = True
                continue
            self._break(run, step, again)
            return
        if not stands:
            board.lift(cell)

    def _break(self, run: list[int], step: int, again: list[int]) -> None:
        """Lifts those of a bad line that stand in no good one across; one by lot if all do."""
        board = self.board
        side = across(step)
        loose = [c for c in run if not is_good_line(board.grid, board.run(c, side))]
        if not loose:
            loose = [self.lots.pick(run)]
        for cell in loose:
            board.lift(cell)
            again.extend((cell + side, cell - side))
        again.extend(run)


def _partners(face: int) -> list[list[int]]:
    """The pairs that make a line of three with the face."""
    value, base = face & 15, face & ~15
    pairs = [
        [base + v for v in range(low, low + 3) if v != value]
        for low in range(max(1, value - 2), min(12, value) + 1)
    ]
    one, two, three = OTHERS[face]
    return [*pairs, [one, two], [one, three], [two, three]]
