"""Planning the way out: a hand that goes down in one turn saves all the turns in between. So tokens are held back
and chosen from the display until everything fits, unless somebody else is nearly out."""

from collections.abc import Iterator
from dataclasses import dataclass

from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.score import hand_points
from trakkx_desktop.games.trakkx.tokens import SWAPS, Token, is_number
from trakkx_desktop.players.trakkx import reasons, worth
from trakkx_desktop.players.trakkx.outlook import Outlook, fewest_left, laying_with
from trakkx_desktop.players.trakkx.plain import last_resort
from trakkx_desktop.players.trakkx.turn import Turn

FULL_HAND = 35
"""Whoever holds so many tokens holds back no longer: waiting on would win more often, and be no fun to play with."""

HOPE = 0.6
"""How often a token that frees another by the bound frees it indeed."""


@dataclass(frozen=True)
class Way:
    """An action and how many turns it would take to be out, this one included."""

    turns: float
    thought: Thought[Action]


def think(turn: Turn) -> Iterator[Thought[Action]]:
    outlook = turn.outlook(turn.laying, turn.tries)
    outlook.solver.exchange(turn.spend(turn.tries // 6), turn.is_over)
    lay = _lay(turn, outlook) if outlook.laid > 0 else None
    yield last_resort(turn) if lay is None else lay.thought
    if lay is not None and (lay.thought.reason == "goes_out" or len(turn.hand) >= FULL_HAND):
        return
    ways = [*_taking(turn, outlook), *_playing(turn, outlook)]
    if lay is not None:
        ways.append(lay)
    if turn.sight.bag and not turn.is_over():
        ways.append(_drawing(turn, outlook))
    if ways:
        yield min(ways, key=lambda way: way.turns).thought


def _lay(turn: Turn, outlook: Outlook) -> Way | None:
    found = outlook.found(turn.spend(turn.tries // 3), turn.is_over)
    if found.laid == 0:
        return None
    laid = outlook.laying.laid(found.table)
    rest = tuple(token for token in turn.hand if token not in laid)
    fewest = len(turn.sight.hands[turn.nearest_out()])
    turns = worth.after_laying(outlook.cost, turn.actions, len(laid), hand_points(laid), fewest)
    return Way(turns, reasons.laying(outlook.laying, found, rest))


def _taking(turn: Turn, outlook: Outlook) -> Iterator[Way]:
    held = -float(hand_points(turn.hand))
    waits = turn.waits_of(outlook.laying, outlook.stuck())
    for token in turn.sight.display:
        if turn.is_over():
            return
        if is_number(token):
            yield _take(turn, outlook, token)
        elif token in SWAPS:
            turns = worth.after_taking_swap(outlook.cost, waits, turn.actions)
            yield Way(turns, reasons.taking_action(token, held))
        else:
            turns = worth.after_taking_draw_three(outlook.cost, turn.actions)
            yield Way(turns, reasons.taking_action(token, held))


def _take(turn: Turn, outlook: Outlook, token: Token) -> Way:
    """Where the bound says that the token only adds to what is stuck, nothing is searched for."""
    laying = laying_with(turn.laying, token)
    if fewest_left(laying) > outlook.left:
        stuck = (*outlook.stuck(), token)
        laid, cost = outlook.laid, sum(turn.waits_of(laying, stuck))
    else:
        after = turn.outlook(laying, turn.tries // 4, outlook)
        stuck, laid, cost = after.stuck(), after.laid, after.cost
    left = len(stuck) + turn.actions
    thought = reasons.taking(token, -float(hand_points(stuck)), laid, left)
    return Way(worth.after_taking(cost, turn.actions), thought)


def _playing(turn: Turn, outlook: Outlook) -> Iterator[Way]:
    """Action tokens have to be played some time; when it is time is worth's to say."""
    held = -float(hand_points(turn.hand))
    if turn.draws:
        target = turn.nearest_out()
        count = len(turn.sight.hands[target])
        turns = worth.after_draw_three(outlook.cost, turn.actions, count)
        yield Way(turns, reasons.drawing_three(turn.draws[0], target, count, held))
    if turn.swaps:
        stuck = outlook.stuck()
        waits = turn.waits_of(outlook.laying, stuck)
        turns = worth.after_swap(outlook.cost, waits, turn.actions)
        yield Way(turns, reasons.swapping(turn.swaps[0], stuck, held))


def _drawing(turn: Turn, outlook: Outlook) -> Way:
    """On average over some that may be in the bag, by the bound alone: it hopes a little too much."""
    unseen = turn.unseen()
    costs = [_cost_of_drawing(turn, outlook, t) for t in unseen[:: max(1, len(unseen) // 12)]]
    mean = sum(costs) / len(costs) if costs else outlook.cost + worth.STUCK
    turns = worth.after_drawing(mean, turn.actions)
    return Way(turns, reasons.drawing(-float(hand_points(turn.hand))))


def _cost_of_drawing(turn: Turn, outlook: Outlook, token: Token) -> float:
    laying = laying_with(turn.laying, token)
    more = fewest_left(laying) - outlook.left
    if more > 0:
        return outlook.cost + turn.waits_of(laying, (token,))[0]
    mean = outlook.cost / max(1, outlook.left)
    return outlook.cost + HOPE * max(-1, more) * mean
