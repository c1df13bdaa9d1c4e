"""The best turn of laying: most tokens first, then the smallest change, with a bound and the model's own verdict."""

import time
from dataclasses import dataclass, field

from trakkx_desktop.core.thought import Stop, never
from trakkx_desktop.games.trakkx.table import Table, survey
from trakkx_desktop.games.trakkx.tokens import FACES
from trakkx_desktop.games.trakkx.verdict import Laying, group_limit, laying_faults
from trakkx_desktop.players.trakkx.bounds import Bound, Case
from trakkx_desktop.players.trakkx.carrying import carry
from trakkx_desktop.players.trakkx.climb import Climb
from trakkx_desktop.players.trakkx.faces import face_of
from trakkx_desktop.players.trakkx.ground import Ground
from trakkx_desktop.players.trakkx.naming import anew, moved, named
from trakkx_desktop.players.trakkx.search import Search, Task

FIRST_TRIES = 60
NEXT_TRIES = 200
"""Tries before the bound is looked at again."""

SEARCHING = 0.75
CALMED = 0.95
"""When laying more, and when moving less, is given up; parts of the time."""

ENDLESS = 1_000_000_000
CALMING = 1500
"""Tries: as many as there is time for, and as many as are likely to help."""

AT_ONCE = 10
ROUNDS = 1000
MOST_ROUNDS = 4000
"""Changes of prices between two looks at the clock, between two portions of tries, and for one table."""

NODES = 1000
MOST_NODES = 100_000
GROWTH = 4
"""For a proof by trying everything: at first, and at most in all; each time it may take so many times more."""


@dataclass(frozen=True)
class Found:
    """The best legal table known. `laid` 0: nothing can be laid as far as is known, the table is as it was.
    `bound`: no legal table lays more than that."""

    table: Table = field(hash=False)
    laid: int
    bound: int
    moved: int

    @property
    def is_proven(self) -> bool:
        return self.laid == self.bound


def task_of(laying: Laying) -> tuple[Task, Ground]:
    """Rules G1-G5 and O1-O6 as limits of the search."""
    ground = Ground(laying.before)
    hand = [face_of(token) for token in laying.hand if token in FACES]
    others = all(has for seat, has in enumerate(laying.opened) if seat != laying.seat)
    limit = group_limit(len(laying.opened))
    must_open = not laying.has_opened
    most = limit - 1 if must_open else limit
    if not others:
        most = min(most, laying.groups_before)
    return Task(ground.picture(laying.before), hand, most, others, must_open), ground


class Solver:
    """Works on one turn in small portions, so that whoever asks can stop it at any time."""

    def __init__(
        self,
        laying: Laying,
        seed: int = 0,
        starts: int = 8,
        known: list[int] | None = None,
        dear: list[int] | None = None,
        rounds: int = MOST_ROUNDS,
        nodes: int = MOST_NODES,
        stop: Stop = never,
    ) -> None:
        self.laying: Laying = laying
        self.task, self.ground = task_of(laying)
        if dear is not None:
            self.task.dear = dear
        self._bound: Bound = Bound(self.task)
        self.bound: int = self._bound.most
        self._rounds: int = rounds
        self._nodes: int = nodes
        self._next_nodes: int = NODES
        self.climb: Climb = Climb(Search(self.task, seed), starts, known or [], stop)

    @property
    def laid(self) -> int:
        """Of the best table so far, before the verdict."""
        return max(0, len(self.climb.best) - self.task.table_size)

    @property
    def is_done(self) -> bool:
        return self.laid >= self.bound

    def search(self, tries: int, stop: Stop = never) -> bool:
        """True when the bound is reached. Between tries the bound is lowered, as long as that may help."""
        portion = FIRST_TRIES
        while tries > 0 and not self.is_done and not stop():
            self.climb.rise(self.task.table_size + self.bound, min(portion, tries), stop)
            tries -= portion
            portion = NEXT_TRIES
            if not self.is_done and tries > 0:
                self._prove(stop)
                self._lower(stop)
        return self.is_done

    def _lower(self, stop: Stop) -> None:
        """A bound by prices, for as many rounds as one table is worth."""
        for _ in range(ROUNDS // AT_ONCE):
            if self._rounds <= 0 or self.is_done or stop():
                return
            self._bound.lower(self.laid, AT_ONCE)
            self._rounds -= AT_ONCE
            self.bound = max(self.laid, self._bound.most)

    def _prove(self, stop: Stop) -> None:
        """Tries everything where that is little, and takes over what is found in doing so."""
        while not self.is_done and not stop():
            nodes = min(self._nodes, self._next_nodes)
            if nodes <= 0:
                return
            before = self._bound.spent
            case = self._bound.prove(self.laid, nodes, stop)
            self._nodes -= self._bound.spent - before
            self.bound = max(self.laid, self._bound.most)
            if case is None or not self._carry(case):
                break
        self._next_nodes *= GROWTH

    def _carry(self, case: Case) -> bool:
        """Not what the model refuses: a group of hand tokens alone, where none may be begun yet."""
        board, best = self.climb.search.board, self.climb.best or self.task.picture
        is_legal = carry(board, best, case) and self._legal(board.picture()) is not None
        if is_legal and self.climb.take_over():
            return True
        board.show(best)
        return False

    def exchange(self, tries: int, stop: Stop = never) -> None:
        """Looks for a table that lays as many and leaves cheaper tokens in the hand."""
        self.climb.exchange(tries, stop)

    def calm(self, tries: int, stop: Stop = never) -> None:
        """Looks for a table that is as good and moves fewer tokens."""
        self.climb.calm(tries, stop)

    def found(self) -> Found:
        """The best table that the model finds legal."""
        for picture in (self.climb.best, self.climb.first, self.climb.start):
            if len(picture) <= self.task.table_size:
                continue
            table = self._legal(picture)
            if table is not None:
                laid = len(table) - self.task.table_size
                return Found(table, laid, self.bound, moved(self.laying, table))
        return Found(dict(self.laying.before), 0, self.bound, 0)

    def _legal(self, picture: list[int]) -> dict[tuple[int, int], str] | None:
        board = self.climb.search.board
        board.show(picture)
        for table in (named(self.laying, self.ground, board), anew(self.laying, board)):
            if not laying_faults(self.laying, table, survey(table)):
                return table
        return None


def solve(
    laying: Laying, tries: int, calm: int, seed: int = 0, stop: Stop = never, starts: int = 8
) -> Found:
    """At most so many tries for more tokens, then so many for a smaller change."""
    solver = Solver(laying, seed, starts, stop=stop)
    solver.search(tries, stop)
    solver.calm(calm, stop)
    return solver.found()


def solve_within(laying: Laying, seconds: float, seed: int = 0) -> Found:
    """The best that is found in that time; a part of it is kept for the smallest change."""
    began = time.monotonic()

    def is_late() -> bool:
        return time.monotonic() - began > SEARCHING * seconds

    solver = Solver(laying, seed, stop=is_late)
    solver.search(ENDLESS, is_late)
    solver.calm(CALMING, lambda: time.monotonic() - began > CALMED * seconds)
    return solver.found()
