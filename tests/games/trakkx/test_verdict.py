"""A fault names its cells, its rule and the line's own values, so that the view can mark exactly the bad line."""

import pytest

from tests.games.trakkx.position import hand, table
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.changes import Changes, changes
from trakkx_desktop.games.trakkx.table import group_at, groups, line_at, lines, survey
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults, table_faults


def faults_of(cells: dict[tuple[int, int], str], seats: int = 3) -> tuple[Refusal, ...]:
    return table_faults(cells, survey(cells), seats)


def test_example_1_marks_exactly_the_two_short_rows() -> None:
    cells = table("R5 R6", "Y5 Y6", "B5 B6 B7")
    faults = faults_of(cells)
    assert [fault.code for fault in faults] == ["line_short"] * 2
    assert [fault.where for fault in faults] == [((0, 0), (1, 0)), ((0, 1), (1, 1))]
    assert faults[0].rule == "L2"
    assert (faults[0].fact("values"), faults[0].fact("colours")) == ((5, 6), ("R", "R"))
    assert (faults[0].fact("length"), faults[0].fact("like")) == (2, "row")


@pytest.mark.parametrize(
    "row, like, rule",
    [("R9 Y9", "sequence", "L1"), ("R9 R8", "row", "L2"), ("R9 B4", "none", "L3")],
)
def test_what_a_short_line_could_become(row: str, like: str, rule: str) -> None:
    (fault,) = faults_of(table(row))
    assert (fault.fact("like"), fault.rule) == (like, rule)


@pytest.mark.parametrize(
    "row, what, rule",
    [
        ("R7 B7 R7b", "colour_twice", "L1"),
        ("R7 B7 G7 Y7 R7b", "too_long", "L1"),
        ("R3 R4 R6", "gap", "L2"),
        ("R6 R4 R3", "gap", "L2"),
        ("R3 R4 R3b", "turn", "L2"),
        ("R3 R3b R4", "value_twice", "L2"),
        ("R13 R14 R1", "wrap", "L2"),
        ("R3 B4 R5", "mixed", "L3"),
        ("R3 R4 B4", "mixed", "L3"),
        ("R3 SWAP R5", "action", "L3"),
        ("R3 Q4 R5", "unknown", "L3"),
    ],
)
def test_what_is_wrong_with_a_line(row: str, what: str, rule: str) -> None:
    fault = next(fault for fault in faults_of(table(row)) if fault.code == "line_invalid")
    assert (fault.fact("what"), fault.rule) == (what, rule)
    assert fault.fact("tokens") == hand(row)
    assert fault.where == tuple((x, 0) for x in range(len(row.split())))


def test_groups_too_many_are_counted_with_the_limit() -> None:
    cells = {
        cell: t
        for y in range(4)
        for cell, t in table(f"R{y + 1} B{y + 1} G{y + 1}", y=2 * y).items()
    }
    (fault,) = faults_of(cells)
    assert (fault.fact("groups"), fault.fact("limit")) == (4, 3)
    assert len(fault.where) == 4


def test_a_missing_token_is_named_where_it_lay() -> None:
    before = table("R3 R4 R5 R6")
    laying = Laying(0, (True, True), hand("R7"), before)
    after = table("R4 R5 R6 R7")
    (fault,) = laying_faults(laying, after, survey(after))
    assert (fault.where, fault.fact("tokens")) == (((0, 0),), ("R3a",))


def test_an_early_group_names_those_who_have_not_opened() -> None:
    laying = Laying(0, (True, False, False), hand("B9 G9 Y9"), table("R4 R5 R6"))
    after = {**laying.before, **table("B9 G9 Y9", y=4)}
    (fault,) = laying_faults(laying, after, survey(after))
    assert fault.where == ((0, 4), (1, 4), (2, 4))
    assert fault.fact("unopened") == (1, 2)


def test_lines_and_groups_for_the_view() -> None:
    cells = {**table(". G5 .", "R4 R5 R6", ". B5 ."), **table("Y1 Y2 Y3", y=9)}
    level, upright = line_at(cells, (1, 1))
    assert (level.tokens, upright.tokens) == (hand("R4 R5 R6"), hand("G5 R5 B5"))
    assert [line.tokens for line in line_at(cells, (0, 1))] == [hand("R4 R5 R6")]
    assert group_at(cells, (0, 1)) == ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1))
    assert group_at(cells, (5, 5)) == ()
    assert len(groups(cells)) == 2
    assert len(lines(cells)) == 3


def test_what_changed_between_two_tables() -> None:
    found = changes(table("R4 R5 R6"), table("R7 R6 R5 R4"))
    assert found == Changes(
        new=(("R7a", (0, 0)),),
        moved=(("R6a", (2, 0), (1, 0)), ("R5a", (1, 0), (2, 0)), ("R4a", (0, 0), (3, 0))),
    )
