"""The best line for a known order of cards: for puzzles ("the next cards are open") and for looking back.

First a sweep in breadth, which keeps what the tables like best after each card. Of few cards everything is
tried then (`hunt.py`), which proves the best; of many the last ones, from the best that the sweep kept.
"""

from dataclasses import dataclass

from trakkx_desktop.core.thought import Limit, Stop, never
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.score import half
from trakkx_desktop.players.traexx import board
from trakkx_desktop.players.traexx.beam import Beam
from trakkx_desktop.players.traexx.board import (
    ALL,
    CARDS,
    COLOUR,
    HOME,
    NUMBERS,
    PATCHES,
    Line,
    Position,
)
from trakkx_desktop.players.traexx.budget import Budget
from trakkx_desktop.players.traexx.hunt import Hunt, Spot
from trakkx_desktop.players.traexx.layout import FULL, HALF, HUES, REMOTE, SIZE
from trakkx_desktop.players.traexx.pen import Pen
from trakkx_desktop.players.traexx.turn import weights_of

WHOLE = 8
"""Of so many cards everything is tried."""
LATE = 5
"""Of more than that, the last so many."""
NARROW, WIDE = 40, 1000
"""Lines kept after each card of the sweep: if everything is tried after it, and if not."""
COLOURED = tuple(sum(1 << f for f in range(SIZE) if COLOUR[f] == hue) for hue in range(HUES))


@dataclass(frozen=True)
class Known:
    """`total` is reached by `actions`, one for each card; nothing leads above `bound`."""

    actions: tuple[Action, ...]
    total: int
    bound: int
    is_proven: bool
    """Nothing leads above `total`."""


@dataclass(frozen=True)
class Order:
    """The cards to come (by place), and for each the numbers that bring half by then, a set."""

    cards: tuple[int, ...]
    spent: tuple[int, ...]
    is_solo: bool

    def step(self, at: int, start: Position, spot: Spot) -> Line | None:
        """How the card leads there, with the most points; None: it does not."""
        taken, *ends = spot
        lines = board.lines(start, PATCHES[self.cards[at]], self.spent[at], self.is_solo)
        fits = [
            one for one in lines if (one.after.taken, *sorted(one.after.ends)) == (taken, *ends)
        ]
        return max(fits, key=lambda one: one.after.points, default=None)

    def actions(self, start: Position, way: list[Spot]) -> tuple[Action, ...]:
        """From each spot to the next, one for every card."""
        out: list[Action] = []
        for at, spot in enumerate(way):
            line = self.step(at, start, spot)
            assert line is not None
            out.append(board.action(start, line))
            start = line.after
        return tuple(out)

    def trace(self, layers: list[list[Position]], last: Position) -> list[Spot]:
        """How the sweep came to this one of its last layer."""
        way: list[Spot] = []
        for at in reversed(range(len(layers) - 1)):
            way.insert(0, (last.taken, min(last.ends), max(last.ends)))
            last = next(start for start in layers[at] if self._leads(at, start, last))
        return way

    def _leads(self, at: int, start: Position, then: Position) -> bool:
        if start.taken & ~then.taken:
            return False
        line = self.step(at, start, (then.taken, min(then.ends), max(then.ends)))
        return line is not None and line.after.points == then.points

    def view(self, at: int) -> list[int]:
        """How the numbers stand (`Pen.stand`)."""
        full = FULL if self.is_solo else REMOTE
        return [HALF if self.spent[at] >> number & 1 else full for number in range(11)]

    def hope(self, start: Position) -> int:
        """More cannot be made of all cards: fields by colour, and every number."""
        free = ALL & ~start.taken
        patches = [sum(PATCHES[card] >> 2 * hue & 3 for card in self.cards) for hue in range(HUES)]
        fields = sum(min(patches[hue], (free & COLOURED[hue]).bit_count()) for hue in range(HUES))
        spent = self.spent[0] if self.spent else 0
        halves = [n < start.high or spent >> n & 1 for n in NUMBERS]
        return fields + sum(
            half(n) if is_half else n
            for n, is_half in zip(NUMBERS, halves, strict=True)
            if free >> HOME[n] & 1
        )


def best_line(
    start: Position,
    order: tuple[int, ...],
    is_solo: bool,
    spent: tuple[int, ...] = (),
    limit: Limit | None = None,
    stop: Stop = never,
    width: int | None = None,
) -> Known:
    """`order`: ids of the cards, the next one first; `total` is that after the last of them.

    `spent`, with others: for each card the numbers that bring half by then, a set. `width`: lines
    that the sweep keeps after each card.
    """
    cards = tuple(CARDS.index(card) for card in order)
    known = Order(cards, spent or (0,) * len(cards), is_solo)
    is_whole = len(cards) <= WHOLE
    layers = sweep(start, known, width or (NARROW if is_whole else WIDE))
    budget = Budget(limit or Limit(), stop)
    hunt = Hunt(list(cards), is_solo, list(known.spent), lambda: budget.share(hunt.count) >= 1)
    way, above = _hunted(hunt, known, layers, 0 if is_whole else len(cards) - LATE)
    bound = start.points + known.hope(start)
    if is_whole:
        bound = min(bound, above) if hunt.is_cut else hunt.best
    total = hunt.best - SIZE
    return Known(known.actions(start, way), total, bound - SIZE, hunt.best == bound)


def _hunted(
    hunt: Hunt, order: Order, layers: list[list[Position]], first: int
) -> tuple[list[Spot], int]:
    """The best way, with the cards from `first` on tried from the best lines kept there, and its bound."""
    best = max(layers[-1], key=lambda line: line.points)
    way, above = order.trace(layers, best), 0
    hunt.best = best.points
    for line in layers[first][:NARROW] if order.cards else ():
        if hunt.is_cut:
            break
        hunt.way = []
        bound = hunt.search(first, line.taken, *line.ends, line.points, line.noted)
        above = max(above, bound)
        if hunt.way:
            way = order.trace(layers[: first + 1], line) + hunt.way[first:]
    return way, above


def sweep(start: Position, order: Order, width: int) -> list[list[Position]]:
    """After each card the lines that the tables like best; they look to the end of the game, which is
    as good a guess for a few cards."""
    pen, layers = Pen(weights_of(order.is_solo)), [[start]]
    for at, card in enumerate(order.cards):
        beam, left = Beam(width), sum(1 << later for later in order.cards[at:])
        pen.stand(order.view(at))
        for line in layers[-1]:
            pen.lift(line, order.is_solo)
            pen.await_cards(left)
            pen.turn(card)
            pen.gather(card, beam)
        layers.append([beam.line(place) for place in range(beam.size)])
    return layers
