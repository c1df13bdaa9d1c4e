"""Where a face can be added to a board without moving anything: one token, or one line of three or more through
a token that lies there, or a new group. A place is a list of cell * FACE_CODES + face."""

from trakkx_desktop.players.trakkx.board import (
    BAD,
    EDGE,
    GOOD,
    HIGH,
    LEVEL,
    UPRIGHT,
    WIDE,
    ZONE,
    Board,
    across,
    fit,
)
from trakkx_desktop.players.trakkx.faces import BESIDE, FACE_CODES, OTHERS

STEPS: list[int] = [LEVEL, -LEVEL, UPRIGHT, -UPRIGHT]
APART = 6
"""Free rows between a new group and all others, so that both can grow."""


class Supply:
    """What may still be laid: `free` of each face in all, `own` of it in the own zone."""

    def __init__(self, free: list[int], own: list[int]) -> None:
        self.free: list[int] = free
        self.own: list[int] = own

    def has(self, face: int, cell: int) -> bool:
        return self.free[face] > 0 and (cell < ZONE or self.own[face] > 0)


def lay(board: Board, supply: Supply, place: list[int]) -> None:
    for entry in place:
        cell, face = entry // FACE_CODES, entry % FACE_CODES
        board.put(cell, face)
        supply.free[face] -= 1
        if cell >= ZONE:
            supply.own[face] -= 1


def places(board: Board, supply: Supply, face: int) -> list[list[int]]:
    """All single tokens; all smallest lines of three or more that contain the face and a token of the board."""
    found = singles(board, supply, face)
    _add_rows(board, supply, face, found)
    _add_sequences(board, supply, face, found)
    return found


def singles(board: Board, supply: Supply, face: int) -> list[list[int]]:
    """Cells where the face alone goes on a line, fills a gap or completes a crossing."""
    grid, found = board.grid, [[0]]
    found.clear()
    seen: list[int] = []
    for partner in BESIDE[face]:
        for token in board.at[partner]:
            for step in STEPS:
                cell = token + step
                if grid[cell] != 0 or (grid[token - step] == 0 and grid[cell + step] == 0):
                    continue
                if fit(grid, cell, face, step) != GOOD or cell in seen:
                    continue
                if fit(grid, cell, face, across(abs(step))) != BAD and supply.has(face, cell):
                    seen.append(cell)
                    found.append([cell * FACE_CODES + face])
    return found


def _add_rows(board: Board, supply: Supply, face: int, found: list[list[int]]) -> None:
    """New rows through a token of the same colour; between the two every face must be free to lay."""
    for pace in (1, -1):
        anchor = face + pace
        while 1 <= anchor & 15 <= 14:
            for low, high in _spans(supply, face, anchor, pace):
                for token in board.at[anchor]:
                    _add_row(board, supply, token, low, high, found)
            if supply.free[anchor] == 0:
                break
            anchor += pace


def _spans(supply: Supply, face: int, anchor: int, pace: int) -> list[tuple[int, int]]:
    """From lowest to highest face of the row; two neighbours need a third at either end."""
    low, high = min(face, anchor), max(face, anchor)
    if high - low >= 2:
        return [(low, high)]
    spans: list[tuple[int, int]] = []
    if supply.free[face - pace] > 0:
        spans.append((min(low, face - pace), max(high, face - pace)))
    if supply.free[anchor + pace] > 0:
        spans.append((min(low, anchor + pace), max(high, anchor + pace)))
    return spans


def _add_row(
    board: Board, supply: Supply, token: int, low: int, high: int, found: list[list[int]]
) -> None:
    grid = board.grid
    anchor = grid[token]
    for direction in (LEVEL, UPRIGHT):
        if grid[token - direction] != 0 or grid[token + direction] != 0:
            continue
        for step in (direction, -direction):
            place = _stretch(grid, supply, token - (anchor - low) * step, step, low, high)
            if place:
                found.append(place)


