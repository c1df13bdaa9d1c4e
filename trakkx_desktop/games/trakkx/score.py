"""Points of what is left in the hands, and the outcome (rules E1, E6, M1, M2)."""

from collections.abc import Sequence

from trakkx_desktop.core.outcome import Outcome, ScoreLine
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import Token, is_action, value

ACTION_POINTS = 20


def points(token: Token) -> int:
    return ACTION_POINTS if is_action(token) else value(token)


def hand_points(hand: Sequence[Token]) -> int:
    return sum(points(token) for token in hand)


def scores(hands: Sequence[Sequence[Token]], winner: Seat | None) -> tuple[int, ...]:
    """By seat; the winner always has 0, and in a blocked game everybody counts (E6)."""
    return tuple(0 if seat == winner else hand_points(hand) for seat, hand in enumerate(hands))


def lowest(totals: Sequence[int]) -> tuple[Seat, ...]:
    """Everybody with the fewest points: a tie is shared (M2)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def outcome(state: State) -> Outcome | None:
    """Its lines: tokens left, points of the number tokens, points of the action tokens."""
    if not state.is_over:
        return None
    found = scores(state.hands, state.winner)
    actions = tuple(sum(map(is_action, hand)) * ACTION_POINTS for hand in state.hands)
    lines = (
        ScoreLine("tokens_left", tuple(len(hand) for hand in state.hands)),
        ScoreLine(
            "numbers", tuple(hand_points(h) - a for h, a in zip(state.hands, actions, strict=True))
        ),
        ScoreLine("actions", actions),
    )
    if state.winner is not None:
        return Outcome(found, (state.winner,), "empty_hand", lines)
    return Outcome(found, lowest(found), "blocked", lines)
