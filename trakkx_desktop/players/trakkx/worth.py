"""What an action is worth to somebody who plans: turns until the hand is empty, in which the others' delays and the
points that are saved are counted, too."""

POINTS_A_TURN = 6.0
"""So many points are worth as much as one turn."""

DELAY = 2.2
"""Turns that three more tokens cost another player: one of them will be stuck."""

STUCK = 250.0
"""What a token costs that is stuck, in hundredths of a turn, if nothing more is known of it."""

HELP = 0.12
"""Turns that a token laid on the table saves the others, while they have many to lay beside it."""

RISK = 0.35
"""Chance that a token that others pass on is stuck."""

FRESH = 0.1
"""Turns that a new token in the display is worth."""


def turns(cost: float, actions: int) -> float:
    """What the stuck tokens cost (hundredths), one laying, one turn for each action token."""
    return cost / 100 + 1 + actions


def after_taking(cost: float, actions: int) -> float:
    return 1 + turns(cost, actions) - FRESH


def after_drawing(cost: float, actions: int) -> float:
    return 1 + turns(cost, actions)


def after_laying(cost: float, actions: int, laid: int, points: int, fewest: int) -> float:
    """Laying now costs a turn more than laying all at once, and what lies on the table helps the others; it
    saves the points if somebody goes out."""
    own = turns(cost, actions) if cost > 0 else actions
    helped = HELP * laid * min(1.0, fewest / 10)
    return 1 + own + helped - going_out(fewest) * points / POINTS_A_TURN


def going_out(held: int) -> float:
    """How likely somebody with so many tokens is out next turn."""
    return 0.3 / (held + 0.5)


def after_draw_three(cost: float, actions: int, held: int) -> float:
    """It has to be played some time, so playing it costs no turn; it presses most when somebody is nearly out."""
    return turns(cost, actions) - DELAY * 5 * going_out(held)


def after_taking_draw_three(cost: float, actions: int) -> float:
    return 1 + turns(cost, actions + 1) - DELAY - FRESH


def after_swap(cost: float, waits: list[int], actions: int) -> float:
    """The two that wait longest go; of the two that come, some are stuck."""
    given = sum(sorted(waits, reverse=True)[:2])
    return turns(cost - given + 2 * RISK * STUCK, actions)


def after_taking_swap(cost: float, waits: list[int], actions: int) -> float:
    return 1 + after_swap(cost, waits, actions + 1) - FRESH
