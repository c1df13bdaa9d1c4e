"""What a seat has not seen yet: tokens new in its rack, changes on the table, the turns in between; no Qt."""

from collections.abc import Iterator, Mapping

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.games.trakkx.changes import changes
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import Token, by_colour

Frame = Mapping[Token, Cell]
"""Where each token lies at one moment of a turn that is shown again."""


def _last_own(record: Record, seat: Seat) -> int | None:
    """Index of the seat's newest entry."""
    found = (i for i in range(len(record.log) - 1, -1, -1) if record.log[i].seat == seat)
    return next(found, None)


def fresh(record: Record, seat: Seat) -> frozenset[Token]:
    """Tokens that came to the seat's hand with its last action or after it."""
    last = _last_own(record, seat)
    before: State = record.state(last) if last is not None else record.first_state
    now: State = record.now
    return frozenset(now.hands[seat]).difference(before.hands[seat])


def changed(record: Record, seat: Seat) -> frozenset[Token]:
    """Table tokens that others laid or moved since the seat's last action."""
    last = _last_own(record, seat)
    before: State = record.state(last + 1 if last is not None else 0)
    found = changes(before.table, record.now.table)
    moved = (token for token, _, _ in found.moved)
    return frozenset((*(token for token, _ in found.new), *moved))


def dealt_order(record: Record, seat: Seat) -> tuple[Token, ...]:
    """The rack of a player who has not arranged it: what was dealt by colour, then as it came."""
    dealt = sorted(record.first_state.hands[seat], key=by_colour)
    return (*dealt, *(token for token in record.now.hands[seat] if token not in dealt))


def rack_order(hand: tuple[Token, ...], wished: tuple[Token, ...]) -> tuple[Token, ...]:
    """The hand in the order that was wished for; what is not in it comes last."""
    held = set(hand)
    known = tuple(dict.fromkeys(token for token in wished if token in held))
    return (*known, *(token for token in hand if token not in set(known)))


def since(record: Record, seat: Seat) -> tuple[Frame, ...]:
    """Everything laid since the seat's last action (or, right after it, that), token by token."""
    last = _last_own(record, seat)
    first = 0 if last is None else last + 1
    turns = [i for i in range(first, len(record.log)) if _is_laying(record, i)]
    if not turns:
        return ()
    frames: list[Frame] = []
    for index in turns:
        frames += _frames(record, index)
    return tuple(frames)


def _is_laying(record: Record, index: int) -> bool:
    return isinstance(record.log[index].action, LayOut)


def _frames(record: Record, index: int) -> Iterator[Frame]:
    before: State = record.state(index)
    after: State = record.state(index + 1)
    here = {token: cell for cell, token in before.table.items()}
    yield dict(here)
    found = changes(before.table, after.table)
    for token, _, cell in found.moved:
        here[token] = cell
        yield dict(here)
    for token, cell in found.new:
        here[token] = cell
        yield dict(here)
