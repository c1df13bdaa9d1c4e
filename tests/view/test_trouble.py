"""What the person hears when a file or the disk does not do what it should, and that nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.trouble import DISK, EXPORT, HOUSE, SAVE, Trouble
from trakkx_desktop.session import autosave
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.trouble import Note, trouble_words
from trakkx_desktop.view.screens.house.unsaved import Unsaved
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen


@pytest.fixture
def games() -> dict[str, str]:
    return {"heap": "tests.toy"}


def notes(window: Window) -> list[str]:
    return [note.text.text() for note in window.findChildren(Note) if note.isVisible()]


def begin(window: Window) -> Session:
    players = (Player("Anna", 0), Player("Ben", 1))
    window.begin(Match("heap", catalog.game("heap"), players, Plan(seed=1)), "")
    assert isinstance(window.front, TableScreen)
    return window.front.session


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("folder", "That file is not a saved game."),
        ("large", "That file is not a saved game."),
        ("nothing", "That file is not there any more."),
        ("loop", "“evening” cannot be read."),
        (
            "garbage",
            "“evening” cannot be opened: it is not a whole saved game. "
            "The file as it was is kept: broken/evening-eb56ff23.trakkx",
        ),
    ],
)
def test_a_file_that_cannot_be_opened(
    window: Window, tmp_path: Path, what: str, sentence: str
) -> None:
    """The sentence is about that file, not about the match on the table; and that one stays."""
    session = begin(window)
    path = tmp_path / "evening.trakkx"
    if what == "folder":
        path.mkdir()
    elif what == "large":
        with path.open("wb") as file:
            file.truncate(100_000_000)
    elif what == "loop":
        path.symlink_to(path)
    elif what == "garbage":
        path.write_bytes(b"\0\1garbage")
    window.open_file(path)
    assert notes(window) == [sentence]
    assert isinstance(window.front, TableScreen) and window.front.session is session
    assert window.house.session is session


@pytest.mark.parametrize(
    ("kind", "code", "sentence"),
    [
        (DISK, "full", "your game goes on"),
        (EXPORT, "full", "“evening.pdf” is not written"),
        (EXPORT, "io", "The disk reports an error"),
        (HOUSE, "io", "“evening” cannot be read"),
        (SAVE, "foreign", "Both versions are kept"),
        (SAVE, "denied", "“evening” cannot be read."),
        (SAVE, "cut", "The first 3 of 5 moves"),
    ],
)
def test_every_kind_of_trouble_has_its_sentence(kind: str, code: str, sentence: str) -> None:
    trouble = Trouble(kind, code, Path("evening.pdf"), {"kept": 3, "total": 5})
    assert sentence in trouble_words(trouble)


@pytest.mark.parametrize(("name", "words"), [("settings", "settings"), ("people", "players")])
def test_a_damaged_file_of_the_house_is_told_and_kept(
    qtbot: QtBot, tmp_path: Path, box: None, name: str, words: str
) -> None:
    places = Places(tmp_path / "config")
    places.root.mkdir()
    (places.root / f"{name}.json").write_text('{"theme": "da', encoding="utf-8")
    app = App(places, "en")
    qtbot.addWidget(app.window)
    app.window.show()
    app.tell_first_trouble()
    app.window.show_new_game("heap")
    (told,) = notes(app.window)
    assert words in told and "kept" in told
    assert len(list(places.broken.iterdir())) == 1
    app.retire()


def test_settings_that_cannot_be_written_are_not_the_game(window: Window) -> None:
    """A folder in the place of the file: the match is saved, the settings are not."""
    places = window.house.places
    places.settings.unlink()
    places.settings.mkdir()
    window.mute()
    (told,) = notes(window)
    assert "settings" in told and "game" not in told


def test_a_config_folder_that_is_a_file(qtbot: QtBot, tmp_path: Path, box: None) -> None:
    path = tmp_path / "config"
    path.write_text("mine", encoding="utf-8")
    app = App(Places(path), "en")
    qtbot.addWidget(app.window)
    app.window.show()
    app.tell_first_trouble()
    assert notes(app.window) == ["Your settings cannot be read; the file is left as it is."]
    begin(app.window)
    assert notes(app.window) == [
        "This folder cannot be written to: your game goes on, but is not saved."
    ]
    app.window._is_quitting = True
    app.window.close()
    app.retire()
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The disk takes no save, until this is undone."""

    def refuse(places: Places, saved: object) -> Path:
        raise StorageError("full", places.saves)

    with monkeypatch.context() as context:
        context.setattr(autosave, "save", refuse)
        yield context


def question(window: Window) -> Ask | None:
    return next((ask for ask in window.findChildren(Ask) if ask.isVisible()), None)


def test_nobody_quits_with_an_unsaved_game_unasked(
    window: Window, full: pytest.MonkeyPatch
) -> None:
    session = begin(window)
    window.close()
    asked = question(window)
    assert window.isVisible() and asked is not None
    assert window.house.session is session
    QTest.mouseClick(asked.no, Qt.MouseButton.LeftButton)
    assert window.isVisible() and question(window) is None
    QCoreApplication.processEvents()
    full.undo()
    window.close()
    assert not window.isVisible(), "the disk takes it now: nothing to ask"
    assert list(window.house.places.saves.glob("*.trakkx"))


@pytest.mark.parametrize("way", ["answer", "close again"])
def test_who_wants_to_quit_all_the_same_can(
    window: Window, full: pytest.MonkeyPatch, way: str
) -> None:
    begin(window)
    window.close()
    asked = question(window)
    assert asked is not None
    if way == "answer":
        assert asked.focusWidget() is asked.no, "Enter must not lose anything (H11)"
        QTest.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    else:
        window.close()
    assert not window.isVisible()


def test_a_sign_stays_at_the_table_until_the_match_is_saved(
    window: Window, full: pytest.MonkeyPatch
) -> None:
    begin(window)
    [sign] = window.findChildren(Unsaved)
    assert sign.isVisible() and sign.accessibleName() == "Not saved"
    for note in window.findChildren(Note):
        note.close()
    QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
    assert "disk is full" in notes(window)[-1]
    full.undo()
    window.house.flush()
    assert not sign.isVisible()
