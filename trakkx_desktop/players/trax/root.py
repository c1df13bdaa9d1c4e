"""The search from the position on the table: deeper and deeper, all turns kept with what each is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trakkx_desktop.players.packed import i64
from trakkx_desktop.players.trax.board import Board
from trakkx_desktop.players.trax.search import MATE, SURE, Enough, Memory, Search
from trakkx_desktop.players.trax.worth import Weights

WINDOW: Final = 60
"""How far the worth is expected to change from one depth to the next."""
DEEPEST: Final = 120


class Choice:
    """One legal turn. `worth` is an upper bound but for the best; `attack` and `reply` are turns by which
    the mover and the other could win afterwards, 0 if none was found."""

    def __init__(self, turn: int, worth: int, attack: int, reply: int, static: int) -> None:
        self.turn: int = turn
        self.worth: int = worth
        self.attack: int = attack
        self.reply: int = reply
        self.static: int = static


class Root:
    """`choices` are all legal turns, the best first."""

    def __init__(
        self,
        board: Board,
        side: int,
        weights: Weights,
        memory: Memory,
        is_over: Callable[[], bool],
        work: int = 0,
        wanted: int = 1,
    ) -> None:
        self.search: Search = Search(board, weights, memory, is_over)
        self.search.most_nodes = work
        self.board: Board = board
        self.side: i64 = side
        self.wanted: int = wanted
        """So many turns shall have their worth exactly, the best ones."""
        self.depth: int = 0
        self.choices: list[Choice] = []
        self.is_over: bool = False
        """Nothing can be gained by looking deeper, or time is up."""
        self._glance()

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def nodes(self) -> int:
        return int(self.search.nodes)

    def _glance(self) -> None:
        """Every legal turn at first sight, on huge boards as many as time allows; not counted as work, so that
        there is always an answer."""
        top = int(self.search.all_turns(0))
        turns = [int(self.search.turns[i]) for i in range(top)]
        for turn in turns:
            if len(self.choices) & 31 == 31 and self.search.is_over():
                break
            choice = self._choice(turn)
            if choice is not None:
                self.choices.append(choice)
        self.choices.sort(key=lambda choice: -choice.worth)
        self.keep(self.choices)

    def keep(self, choices: list[Choice]) -> None:
        """Thinks only about these from now on."""
        self.choices = choices
        self.is_over = self.wanted == 1 and (len(choices) < 2 or self.best.worth >= MATE)

    def _choice(self, turn: int) -> Choice | None:
        search, board, side = self.search, self.board, self.side
        won = board.make(turn >> 3, turn & 7)
        if won < 0:
            return None
        static = int(-search.worth.look(side ^ 1))
        attack, reply = int(search.threats.winning(side)), int(search.threats.winning(side ^ 1))
        board.unmake()
        worth = 1 - MATE if reply else static
        if won:
            worth = MATE if won >> side & 1 else -MATE
        return Choice(turn, worth, attack, reply, static)

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
        sure = [abs(choice.worth) > SURE for choice in self.choices[: self.wanted]]
        self.is_over = all(sure) or depth >= DEEPEST
        return True

    def _iterate(self, depth: int) -> None:
        """Within a narrow window around the last worth; if it lies outside, with the whole."""
        last = self.best.worth
        if self.wanted > 1:
            self._several(depth)
            return
        if self.depth < 4 or last > SURE or last < -SURE:
            self._within(depth, -MATE, MATE)
            return
        worth = self._within(depth, last - WINDOW, last + WINDOW)
        if worth <= last - WINDOW or worth >= last + WINDOW:
            self._within(depth, -MATE, MATE)

    def _within(self, depth: int, low: int, high: int) -> int:
        """The worth of the best turn, which comes to the front as soon as it is known."""
        alpha = low
        for number in range(len(self.choices)):
            choice = self.choices[number]
            if choice.worth <= -SURE:
                alpha = max(alpha, choice.worth)
                continue
            worth = self._child(choice, number, depth, alpha, high)
            if worth > alpha:
                alpha = worth
                choice.worth = worth
                self.choices.insert(0, self.choices.pop(number))
                if worth >= high:
                    return worth
            else:
                choice.worth = worth if worth <= -SURE else min(worth, alpha - 1)
        first = self.best
        self.choices.sort(key=lambda choice: (choice is not first, -choice.worth))
        return alpha

    def _several(self, depth: int) -> None:
        """The best turns each with its own worth, all others only seen to be no better."""
        found: list[int] = []
        for number in range(len(self.choices)):
            choice = self.choices[number]
            least = found[self.wanted - 1] if len(found) >= self.wanted else -MATE
            worth = choice.worth
            if abs(worth) <= SURE:
                worth = self._child(choice, max(0, number + 1 - self.wanted), depth, least, MATE)
                choice.worth = worth if worth > least or worth <= -SURE else min(worth, least - 1)
            found.append(worth)
            found.sort(reverse=True)
        self.choices.sort(key=lambda choice: -choice.worth)

    def variation(self, choice: Choice, longest: int) -> list[int]:
        """How the game may go on after a turn: wins at once, else what the table of positions remembers."""
        board, search, side = self.board, self.search, self.side
        before = board.turns
        turns, turn = list[int](), choice.turn
        while turn and board.make(turn >> 3, turn & 7) >= 0:
            turns.append(turn)
            side ^= 1
            turn = 0
            if not board.won and len(turns) < longest:
                turn = int(search.threats.any_win(side)) or int(search.remembered(side))
        while board.turns > before:
            board.unmake()
        return turns

    def _child(self, choice: Choice, number: int, depth: int, alpha: int, beta: int) -> int:
        """A late turn less deep; every turn but the first by a narrow window, and again if it does well."""
        search, side, turn = self.search, self.side, choice.turn
        less = 0
        if number >= 4 and depth >= 4 and not choice.attack:
            less = 1 + (number >= 12) + (number >= 30)
        self.board.make(turn >> 3, turn & 7)
        worth = alpha + 1
        if number > 0:
            worth = -search.node(
                depth - 2 - less, -alpha - 1, -alpha, 1, side ^ 1, choice.attack, -choice.static, 0
            )
        if worth > alpha:
            worth = -search.node(
                depth - 2, -beta, -alpha, 1, side ^ 1, choice.attack, -choice.static, 0
            )
        self.board.unmake()
        return int(worth)
