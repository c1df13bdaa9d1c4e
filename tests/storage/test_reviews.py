"""Reviews lie beside their match: they come back as they were, go with it into trash and backup, or are not there."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.study.games import NAMES, played, reviewed
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import Review
from trakkx_desktop.storage.backup import export_all, import_all
from trakkx_desktop.storage.library import delete, list_trash, restore
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reviews import load_review, save_review
from trakkx_desktop.storage.saves import new_saved, save

NAME = "trax-1"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "here")


@pytest.fixture(scope="module")
def record() -> Record:
    return played("trax", (1, 2), 8)


@pytest.fixture(scope="module")
def review(record: Record) -> Review:
    return replace(reviewed(record, 200), is_whole=True)


@pytest.fixture
def kept(places: Places, record: Record, review: Review) -> Places:
    """The match is saved, and looked back on."""
    people = tuple(Player(NAMES[i], i) for i in (0, 1))
    match = Match("trax", catalog.game("trax"), people, Plan(seed=5), (Sitting(record),))
    save(places, replace(new_saved(match), id=NAME))
    save_review(places, NAME, 0, record, review)
    return places


def test_it_comes_back_as_it_was(kept: Places, record: Record, review: Review) -> None:
    assert load_review(kept, NAME, 0, record) == review
    assert load_review(kept, NAME, 1, record) is None


def test_games_of_a_match_lie_side_by_side(kept: Places, record: Record, review: Review) -> None:
    save_review(kept, NAME, 1, record, Review(review.found, (), True))
    assert load_review(kept, NAME, 0, record) == review
    second = load_review(kept, NAME, 1, record)
    assert second is not None and second.tallies == ()


def test_a_match_that_nobody_keeps_has_none(places: Places, record: Record, review: Review) -> None:
    save_review(places, NAME, 0, record, review)
    assert not places.reviews.exists()


def test_of_other_moves_nothing_is_said(kept: Places, record: Record) -> None:
    shorter, _ = Record.replay(record.game, record.setup, record.log[:-1])
    assert load_review(kept, NAME, 0, shorter) is None
    seat, made = record.log[-1].seat, record.log[-1].action
    other = next(a for a in record.game.legal(shorter.now, seat) if a != made)
    assert load_review(kept, NAME, 0, shorter.play(seat, other)) is None


@pytest.mark.parametrize("how", ["cut", "twice", "seat", "mark", "tally", "format", "action"])
def test_a_damaged_one_is_not_there(kept: Places, record: Record, how: str) -> None:
    path = kept.review_of(NAME)
    told = json.loads(path.read_bytes())
    steps = told["games"]["0"]["steps"]
    if how == "cut":
        path.write_bytes(path.read_bytes()[:200])
    else:
        if how == "twice":
            steps.insert(0, steps[0])
        elif how == "seat":
            steps[0]["seat"] = 1
        elif how == "mark":
            steps[0]["mark"] = "splendid"
        elif how == "tally":
            steps[-1]["tally"] = 7
        elif how == "format":
            told["format"] = 2
        elif how == "action":
            thought = {"worth": 1, "reason": "", "facts": [], "proven": True}
            steps[0]["best"] = {"action": {"kind": "Fly"}, **thought}
        path.write_text(json.dumps(told))
    assert load_review(kept, NAME, 0, record) is None


def test_it_goes_into_the_trash_and_back(kept: Places, record: Record, review: Review) -> None:
    delete(kept, NAME)
    assert not kept.review_of(NAME).exists()
    restore(kept, list_trash(kept)[0])
    assert load_review(kept, NAME, 0, record) == review


def test_it_goes_into_the_backup(
    kept: Places, tmp_path: Path, record: Record, review: Review
) -> None:
    export_all(kept, tmp_path / "all.zip")
    there = Places(tmp_path / "there")
    assert import_all(there, tmp_path / "all.zip").added == (NAME,)
    assert load_review(there, NAME, 0, record) == review
