"""Tries everything that known cards allow, depth first: typed for mypyc, called by `known.py`.

Two reasons not to go on: the same line was met with as many points, or even a ghost (`ghost.py`) that
starts here would not beat what was found.
"""

from typing import Final

from trakkx_desktop.core.thought import Stop
from trakkx_desktop.players.packed import Row, i64
from trakkx_desktop.players.traexx.ghost import Ghost
from trakkx_desktop.players.traexx.ruler import RULER, row

Spot = tuple[int, int, int]
"""Fields taken, and both ends, the lower first: what decides how it can go on."""
Child = tuple[int, int, int, int, int, int]
"""The bound with its sign turned, fields taken, both ends, points, numbers noted."""

FEW: Final = 2
"""With so many cards to come, or fewer, a new ghost would cost more than it saves."""


class Hunt:
    """Looks for more than `best` points after all of its cards; `way` leads there, once it was found."""

    def __init__(self, cards: list[int], is_solo: bool, spent: list[int], is_up: Stop) -> None:
        """`spent`: for each card the numbers that bring half by then, a set."""
        self.cards = cards
        self.last = len(cards)
        self.is_solo = is_solo
        self.spent = spent
        self.is_up = is_up
        self.is_cut = False
        """Something was left out since `is_up` said so."""
        self.count: i64 = 0
        """The work done: extensions looked at, by ghosts too."""
        self.best: i64 = -1
        self.way: list[Spot] = []
        self.trail: list[Spot] = [(0, 0, 0)] * self.last
        self.met: list[dict[Spot, int]] = [{} for _ in range(self.last + 1)]
        self.packs: Row = row([RULER.patches[card] for card in cards])
        self.halves: Row = row(spent)
        self.fields: Row = RULER.fields
        self.degrees: Row = RULER.degrees
        self.colour: Row = RULER.colour
        self.number: Row = RULER.number
        self.bit: Row = RULER.bit
        self.ghost = Ghost(0, cards, is_solo, spent)

    def search(self, at: int, taken: int, one: int, two: int, points: int, noted: int) -> int:
        """Everything from the card `at` on; answers what nothing from here leads above."""
        ghost, bound = self.ghost, i64(0)
        if at == 0 or self.last - at > FEW:
            self.ghost = Ghost(taken, self.cards, self.is_solo, self.spent)
        bound = points + self.ghost.most(at, one, two, noted)
        if bound > self.best:
            self.spread(at, taken, one, two, points, noted)
        if self.ghost is not ghost:
            self.count += self.ghost.count
            self.ghost = ghost
        return bound

    def spread(self, at: int, taken: int, one: int, two: int, points: int, noted: int) -> None:
        """The most promising first."""
        found: list[Child] = []
        self.keep(found, at, taken, one, two, points, noted)
        self.draw(found, at, taken, one, two, points, noted, self.packs[at])
        if one != two:
            self.draw(found, at, taken, two, one, points, noted, self.packs[at])
        found.sort()
        if at + 1 < self.last:
            self.follow(found, at)
        elif found:
            self.finish(found[0])

    def finish(self, child: Child) -> None:
        _, taken, one, two, points, _ = child
        self.best = points
        self.trail[self.last - 1] = (taken, one, two)
        self.way = self.trail[:]

    def follow(self, found: list[Child], at: int) -> None:
        met = self.met[at + 1]
        for bound, taken, one, two, points, noted in found:
            if -bound <= self.best:
                return
            self.is_cut = self.is_cut or self.is_up()
            if self.is_cut:
                return
            spot = (taken, one, two)
            if met.get(spot, -1) < points:
                met[spot] = points
                self.trail[at] = spot
                self.search(at + 1, taken, one, two, points, noted)

    def draw(
        self,
        found: list[Child],
        at: int,
        taken: i64,
        tip: i64,
        other: i64,
        points: i64,
        noted: i64,
        pack: i64,
    ) -> None:
        """On from the tip in all ways."""
        for place in range(tip * 6, tip * 6 + self.degrees[tip]):
            field = self.fields[place]
            shift = 2 * self.colour[field]
            if taken >> field & 1 or not pack >> shift & 3:
                continue
            self.count += 1
            number = self.number[field]
            more, now = points + 1, noted
            if number:
                more += self.gain(at, number, noted)
                now = noted | self.bit[number]
            there = taken | self.bit[field]
            self.keep(found, at, there, field, other, more, now)
            self.draw(found, at, there, field, other, more, now, pack - self.bit[shift])

    def gain(self, at: int, number: i64, noted: i64) -> i64:
        is_late = self.is_solo and noted >> number != 0
        return (number + 1) >> 1 if is_late or self.halves[at] >> number & 1 else number

    def keep(
        self, found: list[Child], at: int, taken: i64, one: i64, two: i64, points: i64, noted: i64
    ) -> None:
        """If it may lead above what was found."""
        bound = points + self.ghost.most(at + 1, one, two, noted)
        if bound > self.best:
            found.append((-bound, taken, min(one, two), max(one, two), points, noted))
