"""Planning the way out: a hand that goes down in one turn saves all the turns in between. So tokens are held back
and chosen from the display until everything fits, unless somebody else is nearly out."""

from collections.abc import Iterator
from dataclasses import dataclass

from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.score import hand_points
from trakkx_desktop.games.trakkx.tokens import Token, is_number
from trakkx_desktop.players.trakkx import reasons, worth
from trakkx_desktop.players.trakkx.outlook import Outlook, fewest_left, laying_with
from trakkx_desktop.players.trakkx.plain import last_resort
from trakkx_desktop.players.trakkx.turn import Turn


@dataclass(frozen=True)
class Way:
    """An action and how many turns it would take to be out, this one included."""

    turns: float
    thought: Thought[Action]


def think(turn: Turn) -> Iterator[Thought[Action]]:
    outlook = turn.outlook(turn.laying, turn.tries)
    outlook.solver.exchange(turn.spend(turn.tries // 6), turn.is_over)
    actions = len(turn.draws) + len(turn.swaps)
    lay = _lay(turn, outlook) if outlook.laid > 0 else None
    if lay is None:
        yield last_resort(turn)
    else:
        yield lay
        if lay.reason == "goes_out":
            return
    ways = [*_taking(turn, outlook, actions), *_playing(turn, outlook, actions)]
    if lay is not None:
        ways.append(Way(worth.turns_after_laying(turn, outlook, actions), lay))
    elif turn.sight.bag:
        ways.append(_drawing(turn, outlook, actions))
    if ways:
        yield min(ways, key=lambda way: way.turns).thought


def _lay(turn: Turn, outlook: Outlook) -> Thought[Action] | None:
    found = outlook.found(turn.spend(turn.tries // 3), turn.is_over)
    if found.laid == 0:
        return None
    laid = set(outlook.laying.laid(found.table))
    rest = tuple(token for token in turn.hand if token not in laid)
    return reasons.laying(outlook.laying, found, rest)


def _taking(turn: Turn, outlook: Outlook, actions: int) -> Iterator[Way]:
    for token in turn.sight.display:
        if is_number(token):
            yield _take(turn, outlook, token, actions)


def _take(turn: Turn, outlook: Outlook, token: Token, actions: int) -> Way:
    """Where the bound says that the token only adds to what is stuck, nothing is searched for."""
    laying = laying_with(turn.laying, token)
    if fewest_left(laying) > outlook.left:
        stuck = (*outlook.stuck(), token)
        laid, cost = outlook.laid, turn.cost_of(laying, stuck)
    else:
        after = turn.outlook(laying, turn.tries // 4, outlook)
        stuck, laid, cost = after.stuck(), after.laid, after.cost
    thought = reasons.taking(token, -float(hand_points(stuck)), laid, len(stuck) + actions)
    return Way(worth.turns_after_taking(cost, actions), thought)


def _playing(turn: Turn, outlook: Outlook, actions: int) -> Iterator[Way]:
    """Action tokens have to be played some time; when it is time is worth's to say."""
    held = -float(hand_points(turn.hand))
    if turn.draws:
        target = turn.nearest_out()
        count = len(turn.sight.hands[target])
        thought = reasons.drawing_three(turn.draws[0], target, count, held)
        yield Way(worth.turns_after_draw_three(outlook, actions, count), thought)
    if turn.swaps:
        thought = reasons.swapping(turn.swaps[0], outlook.stuck(), held)
        yield Way(worth.turns_after_swap(outlook, actions), thought)


def _drawing(turn: Turn, outlook: Outlook, actions: int) -> Way:
    """On average over what may be in the bag, by the bound alone."""
    unseen = turn.unseen()
    step = max(1, len(unseen) // 12)
    left = [fewest_left(laying_with(turn.laying, token)) for token in unseen[::step]]
    mean = sum(left) / len(left) if left else outlook.left + 1.0
    more = max(-1.0, mean - outlook.left)
    turns = worth.turns_after_drawing(more, outlook, actions)
    return Way(turns, reasons.drawing(-float(hand_points(turn.hand))))
