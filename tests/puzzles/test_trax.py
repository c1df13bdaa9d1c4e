"""Puzzles of TRAX: when positions are alike, what the other answers, what misses the aim, and faults that are found."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import RED, WHITE, Tile
from trakkx_desktop.puzzles.book import book
from trakkx_desktop.puzzles.judge import answer, progress
from trakkx_desktop.puzzles.puzzle import Aim, Progress, Puzzle
from trakkx_desktop.puzzles.trax import PUZZLER
from trakkx_desktop.puzzles.trax.aims import ONLY_MOVE, WIN, turns_of
from trakkx_desktop.puzzles.trax.make import is_one
from trakkx_desktop.puzzles.trax.shape import EXCHANGED, FLIPPED, TURNED, look

Tiles = dict[Cell, Tile]
ROW: Tiles = {(0, 0): "-", (1, 0): "7", (1, 1): "L"}


def asked(code: str, turns: int) -> Puzzle:
    return next(p for p in book("trax") if (p.aim.code, turns_of(p.aim)) == (code, turns))


def lays(state: State) -> list[Lay]:
    return [lay for lay in GAME.legal(state, state.seat) if isinstance(lay, Lay)]


def after(state: State, action: Lay) -> State:
    done: State = GAME.apply(state, state.seat, action).state
    return done


@pytest.mark.parametrize(
    "alike",
    [
        lambda tiles: {(x + 7, y - 3): tile for (x, y), tile in tiles.items()},
        lambda tiles: {(-y, x): TURNED[tile] for (x, y), tile in tiles.items()},
        lambda tiles: {(-x, y): FLIPPED[tile] for (x, y), tile in tiles.items()},
    ],
    ids=("shifted", "turned", "mirrored"),
)
def test_alike(alike: Callable[[Tiles], Tiles]) -> None:
    assert look(alike(ROW), WHITE) == look(ROW, WHITE)


def test_colours_exchanged_with_the_other_to_move() -> None:
    exchanged = {cell: EXCHANGED[tile] for cell, tile in ROW.items()}
    assert look(exchanged, RED) == look(ROW, WHITE)
    assert look(ROW, RED) != look(ROW, WHITE)


def test_a_wrong_turn_misses_at_once() -> None:
    puzzle = asked(WIN, 2)
    first = puzzle.solution[0].action
    wrong = [lay for lay in lays(puzzle.position) if not is_one(puzzle.position, (lay, first))]
    for lay in wrong[::9]:
        assert progress(puzzle, after(puzzle.position, lay)) is Progress.MISSED


def test_the_solution_stays_open_until_it_is_solved() -> None:
    puzzle = asked(WIN, 3)
    state: State = puzzle.position
    for entry in puzzle.solution:
        assert progress(puzzle, state) is Progress.OPEN
        if entry.seat != puzzle.seat:
            assert answer(puzzle, state) == entry
        state = after(state, entry.action)
    assert progress(puzzle, state) is Progress.SOLVED
    assert len(puzzle.solution) == 5


def test_whatever_the_other_does_there_is_a_win() -> None:
    puzzle = asked(WIN, 2)
    state = after(puzzle.position, puzzle.solution[0].action)
    for lay in lays(state)[::7]:
        replied = after(state, lay)
        is_won = replied.ending is not None and puzzle.seat in replied.ending.winners
        assert is_won or progress(puzzle, replied) is Progress.OPEN


def test_all_turns_but_one_lose() -> None:
    puzzle = asked(ONLY_MOVE, 2)
    right = puzzle.solution[0].action
    for lay in lays(puzzle.position)[::5]:
        alike = is_one(puzzle.position, (lay, right))
        told = progress(puzzle, after(puzzle.position, lay))
        assert told is (Progress.SOLVED if alike else Progress.MISSED)


def test_faults_are_found() -> None:
    right = asked(WIN, 2)
    assert PUZZLER.fault(right) == ""
    sooner = replace(right, aim=Aim(WIN, (("turns", 3),)))
    assert "alone" in PUZZLER.fault(sooner)
    assert "aim" in PUZZLER.fault(replace(right, solution=right.solution[:1]))
    assert "alone" in PUZZLER.fault(replace(right, grade=1))
    first = right.solution[0]
    assert "legal" in PUZZLER.fault(replace(right, solution=(first, first)))
    far = Entry(right.seat, Lay((999, 999), "-"))
    assert "legal" in PUZZLER.fault(replace(right, solution=(far,)))
