"""The way up: tries from the best table known, from the start, and from what lately came out equal, until the goal
is reached, the work is done or nobody waits any more."""

from collections.abc import Callable

from trakkx_desktop.players.trakkx.search import Search

PATIENCE = 120
"""Tries without a gain before the search begins again from the start or from the best."""

COOLING = 400
"""Tries in a row while a smaller change is looked for."""

LOSS = 5
"""One token less on the table is as bad as moving so many."""

HOMING = 50
"""Percent of these tries that begin with a token that was moved."""

HEAT = 2.0
"""At first, being worse by so many is gone on with in about a third of all tries."""

ASIDE = 10
"""Of a hundred tries that lose one token, so many are gone on with."""


class Climb:
    def __init__(
        self, search: Search, starts: int, known: list[int], stop: Callable[[], bool]
    ) -> None:
        """`known` is a picture of this turn that was found before, or empty."""
        self.search: Search = search
        self.start: list[int] = []
        self.best: list[int] = []
        self.first: list[int] = []
        """The first picture that was as large as the best, before any calming."""
        self.tries: int = 0
        self._since: int = 0
        self.cost: int = 0
        """What it costs that the rest stays in the hand."""
        self._kept: int = 0
        """Tokens of the best picture that lie where they lay."""
        self._begin(starts, known, stop)

    def _begin(self, starts: int, known: list[int], stop: Callable[[], bool]) -> None:
        """Adds to the table as it lies, several times by lot; the best of it is where tries start from."""
        search = self.search
        for number in range(starts):
            if number > 0 and stop():
                break
            search.board.show(known if known and number % 2 == 0 else search.task.picture)
            supply = search.supply()
            if search.recreate(supply) and search.add(supply) and search.is_complete():
                size, cost = search.board.size, search.cost()
                if size > len(self.start) or (size == len(self.start) and cost < self.cost):
                    self.start = search.board.picture()
                    self._kept = search.board.kept
                    self.cost = cost
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
        if board.size >= len(self.best):
            cost = search.cost()
            if board.size > len(self.best) or cost < self.cost:
                self._note()

    def _note(self) -> None:
        """The board as it lies is the best so far."""
        self.best = self.search.board.picture()
        self.first = self.best
        self.cost = self.search.cost()
        self._kept = self.search.board.kept

    def take_over(self) -> bool:
        """Takes what lies on the board as the best picture, if it is complete and lays more."""
        search = self.search
        if search.board.size <= len(self.best) or not search.is_complete():
            return False
        self._note()
        self._since = 0
        return True

    def exchange(self, tries: int, stop: Callable[[], bool]) -> None:
        """Looks for a table as large as the best that leaves cheaper tokens in the hand."""
        self.search.board.show(self.best)
        for _ in range(tries):
            if self.cost == 0 or not self.best or stop():
                return
            self._step()

    def calm(self, tries: int, stop: Callable[[], bool]) -> None:
        """Looks for a picture as large as the best in which more tokens lie where they lay: by turns from the
        table as it lay and from the best, first wilder and then more and more careful."""
        task, search = self.search.task, self.search
        if len(self.best) <= task.table_size:
            return
        search.is_homeward = True
        last = self.tries + tries
        is_anew = True
        while self.tries < last and self._kept < task.table_size and not stop():
            picture = self.start if is_anew and self.start else self.best
            if is_anew and not task.must_open:
                picture = task.picture
            search.board.show(picture)
            self._cool(min(COOLING, last - self.tries), stop)
            is_anew = not is_anew
        search.is_homeward = False

    def _cool(self, tries: int, stop: Callable[[], bool]) -> None:
        """Tries that lose tokens or move more are gone on with by lot, the more seldom the later."""
        board, lots = self.search.board, self.search.lots
        for number in range(tries):
            if stop() or self._kept >= self.search.task.table_size:
                return
            self.tries += 1
            mark, before = len(board.journal), self._unrest()
            done = self.search.try_home() if lots.has_luck(HOMING) else self.search.try_once(4)
            if not done:
                continue
            worse = self._unrest() - before
            if worse > 0 and not lots.has_luck(_luck(worse, tries - number, tries)):
                board.undo(mark)
                continue
            board.journal.clear()
            if worse < 0:
                self._note_calmer()

    def _unrest(self) -> int:
        """Tokens that are moved, and those that are not laid though they could."""
        board = self.search.board
        lost = max(0, len(self.best) - board.size)
        return LOSS * lost + self.search.task.table_size - board.kept

    def _note_calmer(self) -> None:
        board = self.search.board
        is_as_good = board.size >= len(self.best) and self.search.cost() <= self.cost
        if is_as_good and board.kept > self._kept:
            self.best = board.picture()
            self._kept = board.kept


def _luck(worse: int, left: int, tries: int) -> int:
    """Percent: from a third and less down to nothing."""
    return int(100.0 * 2.718 ** (-worse * tries / (HEAT * left)))
