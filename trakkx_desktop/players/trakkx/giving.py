"""What to pass on in a swap (rules A3, A4, A9): what would stay in the hand anyway, the dearest first."""

from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.exchange import to_pass
from trakkx_desktop.games.trakkx.score import hand_points, points
from trakkx_desktop.games.trakkx.tokens import SWAPS, Token, is_number
from trakkx_desktop.players.trakkx import reasons
from trakkx_desktop.players.trakkx.outlook import Outlook, laying_without
from trakkx_desktop.players.trakkx.plain import companions
from trakkx_desktop.players.trakkx.turn import Turn

TRIES = 80


def think(turn: Turn) -> Thought[Action]:
    hand, count = turn.hand, to_pass(turn.hand)
    order = _least_missed(turn) if turn.sharp.regroups else _least_liked(hand)
    given = tuple(order[:count])
    kept = [token for token in hand if token not in given]
    return reasons.giving(given, -float(hand_points(kept)))


def _least_liked(hand: tuple[Token, ...]) -> list[Token]:
    return sorted(hand, key=lambda token: _fondness(token, hand))


def _fondness(token: Token, hand: tuple[Token, ...]) -> tuple[int, int]:
    """A glance: what has few companions goes, the dearest first; action tokens are kept."""
    if not is_number(token):
        return 99, 0
    return companions(token, tuple(t for t in hand if is_number(t) and t != token)), -points(token)


def _least_missed(turn: Turn) -> list[Token]:
    """Stuck tokens, a swap token, then whatever leaves the fewest stuck when it is gone."""
    outlook = turn.outlook(turn.laying, TRIES)
    stuck = _longest_first(turn, outlook)
    order = [*stuck, *(token for token in turn.hand if token in SWAPS)]
    if len(order) < to_pass(turn.hand):
        rest = [token for token in turn.laying.hand if token not in order]
        order += sorted(rest, key=lambda token: _missed(turn, outlook, token))
    return [*order, *(token for token in turn.hand if token not in order)]


def _longest_first(turn: Turn, outlook: Outlook) -> list[Token]:
    """Stuck tokens: who plans gives what would wait longest, the others what is dearest."""
    stuck = outlook.stuck()
    if not turn.sharp.plans:
        return sorted(stuck, key=points, reverse=True)
    waits = dict(zip(stuck, turn.waits_of(turn.laying, stuck), strict=True))
    return sorted(stuck, key=lambda token: (-waits[token], -points(token)))


def _missed(turn: Turn, outlook: Outlook, token: Token) -> tuple[int, int]:
    if turn.is_over():
        return 99, -points(token)
    after = Outlook(laying_without(turn.laying, token), turn.seed, stop=turn.is_over)
    after.solver.search(turn.spend(TRIES // 4), turn.is_over)
    return after.left - outlook.left, -points(token)
