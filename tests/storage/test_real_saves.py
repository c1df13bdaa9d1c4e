"""Real saves of every game and variant: sound, there and back, with their drafts and sheets."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.saves import saves
from tests.saves.make import WISHES
from tests.storage.remembering import Remembering
from trakkx_desktop import catalog
from trakkx_desktop.core.pack import pack
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode, sheet_of
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import load
from trakkx_desktop.storage.summary import head_of, summary_of


def test_every_game_and_variant_is_here() -> None:
    assert {path.stem for path in saves()} == {wish.name for wish in WISHES}
    found = [load(path, catalog.game).saved.match for path in saves()]
    assert {match.key for match in found} == set(catalog.GAMES)
    for key in catalog.GAMES:
        chosen = {choice for match in found if match.key == key for choice in match.plan.choices}
        for option in catalog.game(key).options:
            values = {v for k, v in chosen if k == option.key or k.startswith(f"{option.key}.")}
            assert values, (key, option.key)
        ends = {match.is_over for match in found if match.key == key}
        assert ends == {True, False}
    variants = {dict(m.plan.choices).get("variant") for m in found if m.key == "trax"}
    assert len(variants - {None}) == 4


@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_there_and_back(path: Path) -> None:
    loaded = load(path, catalog.game)
    assert loaded.is_sound
    assert encode(loaded.saved) == path.read_bytes()
    again = decode(encode(loaded.saved), catalog.game).saved
    assert again == loaded.saved
    assert pack(again.match.record.now) == pack(loaded.saved.match.record.now)
    assert json.loads(path.read_bytes())["sheet"] == sheet_of(loaded.saved.match)


@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_summary_tells_what_the_match_is(path: Path) -> None:
    saved = load(path, catalog.game).saved
    summary = summary_of(path, head_of(path))
    match = saved.match
    assert not summary.problem
    assert (summary.id, summary.game, summary.players) == (path.stem, match.key, match.players)
    assert (summary.games, summary.number) == (match.plan.games, len(match.sittings))
    assert (summary.actions, summary.is_over) == (saved.actions, match.is_over)
    assert (summary.waiting, summary.totals) == (match.record.waiting, match.totals)
    assert [row.lines for row in summary.rows] == [outcome.lines for outcome in match.outcomes]


@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_open_drafts_lie_as_they_were_left(path: Path) -> None:
    saved = load(path, catalog.game).saved
    told = {draft["seat"]: draft["gestures"] for draft in json.loads(path.read_bytes())["drafts"]}
    assert set(saved.drafts) == set(told)
    for seat, gestures in saved.drafts.items():
        record = saved.match.record
        draft = record.game.draft(record.game.mask(record.now, seat), seat)
        for gesture in gestures:
            after = draft.put(*gesture)
            assert not isinstance(after, Refusal)
            draft = after
        assert [[[p, list(s)] for p, s in gesture] for gesture in gestures] == told[seat]


HOSTILE_PUTS = [
    [["", []]],
    [["tile", [10**17, 10**17, "+"]]],
    [["tile", []], ["tile", []]],
    [["pen", ["end", 99, 99]]],
    [["pen", [True, False]]],
    [["R1a", ["cell", 10**17, 0]]],
    [["R1a", ["cell"]], ["R1a", ["cell"]]],
    [["S1", ["give"]]],
    [["?", ["rack"]]],
    [],
]


@cache
def game_of(key: str) -> Any:
    """The log is the same in all of them."""
    return Remembering(catalog.game(key))


@cache
def sound(path: Path) -> Saved:
    return load(path, game_of).saved


@pytest.mark.parametrize("puts", HOSTILE_PUTS)
@pytest.mark.parametrize("path", saves(), ids=lambda path: path.stem)
def test_hostile_drafts_cost_no_more_than_themselves(path: Path, puts: list[object]) -> None:
    tree = json.loads(path.read_bytes())
    seats = range(len(tree["players"]))
    tree["drafts"] = [{"seat": seat, "gestures": [puts] * 3} for seat in seats]
    loaded = decode(json.dumps({**tree, "seal": ""}).encode(), game_of)
    assert loaded.saved.match == sound(path).match
