"""Which extension leads to the most on average: deeper and deeper through the cards that may come.

One card ahead is the mean over all cards left of the best reply; two ahead, the replies are judged by
looking one ahead in their turn. Few candidates go deep, those that looked best before.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from trakkx_desktop.players.traexx.board import Line
from trakkx_desktop.players.traexx.budget import Budget
from trakkx_desktop.players.traexx.layout import SCALE
from trakkx_desktop.players.traexx.pen import Pen
from trakkx_desktop.players.traexx.rivals import Standings

CANDIDATES = (0, 40, 12, 6, 4, 3, 3)
"""How many are looked at so many cards ahead."""
WIDER = (2, 4, 8)
"""To the last card so many times as many replies are looked into, while there is time."""
LAGS = (6.0, 3.0, 2.0, 1.5, 1.0, 1.0, 1.0)
"""Points behind the best, after so many cards ahead, that a deeper look would hardly make good."""
RELUCTANCE = 1.0
"""Passing has to be better by this many points: what looks idle must be worth it."""


@dataclass
class Try:
    """A candidate, and the total to expect of it as far as was looked."""

    line: Line
    worth: float

    @property
    def rank(self) -> tuple[float, int, tuple[int, ...]]:
        """Best first; of equals the one that stands first on the sheet."""
        reluctance = 0.0 if self.line.path else RELUCTANCE
        return reluctance - self.worth, self.line.side, self.line.path


@dataclass
class Search:
    pen: Pen
    cards: tuple[int, ...]
    """Still in the pile."""
    standings: Standings
    """How the numbers will stand after this round."""
    is_solo: bool
    asked: Line | None = None
    """Looked at in any case, however bad."""

    def deepen(self, tries: list[Try], budget: Budget) -> Iterator[list[Try]]:
        """Those looked at, best first, one card further each time until the budget is used."""
        self.pen.is_up = lambda: budget.share(self.pen.count) >= 1
        best = sorted(tries, key=lambda one: one.rank)
        for depth, breadth in self._steps():
            self.pen.widen(breadth)
            deeper = self._look(self._chosen(best, depth), depth)
            if deeper:
                best = sorted(deeper, key=lambda one: one.rank)
                yield best
            if len(best) == 1 or self.pen.is_up():
                return

    def _steps(self) -> list[tuple[int, int]]:
        """Cards ahead, and how wide."""
        deepest = min(len(self.cards), len(CANDIDATES) - 1)
        steps = [(depth, 1) for depth in range(1, deepest + 1)]
        # With one card to come all of it is seen anyway.
        is_whole = 1 < deepest == len(self.cards)
        return steps + [(deepest, breadth) for breadth in WIDER if is_whole]

    def _chosen(self, best: list[Try], depth: int) -> list[Try]:
        close = _close(best, depth - 1)[: CANDIDATES[depth]]
        return close + [one for one in best if one.line is self.asked and one not in close]

    def _look(self, tries: list[Try], depth: int) -> list[Try]:
        """The first of them, as far as the budget allows; two at least, or it would tell nothing."""
        left, out = sum(1 << card for card in self.cards), []
        for one in tries:
            self.pen.lift(one.line.after, self.is_solo)
            self.pen.await_cards(left)
            self.pen.stand(self.standings)
            worth = self.pen.expect(depth) / SCALE
            if self.pen.is_up():
                break
            out.append(Try(one.line, worth))
        return out if len(out) > 1 or len(tries) == 1 else []


def _close(best: list[Try], depth: int) -> list[Try]:
    """Those that may still turn out to be the best."""
    limit = best[0].rank[0] + LAGS[depth]
    return [one for one in best if one.rank[0] <= limit]
