"""What everybody has learned: there and back, damaged, carried along with a name, out of a backup."""

import json
from pathlib import Path
from typing import Any

import pytest

from trakkx_desktop.core.player import Person
from trakkx_desktop.core.progress import WHOLE, Progress, better, with_puzzle
from trakkx_desktop.storage.backup import export_all, import_all
from trakkx_desktop.storage.people import forget, merge, part, save_people
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.progress import (
    carry_progress,
    load_progress,
    note_progress,
    save_progress,
)

ANNA = Progress(
    lessons={"trax": {"01-first": WHOLE, "02-loop": 2}},
    puzzles={"trax": {"0a1b2c3d": 3}},
    days={"2026-11-16": {"trax": 2, "deal": -3}},
    rush={"trakkx": 9},
)
BEN = Progress(puzzles={"trax": {"0a1b2c3d": 1, "ffffffff": 2}})


def test_there_and_back(places: Places) -> None:
    assert load_progress(places) == ({}, None)
    save_progress(places, {"Anna": ANNA, "": BEN})
    assert load_progress(places) == ({"Anna": ANNA, "": BEN}, None)


@pytest.mark.parametrize("text", ["{damaged", "[]", '{"format": 2, "people": {}}', '{"people": 1}'])
def test_what_cannot_be_read_is_kept_and_begins_anew(places: Places, text: str) -> None:
    places.root.mkdir()
    places.progress.write_text(text)
    found, trouble = load_progress(places)
    assert found == {} and trouble is not None and trouble.code == "broken"
    assert trouble.facts["aside"].read_text() == text
    note_progress(places, "Anna", lambda mine: with_puzzle(mine, "trax", "a", 2))
    assert load_progress(places)[0]["Anna"].stars("trax", "a") == 2


@pytest.mark.parametrize(
    "told",
    [
        *(None, 3, [], {"lessons": []}, {"puzzles": {"trax": 3}}, {"puzzles": {"trax": {"a": 4}}}),
        *({"puzzles": {"trax": {"a": 0}}}, {"puzzles": {"trax": {"a": True}}}),
        *({"puzzles": {"trax": {"a": 2.0}}}, {"lessons": {"trax": {"a": -2}}}),
        *({"days": {"2026-02-30": {"trax": 1}}}, {"days": {"20260216": {"trax": 1}}}),
        *({"days": {"2026-02-16": {"deal": 10**9}}}, {"rush": {"trax": "9"}}, {"rush": {"": 1}}),
        {"puzzles": {"x" * 101: {"a": 1}}},
    ],
)
def test_what_cannot_be_is_left_out(places: Places, told: Any) -> None:
    save_progress(places, {"Anna": ANNA})
    data = json.loads(places.progress.read_text())
    data["people"]["Ben"] = told
    places.progress.write_text(json.dumps(data))
    assert load_progress(places) == ({"Anna": ANNA, "Ben": Progress()}, None)


def test_a_note_changes_what_is_on_the_disk(places: Places) -> None:
    save_progress(places, {"Anna": ANNA})
    note_progress(places, "Ben", lambda mine: with_puzzle(mine, "trax", "a", 2))
    found, _ = load_progress(places)
    assert found["Anna"] == ANNA and found["Ben"].puzzles == {"trax": {"a": 2}}


def test_a_name_that_changes_takes_it_along_and_back(places: Places) -> None:
    save_people(places, (Person("Anna", 1), Person("Ben", 2)))
    save_progress(places, {"Anna": ANNA, "Ben": BEN})
    merging = merge(places, "Ben", "Anna")
    assert load_progress(places)[0] == {"Anna": better(ANNA, BEN)}
    part(places, merging)
    assert load_progress(places)[0] == {"Anna": ANNA, "Ben": BEN}
    merge(places, "Anna", "Änne")
    assert load_progress(places)[0] == {"Änne": ANNA, "Ben": BEN}


def test_a_name_that_stays_loses_nothing(places: Places) -> None:
    save_progress(places, {"Anna": ANNA})
    carry_progress(places, "Anna", "Anna")
    carry_progress(places, "Clara", "Anna")
    assert load_progress(places)[0] == {"Anna": ANNA}


def test_who_is_forgotten_leaves_nothing(places: Places) -> None:
    save_progress(places, {"Anna": ANNA, "Ben": BEN})
    forget(places, "Anna")
    assert load_progress(places)[0] == {"Ben": BEN}


def test_a_backup_brings_the_better_of_two(places: Places, tmp_path: Path) -> None:
    there, archive = Places(tmp_path / "there"), tmp_path / "all.zip"
    save_progress(places, {"Anna": ANNA})
    save_progress(there, {"Anna": BEN, "Clara": BEN})
    export_all(places, archive)
    import_all(there, archive)
    import_all(there, archive)
    assert load_progress(there)[0] == {"Anna": better(ANNA, BEN), "Clara": BEN}
