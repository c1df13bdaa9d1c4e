"""Which extension does best on average: lines played on through sampled orders of the cards left.

Sequential halving: all candidates meet the same orders (and the same rivals), the worse half goes, and
those that stay share what is left of the budget.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import sqrt

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.players.traexx.board import Line
from trakkx_desktop.players.traexx.budget import Budget
from trakkx_desktop.players.traexx.layout import SCALE
from trakkx_desktop.players.traexx.pen import Pen
from trakkx_desktop.players.traexx.rivals import Rivals

WIDTH = 24
"""Candidates that the tables think best."""
DEPTH = 5
"""Cards that a line is played on through; then the tables guess the rest."""
RELUCTANCE = 1.0
"""Passing has to be better by this many points: what looks idle must be worth it."""
FEW = 5
"""Cards left whose orders can all be tried: 120."""
BATCH = 8
"""Samples after which those that lag behind go."""
DOUBT = 10.0
"""Points that a candidate may lag behind by, times the root of the samples: about two and a half times
the spread of the difference between two candidates."""
TRUST = 3
"""The tables' guess counts like this many samples."""


@dataclass
class Try:
    """A candidate: its line, the total that the tables guess, and what the samples brought."""

    line: Line
    guess: float
    total: int = 0
    """Of all samples, in the tables' measure."""
    samples: int = 0

    @property
    def mean(self) -> float:
        """The total to expect."""
        return (self.guess * TRUST + self.total / SCALE) / (TRUST + self.samples)

    @property
    def rank(self) -> tuple[float, int, tuple[int, ...]]:
        """Best first; of equals the one that stands first on the sheet."""
        reluctance = 0.0 if self.line.path else RELUCTANCE
        return reluctance - self.mean, self.line.side, self.line.path


@dataclass
class Search:
    pen: Pen
    rivals: Rivals
    cards: Sequence[int]
    """Still in the pile."""
    chance: Chance
    is_solo: bool

    @property
    def count(self) -> int:
        """The work done: extensions looked at, ours and the others'."""
        return self.pen.count + self.rivals.count

    def halve(self, tries: list[Try], budget: Budget) -> Iterator[list[Try]]:
        """The candidates that are left after each round of samples, best first, until the budget is
        used or one is clearly the best."""
        alive = sorted(tries, key=lambda one: one.rank)[:WIDTH]
        rounds, orders = max(1, (len(alive) - 1).bit_length()), self._orders()
        for done in range(1, rounds + 1):
            while len(alive) > 1 and budget.share(self.count) < done / rounds:
                order = next(orders, None)
                if order is None or not self._sample(alive, order, budget):
                    break
                if alive[0].samples % BATCH == 0:
                    alive = close(alive)
            alive.sort(key=lambda one: one.rank)
            yield alive
            alive = alive[: max(2, (len(alive) + 1) // 2)]

    def _orders(self) -> Iterator[tuple[int, ...]]:
        """Orders of the cards left by chance, for ever; if they are few, each of them once."""
        if len(self.cards) <= FEW:
            yield from self.chance.shuffle(tuple(permutations(self.cards)))[0]
            return
        while True:
            order, self.chance = self.chance.shuffle(self.cards)
            yield order

    def _sample(self, alive: list[Try], order: tuple[int, ...], budget: Budget) -> bool:
        """One order of the cards for all of them; False: no time for all, and none of it counts."""
        standings = self.rivals.forecast(order, DEPTH)
        left = sum(1 << card for card in order)
        totals = []
        for one in alive:
            self.pen.lift(one.line.after, self.is_solo)
            self.pen.await_cards(left)
            totals.append(self.pen.play(order, standings, DEPTH))
            if budget.share(self.count) >= 1:
                return False
        for one, total in zip(alive, totals, strict=True):
            one.total += total
            one.samples += 1
        return True


def close(alive: list[Try]) -> list[Try]:
    """Those that may still turn out to be the best."""
    best = min(one.rank for one in alive)[0]
    margin = DOUBT / sqrt(alive[0].samples)
    return [one for one in alive if one.rank[0] <= best + margin]
