"""Tables and turns of laying, each row with the rule (rules/trakkx) that decides it: L1-L6, G1-G5, O1-O7, U1, U2."""

from dataclasses import dataclass

import pytest

from tests.games.trakkx.position import Cells, hand, table
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults, table_faults


@dataclass(frozen=True)
class TableRow:
    rule: str
    name: str
    cells: Cells
    codes: str = ""
    seats: int = 3


ROW3 = table("R4 R5 R6")
NINES = table("B9 G9 Y9", y=5)
HIGH = table("R8 R9 R10", y=5)

TABLES = (
    TableRow("L1", "sequence of three", table("R7 B7 Y7")),
    TableRow("L1", "sequence of four, upright", table("R7", "B7", "Y7", "G7")),
    TableRow("L1", "a colour twice", table("R7 B7 R7b"), "line_invalid"),
    TableRow("L1", "five cannot differ", table("R7 B7 Y7 G7 R7b"), "line_invalid"),
    TableRow("L2", "row up", table("R1 R2 R3")),
    TableRow("L2", "row down", table("R3 R2 R1")),
    TableRow("L2", "row of fourteen", table(" ".join(f"B{n}" for n in range(1, 15)))),
    TableRow("L2", "no wrap", table("B13 B14 B1"), "line_invalid"),
    TableRow("L2", "gap", table("B3 B4 B6"), "line_invalid"),
    TableRow("L2", "up and down", table("B3 B4 B3b"), "line_invalid"),
    TableRow("L2", "two colours", table("B3 R4 B5"), "line_invalid"),
    TableRow("L3", "a pair", table("B3 B4"), "line_short"),
    TableRow("L3", "a pair across a row", table(". G5", "R4 R5 R6"), "line_short"),
    TableRow("L3", "a row across a sequence", table(". G5 .", "R4 R5 R6", ". B5 .")),
    TableRow("L3", "row and sequence in one line", table("B3 B4 B5 R5 Y5"), "line_invalid"),
    TableRow("L3", "two rows side by side", table("R4 R5 R6", "B4 B5 B6"), "line_short"),
    TableRow("L3", "three rows side by side", table("R4 R5 R6", "B4 B5 B6", "Y4 Y5 Y6")),
    TableRow("L4", "a token alone", {**ROW3, (9, 9): "R9a"}, "lone_token"),
    TableRow("L5", "a corner is no contact", table("B3 B4 B5 .", ". . . R5"), "lone_token"),
    TableRow("L5", "corners make no group", table("B3 B4 B5 . . .", ". . . R9 G9 Y9")),
    TableRow("L6", "far out", table("R4 R5 R6", x=-9000, y=9000)),
    TableRow("G1", "three groups of three players", {**ROW3, **NINES, **table("Y1 Y2 Y3", y=9)}),
    TableRow(
        "G1",
        "four groups of two players",
        {**ROW3, **NINES, **table("Y1 Y2 Y3", y=9), **table("G1 G2 G3", y=11)},
        "too_many_groups",
        seats=2,
    ),
    TableRow(
        "G1",
        "four groups of four players",
        {**ROW3, **NINES, **table("Y1 Y2 Y3", y=9), **table("G1 G2 G3", y=11)},
        seats=4,
    ),
    TableRow("S1", "one copy in two places", {**ROW3, **table("R6 R7 R8", y=3)}, "token_twice"),
    TableRow("S1", "both copies", {**ROW3, **table("R6b R7 R8", y=3)}),
    TableRow("S1", "no such token", table("R13 R14 R15"), "bad_token line_invalid"),
    TableRow("A10", "an action token", table("R4 DRAW R6"), "action_on_table line_invalid"),
)


@pytest.mark.parametrize("row", TABLES, ids=lambda row: f"{row.rule} {row.name}")
def test_table(row: TableRow) -> None:
    faults = table_faults(row.cells, survey(row.cells), row.seats)
    assert " ".join(sorted({fault.code for fault in faults})) == row.codes


@dataclass(frozen=True)
class TurnRow:
    """Seat 0 lays; `opened` is a word of + and - by seat."""

    rule: str
    name: str
    opened: str
    hand: str
    before: Cells
    after: Cells
    codes: str = ""
    opened_after: str = ""


SPLIT = {**ROW3, **table("R7 R8 R9 R10", y=5)}
MERGED = table("R4 R5 R6 R7 R8 R9 R10")
OWN = table("B9 G9 Y9", y=9)
LOWS = table("B1 B2 B3", y=12)

