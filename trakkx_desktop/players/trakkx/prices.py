"""A bound by prices: every rule that lines must keep gets a price, and what breaks it is paid for.

Lines cover faces. A token lies in one line or in two; of two faces that are there once only one line
holds both; and only lines that cross make groups fewer. Whatever the prices are, nobody can lay more than
what the best purchase without rules is worth (weak duality), so any prices give a true bound; the search
only looks for good ones. Parts of lines may be bought, and yet the bound is nearly always sharp.
"""

from trakkx_desktop.players.trakkx.cover import islands
from trakkx_desktop.players.trakkx.faces import EVERY_FACE, FACE_CODES
from trakkx_desktop.players.trakkx.search import Task

CARE = 1e-6
"""For what is lost in adding floats."""

DRIFT = 0.7
"""Part of the last step's direction that is kept."""

HELD, THRICE, GROUP = 0, FACE_CODES, 2 * FACE_CODES
"""Where the prices lie: by face for a token in no line and for one in more than two; for a group too many, on the
whole and on each island; then for each pair of faces that two lines would share."""


class Prices:
    def __init__(self, task: Task, layable: list[int]) -> None:
        """`layable` by face: hand tokens that may be laid at most; every island with some of them is used."""
        self._need: list[int] = task.need
        self._all: list[int] = [task.need[f] + layable[f] for f in range(FACE_CODES)]
        self._faces: list[int] = [f for f in EVERY_FACE if task.all[f] > 0]
        self._lines: list[list[int]] = _lines(task.all)
        self._rows: int = sum([1 for line in self._lines if line[1] - line[0] == 1])
        """So many of the lines are rows; they come first."""
        self._most: list[float] = [_most(line, task.all) for line in self._lines]
        self._pairs: list[list[int]] = _pairs(self._lines, task.all)
        self._groups: list[int] = _group_limits(task, self._all)
        self._island: list[int] = _island_of_face(task)
        self._first_pair: int = GROUP + len(self._groups)
        size = self._first_pair + len(self._pairs)
        self._price: list[float] = [0.0] * size
        self._slack: list[float] = [0.0] * size
        self._way: list[float] = [0.0] * size
        self._value: float = 0.0

    def lower(self, goal: float, rounds: int) -> float:
        """Changes the prices so many times, or until the bound is below `goal`; the best bound met."""
        self._buy()
        best = self._value
        for _ in range(rounds):
            if best < goal - CARE or not self._change(goal - 0.7):
                break
            self._buy()
            best = min(best, self._value)
        return best

    def _buy(self) -> None:
        """The best purchase at these prices: its value, and how much room it leaves in each rule."""
        price, slack, first = self._price, self._slack, self._first_pair
        value = 0.0
        for i in range(len(self._groups)):
            slack[GROUP + i] = float(self._groups[i])
            value += price[GROUP + i] * self._groups[i]
        for face in self._faces:
            island = GROUP + self._island[face]
            each = 2 * price[THRICE + face] - price[HELD + face] - price[GROUP] - price[island]
            lying = float(self._all[face] if each > -1.0 else self._need[face])
            slack[HELD + face] = -lying
            slack[THRICE + face] = 2 * lying
            slack[GROUP] -= lying
            slack[island] -= lying
            value += lying - self._need[face] + each * lying
        gains = [0.0] * len(self._lines)
        for i in range(len(self._pairs)):
            slack[first + i] = 1.0
            value += price[first + i]
            for number in self._pairs[i]:
                gains[number] -= price[first + i]
        self._value = value + self._buy_lines(gains)

    def _buy_lines(self, gains: list[float]) -> float:
        """All of every line that is worth more than it costs. What a row gives is a difference of two sums,
        and what it uses is noted at its two ends."""
        price, slack = self._price, self._slack
        sums, ends = [0.0] * (FACE_CODES + 1), [0.0] * (FACE_CODES + 1)
        for face in range(FACE_CODES):
            sums[face + 1] = sums[face] + price[HELD + face] - price[THRICE + face]
        value = 0.0
        for number in range(len(self._lines)):
            line = self._lines[number]
            length = len(line)
            island = GROUP + self._island[line[0]]
            gain = gains[number] + (price[GROUP] + price[island]) * (length - 1)
            if number < self._rows:
                gain += sums[line[length - 1] + 1] - sums[line[0]]
            else:
                for face in line:
                    gain += sums[face + 1] - sums[face]
            gains[number] = 0.0
            if gain > 0.0:
                many = self._most[number]
                gains[number] = many
                value += gain * many
                slack[GROUP] += many * (length - 1)
                slack[island] += many * (length - 1)
                if number < self._rows:
                    ends[line[0]] += many
                    ends[line[length - 1] + 1] -= many
                else:
                    for face in line:
                        ends[face] += many
                        ends[face + 1] -= many
        covered = 0.0
        for face in range(FACE_CODES):
            covered += ends[face]
            slack[HELD + face] += covered
            slack[THRICE + face] -= covered
        for i in range(len(self._pairs)):
            for number in self._pairs[i]:
                slack[self._first_pair + i] -= gains[number]
        return value

    def _change(self, aim: float) -> bool:
        """What is broken gets dearer, what is kept with room to spare cheaper; False if nothing changes."""
        price, slack, way = self._price, self._slack, self._way
        length = 0.0
        for i in range(len(price)):
            way[i] = slack[i] + DRIFT * way[i]
            if price[i] == 0.0 and way[i] > 0.0:
                way[i] = 0.0
            length += way[i] * way[i]
        if length == 0.0:
            return False
        step = max(0.05, self._value - aim) / length
        for i in range(len(price)):
            price[i] = max(0.0, price[i] - step * way[i])
        return True


