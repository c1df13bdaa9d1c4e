"""The judge answers every vector exactly, and every bad question with an error (vectors/README.md, trax)."""

import io
import json
from typing import Any

import pytest

from tests.games.trax.tables import vectors
from trakkx_desktop.commands import judge
from trakkx_desktop.commands.door import BadQuestion
from trakkx_desktop.commands.trax import answer

GAME_FIELDS = [
    "winner",
    "reason",
    "detail",
    "last_mover",
    "tiles",
    "width",
    "height",
    "board",
    "legal_counts",
]
GAMES = [record for record in vectors("games.jsonl") if "illegal_move" not in record]
ILLEGAL = [record for record in vectors("games.jsonl") if "illegal_move" in record]
RECORDS = vectors("solitaire.jsonl") + vectors("die.jsonl")
STUCK: dict[str, Any] = {
    "size": 4,
    "pile": list("|J7-JJ7F--JJ|J--"),
    "plays": [
        [0, 0, "|"], [0, 1, "J"], [0, 2, "7"], [-1, 2, "-"], [-1, 0, "J"], [-1, 1, "-"],
        [-1, -1, "7"], [-2, 2, "F"], [-2, -1, "-"], [-3, -1, "-"], [-3, 2, "J"], [-3, 1, "7"],
        [-2, 1, "L"],
    ],
}  # fmt: skip


def test_the_vectors_are_all_there() -> None:
    assert (len(GAMES), len(ILLEGAL), len(RECORDS)) == (45, 14, 54)


@pytest.mark.parametrize("record", GAMES, ids=lambda r: f"{r['source']}-{r['tiles']}")
def test_games(record: dict[str, Any]) -> None:
    assert answer(record) == {field: record[field] for field in GAME_FIELDS}


@pytest.mark.parametrize("record", ILLEGAL, ids=lambda r: r["note"])
def test_illegal_moves(record: dict[str, Any]) -> None:
    expected = {"legal": False, "at": len(record["moves"]), "reason": record["reason"]}
    assert answer(record) == expected
    inside = {**record, "moves": [*record["moves"], record["illegal_move"], "nonsense"]}
    del inside["illegal_move"]
    assert answer(inside) == expected


@pytest.mark.parametrize("record", RECORDS, ids=lambda r: r["id"])
def test_solitaires_and_die(record: dict[str, Any]) -> None:
    assert answer(record) == record["expect"]


@pytest.mark.parametrize(
    ("moves", "illegal", "limit", "reason"),
    [
        ("@0+ B1+ A0/ B3/", "nonsense", None, "game_over"),
        ("", "nonsense", None, "syntax"),
        ("", "@0", None, "syntax"),
        ("", " @0+", None, "syntax"),
        ("", "@0+\n", None, "syntax"),
        ("", "@1+", None, "first_move"),
        ("", "B7\\", None, "first_move"),
        ("@0+", "A-1+", None, "syntax"),
        ("@0+", "A٣+", None, "syntax"),
        ("@0+", "A@1+", None, "syntax"),
        ("@0+", "resign", None, "syntax"),
        ("@0+", "A1+", None, "occupied"),
        ("@0+", "@0+", None, "not_adjacent"),
        ("@0+", "B2+", None, "not_adjacent"),
        ("@0+", "A" + "9" * 5000 + "+", None, "not_adjacent"),
        ("@0+", "Z" * 5000 + "1+", None, "not_adjacent"),
        ("@0+ B1+ C1+ D1+ E1+ F1+ G1+ H1/", "J1+", 8, "not_adjacent"),
        ("@0+ B1+ C1+ D1+ E1+ F1+ G1+ H1/", "I1/", 8, "outside_8x8"),
        ("@0+ B1+ C1+ D1+ E1+ F1+ G1+ H1/", "@1+", 8, "outside_8x8"),
    ],
)
def test_the_order_of_checks_in_games(
    moves: str, illegal: str, limit: int | None, reason: str
) -> None:
    moves_made = moves.split()
    question = {"moves": moves_made, "limit": limit, "illegal_move": illegal}
    assert answer(question) == {"legal": False, "at": len(moves_made), "reason": reason}


def test_a_further_move_that_is_legal_after_all() -> None:
    assert answer({"moves": ["@0+"], "limit": None, "illegal_move": "a0+"}) == {"legal": True}


def test_an_empty_game() -> None:
    assert answer({"moves": [], "limit": 8}) == {
        "winner": None,
        "reason": None,
        "detail": {"W": [], "R": []},
        "last_mover": None,
        "tiles": 0,
        "width": 0,
        "height": 0,
        "board": [],
        "legal_counts": [],
    }


@pytest.mark.parametrize(
    ("size", "pile", "plays", "reason"),
    [
        (3, "|||||||||", [[0, 0, "|"], [0, 0, "-"]], "occupied"),
        (3, "|||||||||", [[1, 0, "|"]], "not_adjacent"),
        (3, "|||||||||", [[0, 0, "-"]], "must_lie_as_in_pile"),
        (3, "|||||||||", [[0, 0, "|"], [1, 0, "|"], [2, 0, "|"], [3, 0, "-"]], "outside_square"),
        (3, "|||||||||", [[0, 0, "|"], [1, 0, "|"], [2, 0, "|"], [9, 9, "-"]], "not_adjacent"),
        (3, "7FJ|L7F-|", [[0, 0, "7"], [-1, 0, "F"], [0, 1, "J"], [1, 0, "F"]], "must_fill_forced"),
        (3, "7FJ|L7F-|", [[0, 0, "7"], [-1, 0, "F"], [0, 1, "J"], [-1, 1, "-"]], "colour_mismatch"),
        (3, "|||||||||", [[0, 0, "|"], [0, 1, "-"]], "must_lie_as_in_pile"),
        (3, "|-|||||||", [[0, 0, "|"], [0, 1, "-"]], "colour_mismatch"),
    ],
)  # fmt: skip
def test_the_order_of_checks_in_solitaires(
    size: int, pile: str, plays: list[list[Any]], reason: str
) -> None:
    question = {"size": size, "pile": list(pile), "plays": plays}
    assert answer(question) == {"legal": False, "at": len(plays) - 1, "reason": reason}


