"""Settings and people: what a file does not say has a default, and a broken one is kept aside."""

import json
from dataclasses import replace

import pytest

from tests.storage import toy
from trakkx_desktop.core.player import Person, Player
from trakkx_desktop.core.settings import Settings
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.people import (
    forget,
    load_people,
    merge,
    save_people,
    seated,
)
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import save
from trakkx_desktop.storage.settings import load_settings, save_settings


def put(places: Places, text: str) -> None:
    places.root.mkdir(parents=True, exist_ok=True)
    places.settings.write_text(text)


class TestSettings:
    def test_defaults(self, places: Places) -> None:
        assert load_settings(places) == (Settings(), None)
        assert not places.root.exists()

    def test_there_and_back(self, places: Places) -> None:
        changed = Settings(
            language="de",
            theme="dark",
            text_size=1.25,
            board_size=2,
            sound=False,
            volume=0,
            reduce_motion=True,
            clear_shapes=True,
            across=True,
            confirm_turns=True,
            foresight=False,
            hints_shown=("drag", "turn"),
            folder="/home/käthe",
            window=(-5, 0, 800, 600),
            maximized=True,
            pace="quick",
            rated=True,
            learner="Anna",
            engines={"Gnu": {"command": "gnutrax --quick"}},
            new_game={"trax": {"names": ["Ä", "\ud83d"], "variant": "die"}},
        )
        assert all(
            getattr(changed, n) != getattr(Settings(), n) for n in vars(changed) if n != "extra"
        )
        save_settings(places, changed)
        assert load_settings(places) == (changed, None)

    def test_unknown_keys_are_kept(self, places: Places) -> None:
        put(places, '{"theme": "light", "from_the_future": [1, {"a": null}]}')
        settings, _ = load_settings(places)
        save_settings(places, replace(settings, sound=False))
        kept = json.loads(places.settings.read_text())
        assert kept["from_the_future"] == [1, {"a": None}]
        assert (kept["theme"], kept["sound"]) == ("light", False)

    @pytest.mark.parametrize(
        ("key", "value"),
        [
            ("theme", "pink"),
            ("theme", 1),
            ("theme", []),
            ("language", None),
            ("language", "x" * 1000),
            ("text_size", 100),
            ("text_size", "1"),
            ("text_size", True),
            ("volume", -1),
            ("sound", 1),
            ("window", [1, 2, 3]),
            ("window", [1, 2, 3, "4"]),
            ("hints_shown", [1]),
            ("hints_shown", "drag"),
            ("new_game", []),
            ("new_game", {"trax": 1}),
            ("engines", {"Gnu": {"command": 1}}),
            ("engines", {"Gnu": {"shell": "x"}}),
            ("engines", {"": {"command": "x"}}),
        ],
    )
    def test_what_cannot_be_has_its_default(self, key: str, value: object, places: Places) -> None:
        put(places, json.dumps({key: value, "across": True}))
        assert load_settings(places) == (Settings(across=True), None)

    @pytest.mark.parametrize(
        "text", ["", "garbage", "[]", "3", '{"a":', "[" * 100_000, '{"a": {"b": 1e999}}']
    )
    def test_a_broken_file_is_kept_aside(self, text: str, places: Places) -> None:
        put(places, text)
        settings, trouble = load_settings(places)
        assert settings == Settings()
        assert trouble is not None and trouble.code == "broken"
        assert trouble.facts["aside"].read_text() == text
        save_settings(places, settings)
        assert load_settings(places) == (Settings(), None)

    def test_an_unreadable_file_is_named(self, places: Places) -> None:
        places.settings.mkdir(parents=True)
        settings, trouble = load_settings(places)
        assert settings == Settings()
        assert trouble is not None and trouble.code == "unreadable"
        with pytest.raises(StorageError):
            save_settings(places, replace(settings, theme="dark"))


ANNA, BEN = Person("Anna", 2, True, "2026-01-02"), Person("Ben", 0, False, "2026-01-01")


class TestPeople:
    def test_there_and_back(self, places: Places) -> None:
        assert load_people(places) == ((), None)
        save_people(places, (BEN, ANNA))
        assert load_people(places) == ((ANNA, BEN), None)

    def test_sitting_down(self) -> None:
        players = (Player("Carla", 1), Player("", 3), Player("Ben", 2))
        assert seated((ANNA, BEN), players, "Carla", "2026-01-03") == (
            Person("Carla", 1, True, "2026-01-03"),
            Person("Ben", 2, False, "2026-01-03"),
            ANNA,
        )

    @pytest.mark.parametrize(
        "entry",
        [
            *(None, 3, {}, {"name": "A"}, {"name": "", "mark": 0, "youngest": False, "last": ""}),
            {"name": "A", "mark": 4, "youngest": False, "last": ""},
            {"name": "A", "mark": -1, "youngest": False, "last": ""},
            {"name": "A", "mark": "0", "youngest": False, "last": ""},
            {"name": "A", "mark": [], "youngest": False, "last": ""},
            {"name": "A", "mark": 0, "youngest": 1, "last": ""},
            {"name": 3, "mark": 0, "youngest": True, "last": ""},
        ],
    )
    def test_what_is_no_person_is_left_out(self, entry: object, places: Places) -> None:
        save_people(places, (ANNA,))
        told = json.loads(places.people.read_text())
        told["people"].append(entry)
        places.people.write_text(json.dumps(told))
        assert load_people(places) == ((ANNA,), None)

    def test_two_spellings_become_one(self, places: Places) -> None:
        save(places, toy.saved("1", match=toy.match("1", names=("Ana", "Ben"))))
        save(places, toy.saved("1", id="two", match=toy.match("1", names=("Anna", "Ben"))))
        save_people(places, (replace(ANNA, name="Ana", last="2026-02-01"), ANNA, BEN))
        assert merge(places, "Ana", "Anna").stood == {toy.saved().id: (0,)}
        assert load_people(places)[0] == (replace(ANNA, last="2026-02-01"), BEN)
        names = {player.name for s in list_summaries(places) for player in s.players}
        assert names == {"Anna", "Ben"}

    def test_merging_into_a_new_name_is_renaming(self, places: Places) -> None:
        save_people(places, (ANNA, BEN))
        merge(places, "Anna", "Änne")
        assert load_people(places)[0] == (replace(ANNA, name="Änne"), BEN)

    def test_results_of_a_deleted_person_stay(self, places: Places) -> None:
        save(places, toy.saved("123"))
        save_people(places, (ANNA, BEN))
        assert forget(places, "Anna") == {toy.saved().id: (0,)}
        assert load_people(places)[0] == (BEN,)
        [summary] = list_summaries(places)
        assert [player.name for player in summary.players] == ["", "Ben"]
        assert summary.rows[0].winners == (0,)


def test_a_damaged_file_is_written_over_only_where_it_is_kept(places: Places) -> None:
    put(places, "{damaged")
    places.broken.write_text("a file in place of the folder")
    with pytest.raises(StorageError):
        save_settings(places, Settings(theme="dark"))
    assert places.settings.read_text() == "{damaged"
    places.broken.unlink()
    save_settings(places, Settings(theme="dark"))
    assert [path.read_text() for path in places.broken.iterdir()] == ["{damaged"]
    assert load_settings(places) == (Settings(theme="dark"), None)
