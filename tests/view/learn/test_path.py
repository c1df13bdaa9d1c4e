"""The page of lessons: a path for each game, by mouse and keys, with a file missing or broken."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from trakkx_desktop import resources
from trakkx_desktop.core.progress import WHOLE
from trakkx_desktop.lessons import shelf
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.learn.guide import LessonGuide
from trakkx_desktop.view.screens.learn.screen import FIRST_GAME, LearnScreen
from trakkx_desktop.view.screens.table.screen import TableScreen


def learn(window: Window) -> LearnScreen:
    QTest.mouseClick(window.home.doors["learn"], Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    front = window.front
    assert isinstance(front, LearnScreen)
    return front


def test_every_game_has_a_path_of_six_to_nine_lessons_and_a_game(window: Window) -> None:
    for path in learn(window).paths.values():
        assert 6 <= len(path.lessons) <= 9
        assert list(path.stations)[-1] == FIRST_GAME
        assert all(station.isVisible() for station in path.stations.values())
        assert all(station.accessibleName() for station in path.stations.values())


def test_a_done_one_is_filled_and_the_next_one_is_marked(window: Window, house: House) -> None:
    house.progress.note_lesson("trax", "first-tile", WHOLE)
    path = learn(window).paths["trax"]
    assert path.stations["first-tile"].accessibleName() == "1. Your first tile, done"
    assert path.stations["forced"].is_next and not path.stations["first-tile"].is_next


def test_a_station_begins_its_lesson_by_click_and_by_key(window: Window) -> None:
    screen = learn(window)
    station = screen.paths["traexx"].stations["first-line"]
    QTest.mouseClick(station, Qt.MouseButton.LeftButton)
    assert isinstance(window.front, TableScreen) and isinstance(window.front.guide, LessonGuide)
    window.go_home()
    screen = learn(window)
    path = next(iter(screen.paths.values()))
    focused = path.stations[path.next_name()]
    assert window.focusWidget() is focused, "the keyboard begins at the next lesson"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert isinstance(window.front, TableScreen)


def test_the_booklet_leads_there(window: Window) -> None:
    window.show_rules("trax")
    window.front.learn_button.click()  # type: ignore[attr-defined]
    front = window.front
    assert isinstance(front, LearnScreen) and front.key == "trax"


def test_progress_is_each_persons_own(window: Window, house: House) -> None:
    house.progress.note_lesson("trax", "first-tile", WHOLE)
    screen = learn(window)
    screen._learn_as("Anna")
    assert screen.paths["trax"].next_name() == "first-tile"
    assert screen.learner.text() == "Anna learns"
    screen._learn_as("")
    assert screen.paths["trax"].next_name() == "forced"


@pytest.fixture
def shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The lessons of TRAX in a folder that may be damaged."""
    copy = tmp_path / "trax" / "lessons"
    shutil.copytree(resources.path("trax", "lessons"), copy)
    usual = shelf.folder
    monkeypatch.setattr(shelf, "folder", lambda key: copy if key == "trax" else usual(key))
    shelf.shelf.cache_clear()
    shelf.words.cache_clear()
    yield copy
    shelf.shelf.cache_clear()
    shelf.words.cache_clear()


@pytest.mark.parametrize(
    "text", ["steps = 3", "[[steps", "", "[[steps]]\nid = 'x'\naims = ['fly']"]
)
def test_a_broken_lesson_is_one_sentence_and_all_else_works(
    window: Window, shelves: Path, text: str
) -> None:
    (shelves / "03-loops.toml").write_text(text)
    screen = learn(window)
    told = screen.paths["trax"].caption.text()
    assert told == "These lessons cannot be read: trax/lessons/03-loops.toml"
    assert screen.paths["traexx"].stations
    window.learn.begin("trax", "loops")
    assert isinstance(window.front, LearnScreen), "no lesson is begun"


def test_broken_words_are_one_sentence_too(window: Window, shelves: Path) -> None:
    (shelves / "words.en.toml").write_text("[loops")
    screen = learn(window)
    assert screen.paths["trax"].caption.text().endswith("trax/lessons/words.en.toml")
    assert screen.paths["trakkx"].stations


def test_missing_lessons_leave_an_empty_path(window: Window, shelves: Path) -> None:
    shutil.rmtree(shelves)
    path = learn(window).paths["trax"]
    assert not path.stations and path.caption.text() == "This game has no lessons yet."
