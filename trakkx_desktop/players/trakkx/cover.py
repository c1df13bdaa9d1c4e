"""How many tokens can be laid at most: what no legal table can do better, found without looking at cells.

Each face for itself: a token lies in a row or in a sequence, and two lines share one token at most, so a
second copy needs partners of its own. Then islands: faces that no possible line joins cannot lie in one
group, and the groups are counted (rule G1).
"""

from trakkx_desktop.players.trakkx.faces import EVERY_FACE, FACE_CODES, OTHERS
from trakkx_desktop.players.trakkx.search import Task


def bound(task: Task) -> int:
    """Hand tokens that can lie on the table at most; none for who must open and has no line (rule O1)."""
    if task.must_open and not islands(task.hand):
        return 0
    return _by_islands(task, by_face(task))


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


def _by_islands(task: Task, most: list[int]) -> int:
    """Islands with table tokens are there anyway; of the others the best, as far as groups are left and may
    be begun (rules G3, G4)."""
    total, needed = 0, 0
    extra: list[int] = []
    for island in islands(task.all):
        gain = sum(most[face] for face in island)
        if any(task.need[face] > 0 for face in island):
            needed += 1
            total += gain
        elif gain > 0:
            extra.append(gain)
    extra.sort(reverse=True)
    left = max(0, task.groups + (1 if task.must_open else 0) - needed)
    if not task.may_begin:
        left = min(left, 1 if task.must_open else 0)
    return total + sum(extra[:left])


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
