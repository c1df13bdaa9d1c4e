"""`solve trakkx` at the command line: one answer for each line with its id, bad lines told and passed over."""

import io
import json
from typing import Any

import pytest

from tests.games.trakkx.test_vectors import VECTORS
from trakkx_desktop.__main__ import main
from trakkx_desktop.commands.door import BadQuestion, answers
from trakkx_desktop.commands.trakkx import answer, solve

TURN = next(v for v in VECTORS if v["id"] == "ex3-step5-new-group")
QUICK = {"seconds": 0.2}


def test_the_answer_is_judged_legal() -> None:
    reply = solve({**TURN, **QUICK})
    assert list(reply) == ["table", "laid", "bound", "proven", "moved", "seconds"]
    verdict = answer({**TURN, "after": reply["table"]})
    assert verdict["legal"]
    assert len(verdict["laid"]) == reply["laid"] == reply["bound"] == 6
    assert reply["proven"] is True


def test_table_or_before() -> None:
    question = {k: v for k, v in TURN.items() if k != "before"}
    assert solve({**question, "table": TURN["before"], **QUICK})["laid"] == 6


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"hand": "R1a"}, "hand"),
        ({"hand": ["R99a"]}, "hand"),
        ({"hand": [TURN["before"][0][2]]}, "two places"),
        ({"before": [[0, 0, "R1b"]]}, "not legal: LONE_TOKEN"),
        ({"before": [[0, 0, "R1b"], [0, 0, "R2b"]]}, "two tokens"),
        ({"players": 5}, "players"),
        ({"player": 3}, "player"),
        ({"opened": [True]}, "opened"),
        ({"seconds": 0}, "seconds"),
        ({"seconds": "1"}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
    ],
)
def test_bad_questions_are_told(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadQuestion, match=told):
        solve({**TURN, **change})


def test_a_bad_line_does_not_stop_the_rest() -> None:
    lines = ["nonsense", "[1]", " ", json.dumps({"id": 4}), json.dumps({**TURN, **QUICK})]
    replies = list(answers(lines, solve, named=True))
    assert [reply["id"] for reply in replies] == [None, None, 4, TURN["id"]]
    assert [("error" in reply) for reply in replies] == [True, True, True, False]


def test_at_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps({**TURN, **QUICK}) + "\n"))
    assert main(["solve", "trakkx"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == TURN["id"]
    assert main(["solve", "trax"]) == 2
    assert "trakkx" in capsys.readouterr().err
