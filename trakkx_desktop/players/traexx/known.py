"""The best line for a known order of cards: for puzzles ("the next cards are open") and for looking back.

First a sweep in breadth, which keeps what the tables like best after each card; then depth first through
everything, with two reasons not to go on: the same line was met with as many points, or even every
patch and every number within reach would not beat what was found. If all was tried, it is proven.
"""

from dataclasses import dataclass

from trakkx_desktop.core.thought import Limit, Stop, never
from trakkx_desktop.games.traexx.actions import PASS, Action, Extend
from trakkx_desktop.games.traexx.score import half
from trakkx_desktop.players.traexx.board import (
    ALL,
    BESIDE,
    CARDS,
    COLOUR,
    FIELDS,
    HOME,
    NUMBER,
    NUMBERS,
    PATCHES,
    Position,
)
from trakkx_desktop.players.traexx.budget import Budget
from trakkx_desktop.players.traexx.layout import FULL, HALF, HUES, REMOTE, SIZE
from trakkx_desktop.players.traexx.pen import Pen
from trakkx_desktop.players.traexx.turn import weights_of
from trakkx_desktop.players.traexx.worth import STEPS

Spot = tuple[int, int, int]
"""Fields taken, and both ends: what decides how it can go on."""
Stroke = tuple[int, tuple[int, ...]]
"""For one card: the end (a field) and the path; an empty path is a pass."""
Found = dict[Spot, tuple[int, Stroke]]
"""Where a card can lead: the most points there, and how."""
Way = tuple[Stroke, ...]

WIDTH = 40
"""Lines kept after each card of the sweep, unless it is told otherwise."""
COLOURED = tuple(sum(1 << f for f in range(SIZE) if COLOUR[f] == hue) for hue in range(HUES))


@dataclass(frozen=True)
class Known:
    """`total` is reached by `actions`, one for each card; nothing leads above `bound`."""

    actions: tuple[Action, ...]
    total: int
    bound: int
    is_proven: bool
    """Nothing leads above `total`."""


def best_line(
    start: Position,
    order: tuple[int, ...],
    is_solo: bool,
    spent: tuple[int, ...] = (),
    limit: Limit | None = None,
    stop: Stop = never,
    width: int = WIDTH,
) -> Known:
    """`order`: ids of the cards, the next one first; `total` is that after the last of them.

    `spent`, with others: for each card the numbers that bring half by then, a set. Without a limit
    everything is tried, which suits up to four cards, or six late in a game.
    """
    cards = tuple(CARDS.index(card) for card in order)
    hunt = Hunt(cards, is_solo, spent or (0,) * len(cards), Budget(limit or Limit(), stop))
    spot = (start.taken, *start.ends)
    bound = start.points + hunt.hope(spot, 0)
    hunt.sweep(spot, start.points, width)
    hunt.search(spot, start.points, 0, ())
    is_proven = hunt.best == bound or not hunt.is_cut
    bound = hunt.best if is_proven else bound
    return Known(tuple(map(_action, hunt.way)), hunt.best - SIZE, bound - SIZE, is_proven)


def _action(stroke: Stroke) -> Action:
    end, path = stroke
    return Extend(FIELDS[end], tuple(FIELDS[field] for field in path)) if path else PASS


