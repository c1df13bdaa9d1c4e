"""The evaluation: one look at all open paths gives what the position is worth and where somebody may win at once.

Worth is in 1/200 logit for the side to move, learnt from own games only (`train.py`).
"""

from __future__ import annotations

from typing import Final

from trakkx_desktop.players.trax.board import Board, zeros
from trakkx_desktop.players.trax.packed import Row, i64, vec
from trakkx_desktop.players.trax.shapes import RACES, SHAPES, Shapes
from trakkx_desktop.players.trax.threats import Threats

OTHER: Final = 1024
"""Where the weights of pairs begin that belong to the side not to move."""
MOST_PATHS: Final = 4096
"""Open paths of one colour that are looked at; a board with more does not end within a human life."""


class Weights:
    """The learnt weights, laid out so that one look-up a path suffices."""

    def __init__(self, shapes: Shapes, numbers: list[int]) -> None:
        half = shapes.half
        self.shapes: Shapes = shapes
        self.shape: Row = zeros(2 * SHAPES)
        for index in range(SHAPES):
            number = shapes.number[index]
            self.shape[index] = numbers[number]
            self.shape[SHAPES + index] = numbers[half + number]
        self.lack: Row = zeros(16)
        for n in range(7):
            self.lack[n] = numbers[shapes.lacks + n]
            self.lack[8 + n] = numbers[half + shapes.lacks + n]
        self.pair: Row = zeros(2 * OTHER)
        for one in range(16):
            for two in range(16):
                kind = shapes.pairs + shapes.pair[one << 4 | two]
                self.pair[one + 1 << 5 | two + 1] = numbers[kind]
                self.pair[OTHER | one + 1 << 5 | two + 1] = numbers[half + kind]
        self.race: Row = vec[i64](numbers[shapes.races : shapes.races + RACES])
        self.constant: i64 = numbers[shapes.weights - 1]


