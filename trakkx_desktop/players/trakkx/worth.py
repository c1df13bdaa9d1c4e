"""What a position is worth to somebody who plans: turns until the hand is empty, against those who are nearly out."""

from trakkx_desktop.players.trakkx.outlook import Outlook
from trakkx_desktop.players.trakkx.turn import Turn

TAKES = 0.8
"""Turns of taking that one stuck token costs."""

CHEAPER = 0.001
"""A point less in the hand, in turns: settles ties."""

DANGER = 4
"""Whoever holds so few tokens may be out in a turn or two: then laying comes before holding back."""


def turns(left: float, actions: int) -> float:
    """From a hand with so many stuck tokens: takes until all fits, one laying, one turn for each action token."""
    return TAKES * left + 1 + actions


def turns_after_taking(left: int, stuck: int, actions: int) -> float:
    return 1 + turns(left, actions) + CHEAPER * stuck


def turns_after_drawing(left: float, actions: int) -> float:
    return 1 + turns(left, actions)


def turns_after_laying(turn: Turn, outlook: Outlook, actions: int) -> float:
    """Laying now costs a turn more than laying all at once; it saves the points if somebody is nearly out."""
    wait = turns(outlook.left, actions)
    own = 1 + (wait if outlook.left > 0 else actions)
    return own - danger(turn)


def danger(turn: Turn) -> float:
    """Grows as the others' hands shrink."""
    fewest = len(turn.sight.hands[turn.nearest_out()])
    return 2.0 * max(0, DANGER + 1 - fewest)


def turns_after_draw_three(turn: Turn, outlook: Outlook, actions: int, held: int) -> float:
    """It has to be played anyway, so it costs no turn; best against who is nearly out."""
    return turns(outlook.left, actions) + (0.5 if held > DANGER else -3.0)


def turns_after_swap(turn: Turn, outlook: Outlook, actions: int) -> float:
    """Two stuck tokens go; two others come, of which one may be stuck."""
    given = min(2, outlook.left)
    return turns(outlook.left - given + 1.2, actions)
