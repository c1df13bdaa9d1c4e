"""The puzzle of a day: from the date alone, and all of the book before one comes again."""

from datetime import date, timedelta

from trakkx_desktop.puzzles.book import book
from trakkx_desktop.puzzles.day import of_day


def test_the_same_for_everybody() -> None:
    assert of_day(book("trakkx"), date(2026, 11, 16)) == of_day(book("trakkx"), date(2026, 11, 16))


def test_all_come_before_one_comes_again() -> None:
    puzzles = book("trakkx")
    first = date.min + timedelta(days=len(puzzles) - 1)
    shown = [of_day(puzzles, first + timedelta(days=n)).id for n in range(2 * len(puzzles))]
    assert len(set(shown[: len(puzzles)])) == len(puzzles)
    assert shown[: len(puzzles)] != shown[len(puzzles) :]
