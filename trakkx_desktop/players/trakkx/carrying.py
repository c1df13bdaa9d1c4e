"""From what a proof found to the board: each group is turned, mirrored and shifted to where most of its tokens lay
when the turn began, or to free ground."""

from trakkx_desktop.players.trakkx.board import EDGE, HIGH, LEVEL, UPRIGHT, WIDE, ZONE, Board
from trakkx_desktop.players.trakkx.bounds import Case
from trakkx_desktop.players.trakkx.faces import FACE_CODES
from trakkx_desktop.players.trakkx.places import APART
from trakkx_desktop.players.trakkx.proof import SIDE

LOOKS = [(1, 0), (-1, 0), (0, 1), (0, -1)]
"""Where x goes when a group is turned; each once as it is and once mirrored."""

SHIFTS = 12
"""So many are tried for each look, the most promising first."""

Piece = tuple[int, int, int]
"""x, y and face."""


def carry(board: Board, best: list[int], case: Case) -> bool:
    """Lays the best picture with the groups that were found instead of what lies on their islands; False: there
    is nothing to carry, or no room for it."""
    groups: list[list[Piece]] = []
    zones: list[list[Piece]] = []
    gone: set[int] = set()
    for island in case.islands():
        if island.proof is not None and island.is_settled and island.proof.found:
            gone.update(island.faces)
            found = [_pieces(group) for group in island.proof.found]
            if island.proof.has_zone:
                zones.append(found.pop())
            groups += found
    board.show([entry for entry in best if entry % FACE_CODES not in gone])
    for zone in zones:
        if not _lay_free(board, zone, True):
            return False
    for group in sorted(groups, key=len, reverse=True):
        if not _lay_home(board, group) and not _lay_free(board, group, False):
            return False
    return len(gone) > 0


def _pieces(group: list[int]) -> list[Piece]:
    found: list[Piece] = []
    for entry in group:
        cell = entry // FACE_CODES
        found.append((cell % SIDE, cell // SIDE, entry % FACE_CODES))
    return found


def _lay_home(board: Board, group: list[Piece]) -> bool:
    best: list[int] = []
    most = 0
    for look in _looks(group):
        for shift, votes in _shifts(board, look):
            if votes <= most:
                break
            cells = [y * WIDE + x + shift for x, y, _ in look]
            if _is_free(board, cells):
                best = [cells[i] * FACE_CODES + look[i][2] for i in range(len(cells))]
                most = votes
                break
    for entry in best:
        board.put(entry // FACE_CODES, entry % FACE_CODES)
    return most > 0


def _looks(group: list[Piece]) -> list[list[Piece]]:
    found: list[list[Piece]] = []
    for across, down in LOOKS:
        for side in (1, -1):
            look = [
                (across * x - side * down * y, down * x + side * across * y, face)
                for x, y, face in group
            ]
            found.append(look)
    return found


def _shifts(board: Board, look: list[Piece]) -> list[tuple[int, int]]:
    """By how many cells, and how many tokens lie then where they lay."""
    votes: dict[int, int] = {}
    homes: dict[int, list[int]] = {}
    for cell, face in board.home.items():
        homes.setdefault(face, []).append(cell)
    for x, y, face in look:
        for cell in homes.get(face, []):
            shift = cell - y * WIDE - x
            votes[shift] = votes.get(shift, 0) + 1
    order = sorted([(-count, shift) for shift, count in votes.items()])
    return [(shift, -count) for count, shift in order[:SHIFTS]]


def _is_free(board: Board, cells: list[int]) -> bool:
    """Nothing lies there or beside it, and it is all on the table."""
    grid = board.grid
    for cell in cells:
        if not EDGE * WIDE <= cell < ZONE - EDGE * WIDE or grid[cell] != 0:
            return False
        for near in (cell + LEVEL, cell - LEVEL, cell + UPRIGHT, cell - UPRIGHT):
            if grid[near] != 0:
                return False
    return True


def _lay_free(board: Board, group: list[Piece], in_zone: bool) -> bool:
    """Below everything, or above it."""
    left, top = min([x for x, _, _ in group]), min([y for _, y, _ in group])
    height = max([y for _, y, _ in group]) - top + 1
    low, high = (ZONE // WIDE, HIGH) if in_zone else (0, ZONE // WIDE)
    rows = [c // WIDE for c in board.cells() if (c >= ZONE) == in_zone] or [low + EDGE]
    row = max(rows) + APART
    if row + height + EDGE > high:
        row = min(rows) - APART - height
    if row < low + EDGE:
        return False
    for x, y, face in group:
        board.put((y - top + row) * WIDE + x - left + WIDE // 3, face)
    return True
