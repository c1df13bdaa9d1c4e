"""The best turn: always legal, never above its bound, at least what the recorded turns lay, and little moved."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.games.trakkx.position import hand, table
from tests.games.trakkx.test_vectors import VECTORS
from tests.players.trakkx.tables import grown
from trakkx_desktop.games.trakkx.table import survey, table_of
from trakkx_desktop.games.trakkx.tokens import NUMBERS
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults
from trakkx_desktop.players.trakkx.cover import bound, cases
from trakkx_desktop.players.trakkx.naming import moved
from trakkx_desktop.players.trakkx.prices import Prices
from trakkx_desktop.players.trakkx.solver import Found, Solver, solve, task_of


def legal_turns() -> list[dict[str, Any]]:
    turns = [v for v in VECTORS if v["kind"] == "turn" and v["expect"]["legal"]]
    return [v for v in turns if len(v["before"]) < 90]


def laying_of(turn: dict[str, Any]) -> Laying:
    before = table_of(map(tuple, turn["before"]))
    return Laying(turn["player"], tuple(turn["opened"]), tuple(turn["hand"]), before)


def assert_sound(laying: Laying, found: Found) -> None:
    assert 0 <= found.laid <= found.bound
    if found.laid:
        assert not laying_faults(laying, found.table, survey(found.table))
        assert len(laying.laid(found.table)) == found.laid
        assert moved(laying, dict(found.table)) == found.moved
    else:
        assert found.table == laying.before


@pytest.mark.parametrize("turn", legal_turns(), ids=lambda turn: str(turn["id"]))
def test_lays_at_least_what_was_laid(turn: dict[str, Any]) -> None:
    laying = laying_of(turn)
    found = solve(laying, 300, 20)
    assert_sound(laying, found)
    assert found.laid >= len(turn["expect"]["laid"])


def test_grown_tables() -> None:
    for laying in islice(grown(3), 12):
        assert_sound(laying, solve(laying, 60, 10))


def test_openings() -> None:
    """Whoever has not opened lays a group of own tokens; before all have, no further group comes (O1, G3, G4)."""
    random = Random(5)
    for number, laying in enumerate(islice(grown(5), 16)):
        seats = len(laying.opened)
        opened = tuple((number >> seat) & 1 == 1 for seat in range(seats))
        rest = [token for token in NUMBERS if token not in laying.before.values()]
        turn = Laying(number % seats, opened, tuple(random.sample(rest, 15)), laying.before)
        assert_sound(turn, solve(turn, 40, 10))


def test_the_first_opening() -> None:
    turn = Laying(0, (False, False), hand("R1 R2 R3 G3 Y3 B9 B12"), {})
    found = solve(turn, 100, 0)
    assert (found.laid, found.bound, found.moved) == (5, 5, 0)


def test_no_line_no_opening() -> None:
    turn = Laying(0, (False, True), hand("R1 R2 G8"), table("R3 R4 R5"))
    assert solve(turn, 50, 0).laid == solve(turn, 50, 0).bound == 0


def test_adding_moves_nothing() -> None:
    turn = Laying(0, (True, True), hand("R4 R5 B9"), table("R1 R2 R3"))
    found = solve(turn, 100, 50)
    assert (found.laid, found.bound, found.moved) == (2, 2, 0)


def test_one_token_is_moved_rather_than_many() -> None:
    """The fourth of the sequence is needed for a second one."""
    before = table("R7 B7 G7 Y7", "", "R1 R2 R3 R4 R5")
    turn = Laying(0, (True, True), hand("Y8 Y9"), before)
    found = solve(turn, 200, 300)
    assert (found.laid, found.bound) == (2, 2)
    assert found.moved <= 1


def test_same_seed_same_table() -> None:
    for laying in islice(grown(7), 4):
        assert solve(laying, 50, 20, seed=3) == solve(laying, 50, 20, seed=3)


def test_the_bound_is_never_below_what_is_laid() -> None:
    """Asked without knowing what was found: neither islands nor prices may promise too little."""
    for laying in islice(grown(11), 14):
        task, _ = task_of(laying)
        found = solve(laying, 80, 0)
        assert bound(task) >= found.laid
        priced = [Prices(task, case).lower(0.0, 150) for case in cases(task)]
        assert max(priced) >= found.laid - 1e-6


def test_second_copies_need_partners_of_their_own() -> None:
    """Both blue 7 would have to share blue 6 and blue 5, but two lines share one token at most."""
    turn = Laying(0, (True, True), hand("B7a B7b B6"), table("B3 B4 B5"))
    found = solve(turn, 50, 0)
    assert (found.laid, found.bound) == (2, 2)


def test_prices_know_what_single_faces_do_not() -> None:
    """Two islands more than groups: blind for prices of single faces, seen by islands."""
    turn = Laying(0, (True, True), hand("R1 R2 R3 B1 B2 B3"), table("G9 G10 G11", "", "Y4 Y5 Y6"))
    found = solve(turn, 100, 0)
    assert (found.laid, found.bound) == (3, 3)


def test_stops_when_told() -> None:
    laying = next(grown(13))
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    solver = Solver(laying)
    solver.bound = 99
    solver.search(10_000, stop)
    assert solver.climb.tries <= 4


def test_no_group_of_hand_tokens_alone_before_all_have_opened() -> None:
    """From a game: two groups of the table can be joined, but that makes no room for a new one (G4)."""
    before = table("B6 G6b R6b", "", ". G7", ". R7b", "Y6b Y7b Y8b Y9", ". B7b")
    tokens = hand("B12b B2 Y2 Y4 R14b B4b B5 G8b Y4b Y6 R12 R4 B1b G8 R4b Y12 B6b G1 B8 R13b B12")
    solver = Solver(Laying(0, (False, True, False, True), tokens, before))
    solver.search(400)
    assert solver.found().laid == solver.laid > 11
