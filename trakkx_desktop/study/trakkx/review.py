"""TRAKKX: tokens laid of tokens possible, and what the display would have given; all from what the player saw."""

from collections.abc import Iterator
from dataclasses import replace

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import (
    BLUNDER,
    BRILLIANT,
    GOOD,
    NO_CHOICE,
    Reviewed,
    Tally,
    Thresholds,
    worse,
)
from trakkx_desktop.core.thought import Limit, Stop, Thought, never
from trakkx_desktop.core.told import Facts
from trakkx_desktop.games.trakkx.actions import Action, Draw, LayOut, PassTurn, Take
from trakkx_desktop.games.trakkx.score import hand_points
from trakkx_desktop.games.trakkx.state import State, mask
from trakkx_desktop.games.trakkx.table import table_of
from trakkx_desktop.games.trakkx.tokens import Token, is_number
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx import PLAYER, reasons
from trakkx_desktop.players.trakkx.naming import moved
from trakkx_desktop.players.trakkx.outlook import laying_with, numbers_of
from trakkx_desktop.players.trakkx.solver import Found, solve
from trakkx_desktop.study.trakkx.within import solved

LOSSES = Thresholds(inaccurate=1.0, mistake=3.0, blunder=5.0)
"""In tokens."""
WAITED = 2.0
"""Tokens that a turn can cost at most by taking the wrong one: the next may make it good."""
HARD = (2, 6)
"""Laid, and moved for it: with so many of both, the most that is proven is brilliant."""
TRIES = 60
LAYS = ("goes_out", "opens", "lays")


class TrakkxReviewer:
    """Choosing what to pass on in a swap is weighed by nobody."""

    def review(
        self, record: Record, first: int, limit: Limit, stop: Stop = never
    ) -> Iterator[Reviewed | Tally]:
        sums = [[0, 0, 1] for _ in range(record.setup.seats)]
        for index in range(first, len(record.log)):
            entry = record.log[index]
            sight = mask(record.state(index), entry.seat)
            found = _judged(index, entry.seat, entry.action, sight, limit, stop)
            if stop():
                return
            _add(sums[entry.seat], found)
            left = record.state(index + 1).hands[entry.seat]
            yield _worth_of(found, left)
        if first == 0:
            for seat, (laid, possible, proven) in enumerate(sums):
                facts: Facts = (("laid", laid), ("possible", possible), ("proven", proven))
                yield Tally(seat, facts)


def _worth_of(found: Reviewed, left: tuple[Token, ...]) -> Reviewed:
    """Minus the points that the hand holds then."""
    return replace(found, worth=-float(hand_points(left)))


def _add(sums: list[int], found: Reviewed) -> None:
    """Turns in which tokens were laid, or should have been."""
    facts = dict(found.facts)
    laid, possible, proven = (facts.get(name, 0) for name in ("laid", "possible", "proven"))
    if isinstance(laid, int) and isinstance(possible, int) and (laid or found.loss):
        sums[0] += laid
        sums[1] += possible
        sums[2] = min(sums[2], int(bool(proven)))


def _judged(
    index: int, seat: Seat, action: Action, sight: State, limit: Limit, stop: Stop
) -> Reviewed:
    if not isinstance(action, LayOut | Take | Draw | PassTurn):
        return Reviewed(index, seat, 0.0, None, 0.0, NO_CHOICE)
    laying = numbers_of(sight, seat)
    found = solved(laying, limit, stop)
    if isinstance(action, LayOut):
        return _laid(index, seat, action, sight, laying, found)
    return _waited(index, seat, action, sight, laying, found, limit, stop)


def _laid(
    index: int, seat: Seat, action: LayOut, sight: State, laying: Laying, found: Found
) -> Reviewed:
    laid = len(laying.laid(table_of(action.table)))
    possible = max(laid, found.laid)
    more = possible - laid
    mark = LOSSES.mark(more)
    if not more:
        is_hard = laid >= HARD[0] and moved(laying, table_of(action.table)) >= HARD[1]
        mark = BRILLIANT if is_hard and possible >= found.bound else GOOD
        return Reviewed(index, seat, 0.0, None, 0.0, mark, "laid", _of(laid, possible, found))
    best = _laying(sight, seat, laying, found)
    code = "more_tokens"
    if best.reason == "goes_out":
        code, mark = "could_go_out", worse(mark, BLUNDER)
    facts: Facts = (("more", more), *_of(laid, possible, found))
    return Reviewed(index, seat, 0.0, best, float(more), mark, code, facts)


def _of(laid: int, possible: int, found: Found) -> Facts:
    """`bound`: more cannot go out in any case."""
    proven = int(possible >= found.bound)
    return (
        ("laid", laid),
        ("possible", possible),
        ("bound", max(possible, found.bound)),
        ("proven", proven),
    )


def _laying(sight: State, seat: Seat, laying: Laying, found: Found) -> Thought[Action]:
    laid = laying.laid(found.table)
    rest = tuple(token for token in sight.hands[seat] if token not in laid)
    return reasons.laying(laying, found, rest)


def _waited(
    index: int,
    seat: Seat,
    action: Action,
    sight: State,
    laying: Laying,
    found: Found,
    limit: Limit,
    stop: Stop,
) -> Reviewed:
    """Nothing was laid. Holding back is no mistake where the strongest player would hold back too."""
    lay = _laying(sight, seat, laying, found) if found.laid else None
    if lay is not None and lay.reason == "goes_out":
        best = lay
    else:
        [*_, best] = PLAYER.think(sight, seat, 4, 0, limit, stop)
    if best.action == action:
        return Reviewed(index, seat, 0.0, None, 0.0, GOOD)
    if best.reason == "goes_out":
        count = len(laying.hand)
        facts: Facts = (("laid", 0), ("possible", count), ("bound", count), ("proven", 1))
        return Reviewed(index, seat, 0.0, best, float(count), BLUNDER, "could_go_out", facts)
    if best.reason in LAYS:
        loss = min(WAITED, float(found.laid))
        facts = (("more", found.laid), *_of(0, found.laid, found))
        return Reviewed(index, seat, 0.0, best, loss, LOSSES.mark(loss), "could_lay", facts)
    return _taken(index, seat, action, best, laying, found, stop)


def _taken(
    index: int,
    seat: Seat,
    action: Action,
    best: Thought[Action],
    laying: Laying,
    found: Found,
    stop: Stop,
) -> Reviewed:
    """Another token of the display would let more go out next turn."""
    wished = best.fact("next", 0)
    could = wished if isinstance(wished, int) and isinstance(best.action, Take) else 0
    will = found.laid
    if isinstance(action, Take) and is_number(action.token):
        will = max(will, solve(laying_with(laying, action.token), TRIES, 0, stop=stop).laid)
    loss = min(WAITED, float(max(0, could - will)))
    mark = LOSSES.mark(loss)
    if mark == GOOD:
        return Reviewed(index, seat, 0.0, None, loss, GOOD)
    token = best.action.token if isinstance(best.action, Take) else ""
    facts: Facts = (("token", token), ("next", could), ("instead", will))
    return Reviewed(index, seat, 0.0, best, loss, mark, "display", facts)
