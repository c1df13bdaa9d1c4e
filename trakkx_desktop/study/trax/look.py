"""One position of TRAX as the engine sees it: the best turn, how much better than the next, what is proven."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from trakkx_desktop.core.thought import Limit, Stop, Thought
from trakkx_desktop.games.trax.actions import Action, Lay
from trakkx_desktop.games.trax.die import dictated
from trakkx_desktop.games.trax.solitaire import square_of
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.players.trax import PLAYER, data
from trakkx_desktop.players.trax.board import from_tiles
from trakkx_desktop.players.trax.dice import Odds
from trakkx_desktop.players.trax.lines import memory
from trakkx_desktop.players.trax.odds import chance_of
from trakkx_desktop.players.trax.player import Watch
from trakkx_desktop.players.trax.reasons import lay_of, reason
from trakkx_desktop.players.trax.root import Root
from trakkx_desktop.players.trax.search import MATE, SURE, Enough
from trakkx_desktop.players.trax.solitaire import Patience

ROLLS = 1
TILES = 2
"""With the die, and in a solitaire: how far chance is looked into to compare two turns."""


@dataclass(frozen=True)
class Look:
    """`second`: the chance of the next best turn, None if there is none; `ways`: how many turns there are."""

    best: Thought[Action]
    second: float | None
    ways: int


def is_certain(state: State) -> bool:
    """Two players without a die: what a turn leads to can be searched."""
    return not state.setup.die and state.setup.square is None and bool(state.board.tiles)


def look(state: State, limit: Limit, stop: Stop) -> Look:
    """Within the limit; two lines are followed, so that the only good turn is known as such."""
    watch = Watch(limit.seconds, time.monotonic, stop)
    board, side = from_tiles(state.board.tiles, state.setup.limit), state.turns % 2
    weights, work = data.weights(state.setup.variant), limit.work or 0
    root = Root(board, side, weights, memory(), watch.is_over, work, 2)
    while root.best.worth < MATE and root.deepen():
        continue
    code, facts = reason(state, root)
    worth = root.best.worth
    best: Thought[Action] = Thought(
        lay_of(board, root.best.turn), chance_of(worth), code, facts, abs(worth) > SURE
    )
    second = chance_of(root.choices[1].worth) if len(root.choices) > 1 else None
    return Look(best, second, len(root.choices))


def guess(state: State, lay: Lay, limit: Limit, stop: Stop) -> tuple[Thought[Action], float]:
    """Where chance plays along: level 4's choice, and how many chances less the turn had."""
    [*_, best] = PLAYER.think(state, state.seat, 4, 0, limit, stop)
    if not state.board.tiles or not isinstance(best.action, Lay) or best.action == lay:
        return best, 0.0
    watch = Watch(limit.seconds, time.monotonic, stop)
    compare = _rolled if state.setup.die else _patient
    return best, max(0.0, compare(state, best.action, lay, watch.is_over))


def _rolled(state: State, best: Lay, made: Lay, is_over: Callable[[], bool]) -> float:
    board = from_tiles(state.board.tiles)
    odds = Odds(board, data.weights(state.setup.variant), is_over, 0)
    side, turns = state.turns % 2, odds.turns(LIES.index(dictated(state)) + 1)
    known = {lay_of(board, turn): turn for turn in turns}
    try:
        return odds.after(known[best], side, ROLLS) - odds.after(known[made], side, ROLLS)
    except Enough:
        return 0.0


def _patient(state: State, best: Lay, made: Lay, is_over: Callable[[], bool]) -> float:
    patience = Patience(square_of(state), is_over, 0)
    try:
        return patience.after(state, best, TILES) - patience.after(state, made, TILES)
    except Enough:
        return 0.0
