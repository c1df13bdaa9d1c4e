"""What people do with saved matches: each can be taken back or repeated, none loses anything."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.storage import toy
from trakkx_desktop.storage import library
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import backup_of, load, save
from trakkx_desktop.storage.writer import move

ID = toy.saved().id


def stored(places: Places, match_id: str = ID) -> Saved:
    loaded = load(places.save_of(match_id), toy.game_of)
    assert loaded.is_sound
    return loaded.saved


def test_rename(places: Places) -> None:
    save(places, toy.saved("123", "1"))
    library.rename(places, ID, "Sunday 🌧")
    assert stored(places) == toy.saved("123", "1", name="Sunday 🌧")
    library.rename(places, ID, "")
    assert stored(places) == toy.saved("123", "1")


def test_rename_leaves_a_damaged_file_alone(places: Places) -> None:
    path = save(places, toy.saved("1"))
    damaged = path.read_bytes().replace(b"Anna", b"Xnna")
    path.write_bytes(damaged)
    with pytest.raises(BrokenFile):
        library.rename(places, ID, "x")
    assert path.read_bytes() == damaged


def test_duplicate(places: Places) -> None:
    save(places, toy.saved("12"))
    copy = library.duplicate(places, ID)
    assert copy != ID
    assert stored(places, copy).match == stored(places).match == toy.match("12")
    save(places, replace(stored(places, copy), match=toy.match("123")))
    assert stored(places).match == toy.match("12")


def test_delete_and_take_back(places: Places) -> None:
    save(places, toy.saved("1"))
    save(places, toy.saved("12"))
    trashed = library.delete(places, ID)
    assert not list(places.saves.iterdir())
    assert list_summaries(places) == ()
    assert library.list_trash(places) == (trashed,)
    library.restore(places, trashed)
    assert stored(places) == toy.saved("12")
    assert load(backup_of(places.save_of(ID)), toy.game_of).saved == toy.saved("1")
    assert not list(places.trash.iterdir())


def test_deleted_twice_lies_in_the_trash_twice(places: Places) -> None:
    for taken in ("1", "12"):
        save(places, toy.saved(taken))
        library.delete(places, ID)
    newest, oldest = library.list_trash(places)
    assert newest.deleted > oldest.deleted
    library.restore(places, oldest)
    assert stored(places) == toy.saved("1")
    with pytest.raises(StorageError) as caught:
        library.restore(places, newest)
    assert caught.value.code == "exists"
    assert stored(places) == toy.saved("1")


def test_a_damaged_match_can_be_deleted_too(places: Places) -> None:
    places.saves.mkdir(parents=True)
    places.save_of("x").write_bytes(b"garbage")
    library.delete(places, "x")
    assert not places.save_of("x").exists()


def test_trash_is_emptied_after_30_days(places: Places) -> None:
    save(places, toy.saved("1"))
    save(places, toy.saved("12"))
    trashed = library.delete(places, ID)
    library.tidy(places, datetime.now(UTC) + timedelta(days=29))
    assert library.list_trash(places) == (trashed,)
    (places.trash / "not of ours.trakkx").write_bytes(b"")
    library.tidy(places, datetime.now(UTC) + timedelta(days=31))
    assert library.list_trash(places) == ()
    assert [path.name for path in places.trash.iterdir()] == ["not of ours.trakkx"]


def test_tidy_makes_nothing(places: Places) -> None:
    library.tidy(places)
    assert not places.root.exists()


def test_a_name_is_corrected_everywhere(places: Places) -> None:
    save(places, toy.saved("123", "1"))
    save(places, toy.saved("12", id="two", match=toy.match("12", names=("Ben", "Carla"))))
    save(places, toy.saved("1", id="three", match=toy.match("1", names=("Carla", "Dora"))))
    assert set(library.rename_player(places, "Ben", "Benno")) == {ID, "two"}
    names = {s.id: [p.name for p in s.players] for s in list_summaries(places)}
    assert names == {ID: ["Anna", "Benno"], "two": ["Benno", "Carla"], "three": ["Carla", "Dora"]}
    assert stored(places).match.record == toy.match("123", "1").record


@pytest.mark.parametrize("year", [1, 1971, 2099])
def test_what_was_deleted_under_a_wrong_clock_stays_for_thirty_days(
    places: Places, year: int
) -> None:
    path = save(places, toy.saved("1"))
    wrong = library._in_trash(places, datetime(year, 3, 4, tzinfo=UTC), ID)
    move(path, wrong)
    begun = datetime.now(UTC)
    library.tidy(places, begun)
    [trashed] = library.list_trash(places)
    assert (trashed.id, trashed.deleted) == (ID, begun)
    library.tidy(places, datetime(1971, 1, 1, tzinfo=UTC))
    library.tidy(places, begun + timedelta(days=29))
    assert library.list_trash(places) == (trashed,)
    library.tidy(places, begun + timedelta(days=31))
    assert library.list_trash(places) == ()


def test_a_game_without_a_log_can_be_renamed_and_doubled(places: Places) -> None:
    """The form allows it: a game that was dealt and not begun."""
    path = save(places, toy.saved(""))
    tree = json.loads(path.read_bytes())
    del tree["games"][0]["log"]
    path.write_text(json.dumps({**tree, "seal": ""}))
    library.rename(places, ID, "begun soon")
    assert stored(places).name == "begun soon"
    assert stored(places, library.duplicate(places, ID)).match == toy.match("")
