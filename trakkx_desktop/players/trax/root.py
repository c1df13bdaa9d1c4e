"""The search from the position on the table: deeper and deeper, all turns of the root kept with what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trakkx_desktop.players.trax.board import Board
from trakkx_desktop.players.trax.packed import i64
from trakkx_desktop.players.trax.search import MATE, SURE, Enough, Memory, Search
from trakkx_desktop.players.trax.worth import Weights

WINDOW: Final = 60
"""How far the worth is expected to change from one depth to the next."""


class Root:
    """`turns` are all legal turns, best first; `worths` what is known of each (an upper bound but for the best)."""

    def __init__(
        self,
        board: Board,
        side: int,
        weights: Weights,
        memory: Memory,
        is_over: Callable[[], bool],
        work: int = 0,
    ) -> None:
        self.search: Search = Search(board, weights, memory, is_over)
        self.search.most_nodes = work
        self.board: Board = board
        self.side: i64 = side
        self.depth: int = 0
        self.turns: list[int] = []
        self.worths: list[int] = []
        self.attacks: list[int] = []
        self.statics: list[int] = []
        self.is_over: bool = False
        """Nothing can be gained by looking deeper, or time is up."""
        self._glance()

    @property
    def best(self) -> int:
        return self.turns[0]

    @property
    def worth(self) -> int:
        return self.worths[0]

    def _glance(self) -> None:
        """Every legal turn with what it is worth at first sight; not counted as work, so that it is never cut off."""
        search, board, side = self.search, self.board, self.side
        top = search.all_turns(0)
        found = []
        for i in range(int(top)):
            turn = int(search.turns[i])
            won = board.make(turn >> 3, turn & 7)
            if won < 0:
                continue
            static = -search.worth.look(side ^ 1)
            attack = search.threats.winning(side)
            loses = search.threats.winning(side ^ 1) != 0
            board.unmake()
            worth = static
            if won:
                worth = MATE if won >> side & 1 else -MATE
            elif loses:
                worth = 1 - MATE
            found.append((int(worth), turn, int(attack), int(static)))
        found.sort(key=lambda entry: -entry[0])
        self.worths = [worth for worth, _, _, _ in found]
        self.turns = [turn for _, turn, _, _ in found]
        self.attacks = [attack for _, _, attack, _ in found]
        self.statics = [static for _, _, _, static in found]
        self.is_over = len(found) < 2 or self.worth >= MATE

    def deepen(self) -> bool:
        """One half ply deeper; False if the search was cut off or nothing is left to find."""
        if self.is_over:
            return False
        depth = self.depth + 1 if self.depth else 2
        turns = self.board.turns
        try:
            self._iterate(depth)
        except Enough:
            while self.board.turns > turns:
                self.board.unmake()
            self.is_over = True
            return False
        self.depth = depth
        if self.worth > SURE or self.worth < -SURE or depth >= 120:
            self.is_over = True
        return True

    def _iterate(self, depth: int) -> None:
        last = self.worth
        low, high = -MATE, MATE
        if self.depth >= 4 and -SURE < last < SURE:
            low, high = last - WINDOW, last + WINDOW
        worth = self._pass(depth, low, high)
        if worth <= low or worth >= high:
            self._pass(depth, -MATE, MATE)

    def _pass(self, depth: int, low: int, high: int) -> int:
        """All turns of the root within a window; the best one known comes to the front at once."""
        alpha = low
        for i in range(len(self.turns)):
            if self.worths[i] <= -SURE and i > 0:
                continue
            worth = self._child(i, depth, alpha, high)
            self.worths[i] = worth if worth > alpha or worth <= -SURE else min(worth, alpha - 1)
            if worth > alpha:
                alpha = worth
                self._promote(i)
                if worth >= high:
                    return worth
        order = sorted(
            range(len(self.turns)), key=lambda i: (-self.worths[i], i) if i else (-MATE, 0)
        )
        self.turns = [self.turns[i] for i in order]
        self.worths = [self.worths[i] for i in order]
        self.attacks = [self.attacks[i] for i in order]
        self.statics = [self.statics[i] for i in order]
        return alpha

    def _child(self, i: int, depth: int, alpha: int, beta: int) -> int:
        """Turn number i, and again with the whole window if a narrow one was not enough."""
        if self.worths[i] <= -SURE:
            return self.worths[i]
        board, search, side = self.board, self.search, self.side
        turn, attack, static = self.turns[i], self.attacks[i], -self.statics[i]
        less = 0
        if i >= 4 and depth >= 4 and not attack:
            less = 1 + (i >= 12) + (i >= 30)
        board.make(turn >> 3, turn & 7)
        worth = alpha + 1
        if i > 0:
            worth = -search.node(
                depth - 2 - less, -alpha - 1, -alpha, 1, side ^ 1, attack, static, 0
            )
        if worth > alpha:
            worth = -search.node(depth - 2, -beta, -alpha, 1, side ^ 1, attack, static, 0)
        board.unmake()
        return int(worth)

    def _promote(self, i: int) -> None:
        for row in (self.turns, self.worths, self.attacks, self.statics):
            row.insert(0, row.pop(i))
