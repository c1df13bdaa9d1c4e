"""What a line that may cross itself could still make of known cards: more than any real one, so a bound.

Typed for mypyc. A ghost respects the fields taken at its start, the colours and the order of the cards, and
notes a number once; of what it drew since, it forgets everything but the numbers.
"""

from typing import Final

from trakkx_desktop.players.packed import Row, i64
from trakkx_desktop.players.traexx.layout import SIZE
from trakkx_desktop.players.traexx.ruler import RULER, row

SETS: Final = 512
"""Sets of numbers noted."""
SHIFT: Final = 11
"""Bits of a set of numbers: the field stands above them."""


class Ghost:
    """From these fields taken on, for these cards (by place) in this order. `count` is the work done."""

    def __init__(self, taken: int, cards: list[int], is_solo: bool, spent: list[int]) -> None:
        """`spent`: for each card the numbers that bring half by then, a set."""
        self.taken: i64 = taken
        self.is_solo = is_solo
        self.last = len(cards)
        self.packs: Row = row([RULER.patches[card] for card in cards])
        self.spent: Row = row(spent)
        self.fields: Row = RULER.fields
        self.degrees: Row = RULER.degrees
        self.colour: Row = RULER.colour
        self.number: Row = RULER.number
        self.bit: Row = RULER.bit
        self.ways: list[Row | None] = [None] * (self.last * SIZE)
        self.known: dict[int, int] = {}
        self.count: i64 = 0

    def most(self, at: i64, one: i64, two: i64, noted: i64) -> i64:
        """The points that the cards from `at` on bring at most, with these ends and numbers noted."""
        if at == self.last:
            return 0
        if one > two:
            one, two = two, one
        key = ((at * SIZE + one) * SIZE + two) * SETS + (noted >> 2)
        found = self.known.get(key)
        if found is not None:
            return found
        best = self.drawn(self.most(at + 1, one, two, noted), at, one, two, noted)
        if one != two:
            best = self.drawn(best, at, two, one, noted)
        self.known[key] = best
        return best

    def drawn(self, best: i64, at: i64, tip: i64, other: i64, noted: i64) -> i64:
        """The better of `best` and what drawing on from the tip brings."""
        ways = self.ways[at * SIZE + tip]
        if ways is None:
            ways = self.look(at, tip)
            self.ways[at * SIZE + tip] = ways
        for place in range(0, len(ways), 3):
            numbers = ways[place + 1]
            if numbers & noted:
                continue
            self.count += 1
            points = ways[place + 2] + self.most(at + 1, ways[place], other, noted | numbers)
            if numbers:
                points += self.gain(at, noted, numbers)
            best = max(best, points)
        return best

    def gain(self, at: i64, noted: i64, numbers: i64) -> i64:
        """The points for these numbers, as if the lowest had come first."""
        points: i64 = 0
        number: i64
        for number in range(2, 11):
            if numbers >> number & 1:
                is_late = self.is_solo and noted >> number != 0
                is_half = is_late or self.spent[at] >> number & 1 != 0
                points += (number + 1) >> 1 if is_half else number
        return points

    def look(self, at: i64, tip: i64) -> Row:
        """Where the card leads from this tip, flat: end, numbers on the way, the most fields."""
        lengths: dict[int, int] = {}
        self.walk(lengths, tip, self.taken, self.packs[at], 0, 1)
        flat: list[int] = []
        for key in sorted(lengths):
            flat += [key >> SHIFT, key & (1 << SHIFT) - 1, lengths[key]]
        return row(flat)

    def walk(
        self, lengths: dict[int, int], tip: i64, taken: i64, pack: i64, noted: i64, length: i64
    ) -> None:
        for at in range(tip * 6, tip * 6 + self.degrees[tip]):
            field = self.fields[at]
            shift = 2 * self.colour[field]
            if taken >> field & 1 or not pack >> shift & 3:
                continue
            number = self.number[field]
            numbers = noted | self.bit[number] if number else noted
            key = field << SHIFT | numbers
            lengths[key] = max(length, lengths.get(key, 0))
            there, left = taken | self.bit[field], pack - self.bit[shift]
            self.walk(lengths, field, there, left, numbers, length + 1)