class Worth:
    """Looks at a board. `other` in what follows is 0 for paths of the side to move, 1 for the rest."""

    def __init__(self, board: Board, threats: Threats, weights: Weights) -> None:
        self.board: Board = board
        self.threats: Threats = threats
        self.weights: Weights = weights
        self.shape: Row = weights.shape
        self.lack: Row = weights.lack
        self.pair: Row = weights.pair
        self.ends: Row = zeros(4 * MOST_PATHS)
        """The two end spaces of each path, white ones first, red ones from 2 * MOST_PATHS on."""
        self.top: Row = zeros(2)
        self.close: Row = zeros(2)
        """Paths of each colour whose ends lie at most three steps apart."""
        self.shape_of: Row = zeros(2 * MOST_PATHS)
        self.across: i64 = 0
        self.down: i64 = 0
        shift, middle = int(board.shift), (3 << int(board.shift)) + 3
        self.middle: i64 = middle
        self.reach: i64 = 2 * middle + 1
        self.near: Row = zeros(2 * middle + 1)
        """By the difference of two cells, plus `middle`: 0 far, else 1 + distances down * 4 + across (0..3)."""
        for y in range(-3, 4):
            for x in range(-3, 4):
                self.near[middle + (y << shift) + x] = 1 + (abs(y) << 2 | abs(x))

    def look(self, side: i64) -> i64:
        """The worth for that side, which is to move, never as much as a win; lists candidates in `threats`."""
        board = self.board
        edges = board.edges
        mate = board.mate
        low = board.low
        self.threats.clear()
        self.top[0] = 0
        self.top[1] = 2 * MOST_PATHS
        self.close[0] = 0
        self.close[1] = 0
        span = board.right - board.left + 2
        self.across = span if span > 9 else i64(9)
        span = board.bottom - board.top + 2
        self.down = span if span > 9 else i64(9)
        worth = self.weights.constant
        place = board.open - 1
        while place >= 0:
            cell = board.spaces[place]
            place -= 1
            into = edges[cell]
            white = into & 15
            red = into >> 4
            if white:
                end = cell << 2 | low[white]
                if mate[end] > end:
                    worth += self._path(end, mate[end], red, 0, side)
            if red:
                end = cell << 2 | low[red]
                if mate[end] > end:
                    worth += self._path(end, mate[end], white, 1, side ^ 1)
        worth += self.weights.race[self._race(side)]
        worth += self._pairs(0, self.top[0], side * OTHER)
        worth += self._pairs(2 * MOST_PATHS, self.top[1], (side ^ 1) * OTHER)
        return max(i64(-20000), min(i64(20000), worth))

    def _race(self, side: i64) -> i64:
        own = self.close[side]
        others = self.close[side ^ 1]
        return (own if own < 3 else i64(3)) << 2 | (others if others < 3 else i64(3))

    def _path(self, end: i64, mate: i64, foreign: i64, colour: i64, other: i64) -> i64:
        """One path from its lesser end, and the foreign edges there."""
        board = self.board
        a = end >> 2
        b = mate >> 2
        x = (b & board.mask) - (a & board.mask)
        y = (b >> board.shift) - (a >> board.shift)
        top = self.top[colour]
        self.ends[top] = a
        self.ends[top + 1] = b
        self.top[colour] = top + 2
        far = x if x >= 0 else -x
        if far + y <= 3:
            self.close[colour] += 1
            if far + y <= 2:
                self.threats.near(a, b, x, y, colour)
        worth: i64 = 0
        lack = self.across - far
        if lack < 7:
            worth = self.lack[other << 3 | lack]
            if lack <= 2:
                self.threats.ends(a, b, colour)
        lack = self.down - y
        if lack < 7:
            worth += self.lack[other << 3 | lack]
            if lack <= 2:
                self.threats.ends(a, b, colour)
        index = self._shape(
            end & 3, mate & 3, x, y, foreign, board.edges[b] >> (4 - 4 * colour) & 15
        )
        self.shape_of[top >> 1] = index
        return worth + self.shape[other * SHAPES + index]

    def _shape(self, a: i64, b: i64, x: i64, y: i64, foreign_a: i64, foreign_b: i64) -> i64:
        """The index of a shape, see `shapes.index_of`; foreign edges come as sets of at most one side."""
        low = self.board.low
        if x > 4:
            x = 4
        elif x < -4:
            x = -4
        if y > 4:
            y = 4
        index = ((a << 2 | b) * 9 + x + 4) * 9 + y + 4
        index <<= 4
        if foreign_a:
            index |= (low[foreign_a] - a & 3) << 2
        if foreign_b:
            index |= low[foreign_b] - b & 3
        return index

    def _pairs(self, first: i64, top: i64, other: i64) -> i64:
        """Paths of one colour whose ends lie near each other two by two; `other` is 0 or OTHER."""
        ends = self.ends
        near = self.near
        reach = self.reach
        middle = self.middle
        pair = self.pair
        worth: i64 = 0
        i = first
        while i < top:
            a = ends[i] + middle
            b = ends[i + 1] + middle
            j = first
            while j < i:
                c = ends[j]
                d = ends[j + 1]
                j += 2
                one = near[a - c] if 0 <= a - c < reach else i64(0)
                if one and 0 <= b - d < reach:
                    worth += pair[other | one << 5 | near[b - d]]
                one = near[a - d] if 0 <= a - d < reach else i64(0)
                if one and 0 <= b - c < reach:
                    worth += pair[other | one << 5 | near[b - c]]
            i += 2
        return worth

    def paths(self, colour: int) -> list[tuple[int, int]]:
        """The end spaces of each path of a colour, as the newest look found them."""
        ends, first = self.ends, 2 * MOST_PATHS * colour
        return [(int(ends[i]), int(ends[i + 1])) for i in range(first, int(self.top[colour]), 2)]

    def features(self, side: i64) -> list[int]:
        """The numbers of the weights that `look` adds up, the constant aside; for learning."""
        self.look(side)
        shapes = self.weights.shapes
        found: list[int] = [shapes.races + int(self._race(side))]
        for colour in range(2):
            first, top = 2 * MOST_PATHS * colour, int(self.top[colour])
            base = shapes.half * (colour ^ int(side))
            for i in range(first, top, 2):
                found.append(base + shapes.number[self.shape_of[i >> 1]])
                found += [base + shapes.lacks + n for n in self._lacks(i)]
                found += [base + shapes.pairs + shapes.pair[k] for k in self._kinds(first, i)]
        return found

    def _lacks(self, i: int) -> list[int]:
        board = self.board
        a, b = self.ends[i], self.ends[i + 1]
        far = abs(int(a & board.mask) - int(b & board.mask))
        deep = (b >> board.shift) - (a >> board.shift)
        return [n for n in (self.across - far, self.down - deep) if n < 7]

    def _kinds(self, first: int, i: int) -> list[int]:
        """Indices into `Shapes.pair` for the path at i with each one before it."""
        a, b = self.ends[i], self.ends[i + 1]
        kinds = []
        for j in range(first, i, 2):
            c, d = self.ends[j], self.ends[j + 1]
            kinds += [(self._near(a, c), self._near(b, d)), (self._near(a, d), self._near(b, c))]
        return [(one - 1) << 4 | two - 1 for one, two in kinds if one and two]

    def _near(self, a: i64, c: i64) -> int:
        at = a - c + self.middle
        return int(self.near[at]) if 0 <= at < self.reach else 0
