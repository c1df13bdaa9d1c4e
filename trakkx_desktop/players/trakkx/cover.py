"""How many tokens can be laid at most: what no legal table can do better, found without looking at cells.

Each face for itself: a token lies in a row or in a sequence, and two lines share one token at most, so a
second copy needs partners of its own. Then islands: faces that no possible line joins cannot lie in one
group, and the groups are counted (rule G1).
"""

from trakkx_desktop.players.trakkx.faces import EVERY_FACE, FACE_CODES, OTHERS
from trakkx_desktop.players.trakkx.search import Task


def bound(task: Task) -> int:
    """Hand tokens that can lie on the table at most."""
    return max([sum(case) for case in cases(task)])


def cases(task: Task) -> list[list[int]]:
    """Hand tokens of each face that may be laid, for every choice of islands. Islands with table tokens are
    there anyway; of the others some, as far as groups are left and may be begun (rules G1, G3, G4).
    Nothing can be laid by who must open and has no line (rule O1)."""
    if task.must_open and not islands(task.hand):
        return [[0] * FACE_CODES]
    most = by_face(task)
    extra: list[list[int]] = []
    needed = 0
    for island in islands(task.all):
        if sum([task.need[face] for face in island]) > 0:
            needed += 1
        elif sum([most[face] for face in island]) > 0:
            extra.append(island)
    left = task.groups + (1 if task.must_open else 0) - needed
    if not task.may_begin:
        left = min(left, 1 if task.must_open else 0)
    return [_without(most, extra, chosen) for chosen in _choices(len(extra), left)]


def _choices(count: int, most: int) -> list[list[int]]:
    """Every choice of at most so many of the first numbers."""
    found: list[list[int]] = [[]]
    for number in range(count):
        found += [[*chosen, number] for chosen in found if len(chosen) < most]
    return found


def _without(most: list[int], extra: list[list[int]], chosen: list[int]) -> list[int]:
    """Nothing of the islands that were not chosen."""
    case = list(most)
    for number in range(len(extra)):
        if number not in chosen:
            for face in extra[number]:
                case[face] = 0
    return case


def by_face(task: Task) -> list[int]:
    """Hand tokens of each face that can lie on the table at most, each face seen alone."""
    most = [0] * FACE_CODES
    for face in EVERY_FACE:
        if task.hand[face] > 0:
            most[face] = max(0, min(task.hand[face], layable(task.all, face) - task.need[face]))
    return most


def layable(count: list[int], face: int) -> int:
    """How many copies of a face can stand in lines, if of each face so many are there."""
    return min(count[face], in_rows(count, face) + in_sequences(count, face))


def in_rows(count: list[int], face: int) -> int:
    """Two rows that hold two copies may share one token; so all else that is there once must be in one only."""
    windows = [low for low in range(face - 2, face + 1) if _is_window(count, low)]
    if not windows or count[face] < 2:
        return min(len(windows), 1)
    for one in windows:
        for other in windows:
            shared = [f for f in range(max(one, other), min(one, other) + 3) if f != face]
            if sum(count[f] == 1 for f in shared) <= 1:
                return 2
    return 1


def _is_window(count: list[int], low: int) -> bool:
    """Three faces in a row that are all there."""
    return low >= 0 and count[low] > 0 and count[low + 1] > 0 and count[low + 2] > 0


def in_sequences(count: list[int], face: int) -> int:
    partners = [count[other] for other in OTHERS[face] if count[other] > 0]
    if len(partners) < 2 or count[face] == 0:
        return 0
    return min(count[face], 2 if len(partners) == 3 or max(partners) == 2 else 1)


def islands(count: list[int]) -> list[list[int]]:
    """Faces that possible lines join, directly or over others; faces without any line are left out."""
    lines = [[low, low + 1, low + 2] for low in EVERY_FACE if _is_window(count, low)]
    for value in range(1, 15):
        same = [16 * colour + value for colour in range(4) if count[16 * colour + value] > 0]
        if len(same) >= 3:
            lines.append(same)
    found: list[list[int]] = []
    for line in lines:
        touching = [island for island in found if any(face in island for face in line)]
        joined = sorted({*line, *(face for island in touching for face in island)})
        found = [island for island in found if island not in touching]
        found.append(joined)
    return found
