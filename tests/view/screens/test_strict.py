"""Values that only equal what they should be, or are larger than anything: never taken over, never a crash."""

import json
from pathlib import Path
from typing import Any

import pytest

from trakkx_desktop import catalog
from trakkx_desktop.core.player import Person
from trakkx_desktop.storage.people import people_in
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.settings import load_settings
from trakkx_desktop.storage.summary import head_of, summary_of
from trakkx_desktop.view.screens.new_game.wish import Wish

SAVE = Path(__file__).parents[2] / "saves" / "trax-unfinished.trakkx"


@pytest.mark.parametrize("mark", [1.0, True, "1", None, 4, -1, 2**40])
def test_a_mark_is_a_whole_number(mark: Any) -> None:
    good = {"name": "Anna", "mark": 1, "youngest": False, "last": ""}
    assert people_in({"people": [good, {**good, "mark": mark}]}) == [Person("Anna", 1)]


@pytest.mark.parametrize("value", [1.0, True, "3", None, 2, 1e999])
def test_last_choices_are_whole_numbers(value: Any) -> None:
    kept = {"games": value, "first": value, "players": [{"name": "Anna", "mark": value}] * 2}
    wish = Wish.recalled(catalog.game("trakkx"), (), kept)
    assert (type(wish.games), type(wish.first)) == (int, int)
    assert all(type(player.mark) is int for player in wish.players)


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none_make_a_broken_file(tmp_path: Path, text: str) -> None:
    places = Places(tmp_path)
    places.settings.write_text(f'{{"volume": {text}}}', encoding="ascii")
    settings, trouble = load_settings(places)
    assert settings.volume == 0.7 and trouble is not None and trouble.code == "broken"


@pytest.mark.parametrize("side", [2**31, -(2**31), 1 << 20, 1.0, True])
def test_a_window_lies_on_a_screen(tmp_path: Path, side: Any) -> None:
    places = Places(tmp_path)
    places.settings.write_text(json.dumps({"window": [0, 0, side, 600]}), encoding="ascii")
    assert load_settings(places)[0].window == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"games":5,', '"games":1e999,'),
        ('"games":5,', '"games":true,'),
        ('"actions":', '"actions":2147483648,"x":'),
        ('"mark":0', '"mark":1.0'),
    ],
)
def test_a_head_that_cannot_be_is_a_broken_file(tmp_path: Path, old: str, new: str) -> None:
    text = SAVE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "a.trakkx"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert summary_of(path, head_of(path)).problem == "broken"
