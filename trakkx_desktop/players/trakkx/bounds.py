"""The bound of one turn: the best over every choice of islands, each lowered by prices of its own."""

from trakkx_desktop.players.trakkx.cover import cases
from trakkx_desktop.players.trakkx.prices import CARE, Prices
from trakkx_desktop.players.trakkx.search import Task


class Case:
    """One choice of islands."""

    def __init__(self, task: Task, layable: list[int]) -> None:
        self.most: int = sum(layable)
        self._task: Task = task
        self._layable: list[int] = layable
        self._prices: Prices | None = None

    def lower(self, laid: int, rounds: int) -> None:
        """So many changes of prices, to show that no more than `laid` can be laid."""
        if self._prices is None:
            self._prices = Prices(self._task, self._layable)
        self.most = min(self.most, int(self._prices.lower(laid + 1.0, rounds) + CARE))


class Bound:
    def __init__(self, task: Task) -> None:
        self._cases: list[Case] = [Case(task, layable) for layable in cases(task)]

    @property
    def most(self) -> int:
        """Nobody can lay more than that."""
        return max([case.most for case in self._cases])

    def lower(self, laid: int, rounds: int) -> bool:
        """One portion of work on the case that promises most; False if all are at what was laid."""
        case = self._cases[0]
        for other in self._cases:
            if other.most > case.most:
                case = other
        if case.most <= laid:
            return False
        case.lower(laid, rounds)
        return True
