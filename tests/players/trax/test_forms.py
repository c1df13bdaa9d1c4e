"""One source, two speeds: compiled and not compiled the player thinks the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from installer import compile as recipe
from tests.players.trax.positions import thoughts, walk
from trakkx_desktop import players
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State

ROOT = Path(__file__).parents[3]
QUESTIONS = [("unlimited", 5), ("unlimited", 14), ("limited", 9), ("die", 7)]


def wide(length: int) -> State:
    """A table so wide that cells, turns and keys need more bits, with nothing but short paths."""
    tiles = {(x - 500, 0): "JF"[x % 2] for x in range(length)}
    return State(Setup(), Board(tiles), turns=length)


def answers() -> list[list[str]]:
    """What is thought of a few positions at equal work."""
    states = [*(walk(variant, turns, turns) for variant, turns in QUESTIONS), wide(60)]
    return [
        [repr(thought) for thought in thoughts(state, limit=Limit(work=1500 if n < 4 else 200))]
        for n, state in enumerate(states)
    ]


def test_what_was_compiled_is_of_this_source() -> None:
    if any(path.exists() for path in recipe.products()):
        assert recipe.is_fresh(), "python -m installer.compile"


def test_every_module_to_be_compiled_is_there() -> None:
    assert all(path.exists() for key in recipe.MODULES for path in recipe.sources(key))


@pytest.mark.skipif(players.IS_PURE, reason="nothing is compiled here")
def test_both_forms_think_alike() -> None:
    child = "import json; from tests.players.trax.test_forms import answers; print(json.dumps(answers()))"
    done = subprocess.run(
        [sys.executable, "-c", child],
        cwd=ROOT,
        env={**os.environ, "TRAKKX_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == answers()


@pytest.mark.parametrize("pure", ["", "1"])
def test_which_form_is_taken(pure: str) -> None:
    child = "from trakkx_desktop.players.trax import search; print(search.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", child],
        cwd=ROOT,
        env={**os.environ, "TRAKKX_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    is_source = done.stdout.strip().endswith("search.py")
    assert is_source == (bool(pure) or not recipe.products()[0].exists())