def _group_limits(task: Task, lying: list[int]) -> list[int]:
    """On the whole; then by island: what the other islands leave that have something on the table."""
    most = task.groups + (1 if task.must_open else 0)
    is_used = [any(lying[face] > 0 for face in island) for island in islands(task.all)]
    limits = [max(0, most - sum(is_used) + 1) if used else 0 for used in is_used]
    return [most, *(limits or [0])]


def _island_of_face(task: Task) -> list[int]:
    """Islands are counted from 1; a face that is in no line has the first, where it does no harm."""
    found = [1] * FACE_CODES
    for number, island in enumerate(islands(task.all)):
        for face in island:
            found[face] = number + 1
    return found


def _lines(count: list[int]) -> list[list[int]]:
    """Every row and sequence whose faces are all there."""
    found: list[list[int]] = []
    for low in EVERY_FACE:
        high = low
        while count[high] > 0:
            if high - low >= 2:
                found.append(list(range(low, high + 1)))
            high += 1
    for value in range(1, 15):
        same = [16 * c + value for c in range(4) if count[16 * c + value] > 0]
        if len(same) >= 3:
            found.append(same)
        if len(same) == 4:
            for left_out in same:
                found.append([face for face in same if face != left_out])
    return found


def _most(line: list[int], count: list[int]) -> float:
    """How often a line may be laid: once if two of its faces are there once, else twice for each copy."""
    if sum([1 for face in line if count[face] == 1]) >= 2:
        return 1.0
    return 2.0 * min([count[face] for face in line])


def _pairs(lines: list[list[int]], count: list[int]) -> list[list[int]]:
    """By two faces that are there once, the lines that hold both; in rows, of neighbours only: whoever holds
    two that are farther apart holds those, too."""
    holders: dict[int, list[int]] = {}
    for number in range(len(lines)):
        line = lines[number]
        single = [face for face in line if count[face] == 1]
        is_row = line[1] - line[0] == 1
        for i in range(len(single)):
            last = min(i + 2, len(single)) if is_row else len(single)
            for j in range(i + 1, last):
                holders.setdefault(single[i] * FACE_CODES + single[j], []).append(number)
    return [numbers for numbers in holders.values() if len(numbers) > 1]
