"""The puzzle and the deal of a day, from the date alone: the same for everybody with the same book, none twice
before all came."""

from datetime import date

from trakkx_desktop.core.chance import SEEDS, Chance
from trakkx_desktop.puzzles.puzzle import Puzzle


def of_day(book: tuple[Puzzle, ...], day: date) -> Puzzle:
    """The book is gone through in another order each time; `book` is not empty."""
    turn, place = divmod(day.toordinal(), len(book))
    order, _ = Chance(turn).shuffle(book)
    return order[place]


def deal_of(day: date) -> int:
    """The seed of the day's deal."""
    return Chance(day.toordinal()).below(SEEDS)[0]
