"""Draws a line on as the learnt tables advise: the hot loop of all thinking, written to be compiled.

A pen keeps one line and undoes field by field. Integers and packed rows only; the same steps, and so the
same results, compiled or not. `worth.features` is the slow and readable form of what is added up here.
"""

from collections.abc import Sequence
from typing import Final

from trakkx_desktop.core.thought import Stop, never
from trakkx_desktop.players.packed import Row, i64
from trakkx_desktop.players.traexx.beam import NEVER, Beam
from trakkx_desktop.players.traexx.board import Position
from trakkx_desktop.players.traexx.layout import (
    CLOSE,
    END,
    FAR,
    FREE,
    FULL,
    HALF,
    HOARD,
    HUES,
    KINDS,
    NEAR,
    NOTED,
    PAIR,
    REACH,
    REACHES,
    REMOTE,
    ROUNDS,
    SCALE,
    SIZE,
    STANDINGS,
    STOCK,
    STUCK,
)
from trakkx_desktop.players.traexx.ruler import RULER, zeros

PLACES: Final = 100
"""More than one line touches in the tables."""
SPANS: Final = 4
"""So many pages of what was added up before are kept, one for each count of cards to come, then over again."""
WIDTHS = (1, 1, 4, 3, 3, 2, 2)
"""Replies to a card that are looked into, by the cards still looked ahead."""


