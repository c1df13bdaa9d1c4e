"""What a position is worth to somebody who plans: turns until the hand is empty, against those who are nearly out."""

from trakkx_desktop.players.trakkx.outlook import Outlook
from trakkx_desktop.players.trakkx.turn import Turn

DANGER = 4
"""Whoever holds so few tokens may be out in a turn or two: then laying comes before holding back."""


def turns(cost: float, actions: int) -> float:
    """What the stuck tokens cost (hundredths), one laying, one turn for each action token."""
    return cost / 100 + 1 + actions


def turns_after_taking(cost: int, actions: int) -> float:
    return 1 + turns(cost, actions)


def turns_after_drawing(more: float, outlook: Outlook, actions: int) -> float:
    """`more`: stuck tokens that come with it, or go, on average."""
    return 1 + turns(outlook.cost + 150 * more, actions)


def turns_after_laying(turn: Turn, outlook: Outlook, actions: int) -> float:
    """Laying now costs a turn more than laying all at once; it saves the points if somebody is nearly out."""
    own = 1 + (turns(outlook.cost, actions) if outlook.left > 0 else actions)
    return own - danger(turn)


def danger(turn: Turn) -> float:
    """Grows as the others' hands shrink."""
    fewest = len(turn.sight.hands[turn.nearest_out()])
    return 2.0 * max(0, DANGER + 1 - fewest)


def turns_after_draw_three(outlook: Outlook, actions: int, held: int) -> float:
    """It has to be played anyway, so it costs no turn; best against who is nearly out."""
    return turns(outlook.cost, actions) + (0.5 if held > DANGER else -3.0)


def turns_after_swap(outlook: Outlook, actions: int) -> float:
    """Two stuck tokens go; two others come, of which one may be stuck."""
    mean = outlook.cost / max(1, outlook.left)
    return turns(outlook.cost - min(2, outlook.left) * mean + 200, actions)
