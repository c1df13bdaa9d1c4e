"""What an action leads to (rules T1, A1-A12, E1-E6, U4): the next position, and what everybody saw."""

from dataclasses import replace
from typing import TypeVar

from trakkx_desktop.core.game import Event, IllegalAction, Step
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
    TimeUp,
)
from trakkx_desktop.games.trakkx.changes import regrouped
from trakkx_desktop.games.trakkx.events import (
    Blocked,
    Drew,
    DrewThree,
    Emptied,
    Laid,
    Opened,
    PassedOn,
    PassedTurn,
    PlayedSwap,
    Refilled,
    Sealed,
    TimeRanOut,
    Took,
)
from trakkx_desktop.games.trakkx.exchange import (
    Hand,
    draw_up_to,
    pass_on,
    play_draw_three,
    play_swap,
    take,
    with_hand,
)
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import survey, table_of
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.games.trakkx.verdict import Laying

T = TypeVar("T")


def play(state: State, seat: Seat, action: Action) -> Step:
    """Of a legal action."""
    match action:
        case Take(token):
            return _take(state, seat, token)
        case Draw():
            return _draw(state, seat)
        case Swap(token):
            return _swap(state, seat, token)
        case Give(tokens):
            return _give(state, seat, tokens)
        case DrawThree(token, target):
            return _draw_three(state, seat, token, target)
        case LayOut():
            return _lay_out(state, seat, action)
        case PassTurn():
            return _pass(state, seat, (PassedTurn(seat),))
        case TimeUp():
            return _time_up(state, seat)


def _take(state: State, seat: Seat, token: Token) -> Step:
    display, bag = _legal(take(state.display, state.bag, token))
    refill = display[len(state.display) - 1 :]
    hands = with_hand(state.hands, seat, (*state.hands[seat], token))
    after = replace(state, hands=hands, display=display, bag=bag)
    events: tuple[Event, ...] = (Took(seat, token),)
    if refill:
        events = (*events, Refilled(refill))
    return _end_turn(after, events, reveals=bool(refill))


def _draw(state: State, seat: Seat) -> Step:
    drawn, bag = draw_up_to(state.bag, 1)
    hands = with_hand(state.hands, seat, state.hands[seat] + drawn)
    return _end_turn(replace(state, hands=hands, bag=bag), (Drew(seat),), reveals=True)


def _swap(state: State, seat: Seat, token: Token) -> Step:
    """Who has nothing left to pass has nothing to choose either (A4)."""
    hands = _legal(play_swap(state.hands, seat, token))
    sealed = tuple(None if hand else () for hand in hands)
    after = replace(state, hands=hands, box=(*state.box, token), sealed=sealed)
    return Step(after, (PlayedSwap(seat, token),))


def _give(state: State, seat: Seat, tokens: Hand) -> Step:
    choices = list(state.sealed or ())
    choices[seat] = tokens
    events = (Sealed(seat, len(tokens)),)
    passed = [chosen for chosen in choices if chosen is not None]
    if len(passed) < len(choices):
        return Step(replace(state, sealed=tuple(choices)), events)
    hands = pass_on(state.hands, passed)
    counts = PassedOn(tuple(len(chosen) for chosen in passed))
    return _end_turn(replace(state, hands=hands, sealed=None), (*events, counts), reveals=True)


def _draw_three(state: State, seat: Seat, token: Token, target: Seat) -> Step:
    hands, bag = _legal(play_draw_three(state.hands, state.bag, seat, token, target))
    count = len(state.bag) - len(bag)
    after = replace(state, hands=hands, bag=bag, box=(*state.box, token))
    return _end_turn(after, (DrewThree(seat, target, count, token),), reveals=count > 0)


def _lay_out(state: State, seat: Seat, action: LayOut) -> Step:
    laying, table = Laying.of(state, seat), table_of(action.table)
    opened = laying.opened_after(table, survey(table))
    hands = with_hand(state.hands, seat, laying.hand_after(table))
    moved = regrouped(state.table, table)
    events: tuple[Event, ...] = (Laid(seat, laying.laid(table), moved),)
    if opened != state.opened:
        events = (Opened(seat), *events)
    return _end_turn(replace(state, hands=hands, table=table, opened=opened), events)


def _time_up(state: State, seat: Seat) -> Step:
    """One token from the bag, else the one that has lain longest in the display, else nothing (U4)."""
    late = TimeRanOut(seat)
    if not state.bag and not state.display:
        return _pass(state, seat, (late, PassedTurn(seat)))
    step = _draw(state, seat) if state.bag else _take(state, seat, state.display[0])
    return replace(step, events=(late, *step.events))


def _pass(state: State, seat: Seat, events: tuple[Event, ...]) -> Step:
    after = replace(state, passes=state.passes + 1)
    if after.is_blocked:
        return Step(after, (*events, Blocked()), reveals=True)
    return Step(replace(after, turn=_next(state)), events)


def _end_turn(state: State, events: tuple[Event, ...], reveals: bool = False) -> Step:
    """An empty hand wins at once, whoever holds it and however it came about (E1, E3, E4).

    The end turns all racks open, so it always reveals.
    """
    after = replace(state, passes=0)
    empty = next((seat for seat, hand in enumerate(state.hands) if not hand), None)
    if empty is not None:
        return Step(replace(after, winner=empty), (*events, Emptied(empty)), reveals=True)
    return Step(replace(after, turn=_next(state)), events, reveals)


def _next(state: State) -> Seat:
    """Clockwise (S3)."""
    return (state.turn + 1) % state.setup.seats


def _legal(result: T | Refusal) -> T:
    """What `check` has found legal cannot be refused here."""
    if isinstance(result, Refusal):
        raise IllegalAction(result)
    return result
