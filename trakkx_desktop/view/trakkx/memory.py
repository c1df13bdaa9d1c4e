"""What a seat has not seen yet: tokens new in its rack, changes on the table, the turns in between; no Qt."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trakkx.changes import aligned, changes, regrouped
from trakkx_desktop.games.trakkx.events import Laid
from trakkx_desktop.games.trakkx.table import Table
from trakkx_desktop.games.trakkx.tidy import tidied
from trakkx_desktop.games.trakkx.tokens import Token, by_colour

Moment = Mapping[Token, Cell]
"""Where each token lies at one moment of a turn that is shown again."""

TurnKey = tuple[int, int, Seat | None]


def turn_key(sight: Sight) -> TurnKey:
    """Different for every turn of every seat."""
    return len(sight.match.sittings), len(sight.turns), sight.viewer


@dataclass(frozen=True)
class News:
    """For one seat in one turn."""

    fresh: frozenset[Token] = frozenset()
    """Tokens that came to its hand with its last action or after it."""
    changed: frozenset[Token] = frozenset()
    """Table tokens that others laid or moved since its last action."""
    dealt: tuple[Token, ...] = ()
    """What was dealt, by colour: how the rack begins that nobody has arranged."""


def news(sight: Sight, seat: Seat) -> News:
    last, now = _last_own(sight, seat), sight.state
    before, after = (0, 0) if last is None else (last, last + 1)
    old, table = sight.state_at(after).table, now.table
    laid = frozenset(table.values()).difference(old.values())
    return News(
        frozenset(now.hands[seat]).difference(sight.state_at(before).hands[seat]),
        laid.union(regrouped(old, table)),
        tuple(sorted(sight.state_at(0).hands[seat], key=by_colour)),
    )


def _last_own(sight: Sight, seat: Seat) -> int | None:
    """Index of the seat's newest turn."""
    turns = sight.turns
    return next((i for i in range(len(turns) - 1, -1, -1) if turns[i].seat == seat), None)


def rack_order(hand: tuple[Token, ...], wished: tuple[Token, ...]) -> tuple[Token, ...]:
    """The hand in the order that was wished for; what is not in it comes last."""
    held = set(hand)
    known = dict.fromkeys(token for token in wished if token in held)
    return (*known, *(token for token in hand if token not in known))


def since(sight: Sight, seat: Seat) -> tuple[Moment, ...]:
    """Everything laid since the seat's last action, token by token, at the places of now."""
    last, turns = _last_own(sight, seat), sight.turns
    first = 0 if last is None else last + 1
    found: list[Moment] = []
    after = tidied(sight.state.table)
    for index in range(len(turns) - 1, first - 1, -1):
        if any(isinstance(event, Laid) for event in turns[index].events):
            before = aligned(sight.state_at(index).table, after)
            found = [*_moments(before, after), *found]
            after = {cell: token for token, cell in before.items()}
    return tuple(found)


def _moments(before: Moment, after: Table) -> Iterator[Moment]:
    here = dict(before)
    yield dict(here)
    found = changes({cell: token for token, cell in before.items()}, after)
    for token, cell in (*((token, cell) for token, _, cell in found.moved), *found.new):
        here[token] = cell
        yield dict(here)
