"""Which turns can undo a threat: those that touch its zone. All others leave the threatening turn as it is.

The zone of a turn are the spaces that its chain fills and the spaces beside them. Another turn changes
what it leads to only by a tile in the zone, or by an edge into it that would force or block a space (T6, T7);
or by a wider box, where a line is threatened or 8x8 limits the turn itself.
"""

from __future__ import annotations

from typing import Final

from trakkx_desktop.players.trax.board import Board, zeros
from trakkx_desktop.players.trax.packed import Row, i64
from trakkx_desktop.players.trax.threats import Threats

INSIDE: Final = 256


class Zone:
    """The zone of one threat at a time. A mark is its number, then INSIDE, then the edges that would matter."""

    def __init__(self, board: Board, threats: Threats) -> None:
        self.board: Board = board
        self.threats: Threats = threats
        self.marks: Row = zeros(1 << (2 * int(board.shift)))
        self.number: i64 = 0
        self.is_boxed: bool = False
        self.tried: i64 = 0
        """Turns that had to be made to see whether they touch it."""
        self.tender: Row = zeros(256)
        """By edges into a space: the further edges that would force or block it."""
        for edges in range(256):
            for bit in range(8):
                side = bit & 3
                if not (edges | edges >> 4) >> side & 1 and board.forced[edges | 1 << bit]:
                    self.tender[edges] |= 1 << bit

    def draw(self, threat: i64) -> None:
        """Marks the zone of a turn that wins."""
        board = self.board
        marks = self.marks
        self.number += 1
        stamp = self.number << 9 | INSIDE
        first = board.count
        board.make(threat >> 3, threat & 7)
        self.is_boxed = board.is_limited or board.is_line
        i = first
        while i < board.count:
            cell = board.laid[i]
            i += 1
            marks[cell] = stamp
            side: i64 = 0
            while side < 4:
                beside = cell + board.step[side]
                side += 1
                if board.lie[beside] == 0:
                    marks[beside] = stamp | self.tender[board.edges[beside]]
        board.unmake()

    def touches(self, cell: i64, lie: i64) -> bool:
        """Does one tile touch the zone?"""
        board = self.board
        marks = self.marks
        number = self.number
        mark = marks[cell]
        if mark >> 9 == number:
            return True
        white = board.white[lie]
        side: i64 = 0
        while side < 4:
            mark = marks[cell + board.step[side]]
            if mark >> 9 == number:
                bit = (side ^ 2) if white >> side & 1 else (side ^ 2) + 4
                if mark >> bit & 1:
                    return True
            side += 1
        return False

    def is_near(self, turn: i64) -> bool:
        """Does the chosen tile of a turn touch the zone, or its box matter?"""
        board = self.board
        cell = turn >> 3
        if self.touches(cell, turn & 7):
            return True
        if not self.is_boxed:
            return False
        x = cell & board.mask
        y = cell >> board.shift
        return x < board.left or x > board.right or y < board.top or y > board.bottom

    def is_reached(self, turn: i64) -> bool:
        """Does a forced tile of a turn touch it, where the chosen one does not?"""
        return self.threats.stirs(turn >> 3, turn & 7) and self._chain_touches(turn)

    def _chain_touches(self, turn: i64) -> bool:
        board = self.board
        self.tried += 1
        i = board.count + 1
        if board.make(turn >> 3, turn & 7) < 0:
            return False
        found = board.won != 0
        while i < board.count and not found:
            cell = board.laid[i]
            i += 1
            found = self.touches(cell, board.lie[cell])
        board.unmake()
        return found
