"""The private TRAX board of the search: path ends in pairs, chains (T6, T7), wins (T8, T9), turns taken back at will.

A cell is `y << shift | x`. Sides N E S W are 0..3, white is 0 and red 1, lies are 1..6 in the order of
`LIES`, 0 is an empty space. Edges into a space are the model's one number. An open path end is
`cell << 2 | side`: the empty space it leads into, and the side it comes in by; `mate` has the other end
of the same path. Nothing is logged: what taking back needs still stands in the rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.tiles import FITS, FORCED, LIES, THREE_OF, WHITE_JOINS, Tile
from trakkx_desktop.players.trax.packed import Row, i64, vec

ILLEGAL: Final = -1
WHITE_WINS: Final = 1
RED_WINS: Final = 2
MARGIN: Final = 44
"""Free columns and rows around the tiles of a new board: so many turns can be looked ahead at least."""
LEAST_SHIFT: Final = 7
DEEPEST: Final = 512
"""Turns that can be taken back."""


def zeros(length: int) -> Row:
    return vec[i64]([0] * length)


class Tables:
    """What holds for every board, looked up in the innermost steps."""

    def __init__(self) -> None:
        sides = [sum(1 << side for side in WHITE_JOINS[lie]) for lie in LIES]
        self.white: Row = zeros(7)
        """By lie: the set of sides that its white path joins."""
        self.joining: Row = zeros(32)
        """By colour and set of two sides: the lie that joins them."""
        for lie, white in enumerate(sides, 1):
            self.white[lie] = white
            self.joining[white] = lie
            self.joining[16 + 15 - white] = lie
        self.low: Row = vec[i64]([max(0, (m & -m).bit_length() - 1) for m in range(16)])
        self.high: Row = vec[i64]([max(0, m.bit_length() - 1) for m in range(16)])
        """The least and the greatest side of a set."""
        self.forced: Row = vec[i64](
            [
                -1 if THREE_OF[e] else LIES.index(FORCED[e]) + 1 if FORCED[e] else 0
                for e in range(256)
            ]
        )
        """By edges: the forced lie, 0 none, -1 three of a colour."""
        self.fits: Row = zeros(1024)
        """By edges * 4: the lies that fit, then 0."""
        for edges in range(1, 256):
            for place, tile in enumerate(FITS[edges][:3]):
                self.fits[edges * 4 + place] = LIES.index(tile) + 1
        self._marks: dict[int, Row] = {}

    def marks(self, shift: int) -> Row:
        """A random number for each cell; a lie turns its bits, so that one row serves for all lies."""
        if shift not in self._marks:
            marks, seed = zeros(1 << (2 * shift)), 88172645463325252
            for cell in range(1 << (2 * shift)):
                seed ^= (seed << 13) & 0xFFFFFFFFFFFFFFFF
                seed ^= seed >> 7
                seed ^= (seed << 17) & 0xFFFFFFFFFFFFFFFF
                marks[cell] = seed >> 10
            self._marks[shift] = marks
        return self._marks[shift]


TABLES = Tables()


def shift_for(tiles: Mapping[Cell, Tile]) -> int:
    """How large a board has to be for these tiles and the turns that may follow: there is no largest."""
    if not tiles:
        return LEAST_SHIFT
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    most = max(max(xs) - min(xs), max(ys) - min(ys)) + 1
    return max(LEAST_SHIFT, (most + 2 * MARGIN).bit_length())


class Board:
    """`limit`: most rows and columns, 0 if there is none (L1)."""

    def __init__(self, shift: i64 = LEAST_SHIFT, limit: i64 = 0) -> None:
        cells = 1 << (2 * shift)
        self.shift: i64 = shift
        self.mask: i64 = (1 << shift) - 1
        self.limit: i64 = limit if limit else (1 << shift)
        self.is_limited: bool = limit > 0
        self.lie: Row = zeros(cells)
        self.edges: Row = zeros(cells)
        self.mate: Row = zeros(cells * 4)
        self.spaces: Row = zeros(cells)
        """Empty spaces beside tiles; the newest tend to stand last."""
        self.place: Row = zeros(cells)
        """Where a space stands in `spaces`."""
        self.open: i64 = 0
        self.due: Row = zeros(cells)
        """Spaces that the newest turn has forced; one may stand here twice."""
        self.dues: i64 = 0
        self.laid: Row = zeros(cells)
        self.count: i64 = 0
        self.turns: i64 = 0
        self.before: Row = zeros(DEEPEST * 5)
        """For each turn: the number of tiles and the box before it."""
        self.left: i64 = 0
        self.right: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.won: i64 = 0
        """Who has made a loop or line in the newest turn: 1 white, 2 red, 3 both."""
        self.is_line: bool = False
        """Was a line among it?"""
        self.hash: i64 = 0
        self.marks: Row = TABLES.marks(int(shift))
        self.x0: int = 0
        self.y0: int = 0
        """Where the model's origin lies."""
        step = 1 << shift
        self.step: Row = vec[i64]([-step, 1, step, -1])
        tables = TABLES
        self.white: Row = tables.white
        self.low: Row = tables.low
        self.high: Row = tables.high
        self.forced: Row = tables.forced
        self.fits: Row = tables.fits
        self.joining: Row = tables.joining

    def _turn_hash(self, cell: i64, lie: i64) -> None:
        mark = self.marks[cell]
        self.hash ^= (mark << lie) ^ (mark >> (6 * lie))

    def _lead(self, space: i64, bit: i64) -> None:
        """An edge leads into an empty space."""
        edges = self.edges[space]
        if edges == 0:
            self.spaces[self.open] = space
            self.place[space] = self.open
            self.open += 1
            self.edges[space] = i64(1) << bit
            return
        edges |= i64(1) << bit
        self.edges[space] = edges
        if self.forced[edges]:
            self.due[self.dues] = space
            self.dues += 1

    def _unlead(self, space: i64, bit: i64) -> None:
        edges = self.edges[space] & ~(i64(1) << bit)
        self.edges[space] = edges
        if edges == 0:
            self.open -= 1

    def _end(self, cell: i64, side: i64, own: i64, colour: i64) -> i64:
        """The end of the path that leaves a new tile by a side: far away if one led in, else just beyond."""
        if own >> side & 1:
            return self.mate[cell << 2 | side]
        beyond = cell + self.step[side]
        self._lead(beyond, (side ^ 2) + 4 * colour)
        return beyond << 2 | side ^ 2

    def _join(self, cell: i64, sides: i64, own: i64, colour: i64) -> None:
        """A new tile joins two sides by a colour; `own` are that colour's edges into its cell."""
        high = self.high[sides]
        a = self._end(cell, self.low[sides], own, colour)
        if a == cell << 2 | high:
            self.won |= i64(1) << colour
            return
        b = self._end(cell, high, own, colour)
        self.mate[a] = b
        self.mate[b] = a
        # The ends of a line lie just outside the box on both sides; no forced tile ever lies there.
        span = self.right - self.left + 2
        if span > 8:
            far = (a >> 2 & self.mask) - (b >> 2 & self.mask)
            if far == span or far == -span:
                self.won |= i64(1) << colour
                self.is_line = True
        span = self.bottom - self.top + 2
        if span > 8:
            far = (a >> (self.shift + 2)) - (b >> (self.shift + 2))
            if far == span or far == -span:
                self.won |= i64(1) << colour
                self.is_line = True

    def put(self, cell: i64, lie: i64) -> None:
        """Lays one tile; the box has to hold it already."""
        self.lie[cell] = lie
        self._turn_hash(cell, lie)
        self.laid[self.count] = cell
        self.count += 1
        own = self.edges[cell]
        if own:
            self.open -= 1
            last = self.spaces[self.open]
            place = self.place[cell]
            self.spaces[place] = last
            self.place[last] = place
            self.place[cell] = place
        white = self.white[lie]
        self._join(cell, white, own & 15, 0)
        self._join(cell, 15 - white, own >> 4, 1)

    def _part(self, cell: i64, sides: i64, own: i64, colour: i64) -> None:
        """Takes `_join` back, its steps in the reverse order."""
        mate = self.mate
        low = self.low[sides]
        high = self.high[sides]
        a = cell << 2 | low
        b = cell << 2 | high
        is_loop = own >> low & 1 != 0 and mate[a] == b
        if own >> high & 1 == 0:
            self._unlead(cell + self.step[high], (high ^ 2) + 4 * colour)
        elif not is_loop:
            mate[mate[b]] = b
        if own >> low & 1 == 0:
            self._unlead(cell + self.step[low], (low ^ 2) + 4 * colour)
        elif not is_loop:
            mate[mate[a]] = a

    def lift(self) -> None:
        """Takes the newest tile away."""
        self.count -= 1
        cell = self.laid[self.count]
        lie = self.lie[cell]
        self.lie[cell] = 0
        self._turn_hash(cell, lie)
        own = self.edges[cell]
        white = self.white[lie]
        self._part(cell, 15 - white, own >> 4, 1)
        self._part(cell, white, own & 15, 0)
        if own:
            place = self.place[cell]
            last = self.spaces[place]
            self.spaces[self.open] = last
            self.place[last] = self.open
            self.open += 1
            self.spaces[place] = cell

    def _widen(self, cell: i64) -> bool:
        """The box grows to hold the cell; False if it may not (L1)."""
        x = cell & self.mask
        y = cell >> self.shift
        if self.count == 0:
            self.left = self.right = x
            self.top = self.bottom = y
        if x < self.left:
            self.left = x
        elif x > self.right:
            self.right = x
        if y < self.top:
            self.top = y
        elif y > self.bottom:
            self.bottom = y
        return self.right - self.left < self.limit and self.bottom - self.top < self.limit

    def _follow(self) -> bool:
        """The chain: fills the spaces that have become forced (T6); False at three of a colour (T7)."""
        number: i64 = 0
        while number < self.dues:
            space = self.due[number]
            number += 1
            lie = self.forced[self.edges[space]]
            if lie < 0:
                return False
            if self.lie[space] == 0:
                self.put(space, lie)
        return True

    def make(self, cell: i64, lie: i64) -> i64:
        """A whole turn: who has won by it (see `won`), or ILLEGAL, and then nothing has changed."""
        before = self.before
        at = self.turns * 5
        before[at] = self.count
        before[at + 1] = self.left
        before[at + 2] = self.right
        before[at + 3] = self.top
        before[at + 4] = self.bottom
        self.turns += 1
        self.won = 0
        self.is_line = False
        self.dues = 0
        if self._widen(cell):
            self.put(cell, lie)
            if self._follow():
                return self.won
        self.unmake()
        return -1

    def unmake(self) -> None:
        self.turns -= 1
        before = self.before
        at = self.turns * 5
        first = before[at]
        while self.count > first:
            self.lift()
        self.left = before[at + 1]
        self.right = before[at + 2]
        self.top = before[at + 3]
        self.bottom = before[at + 4]

    def room(self) -> i64:
        """Turns that certainly stay on the board, whatever they are."""
        if self.count == 0:
            return MARGIN
        near = min(self.left, self.top, self.mask - self.right, self.mask - self.bottom) - 2
        return min(near, DEEPEST - self.turns - 2)

    def cell(self, at: Cell) -> int:
        """The model's cell on this board."""
        return at[1] + self.y0 << self.shift | at[0] + self.x0

    def at(self, cell: int) -> Cell:
        """This board's cell in the model."""
        return (cell & self.mask) - self.x0, (cell >> self.shift) - self.y0


def from_tiles(tiles: Mapping[Cell, Tile], limit: int | None = None) -> Board:
    """The board on which these tiles lie in the middle."""
    board = Board(shift_for(tiles), limit or 0)
    xs, ys = [x for x, _ in tiles] or [0], [y for _, y in tiles] or [0]
    middle = 1 << (board.shift - 1)
    board.x0, board.y0 = middle - (min(xs) + max(xs)) // 2, middle - (min(ys) + max(ys)) // 2
    for at, tile in tiles.items():
        board.dues = 0
        board._widen(board.cell(at))
        board.put(board.cell(at), LIES.index(tile) + 1)
    return board


def perft(board: Board, depth: i64) -> i64:
    """Sequences of so many turns; a finished game has no continuation."""
    total: i64 = 0
    spaces = [board.spaces[place] for place in range(board.open)]
    for space in spaces:
        for place in range(3):
            lie = board.fits[board.edges[space] * 4 + place]
            won = board.make(space, lie) if lie else -1
            if won < 0:
                continue
            if depth == 1:
                total += 1
            elif won == 0:
                total += perft(board, depth - 1)
            board.unmake()
    return total
