"""The way up: tries from the best table known, from the start, and from what lately came out equal, until the goal
is reached, the work is done or nobody waits any more."""

from collections.abc import Callable

from trakkx_desktop.players.trakkx.search import Search

PATIENCE = 120
"""Tries without a gain before the search begins again from the start or from the best."""

ASIDE = 10
"""Of a hundred tries that lose one token, so many are gone on with."""


class Climb:
    def __init__(self, search: Search, starts: int, known: list[int]) -> None:
        """`known` is a picture of this turn that was found before, or empty."""
        self.search: Search = search
        self.start: list[int] = []
        self.best: list[int] = []
        self.first: list[int] = []
        """The first picture that was as large as the best, before any calming."""
        self.tries: int = 0
        self._since: int = 0
        self._kept: int = 0
        """Tokens of the best picture that lie where they lay."""
        self._begin(starts, known)

    def _begin(self, starts: int, known: list[int]) -> None:
        """Adds to the table as it lies, several times by lot; the best of it is where tries start from."""
        search = self.search
        for number in range(starts):
            search.board.show(known if known and number % 2 == 0 else search.task.picture)
            supply = search.supply()
            if search.recreate(supply) and search.add(supply) and search.is_complete():
                picture = search.board.picture()
                if len(picture) > len(self.start):
                    self.start = picture
                    self._kept = search.board.kept
        self.best = self.start
        self.first = self.start
        search.board.show(self.start or search.task.picture)

    def rise(self, goal: int, tries: int, stop: Callable[[], bool]) -> bool:
        """At most so many tries; True if the best table holds `goal` tokens or more."""
        for _ in range(tries):
            if len(self.best) >= goal or stop():
                break
            self._step()
        return len(self.best) >= goal

    def _step(self) -> None:
        search = self.search
        board, lots = search.board, search.lots
        self.tries += 1
        self._since += 1
        if self._since > PATIENCE:
            board.show((self.best if lots.has_luck(50) else self.start) or search.task.picture)
            self._since = 0
        size, mark = board.size, len(board.journal)
        if not search.try_once(10):
            return
        gain = board.size - size
        if gain < -1 or (gain == -1 and not lots.has_luck(ASIDE)):
            board.undo(mark)
            return
        board.journal.clear()
        if gain > 0:
            self._since = 0
        if board.size > len(self.best):
            self.best = board.picture()
            self.first = self.best
            self._kept = board.kept

    def calm(self, tries: int, stop: Callable[[], bool]) -> None:
        """Looks for a picture as large as the best in which more tokens lie where they lay: from the table
        as it lies, and from the best by bringing tokens home."""
        task, search = self.search.task, self.search
        if len(self.best) <= task.table_size or self._kept >= task.table_size:
            return
        search.is_homeward = True
        for number in range(tries):
            if stop() or self._kept >= task.table_size:
                break
            if number % 2 == 0:
                self._calm_from(task.picture, 3)
            else:
                self._calm_from(self.best, 1)
        search.is_homeward = False

    def _calm_from(self, picture: list[int], steps: int) -> None:
        board = self.search.board
        board.show(picture)
        for _ in range(steps):
            self.tries += 1
            if not self.search.try_once(6):
                continue
            if board.size >= len(self.best) and board.kept > self._kept:
                self.best = board.picture()
                self._kept = board.kept
            if board.kept <= self._kept:
                return
