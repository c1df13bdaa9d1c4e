"""Turns that win at once: where one tile may close a path or end a line, and whether it truly does (T8-T10)."""

from __future__ import annotations

from typing import Final

from trakkx_desktop.players.trax.board import Board, zeros
from trakkx_desktop.players.trax.packed import Row, i64

MOST: Final = 60
"""Candidates of one colour that are kept."""


class Threats:
    """A turn is `cell << 3 | lie`. Candidates are found by the look at all paths and tried here."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.turns: Row = zeros(128)
        self.count: Row = zeros(2)

    def clear(self) -> None:
        self.count[0] = 0
        self.count[1] = 0

    def _add(self, colour: i64, cell: i64, lie: i64) -> None:
        k = self.count[colour]
        if lie and k < MOST:
            self.turns[colour << 6 | k] = cell << 3 | lie
            self.count[colour] = k + 1

    def near(self, a: i64, b: i64, across: i64, down: i64, colour: i64) -> None:
        """The end spaces a < b of a path lie one or two steps apart (`across` to the right): can one tile close it?"""
        board = self.board
        if across == 0:
            if down == 1:
                self._toward(a, 2, b, colour)
            else:
                self._between(a, a + board.step[2], b, colour)
        elif down == 0:
            if across == 1 or across == -1:
                self._toward(a, 1, b, colour)
            else:
                self._between(a, (a + b) >> 1, b, colour)
        else:
            self._between(a, a + across, b, colour)
            self._between(a, b - across, b, colour)

    def _toward(self, a: i64, side: i64, b: i64, colour: i64) -> None:
        """Neighbours: a tile in one of them that leads into the other forces that one."""
        board = self.board
        shift = 4 * colour
        own = board.edges[a] >> shift & 15
        self._add(colour, a, board.joining[colour << 4 | own | i64(1) << side])
        own = board.edges[b] >> shift & 15
        self._add(colour, b, board.joining[colour << 4 | own | i64(1) << (side ^ 2)])

    def _between(self, a: i64, middle: i64, b: i64, colour: i64) -> None:
        """A tile in the middle that leads into both ends forces them."""
        board = self.board
        edges = board.edges[middle]
        if board.lie[middle] or edges == 0 or edges >> (4 * colour) & 15:
            return
        sides: i64 = 0
        side: i64 = 0
        while side < 4:
            cell = middle + board.step[side]
            if cell in (a, b):
                sides |= i64(1) << side
            side += 1
        self._add(colour, middle, board.joining[colour << 4 | sides])

    def ends(self, a: i64, b: i64, colour: i64) -> None:
        """A path that lacks little to a line: any tile at its ends."""
        board = self.board
        fits = board.fits
        in_a = board.edges[a] * 4
        in_b = board.edges[b] * 4
        k: i64 = 0
        while k < 3:
            self._add(colour, a, fits[in_a + k])
            self._add(colour, b, fits[in_b + k])
            k += 1

    def winning(self, colour: i64) -> i64:
        """A candidate of that colour that truly wins, or 0."""
        board = self.board
        k: i64 = 0
        while k < self.count[colour]:
            turn = self.turns[colour << 6 | k]
            k += 1
            won = board.make(turn >> 3, turn & 7)
            if won >= 0:
                board.unmake()
                if won >> colour & 1:
                    return turn
        return 0

    def still_wins(self, turn: i64, colour: i64) -> bool:
        board = self.board
        cell = turn >> 3
        lie = turn & 7
        if board.lie[cell] or not self.fits(cell, lie):
            return False
        won = board.make(cell, lie)
        if won < 0:
            return False
        board.unmake()
        return won >> colour & 1 != 0

    def fits(self, cell: i64, lie: i64) -> bool:
        board = self.board
        edges = board.edges[cell]
        white = board.white[lie]
        return edges != 0 and edges & 15 & ~white == 0 and edges >> 4 & white == 0

    def stirs(self, cell: i64, lie: i64) -> bool:
        """Would the tile force another one, or three of a colour?"""
        board = self.board
        own = board.edges[cell]
        own |= own >> 4
        white = board.white[lie]
        side: i64 = 0
        while side < 4:
            if own >> side & 1 == 0:
                bit = (side ^ 2) if white >> side & 1 else (side ^ 2) + 4
                if board.forced[board.edges[cell + board.step[side]] | i64(1) << bit]:
                    return True
            side += 1
        return False

    def any_win(self, colour: i64) -> i64:
        """Any turn at all that wins for the colour that moves, or 0; slow and exact."""
        board = self.board
        place = board.open - 1
        while place >= 0:
            cell = board.spaces[place]
            place -= 1
            k: i64 = 0
            while k < 3:
                lie = board.fits[board.edges[cell] * 4 + k]
                k += 1
                won = board.make(cell, lie) if lie else i64(-1)
                if won >= 0:
                    board.unmake()
                    if won >> colour & 1:
                        return cell << 3 | lie
        return 0
