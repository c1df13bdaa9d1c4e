"""Why an extension is good, as a code with facts; the view has the words (`README.md` has the table)."""

from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.board import (
    ALL,
    BESIDE,
    COLOUR,
    COLOURS,
    NUMBERS,
    PATCHES,
    Line,
    position,
)
from trakkx_desktop.players.traexx.layout import SIZE
from trakkx_desktop.players.traexx.turn import Turn
from trakkx_desktop.players.traexx.worth import STEPS, dead_cards

Reason = tuple[str, tuple[tuple[str, Fact], ...]]
RACE = 4
"""Steps within which another line is a threat to a number."""
BESIDE_NUMBER = 2
"""Steps within which an end is near a number."""


def reason(sight: State, turn: Turn, line: Line) -> Reason:
    if not line.path:
        return _passing(turn)
    return (
        _numbers(sight, turn, line)
        or _last(turn, line)
        or _waits(turn, line)
        or _rescue(turn, line)
        or _approach(line, turn)
        or _open(turn, line)
        or _scarce(turn, line)
        or ("fields", (("fields", len(line.path)),))
    )


def _passing(turn: Turn) -> Reason:
    if len(turn.lines) == 1:
        return "nothing_fits", ()
    return "holds_back", (("cards", len(turn.cards)),)


def _numbers(sight: State, turn: Turn, line: Line) -> Reason | None:
    """Numbers on the path: in full, against somebody near, or for half."""
    if not line.gains:
        return None
    points = sum(gain for _, gain in line.gains)
    number = max(line.gains, key=lambda gain: gain[1])[0]
    facts: tuple[tuple[str, Fact], ...] = (("number", number), ("points", points))
    if len(line.gains) > 1:
        return "numbers", (("numbers", tuple(n for n, _ in line.gains)), ("points", points))
    if points < number:
        return "number_half", facts
    rival = _rival(sight, turn, number)
    if rival is not None:
        return "number_race", (*facts, ("seat", rival[1]), ("steps", rival[0]))
    return ("number_in_order" if turn.is_solo else "number_first"), facts


def _rival(sight: State, turn: Turn, number: int) -> tuple[int, int] | None:
    """Steps and seat of the nearest other line, if it is near."""
    others = [
        (min(STEPS[number][end] for end in position(sight, seat).ends), seat)
        for seat in range(sight.setup.seats)
        if seat != turn.seat
    ]
    return min((one for one in others if one[0] <= RACE), default=None)


def _last(turn: Turn, line: Line) -> Reason | None:
    return None if turn.cards else ("last_card", (("fields", len(line.path)),))


def _waits(turn: Turn, line: Line) -> Reason | None:
    """Solo: a high number could be reached, and is left for the lower ones to count in full."""
    if not turn.is_solo:
        return None
    within = {n for other in turn.lines for n, points in other.gains if points == n}
    high = max(within, default=0)
    lower = tuple(
        n for n in NUMBERS if turn.start.high < n < high and not turn.start.noted >> n & 1
    )
    if not high or not lower:
        return None
    return "waits_for_lower", (("number", high), ("lower", lower))


def _rescue(turn: Turn, line: Line) -> Reason | None:
    """Fields on the path that had one way in only: later there would have been no way on."""
    free = ALL & ~turn.start.taken
    narrow = [f for f in line.path if sum(free >> near & 1 for near in BESIDE[f]) <= 1]
    return ("fills_corner", (("fields", len(narrow)),)) if narrow else None


def _approach(line: Line, turn: Turn) -> Reason | None:
    """The best number that the new end comes near to."""
    end, before = line.after.ends[line.side], turn.start.ends
    for number in reversed(NUMBERS):
        steps = STEPS[number]
        if line.after.noted >> number & 1 or steps[end] > BESIDE_NUMBER:
            continue
        if turn.is_solo and number < line.after.high:
            continue
        if steps[end] < min(steps[old] for old in before):
            return "near_number", (("number", number), ("steps", steps[end]))
    return None


def _open(turn: Turn, line: Line) -> Reason | None:
    """Every card to come can be used at either end."""
    left = sum(1 << card for card in turn.cards)
    if any(dead_cards(line.after.taken, end, left) for end in line.after.ends):
        return None
    return "keeps_both_ends", (("cards", len(turn.cards)),)


def _scarce(turn: Turn, line: Line) -> Reason | None:
    """A colour on the path with more free fields than patches to come."""
    free = ALL & ~turn.start.taken
    for colour in sorted({COLOUR[field] for field in line.path}):
        patches = sum(PATCHES[card] >> 2 * colour & 3 for card in turn.cards)
        fields = sum(free >> f & 1 for f in range(SIZE) if COLOUR[f] == colour)
        if fields > patches:
            facts = (("colour", COLOURS[colour]), ("patches", patches), ("fields", fields))
            return "uses_scarce_colour", facts
    return None
