"""Where tokens go in the first three actions: display, bag, draw three, and the passing of two (rules A1-A12, D1)."""

from collections.abc import Sequence

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.tokens import DRAWS, SWAPS, Token

DISPLAY = 6
DRAW_THREE = 3
PASSED = 2

Hand = tuple[Token, ...]
Hands = tuple[Hand, ...]


def without(hand: Hand, tokens: Sequence[Token]) -> Hand:
    """The hand in its order without these tokens, each of which it holds."""
    left = list(hand)
    for token in tokens:
        left.remove(token)
    return tuple(left)


def with_hand(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def draw_up_to(bag: Hand, count: int) -> tuple[Hand, Hand]:
    """(drawn, bag): the last token of the bag is drawn first; fewer if there are no more (A5)."""
    cut = max(0, len(bag) - count)
    return bag[cut:][::-1], bag[:cut]


def take(display: Hand, bag: Hand, token: Token) -> tuple[Hand, Hand] | Refusal:
    """(display, bag) after a token of choice was taken and the display filled up to six (A1, A2, D1)."""
    if token not in display:
        return Refusal("not_in_display", (), "A1", (("token", token),))
    left = without(display, (token,))
    refill, bag = draw_up_to(bag, max(0, DISPLAY - len(left)))
    return left + refill, bag


def draw(bag: Hand) -> tuple[Hand, Token] | Refusal:
    """(bag, token) after one was drawn (A11)."""
    if not bag:
        return Refusal("bag_empty", (), "D1")
    return bag[:-1], bag[-1]


def play_draw_three(
    hands: Hands, bag: Hand, seat: Seat, token: Token, target: Seat
) -> tuple[Hands, Hand] | Refusal:
    """(hands, bag) after a draw-three token was played against another player (A5, A6, A10)."""
    if token not in DRAWS or token not in hands[seat]:
        return Refusal("token_not_owned", (), "A10", (("token", token),))
    if target == seat or not 0 <= target < len(hands):
        return Refusal("bad_target", (), "A6", (("target", target),))
    hands = with_hand(hands, seat, without(hands[seat], (token,)))
    drawn, bag = draw_up_to(bag, DRAW_THREE)
    return with_hand(hands, target, hands[target] + drawn), bag


def play_swap(hands: Hands, seat: Seat, token: Token) -> Hands | Refusal:
    """The hands after a swap token has left one; passing follows (A10)."""
    if token not in SWAPS or token not in hands[seat]:
        return Refusal("token_not_owned", (), "A10", (("token", token),))
    return with_hand(hands, seat, without(hands[seat], (token,)))


def to_pass(hand: Hand) -> int:
    """How many a player passes on: two, or all there are (A4)."""
    return min(PASSED, len(hand))


def passing_refusal(hand: Hand, tokens: Sequence[Token]) -> Refusal | None:
    """Why these tokens cannot be passed on from that hand."""
    if len(tokens) != to_pass(hand):
        facts = (("chosen", len(tokens)), ("needed", to_pass(hand)))
        return Refusal("pass_count", (), "A4", facts)
    left = list(hand)
    for token in tokens:
        if token not in left:
            return Refusal("token_not_owned", (), "A3", (("token", token),))
        left.remove(token)
    return None


def pass_on(hands: Hands, passed: Sequence[Sequence[Token]]) -> Hands:
    """All exchange at once with the neighbour on the left, who is next in turn (A8, A9, A12)."""
    kept = [without(hand, tokens) for hand, tokens in zip(hands, passed, strict=True)]
    return tuple(hand + tuple(passed[seat - 1]) for seat, hand in enumerate(kept))
