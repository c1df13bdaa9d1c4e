"""Formats go up step by step, over kept old files."""

import json
from pathlib import Path

import pytest

from tests.saves import FOLDER, OLD
from trakkx_desktop import catalog
from trakkx_desktop.storage import upgrades
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.saves import load


def test_every_step_has_its_function_and_an_old_file() -> None:
    assert set(upgrades.STEPS) == set(range(upgrades.FORMAT))
    kept = {json.loads(path.read_text())["format"] for path in OLD.glob("*.trakkx")}
    assert kept == set(range(upgrades.FORMAT))


@pytest.mark.parametrize("path", sorted(OLD.glob("*.trakkx")), ids=lambda path: path.stem)
def test_old_files_open_and_stay_open(path: Path) -> None:
    loaded = load(path, catalog.game)
    assert loaded.is_sound
    again = decode(encode(loaded.saved), catalog.game)
    assert again.is_sound and again.saved == loaded.saved


def test_format_0_holds_the_same_match() -> None:
    old = load(OLD / "format-0-never-released.trakkx", catalog.game).saved
    new = load(FOLDER / "trax-finished.trakkx", catalog.game).saved
    assert old.match == new.match


@pytest.mark.parametrize("missing", ["players", "plan", "games", "id"])
def test_an_old_file_that_lacks_something_is_named(missing: str) -> None:
    tree = json.loads((OLD / "format-0-never-released.trakkx").read_text())
    del tree[missing]
    with pytest.raises(BrokenFile) as caught:
        decode(json.dumps(tree).encode(), catalog.game)
    assert caught.value.code == "form"
    assert missing in caught.value.detail


@pytest.mark.parametrize("wrong", [None, 3, "x", [1], {"a": 1}])
@pytest.mark.parametrize("key", ["players", "plan", "games"])
def test_an_old_file_of_another_form_is_named(key: str, wrong: object) -> None:
    tree = json.loads((OLD / "format-0-never-released.trakkx").read_text())
    with pytest.raises(BrokenFile):
        decode(json.dumps({**tree, key: wrong}).encode(), catalog.game)


def test_steps_follow_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """How a format 3 would be added: two functions and a number."""
    steps = {
        0: lambda tree: {"a": tree["old"]},
        1: lambda tree: {"b": tree["a"] + 1},
        2: lambda tree: {"c": tree["b"] * 10},
    }
    monkeypatch.setattr(upgrades, "STEPS", steps)
    monkeypatch.setattr(upgrades, "FORMAT", 3)
    assert upgrades.upgrade({"format": 0, "old": 1}) == {"format": 3, "c": 20}
    assert upgrades.upgrade({"format": 2, "b": 5}) == {"format": 3, "c": 50}
