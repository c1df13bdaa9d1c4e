"""Setups, states and actions as JSON values and strictly back; a state must hold all 116 tokens once (rule S1)."""

from collections import Counter
from typing import Any

from trakkx_desktop.core.pack import PackError, Unpacker
from trakkx_desktop.games.trakkx.actions import KINDS, is_within_reach
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import ALL, HIDDEN, NUMBERS, is_token

_UNPACKER = Unpacker(Setup, State, *KINDS)


def unpack(data: Any) -> Any:
    thing = _UNPACKER.unpack(data)
    if isinstance(thing, State):
        _validate(thing)
    return thing


def _validate(state: State) -> None:
    seats = state.setup.seats
    if not len(state.hands) == len(state.opened) == seats:
        raise PackError("State: a hand and an opening for each seat are expected")
    if not 0 <= state.turn < seats or not 0 <= state.passes <= seats:
        raise PackError("State: no such turn")
    if state.winner is not None and not 0 <= state.winner < seats:
        raise PackError("State: no such winner")
    _validate_tokens(state)
    _validate_choices(state)


def _validate_tokens(state: State) -> None:
    if not set(state.table.values()) <= set(NUMBERS):
        raise PackError("State: only number tokens lie on the table")
    if not all(map(is_within_reach, state.table)):
        raise PackError("State: a cell is out of reach")
    tokens = [*state.bag, *state.display, *state.box, *state.table.values()]
    tokens += [token for hand in state.hands for token in hand]
    if len(tokens) != len(ALL) or not all(t == HIDDEN or is_token(t) for t in tokens):
        raise PackError(f"State: {len(ALL)} tokens are expected")
    counts = Counter(token for token in tokens if token != HIDDEN)
    if any(count > 1 for count in counts.values()):
        raise PackError("State: a token is in two places")


def _validate_choices(state: State) -> None:
    """A masked state names hidden tokens; a seat's own choice is among its own hand."""
    if state.sealed is None:
        return
    if len(state.sealed) != state.setup.seats:
        raise PackError("State: a choice for each seat is expected")
    for hand, chosen in zip(state.hands, state.sealed, strict=True):
        seen = [token for token in chosen or () if token != HIDDEN]
        if len(chosen or ()) > len(hand) or (seen and not set(seen) <= set(hand)):
            raise PackError("State: a choice is not from the hand")