def test_p8_stuck_in_a_forced_space() -> None:
    verdict = answer(STUCK)
    assert verdict["status"] == "lost"
    assert verdict["lost_by"] == "stuck"
    assert verdict["as_it_lies"] is None
    assert verdict["options"] == 0
    assert verdict["forced"] == [[-3, 0], [-2, 0]]
    again = {**STUCK, "plays": [*STUCK["plays"], [-2, 0, "F"]]}
    assert answer(again) == {"legal": False, "at": 13, "reason": "game_over"}


@pytest.mark.parametrize(
    ("rolls", "plays", "reason"),
    [
        ([[1, 2]], [[0, 0, "|"]], "needless_roll"),
        ([[1]], [[0, 0, "-"]], "not_as_rolled"),
        ([[1]], [[1, 0, "|"]], "not_adjacent"),
        ([[1], [1]], [[0, 0, "|"], [0, 0, "-"]], "not_as_rolled"),
        ([[1], [1]], [[0, 0, "|"], [0, 0, "|"]], "occupied"),
        ([[1], [2]], [[0, 0, "|"], [0, 1, "-"]], "colour_mismatch"),
    ],
)
def test_the_order_of_checks_with_the_die(
    rolls: list[list[int]], plays: list[list[Any]], reason: str
) -> None:
    question = {"across": False, "rolls": rolls, "plays": plays}
    assert answer(question) == {"legal": False, "at": len(plays) - 1, "reason": reason}


GAME: dict[str, Any] = {"moves": ["@0+"], "limit": None}
SOLITAIRE: dict[str, Any] = {"size": 3, "pile": list("|||||||||"), "plays": []}
DIE: dict[str, Any] = {"across": False, "rolls": [[1]], "plays": [[0, 0, "|"]]}


@pytest.mark.parametrize("question", [GAME, SOLITAIRE, DIE], ids=["game", "solitaire", "die"])
def test_every_field_is_needed(question: dict[str, Any]) -> None:
    answer(question)
    for field in question:
        with pytest.raises(BadQuestion):
            answer({name: value for name, value in question.items() if name != field})


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"variant": "die"},
        {"variant": "solitaire"},
        {**GAME, "moves": "@0+"},
        {**GAME, "moves": None},
        {**GAME, "moves": [1]},
        {**GAME, "moves": [None]},
        {**GAME, "limit": 7},
        {**GAME, "limit": -8},
        {**GAME, "limit": 8.0},
        {**GAME, "limit": "8"},
        {**GAME, "limit": True},
        {**GAME, "limit": False},
        {**GAME, "limit": 0},
        {**GAME, "illegal_move": 3},
        {**GAME, "illegal_move": None},
        {**SOLITAIRE, "size": 5},
        {**SOLITAIRE, "size": True},
        {**SOLITAIRE, "size": 3.0},
        {**SOLITAIRE, "pile": "|||||||||"},
        {**SOLITAIRE, "pile": list("||||||||")},
        {**SOLITAIRE, "pile": list("|||||||||-")},
        {**SOLITAIRE, "pile": list("||||||||?")},
        {**SOLITAIRE, "pile": [1] * 9},
        {**SOLITAIRE, "plays": {}},
        {**SOLITAIRE, "plays": [0, 0, "|"]},
        {**SOLITAIRE, "plays": [[0, 0]]},
        {**SOLITAIRE, "plays": [[0, 0, "|", 1]]},
        {**SOLITAIRE, "plays": [[False, 0, "|"]]},
        {**SOLITAIRE, "plays": [[0, 0.0, "|"]]},
        {**SOLITAIRE, "plays": [["0", 0, "|"]]},
        {**SOLITAIRE, "plays": [[0, 0, "+"]]},
        {**SOLITAIRE, "plays": [[0, 0, ["|"]]]},
        {**SOLITAIRE, "plays": [[0, 0, "||"]]},
        {**SOLITAIRE, "plays": [[0, 0, ""]]},
        {**DIE, "across": 0},
        {**DIE, "across": None},
        {**DIE, "rolls": []},
        {**DIE, "rolls": [[1], [1]]},
        {**DIE, "rolls": [1]},
        {**DIE, "rolls": [[]]},
        {**DIE, "rolls": [[0]]},
        {**DIE, "rolls": [[7]]},
        {**DIE, "rolls": [[True]]},
        {**DIE, "rolls": [["1"]]},
        {**DIE, "plays": [None]},
    ],
    ids=str,
)
def test_bad_questions(question: dict[str, Any]) -> None:
    with pytest.raises(BadQuestion):
        answer(question)


def test_the_form_is_known_by_its_variant_or_its_own_fields() -> None:
    stray = {"pile": 1, "rolls": 1, "moves": 1, "limit": 1, "size": 1}
    assert answer({**stray, **DIE, "variant": "die"}) == answer({**DIE, "variant": ["odd"]})
    assert answer({**stray, **SOLITAIRE, "variant": "solitaire"}) == answer(SOLITAIRE)


def test_the_command_judges_on_after_a_bad_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["{}", "", "[1]", "not JSON", json.dumps({**DIE, "note": "ignored"})]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert judge.main(["trax"]) == 0
    replies = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(reply) for reply in replies[:3]] == [["error"]] * 3
    assert replies[3] == {"legal": True, "winner": None, "tiles": 1}
