"""Formats go up step by step, over kept old files."""

import json

import pytest

from tests.saves import FOLDER, OLD
from trakkx_desktop import catalog
from trakkx_desktop.storage import upgrades
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.saves import load


def test_every_step_has_its_function_and_an_old_file() -> None:
    """Format 1 was the first that anybody has files of."""
    assert set(upgrades.STEPS) == set(range(1, upgrades.FORMAT))
    kept = {json.loads(path.read_text())["format"] for path in OLD.glob("*.trakkx")}
    assert kept == set(range(1, upgrades.FORMAT))


def test_old_files_open_and_stay_open() -> None:
    for path in sorted(OLD.glob("*.trakkx")):
        loaded = load(path, catalog.game)
        assert loaded.is_sound
        again = decode(encode(loaded.saved), catalog.game)
        assert again.is_sound and again.saved == loaded.saved


@pytest.mark.parametrize("wrong", [{}, {"players": None}, {"players": 3}, {"players": ["x"]}])
def test_an_old_file_of_another_form_is_named(
    wrong: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    step = {0: lambda tree: {**tree, "names": [p["name"] for p in tree["players"]]}}
    monkeypatch.setattr(upgrades, "STEPS", step)
    with pytest.raises(BrokenFile) as caught:
        decode(json.dumps({"format": 0, **wrong}).encode(), catalog.game)
    assert caught.value.code == "form" and "format 0" in caught.value.detail


def test_a_format_that_never_was_is_a_broken_file() -> None:
    tree = json.loads((FOLDER / "trax-finished.trakkx").read_bytes())
    with pytest.raises(BrokenFile) as caught:
        decode(json.dumps({**tree, "format": 0, "seal": ""}).encode(), catalog.game)
    assert caught.value.code == "form"


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
