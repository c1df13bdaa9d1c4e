"""The worker's door for puzzles: verdicts, answers, hints and medals, as they come through the pipe."""

import json
from typing import Any

import pytest

from trakkx_desktop import catalog
from trakkx_desktop.core.thought import never
from trakkx_desktop.games.trakkx.tokens import HIDDEN
from trakkx_desktop.puzzles.book import book, row_of, unpacked
from trakkx_desktop.puzzles.door import DEAL, HINT, JUDGE, answer
from trakkx_desktop.puzzles.judge import puzzler, step_of
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.stars import Trial

GAMES = ("trakkx", "traexx", "trax")


def told(puzzle: Puzzle, state: Any, ask: str) -> dict[str, Any]:
    game = catalog.game(puzzle.game)
    question = {
        "ask": ask,
        "game": puzzle.game,
        "puzzle": row_of(puzzle),
        "state": game.pack(state),
    }
    [step] = answer(json.loads(json.dumps(question)), never)
    found: dict[str, Any] = json.loads(json.dumps(step))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_a_line_of_the_book_crosses_the_pipe(key: str) -> None:
    for puzzle in book(key)[::60]:
        assert unpacked(key, json.loads(json.dumps(row_of(puzzle)))) == puzzle


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("grade", [1, 2, 3, 4])
def test_the_solution_is_open_until_it_is_solved(key: str, grade: int) -> None:
    """Also from the position that is played from, where nothing is hidden any more."""
    puzzle = next(p for p in book(key) if p.grade == grade)
    game, state = catalog.game(key), puzzler(key).begin(puzzle)
    assert told(puzzle, state, JUDGE) == {"progress": "open", "answer": None}
    for number, entry in enumerate(puzzle.solution):
        state = game.apply(state, entry.seat, entry.action).state
        verdict = told(puzzle, state, JUDGE)
        is_last = number == len(puzzle.solution) - 1
        assert verdict["progress"] == ("solved" if is_last else "open")
        is_next = not is_last and puzzle.solution[number + 1].seat != puzzle.seat
        assert (verdict["answer"] is not None) == is_next


@pytest.mark.parametrize("key", GAMES)
def test_hints_follow_the_solution(key: str) -> None:
    puzzle = next(p for p in book(key) if p.grade == 3)
    game, state = catalog.game(key), puzzler(key).begin(puzzle)
    for entry in puzzle.solution:
        if entry.seat == puzzle.seat:
            thought = told(puzzle, state, HINT)["thought"]
            assert game.unpack(thought["action"]) == entry.action
        state = game.apply(state, entry.seat, entry.action).state
    assert told(puzzle, state, HINT) == {"thought": None}


@pytest.mark.parametrize("key", ["traexx", "trax"])
def test_only_positions_of_the_solution_lie_on_its_way(key: str) -> None:
    puzzle = next(p for p in book(key) if p.grade == 3)
    game = catalog.game(key)
    now = puzzle.position
    for entry in puzzle.solution:
        assert step_of(puzzle, now) == entry
        now = game.apply(now, entry.seat, entry.action).state
    assert step_of(puzzle, now) is None
    others = (a for a in game.legal(puzzle.position, puzzle.seat) if a != puzzle.solution[0].action)
    state = game.apply(puzzle.position, puzzle.seat, next(others)).state
    assert step_of(puzzle, state) is None


def test_what_the_others_hold_is_filled_in_once(key: str = "trakkx") -> None:
    for puzzle in book(key)[::20]:
        state = puzzler(key).begin(puzzle)
        tokens = [*state.bag, *state.display, *state.box, *state.table.values()]
        tokens += [token for hand in state.hands for token in hand]
        assert HIDDEN not in tokens and len(set(tokens)) == len(tokens)
        assert state.hands[puzzle.seat] == puzzle.position.hands[puzzle.seat]
        assert catalog.game(key).mask(state, puzzle.seat) == puzzle.position


def test_medals_are_the_same_every_time_and_the_best_is_gold() -> None:
    question = {"ask": DEAL, "game": "traexx", "seed": 7}
    [step] = answer(question, never)
    bronze, silver, gold = step["totals"]
    assert bronze <= silver <= gold
    assert [step] == list(answer(question, never))


@pytest.mark.parametrize(
    "trial, stars",
    [
        (Trial(), 3),
        (Trial().with_miss(), 2),
        (Trial().with_hint(), 2),
        (Trial().with_miss().with_hint(), 1),
        (Trial().with_hint().with_hint().with_hint(), 1),
        (Trial().with_showing(), 1),
    ],
)
def test_stars_by_tries_and_hints(trial: Trial, stars: int) -> None:
    assert trial.stars == stars