class Pen:
    """Draws with one set of tables. `count` is the work done: extensions looked at."""

    def __init__(self, weights: Row, scale: int = SCALE, is_exact: bool = True) -> None:
        """Exact: with one card to come the tables are not asked, since all it allows can be seen."""
        self.weights: Row = weights
        self.scale: i64 = scale
        self.is_exact = is_exact
        # The rows of the ruler once more: one look-up less in the hot loop.
        self.fields: Row = RULER.fields
        self.bits: Row = RULER.bits
        self.degrees: Row = RULER.degrees
        self.colour: Row = RULER.colour
        self.number: Row = RULER.number
        self.bit: Row = RULER.bit
        self.patches: Row = RULER.patches
        self.steps: Row = RULER.steps
        self.phase: Row = RULER.phase
        self.third: Row = RULER.third
        self.missed: Row = RULER.missed
        self.open: Row = RULER.open
        self.bit_count: Row = RULER.bit_count
        self.tight: Row = RULER.tight
        self.places: Row = zeros(PLACES)
        self.around: Row = zeros(SIZE)
        self.stock: Row = zeros(HUES)
        self.patches_left: Row = zeros(HUES)
        self.standings: Row = zeros(11)
        self.path: Row = zeros(8)
        self.best_path: Row = zeros(8)
        self.view: i64 = 0
        self.spans: Row = zeros(SPANS * SIZE * SIZE)
        self.span_keys: Row = zeros(SPANS * SIZE * SIZE)
        self.count: i64 = 0
        self.taken: i64 = 0
        self.one: i64 = 0
        self.two: i64 = 0
        self.points: i64 = 0
        self.noted: i64 = 0
        self.high: i64 = 0
        self.is_solo = True
        self.left: i64 = 0
        self.cards: i64 = 0
        self.free_base: i64 = 0
        self.end_base: i64 = 0
        self.reach_base: i64 = 0
        self.pair_base: i64 = 0
        self.noted_base: i64 = 0
        self.tight_base: i64 = 0
        self.is_last = False
        self.is_sure = False
        self.last_patches: i64 = 0
        self.beam: Beam | None = None
        self.beams: list[Beam] = []
        self.widen(1)
        self.is_up: Stop = never
        self.best: i64 = 0
        self.best_length: i64 = 0
        self.side: i64 = 0
        self.best_side: i64 = 0

    def lift(self, at: Position, is_solo: bool) -> None:
        """Puts this line on the paper."""
        self.is_solo = is_solo
        self.taken, self.points = at.taken, at.points
        self.one, self.two = at.ends
        self.noted, self.high = at.noted, at.high
        self.look_around()

    def look_around(self) -> None:
        """What hangs on the fields taken: the patterns around all fields, the stock of free ones."""
        around, fields, bits, taken = self.around, self.fields, self.bits, self.taken
        colour: i64
        for colour in range(HUES):
            self.stock[colour] = 0
        field: i64
        for field in range(SIZE):
            around[field] = 0
        for field in range(SIZE):
            if taken >> field & 1:
                for at in range(field * 6, field * 6 + self.degrees[field]):
                    near = fields[at]
                    around[near] = around[near] | bits[at]
            else:
                self.stock[self.colour[field]] = self.stock[self.colour[field]] + 1

    def await_cards(self, left: int) -> None:
        """`left`: the cards still to come after this turn, a set."""
        self.left = left
        self.cards = self.bit_count[self.left]
        patches_left, patches = self.patches_left, self.patches
        for colour in range(HUES):
            patches_left[colour] = 0
        for card in range(ROUNDS):
            if self.left >> card & 1:
                for colour in range(HUES):
                    patch = patches[card] >> 2 * colour & 3
                    patches_left[colour] = patches_left[colour] + patch
        self.turn_page()

    def turn(self, card: i64) -> None:
        """One of the cards to come is turned."""
        self.left ^= self.bit[card]
        self.cards -= 1
        pack, patches_left = self.patches[card], self.patches_left
        for colour in range(HUES):
            patches_left[colour] = patches_left[colour] - (pack >> 2 * colour & 3)
        self.turn_page()

    def turn_back(self, card: i64) -> None:
        self.left |= self.bit[card]
        self.cards += 1
        pack, patches_left = self.patches[card], self.patches_left
        for colour in range(HUES):
            patches_left[colour] = patches_left[colour] + (pack >> 2 * colour & 3)
        self.turn_page()

    def turn_page(self) -> None:
        """Which parts of the tables hold for so many cards to come."""
        cards = self.cards
        self.is_last = cards == 0
        self.is_sure = self.is_last or (self.is_exact and cards == 1)
        if cards == 1:
            for card in range(ROUNDS):
                if self.left >> card & 1:
                    self.last_patches = self.patches[card]
        self.free_base = FREE + self.phase[cards] * SIZE * 64
        self.end_base = END + self.phase[cards] * SIZE * 64
        self.pair_base = PAIR + self.third[cards] * SIZE * SIZE
        self.reach_base = REACH + cards * KINDS * STANDINGS * REACHES
        self.noted_base = NOTED + cards * 512
        self.tight_base = cards * 16

    def stand(self, standings: Sequence[int]) -> None:
        """How the numbers stand to the one who draws, by number. Since then the tables do not change."""
        self.view += 1
        for number in range(11):
            self.standings[number] = standings[number]

    def widen(self, breadth: int) -> None:
        """So many times as many replies are looked into."""
        self.beams = [Beam(width * breadth) for width in WIDTHS]

    def expect(self, depth: int) -> i64:
        """The total to expect, times the scale, looking so many cards ahead: the mean over all cards
        to come of the best reply. Whatever it answers once `is_up` has said so is void."""
        if self.is_sure or self.is_up():
            return (self.points - SIZE + self.last_points(self.one, self.two)) * self.scale
        total: i64 = 0
        cards, left = self.cards, self.left
        card: i64
        for card in range(ROUNDS):
            if left >> card & 1:
                self.turn(card)
                total += self.reply(card, depth)
                self.turn_back(card)
        return total // cards

    def reply(self, card: i64, depth: int) -> i64:
        """The best that can be made of a card: as the tables say, or looking further."""
        if depth == 1 or self.is_sure:
            base = (self.points - SIZE) * self.scale + self.free_worth()
            self.best = -NEVER
            self.draw_all(card)
            return self.best + base
        beam = self.beams[depth]
        beam.size = 0
        self.gather(card, beam)
        taken, one, two = self.taken, self.one, self.two
        points, noted, high = self.points, self.noted, self.high
        best: i64 = -NEVER
        for at in range(beam.size):
            self.take_up(beam, at)
            best = max(best, self.expect(depth - 1))
        self.taken, self.one, self.two = taken, one, two
        self.points, self.noted, self.high = points, noted, high
        self.look_around()
        return best

    def gather(self, card: i64, beam: Beam) -> None:
        """Puts all that the card allows into the beam, beside what is there."""
        beam.base = (self.points - SIZE) * self.scale + self.free_worth()
        self.best = beam.floor()
        self.beam = beam
        self.draw_all(card)
        self.beam = None

    def take_up(self, beam: Beam, at: i64) -> None:
        self.taken, self.one, self.two = beam.taken[at], beam.one[at], beam.two[at]
        self.points, self.noted, self.high = beam.points[at], beam.noted[at], beam.high[at]
        self.look_around()

    def free_worth(self) -> i64:
        """What `take` changes, in whole: the tables of free fields and of colours."""
        worth: i64 = 0
        if self.is_sure:
            return worth
        field: i64
        for field in range(SIZE):
            if not self.taken >> field & 1:
                worth += self.weights[self.free_base + field * 64 + self.around[field]]
        colour: i64
        for colour in range(HUES):
            row = STOCK + (colour * HOARD + self.patches_left[colour]) * HOARD
            worth += self.weights[row + self.stock[colour]]
        return worth

    def extend(self, card: int) -> None:
        """Draws the extension that the tables like best, or passes."""
        self.best_length, self.best_side = 0, 0
        self.best = -NEVER
        self.draw_all(card)
        self.keep()

    def draw_all(self, card: int) -> None:
        """Looks at the pass and at every extension."""
        patches = self.patches[card]
        self.count += 1
        self.side = 0
        whole = self.ends_worth(self.one, self.two)
        if whole > self.best:
            self.remember(whole, 0, self.one, self.two)
        self.grow(self.one, self.two, patches, 0, 0)
        if self.one != self.two:
            self.side = 1
            self.grow(self.two, self.one, patches, 0, 0)

    def keep(self) -> None:
        """The best path becomes part of the line."""
        for at in range(self.best_length):
            field = self.best_path[at]
            self.take(field)
            if self.best_side == 0:
                self.one = field
            else:
                self.two = field
            number = self.number[field]
            if number:
                self.points += self.number_points(number)
                self.noted |= self.bit[number]
                if self.is_solo and number > self.high:
                    self.high = number
            self.points += 1

    def number_points(self, number: i64) -> i64:
        if number < self.high or self.standings[number] == HALF:
            return (number + 1) >> 1
        return number

    def take(self, field: i64) -> i64:
        """Covers a field; answers what that changes in the tables of free fields and colours."""
        weights, around, fields, bits = self.weights, self.around, self.fields, self.bits
        taken, base = self.taken, self.free_base
        change = -weights[base + field * 64 + around[field]]
        for at in range(field * 6, field * 6 + self.degrees[field]):
            near = fields[at]
            old = around[near]
            new = old | bits[at]
            around[near] = new
            if not taken >> near & 1:
                place = base + near * 64
                change += weights[place + new] - weights[place + old]
        self.taken = taken | self.bit[field]
        colour = self.colour[field]
        stock = self.stock[colour]
        place = STOCK + (colour * HOARD + self.patches_left[colour]) * HOARD + stock
        self.stock[colour] = stock - 1
        return change + weights[place - 1] - weights[place]

    def untake(self, field: i64) -> None:
        around, fields, bits = self.around, self.fields, self.bits
        for at in range(field * 6, field * 6 + self.degrees[field]):
            near = fields[at]
            around[near] = around[near] ^ bits[at]
        self.taken ^= self.bit[field]
        colour = self.colour[field]
        self.stock[colour] = self.stock[colour] + 1

    def grow(self, tip: i64, other: i64, patches: i64, depth: i64, gained: i64) -> None:
        """Tries every field beside the tip, and goes on from there. `gained`: in the tables' measure."""
        for at in range(tip * 6, tip * 6 + self.degrees[tip]):
            field = self.fields[at]
            if self.taken >> field & 1:
                continue
            shift = 2 * self.colour[field]
            if not patches >> shift & 3:
                continue
            noted, high, points = self.noted, self.high, self.points
            number = self.number[field]
            self.points = points + 1
            if number:
                self.points += self.number_points(number)
                self.noted = noted | self.bit[number]
                if self.is_solo and number > high:
                    self.high = number
            value = gained + (self.points - points) * self.scale
            change = self.take(field)
            if not self.is_sure:
                value += change
            self.path[depth] = field
            self.count += 1
            whole = value + self.ends_worth(field, other)
            if whole > self.best:
                self.remember(whole, depth + 1, field, other)
            self.grow(field, other, patches - self.bit[shift], depth + 1, value)
            self.untake(field)
            self.noted, self.high, self.points = noted, high, points

    def remember(self, whole: i64, length: i64, field: i64, other: i64) -> None:
        beam = self.beam
        if beam is not None:
            self.best = beam.put(
                whole, self.taken, field, other, self.points, self.noted, self.high
            )
            return
        self.best, self.best_length, self.best_side = whole, length, self.side
        for at in range(length):
            self.best_path[at] = self.path[at]

    def ends_worth(self, tip: i64, other: i64) -> i64:
        """The part of the worth that hangs on the two ends and on the numbers not reached."""
        if self.is_sure:
            return self.scale * self.last_points(tip, other)
        weights, around = self.weights, self.around
        tip_around, other_around = around[tip], around[other]
        worth = weights[self.end_base + tip * 64 + tip_around]
        worth += weights[self.end_base + other * 64 + other_around]
        return worth + weights[self.stuck_place(tip, other)] + self.span_worth(tip, other)

    def span_worth(self, tip: i64, other: i64) -> i64:
        """The part that hangs on nothing but where the ends are, what is noted, and how many cards come."""
        at = ((self.cards & SPANS - 1) * SIZE + other) * SIZE + tip
        key = (self.view * ROUNDS + self.cards) * 512 + (self.noted >> 2)
        if self.span_keys[at] != key:
            worth = self.weights[self.noted_base + (self.noted >> 2)]
            worth += self.weights[self.pair_place(tip, other)]
            self.spans[at] = worth + self.numbers_worth(tip, other)
            self.span_keys[at] = key
        return self.spans[at]

    def last_points(self, tip: i64, other: i64) -> i64:
        """The most that the last card can bring; nothing after it."""
        if self.is_last:
            return 0
        one = self.most(tip, self.last_patches, self.taken, self.high)
        if tip == other:
            return one
        return max(one, self.most(other, self.last_patches, self.taken, self.high))

    def most(self, tip: i64, patches: i64, taken: i64, high: i64) -> i64:
        """Points of the best path from here."""
        best: i64 = 0
        for at in range(tip * 6, tip * 6 + self.degrees[tip]):
            field = self.fields[at]
            shift = 2 * self.colour[field]
            if taken >> field & 1 or not patches >> shift & 3:
                continue
            self.count += 1
            points: i64 = 1
            number, higher = self.number[field], high
            if number:
                is_half = number < high or self.standings[number] == HALF
                points += (number + 1) >> 1 if is_half else number
                if self.is_solo and number > high:
                    higher = number
            left = patches - self.bit[shift]
            points += self.most(field, left, taken | self.bit[field], higher)
            best = max(best, points)
        return best

    def stuck_place(self, tip: i64, other: i64) -> i64:
        """How many of the cards to come are dead at either end, the freer end first."""
        dead = self.bit_count[self.missed[self.open[tip * 64 + self.around[tip]]] & self.left]
        tight = self.tight[self.tight_base + dead]
        dead = self.bit_count[self.missed[self.open[other * 64 + self.around[other]]] & self.left]
        tight_other = self.tight[self.tight_base + dead]
        if tight_other < tight:
            tight, tight_other = tight_other, tight
        return STUCK + self.cards * 64 + tight * 8 + tight_other

    def pair_place(self, tip: i64, other: i64) -> i64:
        if tip < other:
            return self.pair_base + tip * SIZE + other
        return self.pair_base + other * SIZE + tip

    def reach_place(self, number: i64, tip: i64, other: i64) -> i64:
        """How the number stands, and how far the nearer end is."""
        standing = self.standings[number]
        if number < self.high:
            standing = HALF
        near = self.steps[(number - 2) * SIZE + tip]
        far = self.steps[(number - 2) * SIZE + other]
        if far < near:
            near = far
        return self.reach_base + ((number - 2) * STANDINGS + standing) * REACHES + near

    def numbers_worth(self, tip: i64, other: i64) -> i64:
        worth: i64 = 0
        number: i64
        for number in range(2, 11):
            if not self.noted >> number & 1:
                worth += self.weights[self.reach_place(number, tip, other)]
        return worth

    def feel(self, places: Row) -> int:
        """Notes which places of the tables the line touches, and how many (`worth.features`)."""
        count: i64 = 0
        free_base, end_base, taken, around = self.free_base, self.end_base, self.taken, self.around
        field: i64
        for field in range(SIZE):
            if not taken >> field & 1:
                places[count] = free_base + field * 64 + around[field]
                count += 1
        places[count] = end_base + self.one * 64 + around[self.one]
        places[count + 1] = end_base + self.two * 64 + around[self.two]
        places[count + 2] = self.stuck_place(self.one, self.two)
        places[count + 3] = self.pair_place(self.one, self.two)
        places[count + 4] = self.noted_base + (self.noted >> 2)
        count += 5
        colour: i64
        for colour in range(HUES):
            row = STOCK + (colour * HOARD + self.patches_left[colour]) * HOARD
            places[count] = row + self.stock[colour]
            count += 1
        number: i64
        for number in range(2, 11):
            if not self.noted >> number & 1:
                places[count] = self.reach_place(number, self.one, self.two)
                count += 1
        return count

    def value(self, places: Row, count: int) -> int:
        """Points to come, times the scale; nothing comes after the last card."""
        worth: i64 = 0
        if self.is_sure:
            return self.scale * self.last_points(self.one, self.two)
        for at in range(count):
            worth += self.weights[places[at]]
        return worth

    def guess(self, at: Position, left: int, standings: Sequence[int], is_solo: bool) -> int:
        """The total that the tables expect, times the scale."""
        self.lift(at, is_solo)
        self.await_cards(left)
        self.stand(standings)
        to_come = self.value(self.places, self.feel(self.places))
        return to_come + (self.points - SIZE) * self.scale

    def learn(self, places: Row, count: int, change: int) -> None:
        """Moves each of these entries."""
        weights, by = self.weights, i64(change)
        for at in range(count):
            weights[places[at]] = weights[places[at]] + by


def facing(pens: list[Pen]) -> list[int]:
    """How the numbers stand to somebody who has these against him, by number (`rivals.standings`)."""
    out = [FULL] * 11
    if not pens:
        return out
    spent: i64 = 0
    for pen in pens:
        spent |= pen.noted
    steps = RULER.steps
    number: i64
    for number in range(2, 11):
        if spent >> number & 1:
            out[number] = HALF
            continue
        nearest: i64 = REACHES
        row = (number - 2) * SIZE
        for pen in pens:
            nearest = min(nearest, steps[row + pen.one], steps[row + pen.two])
        out[number] = (
            REMOTE if nearest > 6 else FAR if nearest > 4 else CLOSE if nearest > 2 else NEAR
        )
    return out
