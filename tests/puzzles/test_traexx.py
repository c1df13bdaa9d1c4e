"""Puzzles of TRÄXX: what fulfils the aim, what the grade is made of, and faults that are found."""

from dataclasses import replace

from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.actions import PASS
from trakkx_desktop.games.traexx.score import total
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.puzzles.book import book
from trakkx_desktop.puzzles.judge import played, progress
from trakkx_desktop.puzzles.puzzle import Aim, Progress, Puzzle
from trakkx_desktop.puzzles.traexx import PUZZLER
from trakkx_desktop.puzzles.traexx.aims import open_cards
from trakkx_desktop.puzzles.traexx.grading import grade
from trakkx_desktop.puzzles.traexx.obvious import obvious_total


def asked() -> Puzzle:
    return next(p for p in book("traexx") if len(open_cards(p.position)) == 3)


def test_told_after_the_last_card_only() -> None:
    puzzle = asked()
    state: State = puzzle.position
    for _ in open_cards(puzzle.position):
        assert progress(puzzle, state) is Progress.OPEN
        state = GAME.apply(state, 0, PASS).state
    assert progress(puzzle, state) is Progress.MISSED
    assert progress(puzzle, played(puzzle)) is Progress.SOLVED
    assert total(played(puzzle), 0) == puzzle.aim.fact("total")


def test_the_grade_is_what_the_obvious_falls_short_of() -> None:
    puzzle = asked()
    short = int(str(puzzle.aim.fact("total"))) - obvious_total(puzzle.position, 1)
    assert (short, grade(short)) == (puzzle.fact("short"), puzzle.grade)
    assert (grade(0), grade(1), grade(4), grade(7), grade(40)) == (0, 1, 2, 3, 4)


def test_whoever_sees_all_cards_solves_it() -> None:
    puzzle = asked()
    assert not PUZZLER.is_solved_by(puzzle, 1, 0)
    assert PUZZLER.is_solved_by(puzzle, 3, 0)


def test_three_to_six_cards() -> None:
    assert {len(open_cards(puzzle.position)) for puzzle in book("traexx")} == {3, 4, 5, 6}


def test_faults_are_found() -> None:
    right = asked()
    cards, best = right.aim.fact("cards"), int(str(right.aim.fact("total")))
    assert PUZZLER.fault(right) == ""
    passes = tuple(Entry(0, PASS) for _ in right.solution)
    assert "reach" in PUZZLER.fault(replace(right, solution=passes))
    assert "legal" in PUZZLER.fault(replace(right, solution=(*right.solution, Entry(0, PASS))))
    easier = Aim(right.aim.code, (("total", best - 1), ("cards", cards)))
    assert "more" in PUZZLER.fault(replace(right, aim=easier))
    assert "cards" in PUZZLER.fault(
        replace(right, aim=Aim("best", (("total", best), ("cards", ()))))
    )
    assert "grade" in PUZZLER.fault(replace(right, grade=right.grade % 4 + 1))
