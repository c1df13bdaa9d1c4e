"""The border of `judge trakkx`: wrong types, missing fields and odd values get a sentence, never a traceback."""

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.trakkx.test_vectors import LINES, VECTORS
from trakkx_desktop.commands.door import BadQuestion, answers
from trakkx_desktop.commands.trakkx import answer

TURN = next(v for v in VECTORS if v["id"] == "ex1-legal")
SWAP = next(v for v in VECTORS if v["id"] == "a-swap")
DRAW = next(v for v in VECTORS if v["id"] == "a-draw3")

FIELDS = {
    "table": ("table", "players"),
    "turn": ("players", "player", "opened", "hand", "before", "after"),
    "score": ("hands", "winner"),
    "sheet": ("games",),
    "take": ("display", "bag_order", "token"),
    "bag": ("bag_order",),
    "draw3": ("hands", "player", "action", "target", "bag_order"),
    "swap": ("hands", "player", "action", "passed"),
}
WRONG: tuple[Any, ...] = (True, 1.5, "x", {}, [1], [[1]], [["R1a", 2]], [[0, 0, 5]], [[0, "R1a"]])


def first_of(kind: str) -> dict[str, Any]:
    return next(v for v in VECTORS if v["kind"] == kind)


EVERY_FIELD = [(kind, name) for kind, names in FIELDS.items() for name in names]
TEXTS = ("token", "action")
"""Fields in which any text is of the right type."""


@pytest.mark.parametrize("kind, name", EVERY_FIELD)
def test_a_missing_field_is_told(kind: str, name: str) -> None:
    question = {k: v for k, v in first_of(kind).items() if k != name}
    with pytest.raises(BadQuestion, match=name):
        answer(question)


@pytest.mark.parametrize(
    "kind, name, wrong",
    [(k, n, w) for k, n in EVERY_FIELD for w in WRONG if n not in TEXTS or not isinstance(w, str)],
)
def test_a_wrong_type_is_told(kind: str, name: str, wrong: Any) -> None:
    with pytest.raises(BadQuestion):
        answer({**first_of(kind), name: wrong})


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "nonsense"},
        {"kind": None},
        {"players": 5},
        {"player": 3},
        {"player": -1},
        {"opened": [True, True]},
        {"after": [[0, 0, "R1a"], [0, 0, "R2a"]]},
        {"before": [[0, 0, "R1a"], [0, 0, "R1a"]]},
    ],
    ids=repr,
)
def test_an_impossible_turn_is_told(change: dict[str, Any]) -> None:
    with pytest.raises(BadQuestion):
        answer({**TURN, **change})


def test_games_of_different_width_make_no_sheet() -> None:
    games = [{"hands": [[], ["R5a"]], "winner": 0}, {"hands": [["R9a"]], "winner": None}]
    with pytest.raises(BadQuestion):
        answer({"kind": "sheet", "games": games})


def test_an_empty_sheet() -> None:
    assert answer({"kind": "sheet", "games": []}) == {"rows": [], "totals": [], "winners": []}


@pytest.mark.parametrize(
    "change, code",
    [
        ({"action": "SWAPb"}, "TOKEN_NOT_OWNED"),
        ({"action": "R1a"}, "TOKEN_NOT_OWNED"),
        ({"passed": [["R1a"], ["B1a", "B2a"], ["Y1a", "Y2a"]]}, "PASS_COUNT"),
        ({"passed": [["R1a", "R2a", "R3a"], ["B1a", "B2a"], ["Y1a", "Y2a"]]}, "PASS_COUNT"),
        ({"passed": [["R1a", "R2a"], ["B1a", "B2a"]]}, "PASS_COUNT"),
        ({"passed": [["R1a", "R1a"], ["B1a", "B2a"], ["Y1a", "Y2a"]]}, "TOKEN_NOT_OWNED"),
        ({"passed": [["R1a", "SWAPa"], ["B1a", "B2a"], ["Y1a", "Y2a"]]}, "TOKEN_NOT_OWNED"),
        ({"passed": [["R1a", "Y1a"], ["B1a", "B2a"], ["Y1a", "Y2a"]]}, "TOKEN_NOT_OWNED"),
    ],
)
def test_a_swap_is_refused(change: dict[str, Any], code: str) -> None:
    assert answer({**SWAP, **change}) == {"ok": False, "error": code}


def test_the_count_is_taken_after_the_action_token_has_left() -> None:
    hands = [["SWAPa", "R1a"], ["B1a", "B2a"]]
    question = {**SWAP, "hands": hands, "passed": [["SWAPa", "R1a"], ["B1a", "B2a"]]}
    assert answer(question) == {"ok": False, "error": "PASS_COUNT"}


@pytest.mark.parametrize("target", [0, 2, -1])
def test_a_draw_three_needs_another_player(target: int) -> None:
    assert answer({**DRAW, "target": target}) == {"ok": False, "error": "BAD_TARGET"}


def test_a_draw_three_must_be_owned() -> None:
    assert answer({**DRAW, "action": "DRAWb"}) == {"ok": False, "error": "TOKEN_NOT_OWNED"}


def test_only_what_lies_in_the_display_can_be_taken() -> None:
    reply = answer({**first_of("take"), "token": "no such token"})
    assert reply == {"ok": False, "error": "NOT_IN_DISPLAY"}


def test_something_that_is_no_token_is_a_fault_of_the_table() -> None:
    entries = [[0, 0, "R4a"], [1, 0, "R15a"], [2, 0, "R6a"]]
    reply = answer({"kind": "table", "players": 2, "table": entries})
    assert reply == {"legal": False, "codes": ["BAD_TOKEN", "LINE_INVALID"], "groups": 1}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from(VECTORS), st.data())
def test_no_value_in_any_field_breaks_the_judge(
    vector: dict[str, Any], data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(FIELDS[vector["kind"]]))
    line = json.dumps({**vector, name: data.draw(JSON)})
    (reply,) = answers([line], answer)
    assert reply


def test_the_command_answers_line_by_line() -> None:
    lines = [LINES[0], "", "no json", "[]", '{"kind": "table"}', LINES[10]]
    done = subprocess.run(
        [sys.executable, "-m", "trakkx_desktop", "judge", "trakkx"],
        input="\n".join(lines),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [set(reply) for reply in replies[1:4]] == [{"error"}] * 3
    assert (replies[0], replies[4]) == (VECTORS[0]["expect"], VECTORS[10]["expect"])


def test_half_characters_and_broken_bytes_do_not_stop_the_command() -> None:
    odd = {**TURN, "hand": [*TURN["hand"], "\ud800"]}
    lines = [json.dumps(odd).encode(), b'{"kind": "bag\xff"}', LINES[0].encode()]
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-m", "trakkx_desktop", "judge", "trakkx"],
        input=b"\n".join(lines),
        capture_output=True,
        check=True,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert replies[0]["hand_after"] == ["G1a", "\ud800"]
    assert set(replies[1]) == {"error"}
    assert replies[2] == VECTORS[0]["expect"]
