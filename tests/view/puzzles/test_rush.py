"""Three minutes: right ones are counted, misses cost only time, and the best is kept."""

import pytest

from tests.view.hand import click
from tests.view.puzzles.conftest import Solver
from trakkx_desktop.puzzles.book import book
from trakkx_desktop.view.screens.puzzles import rush
from trakkx_desktop.view.screens.puzzles.rush import Rush, RushGuide, clock_words, in_order
from trakkx_desktop.view.screens.puzzles.screen import PuzzlesScreen


@pytest.fixture
def running(solver: Solver) -> Rush:
    solver.app.window.show_screen("puzzles")
    listed = solver.app.window.front
    assert isinstance(listed, PuzzlesScreen)
    click(listed.tabs.choice("trax"))
    click(listed.rush)
    return rush_of(solver)


def rush_of(solver: Solver) -> Rush:
    guide = solver.guide
    assert isinstance(guide, RushGuide)
    return guide.rush


def solve(solver: Solver) -> None:
    guide = solver.guide
    for entry in guide.puzzle.solution:
        if entry.seat == guide.puzzle.seat:
            solver.until(lambda: not solver.screen.session.is_watching)
            solver.screen.session.submit(entry.action)
            solver.until(lambda: not guide.attempt.is_asking)
    solver.until(lambda: solver.guide is not guide)


def test_right_ones_count_and_the_next_comes_by_itself(running: Rush, solver: Solver) -> None:
    assert solver.guide.puzzle.grade == 1
    solve(solver)
    solve(solver)
    assert running.solved == 2
    assert solver.guide.title == "2 solved"
    assert not [deed for deed in solver.guide._deeds() if deed.key in ("hint", "show")]


def test_a_miss_costs_only_time(running: Rush, solver: Solver) -> None:
    guide = solver.guide
    right = {entry.action for entry in guide.puzzle.solution}
    legal = solver.screen.session.game.legal(guide.puzzle.position, guide.puzzle.seat)
    solver.screen.session.submit(next(action for action in legal if action not in right))
    solver.until(lambda: solver.guide is not guide)
    assert running.solved == 0


def test_when_time_is_up_the_best_is_kept(
    running: Rush, solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve(solver)
    monkeypatch.setattr(rush, "LASTS", 0)
    running.look()
    assert running.is_over
    assert solver.screen.headline.text() == "Time is up"
    assert solver.screen.message.text() == "You solved 1 puzzle. Your best so far!"
    assert solver.app.house.progress.mine.rush == {"trax": 1}
    running.look()
    assert solver.app.house.progress.mine.rush == {"trax": 1}
    monkeypatch.setattr(rush, "LASTS", 180)
    click(solver.screen.finish)
    assert rush_of(solver) is not running and rush_of(solver).left > 170


def test_leaving_ends_it(running: Rush, solver: Solver) -> None:
    solver.guide.left.emit("list")
    assert running.is_over and not solver.app.house.progress.mine.rush


def test_it_becomes_harder_and_never_ends() -> None:
    puzzles = in_order(book("trax"), 5)
    some = [next(puzzles) for _ in range(400)]
    grades = [puzzle.grade for puzzle in some[:16]]
    assert grades == sorted(grades) and set(grades) == {1, 2, 3, 4}
    assert len({puzzle.id for puzzle in some[:300]}) == 300
    assert [p.id for p in some[:9]] != [next(in_order(book("trax"), s)).id for s in range(9)]


@pytest.mark.parametrize("seconds, words", [(180, "3:00"), (61, "1:01"), (9, "0:09"), (0, "0:00")])
def test_the_clock(seconds: int, words: str) -> None:
    assert clock_words(seconds) == words
