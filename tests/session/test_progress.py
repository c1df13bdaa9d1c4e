"""The diary: what is noted counts at once, is written beside the interface, and follows a person's name."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from trakkx_desktop.core.progress import Progress
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.progress import load_progress, save_progress

DAY = date(2026, 11, 16)


@pytest.fixture
def house(tmp_path: Path, qapp: QCoreApplication) -> House:
    return House(Places(tmp_path / "config"))


def test_what_is_noted_before_the_file_was_read_is_not_lost(house: House) -> None:
    save_progress(house.places, {"": Progress(puzzles={"trax": {"a": 2}})})
    diary = house.progress
    diary.note_puzzle("trax", "b", 3)
    assert not diary.is_loaded and diary.mine.stars("trax", "b") == 3
    house.flush()
    assert diary.is_loaded and diary.mine.puzzles == {"trax": {"a": 2, "b": 3}}
    assert load_progress(house.places)[0] == {"": diary.mine}


def test_everything_has_its_page_and_its_person(house: House) -> None:
    house.progress.note_lesson("trax", "01", -1)
    house.tune(learner="Anna")
    house.progress.note_rush("traexx", 7)
    house.progress.note_day(DAY, "trakkx", 3)
    house.flush()
    found, _ = load_progress(house.places)
    assert found[""] == Progress(lessons={"trax": {"01": -1}})
    assert found["Anna"] == Progress(days={"2026-11-16": {"trakkx": 3}}, rush={"traexx": 7})


def test_a_damaged_file_is_told_once_and_nothing_else_suffers(house: House) -> None:
    house.places.root.mkdir()
    house.places.progress.write_text("{damaged")
    told: list[Trouble] = []
    house.troubled.connect(told.append)
    house.progress.note_puzzle("trax", "a", 1)
    house.flush()
    assert [trouble.code for trouble in told] == ["broken"]
    assert house.progress.mine.stars("trax", "a") == 1


def test_a_disk_that_takes_nothing_is_told_and_the_stars_stay(house: House) -> None:
    house.places.root.mkdir()
    house.places.progress.mkdir()
    told: list[Trouble] = []
    house.troubled.connect(told.append)
    house.progress.note_puzzle("trax", "a", 1)
    house.flush()
    assert len(told) == 2
    assert house.progress.mine.stars("trax", "a") == 1


def test_what_was_learned_without_a_name_goes_to_who_says_theirs(house: House) -> None:
    house.progress.note_puzzle("trax", "a", 2)
    house.progress.choose("Anna")
    house.flush()
    assert house.settings.learner == "Anna" and house.progress.mine.stars("trax", "a") == 2
    assert house.progress.of("") == Progress()
    house.progress.choose("Ben")
    house.flush()
    assert house.progress.mine == Progress()
    assert house.progress.of("Anna").stars("trax", "a") == 2


def test_another_name_keeps_its_stars(house: House, qtbot: QtBot) -> None:
    house.tune(learner="Ana")
    house.progress.note_puzzle("trax", "a", 2)
    house.flush()
    with qtbot.waitSignal(house.archive.listed):
        house.archive.rename_person("Ana", "Anna")
    house.flush()
    assert house.progress.person == "Anna"
    assert house.progress.mine.stars("trax", "a") == 2
    assert house.progress.of("Ana") == Progress()
