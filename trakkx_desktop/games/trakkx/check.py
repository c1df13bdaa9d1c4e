"""May this seat do this now? (rules T1, A1-A12, D1, E5, U1-U4)"""

from trakkx_desktop.core.game import Refusal
from trakkx_desktop.core.player import Seat
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
from trakkx_desktop.games.trakkx.dealing import (
    draw,
    passing_refusal,
    play_draw_three,
    play_swap,
    take,
)
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import survey, table_of
from trakkx_desktop.games.trakkx.tokens import is_action
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    if state.is_over:
        return Refusal("game_over", (), "E1")
    if seat not in state.waiting:
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
            result = next(iter(layout_faults(state, seat, action)), None)
        case PassTurn():
            result = passing_the_turn_refusal(state, seat)
        case TimeUp():
            result = Refusal("no_timer", (), "U4") if state.setup.seconds is None else None
        case _:
            result = Refusal("malformed")
    return result if isinstance(result, Refusal) else None


def laying_of(state: State, seat: Seat) -> Laying:
    return Laying(seat, state.opened, state.hands[seat], state.table)


def layout_faults(state: State, seat: Seat, action: LayOut) -> tuple[Refusal, ...]:
    after = table_of(action.table)
    return laying_faults(laying_of(state, seat), after, survey(after))


def passing_the_turn_refusal(state: State, seat: Seat) -> Refusal | None:
    """Only who can neither take nor draw nor play an action token may pass (T1, E5)."""
    if state.bag or state.display or any(map(is_action, state.hands[seat])):
        return Refusal("MUST_ACT", (), "E5")
    return None
