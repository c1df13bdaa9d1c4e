"""The course of a game: the deal (rules S1-S3), whose turn it is, what is allowed and what it leads to."""

from collections.abc import Iterator
from itertools import combinations

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.game import IllegalAction, Step
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
from trakkx_desktop.games.trakkx.examples import EXAMPLES, Example
from trakkx_desktop.games.trakkx.exchange import (
    DISPLAY,
    Hand,
    draw,
    draw_up_to,
    passing_refusal,
    play_draw_three,
    play_swap,
    take,
    to_pass,
)
from trakkx_desktop.games.trakkx.play import play
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.supply import layings
from trakkx_desktop.games.trakkx.table import survey, table_of
from trakkx_desktop.games.trakkx.tokens import ALL, DRAWS, SWAPS, is_action
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults

HAND = 15
EXAMPLE_HAND = 10
"""The rule book does not say what the others hold in its examples; late in a game it is fewer than 15."""


def start(setup: Setup) -> State:
    bag, _ = Chance(setup.seed).shuffle(ALL)
    if setup.position:
        return _start_example(setup, EXAMPLES[setup.position], bag)
    hands: list[Hand] = [()] * setup.seats
    for step in range(setup.seats):
        hands[(setup.first + step) % setup.seats], bag = draw_up_to(bag, HAND)
    display, bag = draw_up_to(bag, DISPLAY)
    return State(setup, tuple(hands), bag, display, {}, (False,) * setup.seats, setup.first)


def _start_example(setup: Setup, example: Example, shuffled: Hand) -> State:
    """The seat that begins sits where the example's player sits; the others follow clockwise."""
    table = table_of(example.table)
    used = {*table.values(), *(token for hand in example.hands for token in hand)}
    bag = tuple(token for token in shuffled if token not in used)
    shift = example.player - setup.first
    hands: list[Hand] = []
    for seat in range(setup.seats):
        hand = example.hands[(seat + shift) % setup.seats]
        if not hand:
            hand, bag = draw_up_to(bag, EXAMPLE_HAND)
        hands.append(hand)
    display, bag = draw_up_to(bag, DISPLAY)
    opened = tuple(example.opened[(seat + shift) % setup.seats] for seat in range(setup.seats))
    return State(setup, tuple(hands), bag, display, table, opened, setup.first)


def waiting(state: State) -> tuple[Seat, ...]:
    if state.is_over:
        return ()
    if state.sealed is not None:
        return tuple(seat for seat, tokens in enumerate(state.sealed) if tokens is None)
    return (state.turn,)


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Everything but laying in full, and a supply of layings."""
    if seat not in waiting(state):
        return
    hand = state.hands[seat]
    if state.sealed is not None:
        yield from map(Give, combinations(hand, to_pass(hand)))
        return
    yield from map(Take, state.display)
    if state.bag:
        yield Draw()
    yield from _played(state, seat)
    if passing_the_turn_refusal(state, seat) is None:
        yield PassTurn()
    yield from layings(state, seat)


def _played(state: State, seat: Seat) -> Iterator[Action]:
    for token in state.hands[seat]:
        if token in SWAPS:
            yield Swap(token)
        elif token in DRAWS:
            others = (other for other in range(state.setup.seats) if other != seat)
            yield from (DrawThree(token, other) for other in others)


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    if state.is_over:
        return Refusal("game_over", (), "E1")
    if seat not in waiting(state):
        return Refusal("not_waiting", (seat,), "S3")
    if isinstance(action, Give):
        if state.sealed is None:
            return Refusal("no_swap", (), "A9")
        return passing_refusal(state.hands[seat], action.tokens)
    if state.sealed is not None:
        return Refusal("swap_open", (), "A9")
    return _check_turn(state, seat, action)


def _check_turn(state: State, seat: Seat, action: Action) -> Refusal | None:
    result: object = None
    match action:
        case Take(token):
            result = take(state.display, state.bag, token)
        case Draw():
            result = draw(state.bag)
        case Swap(token):
            result = play_swap(state.hands, seat, token)
        case DrawThree(token, target):
            result = play_draw_three(state.hands, state.bag, seat, token, target)
        case LayOut():
            after = table_of(action.table)
            faults = laying_faults(Laying.of(state, seat), after, survey(after))
            result = next(iter(faults), None)
        case PassTurn():
            result = passing_the_turn_refusal(state, seat)
        case TimeUp():
            result = Refusal("no_timer", (), "U4") if state.setup.seconds is None else None
        case _:
            result = Refusal("malformed")
    return result if isinstance(result, Refusal) else None


def passing_the_turn_refusal(state: State, seat: Seat) -> Refusal | None:
    """Only who can neither take nor draw nor play an action token may pass (T1, E5)."""
    if state.bag or state.display or any(map(is_action, state.hands[seat])):
        return Refusal("must_act", (), "E5")
    return None


def apply(state: State, seat: Seat, action: Action) -> Step:
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return play(state, seat, action)
