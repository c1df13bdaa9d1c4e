"""What a sensible player without a plan does: lay the most you can, otherwise take the display token that gives the
most next turn, otherwise draw. Action tokens are played when nothing can be laid."""

from dataclasses import dataclass
from typing import Any

from trakkx_desktop.core.game import Game
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
)
from trakkx_desktop.games.trakkx.exchange import to_pass
from trakkx_desktop.games.trakkx.score import points
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import DRAWS, SWAPS, is_number
from trakkx_desktop.players.trakkx.outlook import (
    Outlook,
    fewest_left,
    laying_with,
    numbers_of,
)


@dataclass(frozen=True)
class Baseline:
    """`tries` for each question to the solver."""

    tries: int = 80
    name: str = "baseline"

    def choose(self, game: Game[Any, Any], sight: State, seat: int, seed: int) -> Action:
        if sight.sealed is not None:
            hand = sorted(sight.hands[seat], key=points, reverse=True)
            return Give(tuple(hand[: to_pass(sight.hands[seat])]))
        laying = numbers_of(sight, seat)
        outlook = Outlook(laying, seed)
        outlook.solver.search(self.tries)
        found = outlook.solver.found()
        if found.laid > 0:
            return LayOut.of(found.table)
        return self._played(sight, seat) or self._taken(sight, outlook, seed) or self._rest(sight)

    def _played(self, sight: State, seat: int) -> Action | None:
        others = [s for s in range(sight.setup.seats) if s != seat]
        for token in sight.hands[seat]:
            if token in DRAWS:
                return DrawThree(token, min(others, key=lambda s: len(sight.hands[s])))
            if token in SWAPS:
                return Swap(token)
        return None

    def _taken(self, sight: State, outlook: Outlook, seed: int) -> Action | None:
        best, most = None, 0
        for token in filter(is_number, sight.display):
            laying = laying_with(outlook.laying, token)
            if len(laying.hand) - fewest_left(laying) <= most:
                continue
            after = Outlook(laying, seed, outlook)
            after.solver.search(self.tries // 4)
            if after.laid > most:
                best, most = Take(token), after.laid
        return best

    def _rest(self, sight: State) -> Action:
        if sight.bag:
            return Draw()
        return Take(min(sight.display, key=points)) if sight.display else PassTurn()
