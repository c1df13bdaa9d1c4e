"""Proofs by trying everything: what cannot lie in a plane is denied, what can is found, and nothing laid is denied."""

from itertools import islice

import pytest

from tests.games.trakkx.position import Cells, hand, table
from tests.players.trakkx.tables import grown
from trakkx_desktop.core.thought import never
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.tokens import NUMBERS
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults
from trakkx_desktop.players.trakkx.bounds import Bound
from trakkx_desktop.players.trakkx.cover import bound, by_face, islands
from trakkx_desktop.players.trakkx.proof import IMPOSSIBLE, NO, POSSIBLE, UNKNOWN, Proof
from trakkx_desktop.players.trakkx.solver import Solver, solve, task_of

OPENED = (True, True, True)

ONE_GROUP = Laying(
    1,
    (False, True),
    hand("B1 B1b B2 B3 G11b R2 R5b Y2b Y3"),
    table(
        ". . R14b",
        "B12b . R13 G13 B13",
        "G12b Y12b R12b",
        "Y12 . R11b",
    ),
)
"""The green 11 needs green 12 and green 13, and then nothing holds the yellow twelves and the thirteens."""

FIVE_YELLOWS = Laying(
    0,
    OPENED,
    hand("R3b B3 G13"),
    table(". Y1 .", ". Y2b .", ". Y3b .", "Y3 Y4 Y5", ". Y5b ."),
)
"""Both yellow 3 are walled in by their own rows: no sequence of threes goes through either."""

OWN_ZONE = Laying(0, (False, False, True), hand("B13 B14 R14b Y14 G1"), table("G12b R12 B12b"))
"""The blue 13 needs the blue 14, without which there is no opening."""


@pytest.mark.parametrize(
    ("laying", "promised", "laid"),
    [(ONE_GROUP, 1, 0), (FIVE_YELLOWS, 2, 0), (OWN_ZONE, 4, 3)],
)
def test_what_cannot_lie_in_a_plane(laying: Laying, promised: int, laid: int) -> None:
    assert bound(task_of(laying)[0]) >= promised
    found = solve(laying, 300, 0)
    assert (found.laid, found.bound) == (laid, laid)


def crowded() -> Laying:
    """From a game; adding line by line never leads to the seventh token."""
    rows = table(
        ". Y4",
        ". Y3b",
        ". Y2",
        ". Y1b R1 G1",
        ". . . G2",
        ". . R3b G3b B3",
        ". . R4b",
        "G5b B5b R5 . . Y10b G10 R10b",
        ". . R6b . . B10",
        ". . R7b R8b R9b R10",
        ". . . . Y9",
        ". . . . G9 G8b G7",
    )
    far: Cells = table("Y14 G14b B14", x=20)
    tokens = hand("B2b B2 B4 B8b G5 G11b R13 Y9b Y11b Y13 Y13b")
    return Laying(2, (True, False, True, False), tokens, rows | far)


def test_a_proof_that_fails_shows_the_table() -> None:
    laying = crowded()
    found = solve(laying, 300, 0)
    assert (found.laid, found.bound) == (7, 7)
    assert not laying_faults(laying, found.table, survey(found.table))


def test_nothing_is_denied_that_was_laid() -> None:
    for number, laying in enumerate(islice(grown(17), 20)):
        turn = laying if number % 2 else opening(laying, number)
        solver = Solver(turn, rounds=0, nodes=0)
        solver.search(60)
        proof = Bound(solver.task)
        proof.prove(-1, 400, never)
        assert proof.most >= solver.found().laid


def opening(laying: Laying, number: int) -> Laying:
    rest = [token for token in NUMBERS if token not in laying.before.values()]
    seats = len(laying.opened)
    opened = tuple(seat % 2 == number % 3 for seat in range(seats))
    return Laying(number % seats, opened, tuple(rest[number : number + 30 : 2]), laying.before)


def test_ends_when_told_or_when_the_work_is_done() -> None:
    task, _ = task_of(crowded())
    faces = max(islands(task.all), key=len)
    proof = Proof(task, faces, by_face(task), 1, NO)
    assert proof.ask(0, 20, never) == UNKNOWN
    assert proof.ask(0, 10_000, lambda: True) == UNKNOWN
    assert proof.nodes < 60
    assert proof.ask(0, 10_000, never) == POSSIBLE


def test_a_proof_leaves_everything_as_it_was() -> None:
    task, _ = task_of(FIVE_YELLOWS)
    faces = max(islands(task.all), key=len)
    proof = Proof(task, faces, by_face(task), 2, NO)
    assert [proof.ask(0, 10_000, never) for _ in range(2)] == [IMPOSSIBLE, IMPOSSIBLE]
    assert proof.ask(2, 10_000, never) == POSSIBLE
