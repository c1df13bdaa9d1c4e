"""Puzzles of TRAKKX: when they are alike, what fulfils an aim, what they are graded by, and faults that are found."""

from dataclasses import replace

import pytest

from tests.games.trakkx.position import Cells, state, table
from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import Draw, LayOut
from trakkx_desktop.puzzles.puzzle import Aim, Progress, Puzzle
from trakkx_desktop.puzzles.trakkx import PUZZLER
from trakkx_desktop.puzzles.trakkx.aims import ALL_BUT_ONE, EMPTY, FOURTEEN
from trakkx_desktop.puzzles.trakkx.regrouping import crossings, grade, moved

BEFORE = table("R7 B7 G7 Y7", "", "R1 R2 R3 R4 R5")
AFTER = table("R7 B7 G7", "", "R1 R2 R3 R4 R5", "", "Y7 Y8 Y9")


def puzzle(
    hand: str = "Y8 Y9", before: Cells = BEFORE, after: Cells = AFTER, aim: Aim | None = None
) -> Puzzle:
    sight = GAME.mask(state((hand, "B1 B2"), before, display="Y1", bag="G1 G2"), 0)
    facts = (("moved", moved(before, after)), ("crossings", crossings(before, after)))
    solution = (Entry(0, LayOut.of(after)),)
    number = grade(before, after) or 1
    return Puzzle("trakkx", "", number, 0, sight, aim or Aim(EMPTY), solution, facts)


def test_solved_missed_open() -> None:
    asked = puzzle()
    solved = GAME.apply(asked.position, 0, LayOut.of(AFTER)).state
    assert PUZZLER.progress(asked, asked.position) is Progress.OPEN
    assert PUZZLER.progress(asked, solved) is Progress.SOLVED
    drawn = GAME.apply(asked.position, 0, Draw()).state
    assert PUZZLER.progress(asked, drawn) is Progress.MISSED
    less = puzzle("Y8 Y9 R6")
    assert PUZZLER.progress(less, solved) is Progress.SOLVED
    some = GAME.apply(less.position, 0, LayOut.of({**BEFORE, (5, 2): "R6a"})).state
    assert PUZZLER.progress(less, some) is Progress.MISSED
    assert PUZZLER.progress(replace(less, aim=Aim(ALL_BUT_ONE)), some) is Progress.MISSED


def test_the_other_copy_of_a_14_will_do() -> None:
    before = table("R11 R12 R13", "", "B1 B2 B3")
    asked = puzzle("R14 R14b", before, before, aim=Aim(FOURTEEN, (("token", "R14a"),)))
    other = GAME.apply(asked.position, 0, LayOut.of({**before, (3, 0): "R14b"})).state
    assert PUZZLER.progress(asked, other) is Progress.SOLVED


def test_regrouping_is_counted() -> None:
    assert (moved(BEFORE, AFTER), crossings(BEFORE, AFTER)) == (1, 0)
    assert grade(BEFORE, AFTER) == 1
    added = {**BEFORE, (5, 2): "R6a"}
    assert (moved(BEFORE, added), crossings(BEFORE, added), grade(BEFORE, added)) == (0, 0, 0)
    crossed = {**BEFORE, (4, 3): "B5a", (4, 4): "G5a"}
    assert (moved(BEFORE, crossed), crossings(BEFORE, crossed)) == (0, 1)
    shifted = {(x, y + 9): token for (x, y), token in BEFORE.items() if y == 2}
    assert grade(BEFORE, shifted | table("R7 B7 G7 Y7")) == 0


@pytest.mark.parametrize(
    "alike",
    [
        table("Y7 R7 G7 B7", "", "Y1 Y2 Y3 Y4 Y5"),
        table("Y7 G7 B7 R7", "", ".", "R5 R4 R3 R2 R1", x=5, y=-4),
        table("R7 . R1", "B7 . R2", "G7 . R3", "Y7 . R4", ". . R5"),
        table("R7b B7 G7b Y7", "", "R1 R2b R3 R4 R5"),
    ],
    ids=("colours", "mirrored", "transposed", "copies"),
)
def test_alike_up_to_symmetry(alike: Cells) -> None:
    hand = "B8 B9" if (0, 0) in alike and alike[0, 0] == "Y7a" else "Y8 Y9"
    assert PUZZLER.shape(puzzle(hand, alike, alike)) == PUZZLER.shape(puzzle())


@pytest.mark.parametrize(
    ("hand", "other"),
    [
        ("Y8 Y10", BEFORE),
        ("Y8 Y9 Y10", BEFORE),
        ("Y8 Y9", table("R7 B7 Y7 G7", "", "R1 R2 R3 R4 R5")),
    ],
)
def test_not_alike(hand: str, other: Cells) -> None:
    assert PUZZLER.shape(puzzle(hand, other, other)) != PUZZLER.shape(puzzle())


def test_a_right_one_is_proven() -> None:
    assert PUZZLER.fault(puzzle()) == ""
    assert PUZZLER.fault(puzzle("Y8 Y9 B14", aim=Aim(ALL_BUT_ONE))) == ""


def test_faults_are_found() -> None:
    right = puzzle()
    assert "aim" in PUZZLER.fault(puzzle("Y8 Y9 B14"))
    assert "stay" in PUZZLER.fault(puzzle("Y8 Y9 R6", aim=Aim(ALL_BUT_ONE)))
    assert "facts" in PUZZLER.fault(replace(right, proof=(("moved", 2), ("crossings", 0))))
    assert "grade" in PUZZLER.fault(replace(right, grade=3))
    illegal = Entry(0, LayOut.of({**BEFORE, (9, 9): "Y8a"}))
    assert "legal" in PUZZLER.fault(replace(right, solution=(illegal,)))
    shown = replace(right.position, hands=(right.position.hands[0], ("B1a", "B2a")))
    assert "see" in PUZZLER.fault(replace(right, position=shown))


def test_levels_try() -> None:
    asked = puzzle("R6", BEFORE, {**BEFORE, (5, 2): "R6a"})
    assert PUZZLER.is_solved_by(asked, 3, 1)
    assert not all(PUZZLER.is_solved_by(asked, 1, seed) for seed in range(20))
    split = puzzle("R3b", BEFORE, BEFORE)
    assert not any(PUZZLER.is_solved_by(split, 2, seed) for seed in range(5))
    assert PUZZLER.is_solved_by(split, 4, 1)
