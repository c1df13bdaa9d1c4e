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
from trakkx_desktop.storage.summary import head_of, summary_of


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


def test_format_1_knew_people_only() -> None:
    """Nothing that was played is different, and what was assisted then is marked on the sheet now."""
    for path in sorted(OLD.glob("*-1.trakkx")):
        saved = load(path, catalog.game).saved
        assert not any(player.is_computer for player in saved.match.players)
        assert saved.match.plan.hints and saved.match.origin == ""
        today = load(FOLDER / f"{path.stem.removesuffix('-1')}.trakkx", catalog.game).saved
        assert saved == today


def test_an_old_head_is_read_without_replaying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of old matches are listed at the first start after an update."""
    monkeypatch.setattr("trakkx_desktop.storage.saves.load", None)
    for path in sorted(OLD.glob("*-1.trakkx")):
        assert not summary_of(path, head_of(path)).problem


def test_an_old_assisted_game_is_marked_on_the_sheet(tmp_path: Path) -> None:
    old = (OLD / "traexx-alone-1.trakkx").read_bytes()
    path = tmp_path / "traexx-alone.trakkx"
    path.write_bytes(old.replace(b'"assisted":false', b'"assisted":true'))
    [row] = summary_of(path, head_of(path)).rows
    assert row.assisted
