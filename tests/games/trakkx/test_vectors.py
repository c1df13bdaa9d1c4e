"""All recorded tables, turns, actions, scores and sheets, answered exactly by the judge."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.trakkx.slow import table_codes, turn_codes
from trakkx_desktop.commands.trakkx import answer

LINES = (Path(__file__).parent / "vectors" / "turns.jsonl").read_text("utf-8").splitlines()
VECTORS: list[dict[str, Any]] = [json.loads(line) for line in LINES]


def test_all_vectors_are_here() -> None:
    assert len(VECTORS) == 95
    assert {v["kind"] for v in VECTORS} == {
        *("table", "turn", "score", "sheet", "take", "bag", "draw3", "swap")
    }


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v["id"])
def test_vector(vector: dict[str, Any]) -> None:
    assert answer(vector) == vector["expect"]


@pytest.mark.parametrize(
    "vector", [v for v in VECTORS if v["kind"] in ("table", "turn")], ids=lambda v: v["id"]
)
def test_the_slow_check_agrees_with_the_vectors(vector: dict[str, Any]) -> None:
    if vector["kind"] == "table":
        codes = table_codes(vector["table"], vector["players"])
    else:
        names = ("players", "player", "opened", "hand", "before", "after")
        codes = turn_codes(*(vector[name] for name in names))
    assert sorted(map(str.upper, codes)) == vector["expect"]["codes"]
