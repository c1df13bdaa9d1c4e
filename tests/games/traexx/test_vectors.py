"""Every recorded round and refusal is answered exactly as written."""

import json
from pathlib import Path
from typing import Any

import pytest

from trakkx_desktop.commands.traexx import answer

LINES = (
    (Path(__file__).parent / "vectors" / "rounds.jsonl").read_text(encoding="utf-8").splitlines()
)
VECTORS: list[dict[str, Any]] = [json.loads(line) for line in LINES]


def test_both_kinds_are_there() -> None:
    assert {vector["kind"] for vector in VECTORS} == {"game", "illegal"}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v["id"])
def test_vector(vector: dict[str, Any]) -> None:
    given = {key: value for key, value in vector.items() if key != "expected"}
    if vector["kind"] == "game":
        assert answer(given) == vector["expected"]
    else:
        assert answer(given) == {"legal": False, "reason": vector["expected"]["reason"]}
