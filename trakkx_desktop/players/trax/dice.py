"""Tur-TRAX: looks ahead over all rolls, each equally likely among those that can be played (D1-D5)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from trakkx_desktop.players.trax.board import Board
from trakkx_desktop.players.trax.packed import i64
from trakkx_desktop.players.trax.search import Enough
from trakkx_desktop.players.trax.threats import Threats
from trakkx_desktop.players.trax.worth import Weights, Worth

FACES: Final = 6
DAMPED: Final = 400.0
"""The weights are those of the game without a die; with one, being ahead is worth about half as much."""


class Odds:
    """Chances to win on one board, exact at the horizon only for who can win at once by which lie."""

    def __init__(
        self, board: Board, weights: Weights, is_over: Callable[[], bool], work: int
    ) -> None:
        self.board: Board = board
        self.threats: Threats = Threats(board)
        self.worth: Worth = Worth(board, self.threats, weights)
        self.is_over: Callable[[], bool] = is_over
        self.nodes: int = 0
        self.most_nodes: int = work

    def _tick(self) -> None:
        self.nodes += 1
        if self.nodes == self.most_nodes or (self.nodes & 63 == 0 and self.is_over()):
            raise Enough

    def turns(self, lie: int = 0) -> list[int]:
        """The turns that fit, legal or not, all or of one lie."""
        board, found = self.board, []
        for place in range(int(board.open)):
            cell = int(board.spaces[place])
            for k in range(3):
                fit = int(board.fits[board.edges[cell] * 4 + k])
                if fit and lie in (0, fit):
                    found.append(cell << 3 | fit)
        return found

    def after(self, turn: int, side: int, depth: int) -> float:
        """The chance of the side that makes this turn; -1 if it is illegal."""
        board = self.board
        turns = board.turns
        won = board.make(turn >> 3, turn & 7)
        if won < 0:
            return -1.0
        try:
            self._tick()
            if won:
                return 1.0 if won >> side & 1 else 0.0
            return 1.0 - self.before_roll(side ^ 1, depth)
        finally:
            while board.turns > turns:
                board.unmake()

    def before_roll(self, side: int, depth: int) -> float:
        """The chance of the side that is going to roll, looking so many rolls ahead."""
        if depth == 0:
            return self._glance(side)
        best = [-1.0] * (FACES + 1)
        for turn in self.turns():
            lie = turn & 7
            if best[lie] < 1.0:
                best[lie] = max(best[lie], self.after(turn, side, depth - 1))
        playable = [chance for chance in best if chance >= 0.0]
        return sum(playable) / len(playable) if playable else 0.5

    def _glance(self, side: int) -> float:
        """By evaluation, and by the lies with which each side could win at once."""
        worth = int(self.worth.look(side))
        own, others = self._lies(side), self._lies(side ^ 1)
        chance = 1.0 / (1.0 + exp(-worth / DAMPED))
        chance *= 1.0 - others / (2 * FACES)
        return own / FACES + (1.0 - own / FACES) * chance

    def _lies(self, colour: int) -> int:
        """How many lies win at once for a colour, as far as the look found them."""
        threats, lies = self.threats, 0
        for k in range(int(threats.count[colour])):
            turn = int(threats.turns[colour << 6 | k])
            if lies >> (turn & 7) & 1 == 0 and threats.still_wins(turn, i64(colour)):
                lies |= 1 << (turn & 7)
        return lies.bit_count()
