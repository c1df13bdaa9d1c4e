"""Proofs for puzzles: every turn that wins within so many own turns, whatever the other does; nothing is left out.

It trusts neither evaluation nor zones of the search: every turn of both sides is tried, unless a reply that
refutes it is known already. Wins follow T8-T10: whoever moves wins if both would.
"""

from __future__ import annotations

from collections.abc import Callable

from trakkx_desktop.core.thought import never
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.players.packed import i64
from trakkx_desktop.players.trax.board import Board, from_tiles
from trakkx_desktop.players.trax.search import Enough
from trakkx_desktop.players.trax.threats import Threats


class Prover:
    """Tries on one board; `known` remembers by position and turns left whether the side to move wins."""

    def __init__(self, board: Board, is_over: Callable[[], bool]) -> None:
        self.board: Board = board
        self.threats: Threats = Threats(board)
        self.is_over: Callable[[], bool] = is_over
        self.tried: int = 0
        self.known: dict[tuple[int, int], bool] = {}
        self.refutation: int = 0
        """The reply that helped last is tried first: it often helps again."""

    def turns(self) -> list[int]:
        """The turns that fit, legal or not."""
        board, found = self.board, []
        for place in range(int(board.open)):
            cell = int(board.spaces[place])
            for k in range(3):
                lie = int(board.fits[board.edges[cell] * 4 + k])
                if lie:
                    found.append(cell << 3 | lie)
        return found

    def winning(self, side: int, most: int) -> list[int]:
        """All turns by which a side, to move now, wins within so many own turns."""
        return [turn for turn in self.turns() if self.forces(turn, side, most)]

    def holding(self, side: int, most: int) -> list[int]:
        """All turns of a side after which the other cannot win within so many of its own."""
        board, found = self.board, []
        for turn in self.turns():
            won = board.make(turn >> 3, turn & 7)
            if won < 0:
                continue
            if won >> side & 1 or (won == 0 and not self.wins(side ^ 1, most)):
                found.append(turn)
            board.unmake()
        return found

    def wins(self, side: int, most: int) -> bool:
        """Can the side to move win within so many own turns?"""
        if self.threats.any_win(side):
            return True
        if most == 1:
            return False
        key = int(self.board.hash), most << 1 | side
        if key not in self.known:
            self.known[key] = any(self.forces(turn, side, most) for turn in self.turns())
        return self.known[key]

    def forces(self, turn: int, side: int, most: int) -> bool:
        """Does a turn win within so many own turns, itself counted? Not if it is illegal."""
        board = self.board
        won = board.make(turn >> 3, turn & 7)
        if won < 0:
            return False
        self.tried += 1
        if self.tried & 15 == 0 and self.is_over():
            raise Enough
        is_forced = won >> side & 1 != 0
        if not won and most > 1:
            is_forced = self._is_lost(side ^ 1, most - 1)
        board.unmake()
        return is_forced

    def _is_lost(self, side: int, most: int) -> bool:
        """Does the other win within so many own turns, whatever the side to move does?"""
        if self.threats.any_win(side):
            return False
        threat, is_stuck = self.threats.any_win(side ^ 1), True
        turns = self.turns()
        if self.refutation in turns:
            turns.remove(self.refutation)
            turns.insert(0, self.refutation)
        for turn in turns:
            won = self.board.make(turn >> 3, turn & 7)
            if won < 0:
                continue
            is_stuck = False
            holds = not won and not self._still(threat, side ^ 1) and not self.wins(side ^ 1, most)
            self.board.unmake()
            if holds:
                self.refutation = turn
                return False
        return not is_stuck

    def _still(self, threat: i64, side: int) -> bool:
        """Does the turn that would have won before the reply win after it?"""
        return threat != 0 and self.threats.still_wins(threat, side)


def _prover(position: State, is_over: Callable[[], bool]) -> Prover:
    setup = position.setup
    if setup.die or setup.square is not None or not position.board.tiles or position.ending:
        raise ValueError("only open positions of two players without a die can be proven")
    return Prover(from_tiles(position.board.tiles, setup.limit), is_over)


def _lays(board: Board, turns: list[int]) -> tuple[Lay, ...]:
    lays = [Lay(board.at(turn >> 3), LIES[(turn & 7) - 1]) for turn in turns]
    return tuple(sorted(lays, key=lambda lay: (lay.cell, lay.tile)))


def prove_win(position: State, turns: int, is_over: Callable[[], bool] = never) -> tuple[Lay, ...]:
    """All first turns by which the side to move wins within so many own turns against every defence.

    Raises Enough if it was stopped, ValueError where there is nothing to prove.
    """
    prover = _prover(position, is_over)
    return _lays(prover.board, prover.winning(position.turns % 2, turns))


def prove_hold(position: State, turns: int, is_over: Callable[[], bool] = never) -> tuple[Lay, ...]:
    """All turns of the side to move after which the other has no win within so many turns of its own."""
    prover = _prover(position, is_over)
    return _lays(prover.board, prover.holding(position.turns % 2, turns))
