"""Playing from hand to mouth: lay the most that is seen, else play an action token, else take what helps next turn,
else draw. So play the levels that do not plan; how much they see is their sharpness."""

from collections.abc import Iterator
from dataclasses import replace

from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.score import hand_points, points
from trakkx_desktop.games.trakkx.tokens import FACES, Token, is_number
from trakkx_desktop.players.trakkx import reasons
from trakkx_desktop.players.trakkx.outlook import Outlook, laying_with
from trakkx_desktop.players.trakkx.turn import Turn


def think(turn: Turn) -> Iterator[Thought[Action]]:
    laying = replace(turn.laying, hand=tuple(_noticed(turn, turn.laying.hand)))
    outlook = turn.outlook(laying, turn.tries)
    found = outlook.found(turn.spend(turn.tries // 2), turn.is_over)
    if found.laid > 0:
        laid = set(outlook.laying.laid(found.table))
        rest = tuple(token for token in turn.hand if token not in laid)
        yield reasons.laying(outlook.laying, found, rest)
        return
    yield _without_laying(turn, outlook)


def _without_laying(turn: Turn, outlook: Outlook) -> Thought[Action]:
    """Nothing can be laid, as far as is seen."""
    worth = -float(hand_points(turn.hand))
    if turn.draws:
        target = turn.nearest_out()
        held = len(turn.sight.hands[target])
        return reasons.drawing_three(turn.draws[0], target, held, worth)
    if turn.swaps:
        return reasons.swapping(turn.swaps[0], outlook.stuck(), worth)
    best = _best_of_display(turn, outlook)
    if best is not None:
        return best
    return last_resort(turn)


def last_resort(turn: Turn) -> Thought[Action]:
    """Drawing; from an empty bag the display's cheapest; when both are empty, what is left to do."""
    worth = -float(hand_points(turn.hand))
    if turn.sight.bag:
        return reasons.drawing(worth)
    if turn.sight.display:
        token = min(turn.sight.display, key=points)
        return reasons.taking(token, worth - points(token), 0, len(turn.hand) + 1)
    if turn.draws:
        target = turn.nearest_out()
        return reasons.drawing_three(turn.draws[0], target, len(turn.sight.hands[target]), worth)
    if turn.swaps:
        return reasons.swapping(turn.swaps[0], (), worth)
    return reasons.passing(worth)


def _noticed(turn: Turn, tokens: tuple[Token, ...]) -> list[Token]:
    return [token for token in tokens if not turn.lots.has_luck(turn.sharp.overlooks)]


def _best_of_display(turn: Turn, outlook: Outlook) -> Thought[Action] | None:
    """What would give most next turn; None if nothing gives anything."""
    order = list(range(len(turn.sight.display)))
    turn.lots.shuffle(order)
    looked = [turn.sight.display[place] for place in sorted(order[: turn.sharp.shelf])]
    best: Thought[Action] | None = None
    most = 0
    for token in filter(is_number, looked):
        if turn.is_over():
            break
        if turn.sharp.weighs:
            after = turn.outlook(laying_with(outlook.laying, token), turn.tries, outlook)
            gives, left = after.laid, len(turn.hand) + 1 - after.laid
        else:
            gives, left = companions(token, outlook.laying.hand), len(turn.hand) + 1
        if gives > most:
            most = gives
            shown = gives if turn.sharp.weighs else 0
            best = reasons.taking(token, -float(hand_points(turn.hand)), shown, left)
    return best


def companions(token: Token, hand: tuple[Token, ...]) -> int:
    """How many tokens of a hand could stand near it in a line."""
    colour, value = FACES[token]
    count = 0
    for other in hand:
        shade, number = FACES[other]
        is_near = shade == colour and 1 <= abs(number - value) <= 2
        count += is_near or (number == value and shade != colour)
    return count
