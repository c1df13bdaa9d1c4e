"""What somebody has done only grows, and days in a row are counted as people count them."""

from datetime import date, timedelta

import pytest

from trakkx_desktop.core.progress import (
    DEAL,
    WHOLE,
    Progress,
    better,
    streak,
    with_day,
    with_lesson,
    with_puzzle,
    with_rush,
)

TODAY = date(2026, 3, 1)


@pytest.mark.parametrize(
    "first, then, best", [(1, 3, 3), (3, 1, 3), (2, WHOLE, WHOLE), (WHOLE, 2, WHOLE), (0, 0, 0)]
)
def test_a_lesson_that_was_done_stays_done(first: int, then: int, best: int) -> None:
    made = with_lesson(with_lesson(Progress(), "trax", "a", first), "trax", "a", then)
    assert made.lesson("trax", "a") == best
    assert made.lesson("trax", "b") == made.lesson("traexx", "a") == 0


def test_the_best_try_counts() -> None:
    made = with_puzzle(with_puzzle(Progress(), "trax", "a", 3), "trax", "a", 1)
    assert (made.stars("trax", "a"), made.stars("trax", "b")) == (3, 0)
    made = with_rush(with_rush(made, "trax", 9), "trax", 4)
    assert made.rush == {"trax": 9}
    made = with_day(with_day(made, TODAY, DEAL, -4), TODAY, DEAL, -9)
    assert made.day(TODAY) == {DEAL: -4}


def days(*back: int) -> Progress:
    made = Progress()
    for each in back:
        made = with_day(made, TODAY - timedelta(days=each), "trax", 1)
    return made


@pytest.mark.parametrize(
    "back, count",
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((0, 1, 2), 3),
        ((1, 2), 2),
        ((2, 3), 0),
        ((0, 2, 3), 1),
        ((0, -1, -2), 1),
        ((-1,), 0),
    ],
)
def test_days_in_a_row(back: tuple[int, ...], count: int) -> None:
    """Also across the end of a month, and where the clock was set back since (negative ones)."""
    assert streak(days(*back), TODAY) == count


def test_of_two_the_better_in_everything() -> None:
    one = Progress({"a": {"x": 2, "y": WHOLE}}, {"a": {"p": 1}}, {"2026-01-01": {"a": 3}}, {"a": 1})
    other = Progress({"a": {"x": WHOLE, "y": 3}, "b": {"z": 1}}, {"a": {"p": 2, "q": 1}}, {}, {})
    both = better(one, other)
    assert both == better(other, one)
    assert both.lessons == {"a": {"x": WHOLE, "y": WHOLE}, "b": {"z": 1}}
    assert both.puzzles == {"a": {"p": 2, "q": 1}}
    assert (both.days, both.rush) == (one.days, one.rush)
    assert better(one, Progress()) == one