def _stretch(
    grid: list[int], supply: Supply, cell: int, step: int, low: int, high: int
) -> list[int]:
    """The missing tokens of a row whose lowest face lies on `cell`; empty if it cannot lie there.

    Tokens that lie on its way would have to be the right ones, standing free in its direction.
    """
    side = across(abs(step))
    place: list[int] = []
    if grid[cell - step] != 0 or grid[cell + (high - low + 1) * step] != 0:
        return []
    for face in range(low, high + 1):
        there = grid[cell]
        if there == 0:
            if not supply.has(face, cell) or fit(grid, cell, face, side) == BAD:
                return []
            place.append(cell * FACE_CODES + face)
        elif there != face:
            return []
        cell += step
    return place


def _add_sequences(board: Board, supply: Supply, face: int, found: list[list[int]]) -> None:
    """New sequences of three through a token of the same value, with a third one that is free to lay."""
    grid = board.grid
    for anchor in OTHERS[face]:
        for token in board.at[anchor]:
            for direction in (LEVEL, UPRIGHT):
                if grid[token - direction] != 0 or grid[token + direction] != 0:
                    continue
                for third in OTHERS[face]:
                    if third != anchor and supply.free[third] > 0:
                        _add_trios(grid, supply, token, direction, face, third, found)


def _add_trios(
    grid: list[int],
    supply: Supply,
    token: int,
    direction: int,
    face: int,
    third: int,
    found: list[list[int]],
) -> None:
    """The token at either end, or in the middle; of two orders that fit the first is enough."""
    for near, far, behind, beyond in _TRIOS:
        if grid[token + behind * direction] != 0 or grid[token + beyond * direction] != 0:
            continue
        one, other = token + near * direction, token + far * direction
        if grid[one] != 0 or grid[other] != 0:
            continue
        if _may_stand(grid, supply, one, other, direction, face, third):
            found.append([one * FACE_CODES + face, other * FACE_CODES + third])
        elif _may_stand(grid, supply, one, other, direction, third, face):
            found.append([one * FACE_CODES + third, other * FACE_CODES + face])


_TRIOS: list[tuple[int, int, int, int]] = [(1, 2, -1, 3), (-1, -2, 1, -3), (-1, 1, -2, 2)]
"""How far from the token the two new ones lie, and the two cells that must stay free."""


def _may_stand(
    grid: list[int],
    supply: Supply,
    one: int,
    other: int,
    direction: int,
    first: int,
    second: int,
) -> bool:
    """Both are there to be laid, and fine across."""
    if not supply.has(first, one) or not supply.has(second, other):
        return False
    side = across(direction)
    return fit(grid, one, first, side) != BAD and fit(grid, other, second, side) != BAD


def new_groups(board: Board, supply: Supply, face: int, in_zone: bool) -> list[list[int]]:
    """New groups of three that contain the face, apart from everything; only own tokens in the own zone."""
    left = supply.free
    if in_zone:
        left = [min(left[code], supply.own[code]) for code in range(FACE_CODES)]
    start = _ground(board, in_zone)
    found: list[list[int]] = []
    if start == 0:
        return found
    for low in range(face - 2, face + 1):
        if 1 <= low & 15 <= 12 and left[low] > 0 and left[low + 1] > 0 and left[low + 2] > 0:
            found.append([(start + i) * FACE_CODES + low + i for i in range(3)])
    partners = [other for other in OTHERS[face] if left[other] > 0]
    for i in range(len(partners)):
        for j in range(i):
            trio = (partners[i], face, partners[j])
            found.append([(start + k) * FACE_CODES + trio[k] for k in range(3)])
    return found


def _ground(board: Board, in_zone: bool) -> int:
    """A cell with free room to its right, below or above everything in its field; 0 if there is none."""
    top, bottom = (ZONE // WIDE, HIGH) if in_zone else (0, ZONE // WIDE)
    rows = [c // WIDE for c in board.cells() if (c >= ZONE) == in_zone]
    middle = (top + bottom) // 2
    below = max(rows) + APART if rows else middle
    above = min(rows) - APART if rows else middle
    row = below if below < bottom - 2 * EDGE else above if above > top + 2 * EDGE else 0
    return row * WIDE + WIDE // 2 if row > 0 else 0
