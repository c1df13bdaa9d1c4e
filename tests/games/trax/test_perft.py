"""Counted move sequences: any slip in T2-T10 or L1-L3 changes a number (vectors/trax/perft.json)."""

import json
from typing import Any

import pytest

from tests.games.trax.tables import VECTORS, perft, played
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.setup import Setup

COUNTS = json.loads((VECTORS / "perft.json").read_text(encoding="utf-8"))
VARIANTS = {"unlimited": "unlimited", "8x8": "limited"}


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_from_the_start(name: str, depth: int) -> None:
    state = rules.start(Setup(variant=VARIANTS[name]))
    assert perft(state, depth) == COUNTS[f"start_{name}"][str(depth)]


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("position", COUNTS["positions"], ids=lambda p: f"{p['tiles']}-tiles")
def test_from_positions(position: dict[str, Any], name: str) -> None:
    counts = position[name]
    if counts is None:
        assert max(position["width"], position["height"]) > 8
        return
    state = played(position["moves"], Setup(variant=VARIANTS[name]))
    assert [perft(state, depth) for depth in (1, 2)] == [counts["1"], counts["2"]]
