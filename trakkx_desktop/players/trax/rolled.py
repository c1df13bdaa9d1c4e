"""A turn of Tur-TRAX: the lie is given, the place is chosen by the chances over all rolls to come (D1-D5)."""

from collections.abc import Callable, Iterator

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.thought import Thought, never
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.die import dictated
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.players.trax import data
from trakkx_desktop.players.trax.board import from_tiles
from trakkx_desktop.players.trax.dice import Odds
from trakkx_desktop.players.trax.reasons import Reason, lay_of, winning_reason
from trakkx_desktop.players.trax.search import Enough


def think(
    sight: State,
    seen: tuple[int, float],
    dice: Chance,
    work: int,
    is_over: Callable[[], bool],
) -> Iterator[Thought[Action]]:
    """Over more and more rolls; `seen` is how many at most, and how wrong a chance may be taken."""
    deepest, blur = seen
    board = from_tiles(sight.board.tiles)
    odds = Odds(board, data.weights(sight.setup.variant), never, 0)
    side, turns = sight.turns % 2, odds.turns(LIES.index(dictated(sight)) + 1)
    glances = {turn: odds.after(turn, side, 0) for turn in turns}
    legal = [turn for turn in turns if glances[turn] >= 0]
    errors, chances = {}, glances
    for turn in legal:
        error, dice = dice.below(2001)
        errors[turn] = blur * (error - 1000) / 1000 if 0 < glances[turn] < 1 else 0.0
    odds.most_nodes, odds.is_over = work, is_over
    for depth in range(deepest + 1):
        try:
            if depth:
                legal.sort(key=lambda turn: -chances[turn])
                chances = {turn: odds.after(turn, side, depth) for turn in legal}
        except Enough:
            return
        best = max(legal, key=lambda turn: chances[turn] + errors[turn])
        code, facts = _reason(sight, odds, best, chances[best], len(legal))
        yield Thought(lay_of(board, best), chances[best], code, facts, code == "wins")
        if len(legal) == 1 or chances[best] == 1.0:
            return


def _reason(sight: State, odds: Odds, turn: int, chance: float, count: int) -> Reason:
    lay = lay_of(odds.board, turn)
    if chance == 1.0 and (won := winning_reason(sight, lay)) is not None:
        return won
    if count == 1:
        return "only_turn", ()
    return "odds", (("percent", round(100 * chance)),)
