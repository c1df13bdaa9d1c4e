"""The evaluation: one look at all open paths gives what the position is worth and where somebody may win at once.

Worth is in 1/200 logit for the side to move, learnt from own games only (`train.py`).
"""

from __future__ import annotations

from typing import Final

from trakkx_desktop.players.trax.board import Board, zeros
from trakkx_desktop.players.trax.packed import Row, i64
from trakkx_desktop.players.trax.shapes import SHAPES, Shapes
from trakkx_desktop.players.trax.threats import Threats

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
        self.pair: Row = zeros(512)
        for f in range(256):
            self.pair[f] = numbers[shapes.pairs + shapes.pair[f]]
            self.pair[256 + f] = numbers[half + shapes.pairs + shapes.pair[f]]
        self.constant: i64 = numbers[2 * half]


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
        self.shape_of: Row = zeros(2 * MOST_PATHS)
        self.across: i64 = 0
        self.down: i64 = 0

    def look(self, side: i64) -> i64:
        """The worth for that side, which is to move, never as much as a win; lists candidates in `threats`."""
        board = self.board
        edges = board.edges
        mate = board.mate
        low = board.low
        self.threats.clear()
        self.top[0] = 0
        self.top[1] = 2 * MOST_PATHS
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
        worth += self._pairs(0, self.top[0], side << 8)
        worth += self._pairs(2 * MOST_PATHS, self.top[1], (side ^ 1) << 8)
        return max(i64(-20000), min(i64(20000), worth))

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
        """Paths of one colour, two by two; `other` is 0 or 256."""
        ends = self.ends
        rows = 4 << self.board.shift
        worth: i64 = 0
        i = first
        while i < top:
            a = ends[i]
            b = ends[i + 1]
            j = first
            while j < i:
                c = ends[j]
                d = ends[j + 1]
                j += 2
                # Cells whose numbers differ by less than four rows: the others are far apart.
                if -rows < a - c < rows and -rows < b - d < rows:
                    worth += self._pair(a, c, b, d, other)
                if -rows < a - d < rows and -rows < b - c < rows:
                    worth += self._pair(a, d, b, c, other)
            i += 2
        return worth

    def _pair(self, a: i64, c: i64, b: i64, d: i64, other: i64) -> i64:
        """Two paths whose ends a and c, b and d may lie near each other."""
        kind = self.kind(a, c, b, d)
        return self.pair[other | kind] if kind >= 0 else i64(0)

    def kind(self, a: i64, c: i64, b: i64, d: i64) -> i64:
        """Distances of a from c and of b from d (see `numbered_pairs`), -1 if one is more than three."""
        mask = self.board.mask
        shift = self.board.shift
        y = (a >> shift) - (c >> shift)
        x = (a & mask) - (c & mask)
        v = (b >> shift) - (d >> shift)
        u = (b & mask) - (d & mask)
        y = y if y >= 0 else -y
        x = x if x >= 0 else -x
        v = v if v >= 0 else -v
        u = u if u >= 0 else -u
        if y > 3 or x > 3 or v > 3 or u > 3:
            return -1
        return ((y << 2 | x) << 2 | v) << 2 | u

    def paths(self, colour: int) -> list[tuple[int, int]]:
        """The end spaces of each path of a colour, as the newest look found them."""
        ends, first = self.ends, 2 * MOST_PATHS * colour
        return [(int(ends[i]), int(ends[i + 1])) for i in range(first, int(self.top[colour]), 2)]

    def features(self, side: i64) -> list[int]:
        """The numbers of the weights that `look` adds up, the constant aside; for learning."""
        self.look(side)
        shapes = self.weights.shapes
        found: list[int] = []
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
        a, b = self.ends[i], self.ends[i + 1]
        kinds = []
        for j in range(first, i, 2):
            c, d = self.ends[j], self.ends[j + 1]
            kinds += [self.kind(a, c, b, d), self.kind(a, d, b, c)]
        return [kind for kind in kinds if kind >= 0]