TURNS = (
    TurnRow(
        "G1", "counted at the end only", "+++", "R7", {**ROW3, **HIGH, **OWN}, {**MERGED, **OWN}
    ),
    TurnRow(
        "G2",
        "a merge frees a slot",
        "+++",
        "R7 B1 B2 B3",
        {**ROW3, **HIGH, **OWN},
        {**MERGED, **OWN, **LOWS},
    ),
    TurnRow(
        "G2",
        "no merge, no slot",
        "+++",
        "B1 B2 B3",
        {**ROW3, **HIGH, **OWN},
        {**ROW3, **HIGH, **OWN, **LOWS},
        "too_many_groups",
    ),
    TurnRow("G3", "early split", "+--", "R10", table("R4 R5 R6 R7 R8 R9"), SPLIT, "group_early"),
    TurnRow(
        "G3",
        "the opener splits as well",
        "-+-",
        "B9 G9 Y9 R10",
        table("R4 R5 R6 R7 R8 R9"),
        {**SPLIT, **OWN},
        "group_early",
    ),
    TurnRow("G3", "early merge", "++-", "R7", {**ROW3, **HIGH}, MERGED),
    TurnRow(
        "G4",
        "merge and lay a new group",
        "++-",
        "R7 B9 G9 Y9",
        {**ROW3, **HIGH},
        {**MERGED, **OWN},
        "group_early",
    ),
    TurnRow("G5", "third group early", "+-", "B9 G9 Y9", ROW3, {**ROW3, **OWN}, "group_early"),
    TurnRow("G5", "third group", "++", "B9 G9 Y9", {**ROW3, **HIGH}, {**ROW3, **HIGH, **OWN}),
    TurnRow("O1", "three own tokens", "---", "R4 R5 R6 Y1", {}, ROW3, opened_after="+--"),
    TurnRow("O1", "two are too few", "---", "R4 R5", {}, table("R4 R5"), "line_short not_opened"),
    TurnRow(
        "O1",
        "built on a table token",
        "-+-",
        "B6 G6",
        ROW3,
        {**ROW3, (2, 1): "B6a", (2, 2): "G6a"},
        "not_opened",
    ),
    TurnRow("O2", "adding unopened", "-+-", "R7", ROW3, table("R4 R5 R6 R7"), "not_opened"),
    TurnRow(
        "O2",
        "regrouping unopened",
        "-+-",
        "R7 R8",
        table("R4 R5 R6 R9 R10 R11".replace("R9", ". R9")),
        table("R11 R10 R9 R8 R7 R6 R5 R4"),
        "not_opened",
    ),
    TurnRow(
        "O3",
        "open, then add",
        "-+-",
        "B9 G9 Y9 R7",
        ROW3,
        {**table("R4 R5 R6 R7"), **OWN},
        opened_after="++-",
    ),
    TurnRow(
        "O4",
        "own group of two lines",
        "---",
        "R4 R5 R6 B4 G4",
        {},
        table("R4 R5 R6", "B4", "G4"),
        opened_after="+--",
    ),
    TurnRow(
        "O5",
        "open and regroup",
        "-+-",
        "B9 G9 Y9 R3",
        ROW3,
        {**table("R6", "R5", "R4", "R3"), **OWN},
        opened_after="++-",
    ),
    TurnRow(
        "O6",
        "last opener, two groups",
        "-+",
        "B9 G9 Y9 B1 B2 B3",
        ROW3,
        {**ROW3, **OWN, **LOWS},
        opened_after="++",
    ),
    TurnRow(
        "O6",
        "not the last opener",
        "-+-",
        "B9 G9 Y9 B1 B2 B3",
        ROW3,
        {**ROW3, **OWN, **LOWS},
        "group_early",
    ),
    TurnRow(
        "O7",
        "own group has vanished",
        "+-",
        "R7",
        {**ROW3, **HIGH},
        MERGED,
        opened_after="+-",
    ),
    TurnRow("U1", "nothing laid", "+++", "R7", ROW3, ROW3, "nothing_laid"),
    TurnRow("U1", "only rearranged", "+++", "R7", ROW3, table("R6 R5 R4"), "nothing_laid"),
    TurnRow("U1", "not in the hand", "+++", "R7b", ROW3, table("R4 R5 R6 R7"), "token_not_owned"),
    TurnRow(
        "U2",
        "a table token gone",
        "+++",
        "R7",
        table("R3 R4 R5 R6"),
        table("R4 R5 R6 R7"),
        "table_token_missing",
    ),
    TurnRow(
        "L6",
        "shifted, turned, mirrored",
        "+++",
        "R7",
        {**ROW3, **NINES},
        {**table("R7", "R6", "R5", "R4", x=-30, y=7), **table("Y9 B9 G9", x=12)},
    ),
)


def seats_of(word: str) -> tuple[bool, ...]:
    return tuple(letter == "+" for letter in word)


@pytest.mark.parametrize("row", TURNS, ids=lambda row: f"{row.rule} {row.name}")
def test_turn(row: TurnRow) -> None:
    laying = Laying(0, seats_of(row.opened), hand(row.hand), row.before)
    seen = survey(row.after)
    faults = laying_faults(laying, row.after, seen)
    assert " ".join(sorted({fault.code for fault in faults})) == row.codes
    if row.opened_after:
        assert laying.opened_after(row.after, seen) == seats_of(row.opened_after)
