"""Ratings: the worked example of the Glicko-2 paper, and what counts."""

import json
from pathlib import Path
from typing import Any

import pytest

from trakkx_desktop.core import rating as ratings
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.rating import Met, Rating, fitting, rating
from trakkx_desktop.core.summary import Summary

LEVELS = (1000.0, 1250.0, 1500.0, 1750.0)


def match(level: int, score: float, *, day: int = 1, **other: Any) -> Summary:
    """Anna against a computer of this level; 1: she won."""
    row = {
        "first": 0,
        "scores": [score, 1 - score],
        "winners": [0] if score == 1 else ([1] if score == 0 else []),
        "reason": "loop",
        "lines": [],
        "begun": "",
        "ended": f"2026-11-{day:02}",
        "assisted": other.pop("assisted", False),
    }
    players = other.pop("players", (Player("Anna", 0), Player("Pip", 1, level)))
    return Summary(
        Path("m"),
        "m",
        game="trax",
        players=players,
        ranking="wins",
        is_over=True,
        ended=f"2026-11-{day:02}",
        sheet=json.dumps([row]),
        **other,
    )


def test_the_example_of_the_paper() -> None:
    met = [Met(1400, 30, 1), Met(1550, 100, 0), Met(1700, 300, 0)]
    after = ratings._after(Rating(1500, 200, 0.06), met, "")
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.spread == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_winning_raises_losing_lowers_and_both_make_sure() -> None:
    won, lost = rating([match(3, 1)], "Anna", LEVELS), rating([match(3, 0)], "Anna", LEVELS)
    drawn = rating([match(3, 0.5)], "Anna", LEVELS)
    assert won.value > drawn.value > lost.value
    assert drawn.value == pytest.approx(1500)
    assert won.spread < Rating().spread and won.games == 1


def test_it_comes_near_the_level_one_plays_evenly_with() -> None:
    games = [match(2, n % 2, day=1 + n % 28) for n in range(60)]
    found = rating(games, "Anna", LEVELS)
    assert found.value == pytest.approx(LEVELS[1], abs=60) and found.spread < 80
    assert fitting(found, LEVELS) == 2


@pytest.mark.parametrize(
    "uncounted",
    [
        match(3, 1, assisted=True),
        match(3, 1, origin="position"),
        match(3, 1, players=(Player("Anna", 0), Player("Ben", 1))),
        match(3, 1, players=(Player("Anna", 0, 2), Player("Pip", 1, 2))),
        match(3, 1, players=(Player("Ben", 0), Player("Pip", 1, 2))),
    ],
)
def test_what_does_not_count(uncounted: Summary) -> None:
    assert rating([uncounted], "Anna", LEVELS) == Rating()


def test_points_decide_where_points_are_counted() -> None:
    """TRAKKX: the fewest points are the best."""
    low = match(2, 0, players=(Player("Anna", 0), Player("Pip", 1, 2)))
    from dataclasses import replace

    assert rating([replace(low, ranking="lowest")], "Anna", LEVELS).value > 1500
    assert rating([replace(low, ranking="highest")], "Anna", LEVELS).value < 1500
