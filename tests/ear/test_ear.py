"""Whole games by ear, where a bus can be had; and what the client is made of."""

import ast
import re
from pathlib import Path

import pytest

from tests.ear import tokens, wire
from tests.ear.__main__ import play
from tests.ear.room import missing

HERE = Path(__file__).parent

SHORT = {"trax": 2, "traexx": 2, "trakkx": 5, "trax-computer": 1}
"""Seeds of games that are soon over."""


@pytest.mark.skipif(bool(missing()), reason=f"a game by ear needs {missing() or 'nothing'}")
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_by_ear(game: str, tmp_path: Path) -> None:
    sheet = play(game, SHORT[game], tmp_path)
    assert any(re.match(r"Game 1, today,.* Player 1 ", line) for line in sheet), sheet


def test_the_client_knows_nothing_of_the_app() -> None:
    for file in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.startswith(("trakkx_desktop", "PySide6"))]


@pytest.mark.parametrize(
    ("signature", "values"),
    [
        ("", ()),
        ("sb", ("ä", 1)),
        ("yxd", (7, -(2**40), 0.5)),
        ("a(so)i", ([("one", "/a"), ("two", "/b/c")], -3)),
        ("asas", ([], ["a", "bc"])),
    ],
)
def test_what_is_written_to_the_bus_can_be_read(signature: str, values: tuple[object, ...]) -> None:
    data = wire.call(5, "org.example", "/here", "org.example.Do", signature, values)
    found = wire.read(data + b"more")
    assert found is not None and found[1] == len(data)
    message = found[0]
    assert (message.kind, message.serial, message.path) == (wire.CALL, 5, "/here")
    assert message.member == "org.example.Do" and message.body == values
    assert wire.read(data[:-1]) is None, "not whole yet"


def test_a_variant_tells_its_own_type() -> None:
    data = wire.call(1, "a.b", "/", "a.b.C", "sv", ("x", ("(iu)", (-1, 2))))
    found = wire.read(data)
    assert found is not None and found[0].body == ("x", (-1, 2))


def test_words_of_trakkx_are_understood() -> None:
    rack = tokens.tokens("Your rack, 5 tokens: red 5, red 6, red 7, blue 14, swap token.")
    assert tokens.best_line(rack) == [("red", 5), ("red", 6), ("red", 7)]
    told = "Group 1: Row across: red 5, red 6, red 7; Sequence down: red 5, blue 5, green 5."
    assert tokens.wanted(told) == {("red", 4), ("red", 8), ("yellow", 5)}
    assert tokens.cell("blue 5, alone, column 1, line -2, laid now") == (1, -2)
    taken = {(1, 1): ("red", 5), (2, 1): ("red", 6), (3, 1): ("red", 7)}
    assert tokens.crossing(taken, [("blue", 14), ("blue", 6), ("green", 6)]) == (
        [("blue", 6), ("green", 6)],
        (2, 1),
        (0, 1),
    )
    column, line = tokens.free_line(taken, 3)
    assert all(abs(line - row) > 1 or not column - 1 <= at <= column + 3 for at, row in taken)