class Hunt:
    """Looks for the most points after all of its cards; `way` leads there."""

    def __init__(
        self, cards: tuple[int, ...], is_solo: bool, spent: tuple[int, ...], budget: Budget
    ) -> None:
        self.cards, self.is_solo, self.spent, self.budget = cards, is_solo, spent, budget
        self.best = -1
        self.way: Way = ()
        self.is_cut = False
        self.work = 0
        self.met: list[dict[Spot, int]] = [{} for _ in range(len(cards) + 1)]
        self.patches = [
            [sum(PATCHES[card] >> 2 * hue & 3 for card in cards[at:]) for hue in range(HUES)]
            for at in range(len(cards) + 1)
        ]

    def high(self, taken: int) -> int:
        """The highest number on the line, if that is what halves the others."""
        if not self.is_solo:
            return 0
        return max((n for n in NUMBERS if taken >> HOME[n] & 1), default=0)

    def points(self, number: int, high: int, at: int) -> int:
        return half(number) if number < high or self.spent[at] >> number & 1 else number

    def hope(self, spot: Spot, at: int) -> int:
        """More than this cannot be made of the cards from `at` on: fields by colour, numbers by distance."""
        taken, one, two = spot
        patches, free = self.patches[at], ALL & ~taken
        fields = sum(min(patches[hue], (free & COLOURED[hue]).bit_count()) for hue in range(HUES))
        if not fields:
            return 0
        high, more = self.high(taken), 0
        for number in NUMBERS:
            steps = STEPS[number]
            if free >> HOME[number] & 1 and min(steps[one], steps[two]) <= fields:
                more += self.points(number, high, at)
        return fields + more

    def reach(self, spot: Spot, points: int, at: int) -> Found:
        """All that the card `at` allows; the same line is kept once, with its most points."""
        found: Found = {spot: (points, (spot[1], ()))}
        self._draw(found, spot, points, at, PATCHES[self.cards[at]], spot[1], ())
        if spot[1] != spot[2]:
            turned = (spot[0], spot[2], spot[1])
            self._draw(found, turned, points, at, PATCHES[self.cards[at]], spot[2], ())
        return found

    def _draw(
        self,
        found: Found,
        spot: Spot,
        points: int,
        at: int,
        pack: int,
        end: int,
        path: tuple[int, ...],
    ) -> None:
        """On from the first end of the spot."""
        taken, tip, other = spot
        for field in BESIDE[tip]:
            patch = 1 << 2 * COLOUR[field]
            if taken >> field & 1 or not pack & 3 * patch:
                continue
            number = NUMBER[field]
            more = points + 1 + (self.points(number, self.high(taken), at) if number else 0)
            there = (taken | 1 << field, field, other)
            key = (there[0], min(field, other), max(field, other))
            self.work += 1
            if key not in found or found[key][0] < more:
                found[key] = (more, (end, (*path, field)))
            self._draw(found, there, more, at, pack - patch, end, (*path, field))

    def sweep(self, spot: Spot, points: int, width: int) -> None:
        """In breadth: the best `width` by the tables after each card."""
        pen = Pen(weights_of(self.is_solo))
        kept: dict[Spot, tuple[int, Way]] = {spot: (points, ())}
        for at in range(len(self.cards)):
            nexts: dict[Spot, tuple[int, Way]] = {}
            for here, (points, way) in kept.items():
                for there, (more, stroke) in self.reach(here, points, at).items():
                    if there not in nexts or nexts[there][0] < more:
                        nexts[there] = (more, (*way, stroke))
            ranked = sorted(nexts, key=lambda one: (-self._guess(pen, one, nexts[one][0], at), one))
            kept = {one: nexts[one] for one in ranked[: 1 if self._is_up() else width]}
        self.best, self.way = max(kept.values(), key=lambda one: one[0])

    def _guess(self, pen: Pen, spot: Spot, points: int, at: int) -> int:
        """The tables look to the end of the game, which is as good a guess for a few cards."""
        taken, one, two = spot
        left = sum(1 << card for card in self.cards[at + 1 :])
        noted = sum(1 << n for n in NUMBERS if taken >> HOME[n] & 1)
        line = Position(taken, (one, two), points, noted, self.high(taken))
        full = FULL if self.is_solo else REMOTE
        view = [HALF if self.spent[at] >> number & 1 else full for number in range(11)]
        return pen.guess(line, left, view, self.is_solo)

    def search(self, spot: Spot, points: int, at: int, way: Way) -> None:
        """Everything, the most promising first."""
        if at == len(self.cards):
            if points > self.best:
                self.best, self.way = points, way
            return
        found = self.reach(spot, points, at)
        ranked = sorted(
            (-more - self.hope(there, at + 1), there, more, stroke)
            for there, (more, stroke) in found.items()
        )
        met = self.met[at + 1]
        for limit, there, more, stroke in ranked:
            if -limit <= self.best or self._is_up():
                return
            if met.get(there, -1) < more:
                met[there] = more
                self.search(there, more, at + 1, (*way, stroke))

    def _is_up(self) -> bool:
        self.is_cut = self.is_cut or self.budget.share(self.work) >= 1
        return self.is_cut
