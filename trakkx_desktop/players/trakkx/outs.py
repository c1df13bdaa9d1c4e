"""Outs: which tokens that are still to come would free one that is stuck, and what waiting for them costs."""

from trakkx_desktop.players.trakkx.cover import layable
from trakkx_desktop.players.trakkx.faces import EVERY_FACE, FACE_CODES, OTHERS

SOON = 100
"""What a stuck token costs that is freed by one of the display: a turn, in hundredths."""

WAIT = 25
"""Hundredths of a turn that waiting costs, times unseen tokens, for each out among them: two new tokens are seen
in a turn, and stuck tokens wait side by side."""

LONGEST = 600


def waits(count: list[int], shown: list[int], unseen: list[int], hand: list[int]) -> list[int]:
    """By face of the hand, what it costs in hundredths of a turn if it stays: `count` are table and hand
    together, `shown` the display, `unseen` what bag and hidden hands may hold."""
    costs = [0] * FACE_CODES
    hidden = sum(unseen)
    for face in EVERY_FACE:
        if hand[face] > 0:
            costs[face] = _wait(count, shown, unseen, hidden, face)
    return costs


def _wait(count: list[int], shown: list[int], unseen: list[int], hidden: int, face: int) -> int:
    now = layable(count, face)
    if now >= count[face]:
        return SOON
    outs = 0
    for helper in _relatives(face):
        if count[helper] >= 2 or shown[helper] + unseen[helper] == 0:
            continue
        count[helper] += 1
        is_out = layable(count, face) > now
        count[helper] -= 1
        if is_out and shown[helper] > 0:
            return SOON
        if is_out:
            outs += unseen[helper]
    return SOON + min(LONGEST, WAIT * hidden * 2 // (2 * outs + 1))


def _relatives(face: int) -> list[int]:
    """Faces that may stand in one line of three with a face."""
    row = [face + step for step in (-2, -1, 1, 2) if 1 <= (face & 15) + step <= 14]
    return row + OTHERS[face]
