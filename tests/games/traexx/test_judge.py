"""The judge's answers beside the vectors: illegal rounds inside a game, and questions it cannot read."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import trakkx_desktop
from trakkx_desktop.commands.door import BadQuestion
from trakkx_desktop.commands.traexx import answer

ORDER = list(range(1, 16))
TO_3 = {"from": [0, -1], "path": [[0, 0]]}


def game(*rounds: list[Any], **changes: Any) -> dict[str, Any]:
    base = {"kind": "game", "players": ["A", "B"], "order": ORDER, "solo": False}
    return {**base, "extensions": list(rounds), **changes}


def illegal(extension: Any, round_: Any = 1, player: Any = 0, **changes: Any) -> dict[str, Any]:
    attempt = {"player": player, "round": round_, "extension": extension}
    return game(**{"kind": "illegal", "attempt": attempt, **changes})


def test_unneeded_keys_are_ignored_and_no_round_is_a_game() -> None:
    reply = answer(game(note="x", sheet=5, expected=None))
    assert reply == {
        "rounds": [],
        "over": False,
        "winners": None,
        "routes": [[[0, -1]], [[1, -1]]],
    }


def test_r15_an_illegal_extension_inside_a_game_is_told_with_round_and_player() -> None:
    reply = answer(game([TO_3, None], [None, {"from": [1, -1], "path": [[2, -2]]}], [TO_3, TO_3]))
    wrong = {"legal": False, "reason": "colour_not_on_card", "round": 2, "player": 1}
    assert reply == wrong
    assert answer({**illegal(None), **game([{}, None]), "kind": "illegal"}) == {
        "legal": False,
        "reason": "malformed",
        "round": 1,
        "player": 0,
    }


def test_r12_a_16th_round_is_the_wrong_round() -> None:
    reply = answer(game(*[[None, None]] * 16))
    assert reply == {"legal": False, "reason": "wrong_round", "round": 16, "player": 0}


@pytest.mark.parametrize(
    "extension",
    [
        [],
        [[0, -1]],
        {},
        "pass",
        0,
        False,
        {"from": [0, -1]},
        {"path": [[0, 0]]},
        {"from": [0, -1], "path": []},
        {"from": [0, -1], "path": {}},
        {"from": [0, -1], "path": None},
        {"from": [0, -1], "path": [[0]]},
        {"from": [0, -1], "path": [[0, 0, 0]]},
        {"from": [0, -1], "path": [[0, "0"]]},
        {"from": [0, -1], "path": [[0, 0.0]]},
        {"from": [0, -1], "path": [[False, 0]]},
        {"from": [0, -1], "path": [[0, 0], None]},
        {"from": [0, -1], "path": [{"q": 0, "r": 0}]},
        {"from": [0, -1, 1], "path": [[0, 0]]},
        {"from": None, "path": [[0, 0]]},
        {"from": "A", "path": [[0, 0]]},
    ],
)
def test_r6_an_extension_without_the_form_of_one_is_malformed(extension: Any) -> None:
    verdict = {"legal": False, "reason": "malformed"}
    assert answer(illegal(extension)) == verdict
    assert answer(illegal(extension, round_=9)) == verdict
    assert answer(game([extension, None])) == verdict | {"round": 1, "player": 0}


@pytest.mark.parametrize("round_", [0, -1, 2, 15, 16, 10**30])
@pytest.mark.parametrize("extension", [None, TO_3, {"from": [9, 9], "path": [[8, 8]]}])
def test_r17_the_wrong_round_comes_before_all_but_malformed(round_: int, extension: Any) -> None:
    assert answer(illegal(extension, round_)) == {"legal": False, "reason": "wrong_round"}


@pytest.mark.parametrize("round_", [15, 16])
def test_r12_every_round_is_wrong_after_the_end(round_: int) -> None:
    over = illegal(None, round_, extensions=[[None, None]] * 15)
    assert answer(over) == {"legal": False, "reason": "wrong_round"}


def test_a_legal_attempt_is_called_legal() -> None:
    assert answer(illegal(TO_3)) == {"legal": True}
    assert answer(illegal(None, 2, 1, extensions=[[TO_3, None]])) == {"legal": True}


BAD = [
    ("no kind", {k: v for k, v in game().items() if k != "kind"}),
    ("unknown kind", game(kind="turn")),
    ("kind of the wrong type", game(kind=["game"])),
    *(
        (f"no {name}", {k: v for k, v in game().items() if k != name})
        for name in game()
        if name != "kind"
    ),
    ("players no list", game(players="AB")),
    ("no player", game(players=[])),
    ("five players", game(players=["A", "B", "C", "D", "A"])),
    ("two alike", game(players=["A", "A"])),
    ("unknown letter", game(players=["A", "E"])),
    ("letter of the wrong type", game(players=["A", ["B"]])),
    ("solo with two", game(solo=True)),
    ("one, not solo", game(players=["A"])),
    ("solo of the wrong type", game(players=["A"], solo=1)),
    ("order no list", game(order={})),
    ("a card missing", game(order=ORDER[:-1])),
    ("a card twice", game(order=[*ORDER[:-1], 1])),
    ("an unknown card", game(order=[*ORDER[:-1], 16])),
    ("a card of the wrong type", game(order=[*ORDER[:-1], "15"])),
    ("a card that is a truth value", game(order=[True, *ORDER[1:]])),
    ("a card that is a fraction", game(order=[1.0, *ORDER[1:]])),
    ("extensions no list", game(extensions=None)),
    ("a round that is no list", game(extensions=[{"0": None}])),
    ("a round with too few", game([None])),
    ("a round with too many", game([None, None], [None, None, None])),
    ("no attempt", game(kind="illegal")),
    ("attempt no object", game(kind="illegal", attempt=[0, 1, None])),
    ("attempt without extension", game(kind="illegal", attempt={"player": 0, "round": 1})),
    ("attempt without player", game(kind="illegal", attempt={"extension": None, "round": 1})),
    ("attempt without round", game(kind="illegal", attempt={"extension": None, "player": 1})),
    ("round of the wrong type", illegal(TO_3, "1")),
    ("round is a truth value", illegal(TO_3, True)),
    ("player of the wrong type", illegal(TO_3, 1, "0")),
    ("player is a truth value", illegal(TO_3, 1, True)),
    ("no such player", illegal(TO_3, 1, 2)),
    ("player below zero", illegal(TO_3, 1, -1)),
]


@pytest.mark.parametrize("question", [row[1] for row in BAD], ids=[row[0] for row in BAD])
def test_a_bad_question_is_told_in_a_sentence(question: dict[str, Any]) -> None:
    with pytest.raises(BadQuestion, match=r"\".+\".* must | is missing$"):
        answer(question)


def test_the_command_answers_line_by_line_and_goes_on_after_a_bad_one() -> None:
    vectors = (Path(__file__).parent / "vectors" / "rounds.jsonl").read_text("utf-8")
    first = vectors.splitlines()[0]
    lines = ["{", "", json.dumps(game(players=[])), "[]", first]
    ran = subprocess.run(
        [sys.executable, "-m", "trakkx_desktop", "judge", "traexx"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=Path(trakkx_desktop.__file__).parent.parent,
        check=True,
    )
    replies = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [set(reply) for reply in replies[:3]] == [{"error"}] * 3
    assert replies[3:] == [json.loads(first)["expected"]]
