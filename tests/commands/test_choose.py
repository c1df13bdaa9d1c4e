"""`choose GAME`: the door to the computer players, with setup and log as a saved match has them."""

import json
from pathlib import Path
from typing import Any

import pytest

from trakkx_desktop import catalog
from trakkx_desktop.commands.choose import answer, main
from trakkx_desktop.commands.door import BadQuestion, answers
from trakkx_desktop.core.record import Entry, Record

SAVES = Path(__file__).parent.parent / "saves"
OPEN = sorted(path.stem for path in SAVES.glob("*unfinished.trakkx"))


def question(name: str, **more: Any) -> tuple[str, dict[str, Any], Record]:
    """The game on the table of a saved match, asked for whoever owes an action."""
    saved = json.loads((SAVES / f"{name}.trakkx").read_text(encoding="utf-8"))
    game, told = catalog.game(saved["game"]), saved["games"][-1]
    log = tuple(Entry(seat, game.unpack(action)) for seat, action in told["log"])
    record, refusal = Record.replay(game, game.unpack(told["setup"]), log)
    assert refusal is None
    asked = {"id": name, "setup": told["setup"], "log": told["log"], "seat": record.waiting[0]}
    return saved["game"], {**asked, "level": 2, "work": 30, "seed": 1, **more}, record


@pytest.mark.parametrize("name", OPEN)
def test_the_answer_is_legal_in_every_variant(name: str) -> None:
    key, asked, record = question(name)
    told = answer(key, asked)
    action = record.game.unpack(told["action"])
    assert record.refusal(asked["seat"], action) is None
    assert told["text"] == record.game.format(record.now, action)
    assert json.loads(json.dumps(told)) == told and told["facts"]["reason"]


@pytest.mark.parametrize("name", OPEN)
def test_what_the_seat_cannot_see_changes_nothing(name: str) -> None:
    """Another seed deals other secrets; where the seat sees the same, it does the same."""
    key, asked, record = question(name, log=[])
    game = record.game
    first = game.start(record.setup)
    twins = [
        seed
        for seed in range(300)
        if game.mask(game.start(game.unpack({**asked["setup"], "seed": seed})), asked["seat"])
        == game.mask(first, asked["seat"])
    ][:2]
    for seed in twins:
        if asked["seat"] in game.waiting(first):
            again = answer(key, {**asked, "setup": {**asked["setup"], "seed": seed}})
            assert again["action"] == answer(key, asked)["action"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"setup": None}, "saved match"),
        ({"setup": {"kind": "Lay"}}, "saved match"),
        ({"log": [[0]]}, "saved match"),
        ({"log": 7}, "saved match"),
        ({"seat": 7}, "seat"),
        ({"seat": True}, "seat"),
        ({"level": 5}, "level"),
        ({"level": 1.0}, "level"),
        ({"work": 0}, "work"),
        ({"seconds": "1"}, "seconds"),
        ({"seconds": -1}, "seconds"),
        ({"seed": "x"}, "seed"),
    ],
)
def test_bad_questions_are_told(change: dict[str, Any], words: str) -> None:
    key, asked, _record = question("trax-unfinished")
    with pytest.raises(BadQuestion, match=words):
        answer(key, {**asked, **change})


def test_a_question_without_a_setup_or_after_the_end() -> None:
    key, asked, _record = question("trax-unfinished")
    del asked["setup"]
    with pytest.raises(BadQuestion, match="setup"):
        answer(key, asked)
    saved = json.loads((SAVES / "trax-limited.trakkx").read_text(encoding="utf-8"))
    told = saved["games"][-1]
    with pytest.raises(BadQuestion, match="over"):
        answer("trax", {"setup": told["setup"], "log": told["log"], "seat": 0, "level": 1})


def test_a_bad_line_does_not_stop_the_next() -> None:
    key, asked, _record = question("trax-unfinished")
    lines = ["no JSON", "[]", json.dumps({"id": "b"}), json.dumps(asked)]
    told = list(answers(lines, lambda one: answer(key, one), named=True))
    assert [reply["id"] for reply in told] == [None, None, "b", "trax-unfinished"]
    assert ["error" in reply for reply in told] == [True, True, True, False]


def test_the_door_says_what_it_wants(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0 and "level" in capsys.readouterr().out
    assert main(["chess"]) == 2 and "usage" in capsys.readouterr().err
