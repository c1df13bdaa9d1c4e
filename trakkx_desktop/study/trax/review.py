"""TRAX: winning chances turn by turn, missed wins and forced losses proven where the search proves them."""

from collections.abc import Iterator

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import (
    BLUNDER,
    BRILLIANT,
    GOOD,
    MISTAKE,
    NO_CHOICE,
    Reviewed,
    Tally,
    Thresholds,
    worse,
)
from trakkx_desktop.core.thought import Limit, Stop, Thought, never
from trakkx_desktop.core.told import Facts
from trakkx_desktop.games.trax.actions import Action, Lay
from trakkx_desktop.games.trax.state import State, mask
from trakkx_desktop.players.trax.reasons import label
from trakkx_desktop.study.trax.look import Look, guess, is_certain, look

LOSSES = Thresholds(inaccurate=0.08, mistake=0.16, blunder=0.32)
"""In winning chance, of the one who moved."""
ONLY = 0.25
"""So much worse must every other turn be for the right one to be brilliant."""
PLAIN = ("wins", "parries", "only_turn", "opening")
"""What everybody sees is good, never brilliant."""
LOST, EVEN = 0.0, 0.5


class TraxReviewer:
    """Each position is looked at once: what it is worth to the next is what the turn before it was worth."""

    def review(
        self, record: Record, first: int, limit: Limit, stop: Stop = never
    ) -> Iterator[Reviewed | Tally]:
        seen: Look | None = None
        tallies = [_Sum() for _ in range(record.setup.seats)]
        for index in range(first, len(record.log)):
            entry, state = record.log[index], mask(record.state(index))
            if is_certain(state) and seen is None:
                seen = look(state, limit, stop)
            after = mask(record.state(index + 1))
            coming = look(after, limit, stop) if is_certain(after) and not after.ending else None
            if stop():
                return
            found = _judged(
                index, entry.seat, entry.action, state, seen, after, coming, limit, stop
            )
            seen = coming
            tallies[entry.seat].add(found)
            yield found
        if first == 0:
            yield from (Tally(seat, tally.facts()) for seat, tally in enumerate(tallies))


class _Sum:
    """Of one seat: turns that were weighed, and the chances they cost."""

    def __init__(self) -> None:
        self.turns, self.lost = 0, 0.0

    def add(self, found: Reviewed) -> None:
        if found.mark != NO_CHOICE:
            self.turns, self.lost = self.turns + 1, self.lost + min(1.0, found.loss)

    def facts(self) -> Facts:
        mean = self.lost / self.turns if self.turns else 0.0
        return ("turns", self.turns), ("kept", round(100 * (1 - mean)))


def _judged(
    index: int,
    seat: Seat,
    action: Action,
    state: State,
    seen: Look | None,
    after: State,
    coming: Look | None,
    limit: Limit,
    stop: Stop,
) -> Reviewed:
    if not isinstance(action, Lay):
        worth = 1.0 if after.ending and seat in after.ending.winners else LOST
        return Reviewed(index, seat, worth, None, 0.0, NO_CHOICE)
    if seen is None:
        return _guessed(index, seat, action, state, limit, stop)
    worth = _worth(seat, after, coming)
    best = seen.best
    if seen.ways == 1:
        return Reviewed(index, seat, worth, None, 0.0, NO_CHOICE)
    if action == best.action:
        mark = BRILLIANT if _is_brilliant(seen) else GOOD
        return Reviewed(index, seat, max(worth, best.worth), None, 0.0, mark)
    loss = max(0.0, best.worth - worth)
    code, facts = _why(state, best, after, coming, worth)
    mark = LOSSES.mark(loss)
    if loss > 0 and code == "allows_win":
        mark = worse(mark, BLUNDER)
    elif loss > 0 and code == "missed_win":
        mark = worse(mark, MISTAKE)
    if mark == GOOD:
        return Reviewed(index, seat, worth, None, loss, mark)
    return Reviewed(index, seat, worth, best, loss, mark, code, facts)


def _worth(seat: Seat, after: State, coming: Look | None) -> float:
    """What the position after the turn is worth to who laid it."""
    if after.ending is not None:
        return EVEN if not after.ending.winners else float(seat in after.ending.winners)
    return 1 - coming.best.worth if coming is not None else EVEN


def _is_brilliant(seen: Look) -> bool:
    gap = seen.best.worth - seen.second if seen.second is not None else 0.0
    return gap >= ONLY and seen.best.worth >= EVEN - ONLY and seen.best.reason not in PLAIN


def _why(
    state: State, best: Thought[Action], after: State, coming: Look | None, worth: float
) -> tuple[str, Facts]:
    """The most telling thing that went wrong: a win that was missed, one that was given, a chance that fell."""
    if best.reason == "wins":
        return "missed_win", (*_facts(best, "by", "colour"), _space(state, best.action))
    reply = coming.best if coming is not None else None
    if reply is not None and reply.reason == "wins":
        return "allows_win", (*_facts(reply, "by", "colour"), _space(after, reply.action))
    if best.reason == "wins_in":
        return "missed_forced", (*_facts(best, "turns"), _space(state, best.action))
    if reply is not None and reply.reason == "wins_in":
        facts = (*_facts(reply, "turns"), ("colour", after.colour))
        return "allows_forced", (*facts, _space(after, reply.action))
    return "weakens", (("before", round(100 * best.worth)), ("after", round(100 * worth)))


def _facts(thought: Thought[Action], *names: str) -> Facts:
    return tuple((name, thought.fact(name)) for name in names)


def _space(state: State, action: Action) -> tuple[str, str]:
    """As players name it, seen from the table before the turn."""
    return "space", label(state, action.cell) if isinstance(action, Lay) else ""


def _guessed(index: int, seat: Seat, lay: Lay, state: State, limit: Limit, stop: Stop) -> Reviewed:
    """With the die, alone, and the first tile, which decides nothing (T2)."""
    best, loss = guess(state, lay, limit, stop)
    worth = max(0.0, best.worth - loss)
    if best.reason in ("opening", "only_turn", "hopeless"):
        return Reviewed(index, seat, worth, None, 0.0, NO_CHOICE)
    mark = LOSSES.mark(loss)
    if mark == GOOD:
        return Reviewed(index, seat, worth, None, loss, mark)
    facts = (("before", round(100 * best.worth)), ("after", round(100 * worth)))
    return Reviewed(index, seat, worth, best, loss, mark, "weakens", facts)
