"""The history on the screen: finding, sorting, opening, renaming, deleting; people, trash, backups."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.view.hand import asked, choose, click, settle
from tests.view.screens.papers import TOYS, heap, saved, tally
from trakkx_desktop import catalog
from trakkx_desktop.core.history import Merged, Query, statistics
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.people import load_people
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import load, save
from trakkx_desktop.view.screens.history.quick_list import QuickList
from trakkx_desktop.view.screens.history.screen import HistoryScreen, imported_words
from trakkx_desktop.view.screens.history.searching import query_of
from trakkx_desktop.view.screens.history.statistics import counts_of, numbers_of
from trakkx_desktop.view.screens.house.trouble import Note
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.look import LOOK

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""The offscreen platform says so of every menu that opens."""


@pytest.fixture
def games() -> dict[str, str]:
    """The three toys are the only games in the box."""
    return TOYS


def lay_down(places: Places) -> None:
    """Four matches, the newest last; one goes on, one has a name, one file is broken."""
    save(places, saved(tally("low", (34, 0), (0, 41), names=("Anna", "Ben")), 60))
    save(places, saved(tally("high", (5, 9, 2), names=("Anne", "Ben", "Clara"), day=3), 120))
    named = saved(heap("331", names=("Anna", "Clara"), day=4), 180)
    save(places, replace(named, name="Sunday & rain"))
    save(places, saved(heap("331", "22", names=("Ben", "Clara"), planned=3, day=5), 240))
    (places.saves / "broken-one.trakkx").write_text('{"format": 1, "ga')


@pytest.fixture
def history(window: Window, house: House, qtbot: QtBot) -> Iterator[HistoryScreen]:
    lay_down(house.places)
    with qtbot.waitSignal(house.archive.listed):
        window.show_screen("history")
    room = window.front
    assert isinstance(room, HistoryScreen)
    settle()
    yield room
    house.archive.wait()


def press(view: QuickList, row: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """A real press on a line of a list."""
    index = view.model().index(row, 0)
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), button, pos=view.visualRect(index).center())
    settle()


def note(window: Window) -> Note:
    [shown] = [found for found in window.findChildren(Note) if found.isVisible()]
    return shown


def shown(history: HistoryScreen) -> list[str]:
    """The list as it is seen: games in their order."""
    return [m.game or m.problem for m in history.matches.model.matches]


def spoken(history: HistoryScreen, row: int) -> str:
    model = history.matches.model
    return str(model.data(model.index(row, 0)))


def test_the_first_frame_does_not_wait_for_the_disk(
    threads: None, window: Window, house: House
) -> None:
    lay_down(house.places)
    window.show_screen("history")
    room = window.front
    assert isinstance(room, HistoryScreen)
    assert not house.archive.is_loaded and room.matches.paper.nothing.text()
    house.archive.wait()
    settle()
    assert len(shown(room)) == 5


def test_all_matches_newest_first(history: HistoryScreen) -> None:
    assert shown(history) == ["heap", "heap", "high", "low", "broken"]
    assert spoken(history, 0).startswith("Ben 1, Clara 0, HEAP · game 2 of 3, ")
    assert spoken(history, 1).startswith("Anna 1, Clara 0, Sunday & rain · HEAP · 1 game")
    assert spoken(history, 4) == ("broken-one, damaged: opening it tells what can be rescued")


@pytest.mark.parametrize(
    ("text", "listed"),
    [
        ("clara", ["heap", "heap", "high"]),
        ("ann", ["heap", "high", "low"]),
        ("ben CLARA", ["heap", "high"]),
        ("rain", ["heap"]),
        ("HEAP", ["heap", "heap"]),
        ("low ben", ["low"]),
        ("nobody", []),
    ],
)
def test_typing_narrows_the_list(history: HistoryScreen, text: str, listed: list[str]) -> None:
    history.matches.search.setFocus()
    QTest.keyClicks(history.matches.search, text)
    settle()
    assert shown(history) == listed
    assert history.matches.list.isVisible() == bool(listed)
    assert history.matches.detail.isVisible() == bool(listed)


def test_the_chosen_match_stays_chosen_while_it_fits(history: HistoryScreen) -> None:
    matches = history.matches
    matches.list.choose(2)
    wished = matches.chosen
    assert wished is not None and wished.game == "high"
    for text in ("cla", "ben clara", "clara", ""):
        matches.search.setText(text)
        settle()
        assert matches.chosen == wished and matches.list.currentIndex().row() > 0
    matches.search.setText("low")
    settle()
    assert matches.chosen is not None and matches.chosen.game == "low", "it does not fit any more"


def test_letters_typed_over_the_list_search(history: HistoryScreen) -> None:
    history.matches.list.setFocus()
    QTest.keyClicks(history.matches, "rain")
    assert history.matches.search.text() == "rain"
    assert shown(history) == ["heap"]


TITLES = {"low": "LOW", "heap": "HEAP"}


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("2026", Query(since="2026-01-01", until="2026-12-31")),
        ("2026-11", Query(since="2026-11-01", until="2026-11-31")),
        ("2026-1-5 anna", Query("anna", since="2026-01-05", until="2026-01-05")),
        ("14.11.2026", Query(since="2026-11-14", until="2026-11-14")),
        ("low  ben", Query("ben", "low")),
        ("31 Ben", Query("31 Ben")),
    ],
)
def test_what_a_person_means(text: str, query: Query) -> None:
    assert query_of(text, "", "newest", TITLES) == query


def test_a_chosen_game_wins_over_its_name() -> None:
    assert query_of("low", "heap", "oldest", TITLES) == Query("low", "heap", ascending=True)


def test_filter_by_game_and_sort(history: HistoryScreen) -> None:
    click(history.matches.games.choice("heap"))
    assert shown(history) == ["heap", "heap"]
    click(history.matches.games.choice(""))
    click(history.matches.sort)
    choose(history.matches.sorts, "Oldest first")
    assert shown(history) == ["broken", "low", "high", "heap", "heap"]
    assert history.matches.sort.text() == "Oldest first"
    click(history.matches.sort)
    choose(history.matches.sorts, "Most games first")
    assert shown(history)[0] == "low"


def test_the_chosen_match_is_told_beside_the_list(history: HistoryScreen) -> None:
    press(history.matches.list, 3)
    detail = history.matches.detail
    assert detail.headline.text() == "Anna wins the match"
    assert detail.open.text() == "Open and look back"
    assert "Game 2" in detail.paper.accessibleName()
    press(history.matches.list, 0)
    assert detail.open.text() == "Continue"
    press(history.matches.list, 4)
    assert detail.open.text() == "Try to open it" and not detail.area.isVisible()
    assert not detail.deeds["rename"].isEnabled() and detail.deeds["delete"].isEnabled()


@pytest.mark.parametrize("way", ["button", "enter", "double"])
def test_a_match_is_opened(history: HistoryScreen, window: Window, way: str) -> None:
    press(history.matches.list, 1)
    if way == "button":
        click(history.matches.detail.open)
    elif way == "enter":
        QTest.keyClick(history.matches.list, Qt.Key.Key_Return)
    else:
        view = history.matches.list
        at = view.visualRect(view.currentIndex()).center()
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert isinstance(window.front, TableScreen)
    assert [p.name for p in window.front.session.match.players] == ["Anna", "Clara"]


def test_a_broken_match_is_told(history: HistoryScreen, window: Window) -> None:
    press(history.matches.list, 4)
    click(history.matches.detail.open)
    assert window.front is history
    assert "broken-one" in note(window).text.text()


def test_a_match_gets_a_name(history: HistoryScreen, window: Window, house: House) -> None:
    press(history.matches.list, 0)
    QTest.keyClick(history.matches.list, Qt.Key.Key_F2)
    QTest.keyClicks(window.focusWidget(), "At grandma's")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert "At grandma's" in spoken(history, 0)
    chosen = history.matches.chosen
    assert chosen is not None
    assert load(chosen.path, catalog.game).saved.name == "At grandma's"


def test_duplicate(history: HistoryScreen, house: House) -> None:
    press(history.matches.list, 3)
    click(history.matches.detail.deeds["duplicate"])
    assert sorted(shown(history)).count("low") == 2
    assert len(list(house.places.saves.glob("*.trakkx"))) == 6


@pytest.mark.parametrize("row", [0, 3, 4])
def test_delete_and_undo(history: HistoryScreen, window: Window, house: House, row: int) -> None:
    before = shown(history)
    press(history.matches.list, row)
    QTest.keyClick(history.matches.list, Qt.Key.Key_Delete)
    settle()
    assert len(shown(history)) == 4
    assert "in the trash for 30 days" in note(window).text.text()
    button = note(window).button
    assert button is not None
    click(button)
    assert shown(history) == before
    assert history.matches.list.currentIndex().row() == row
    assert not list(house.places.trash.glob("*.trakkx"))


def test_the_trash_gives_back(history: HistoryScreen, window: Window) -> None:
    press(history.matches.list, 1)
    click(history.matches.detail.deeds["delete"])
    click(history.tabs.choice("trash"))
    assert history.trash.headline.text() == "Sunday & rain"
    assert history.trash.until.text().startswith("It can be brought back until ")
    click(history.trash.restore)
    assert note(window).text.text() == "“Sunday & rain” is back."
    assert history.trash.paper.nothing.isVisible()
    click(history.tabs.choice("matches"))
    assert shown(history) == ["heap", "heap", "high", "low", "broken"]


def test_the_menu_of_a_line(
    history: HistoryScreen, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    view = history.matches.list
    index = view.model().index(2, 0)
    view.customContextMenuRequested.emit(view.visualRect(index).center())
    settle()
    assert [a.text() for a in history.matches.menu.actions()] == [
        "Open and look back",
        "Look back with the computer",
        "Give it a name (F2)",
        "Duplicate",
        "Save a copy as a file",
        "Show the folder",
        "Delete (Del)",
    ]
    choose(history.matches.menu, "Show the folder")
    assert [Path(url.toLocalFile()) for url in opened] == [house.places.saves]


def test_a_copy_as_a_file(
    history: HistoryScreen, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.trakkx"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    press(history.matches.list, 3)
    click(history.matches.detail.deeds["copy"])
    assert [p.name for p in load(target, catalog.game).saved.match.players] == ["Anna", "Ben"]
    assert note(window).text.text() == "Saved a copy as “copy.trakkx”."


def people(history: HistoryScreen) -> list[tuple[str, int]]:
    return [(known.name, known.matches) for known in history.people.model.people]


@pytest.fixture
def persons(history: HistoryScreen) -> HistoryScreen:
    click(history.tabs.choice("people"))
    return history


def test_people_and_their_statistics(persons: HistoryScreen) -> None:
    assert people(persons) == [("Anna", 2), ("Ben", 2), ("Clara", 2), ("Anne", 1)]
    press(persons.people.list, 0)
    click(persons.people.games.choice("low"))
    told = persons.people.statistics.accessibleName()
    for words in ("2 games played", "1 games won", "17.0 points on average", "0 best game"):
        assert words in told
    assert "Noted at the end: 17.0 on average, in 1 of 2 games" in told
    click(persons.people.games.choice("high"))
    assert persons.people.unplayed.text() == "No finished match of HIGH yet."
    assert not persons.people.statistics.isVisible()


def test_the_game_that_somebody_plays_comes_first(persons: HistoryScreen) -> None:
    press(persons.people.list, 3)
    assert persons.people.headline.text() == "Anne"
    assert persons.people.games.value == "high"


def test_people_are_searched(persons: HistoryScreen) -> None:
    persons.people.search.setFocus()
    QTest.keyClicks(persons.people.search, "ann")
    assert [name for name, _ in people(persons)] == ["Anna", "Anne"]


def test_two_spellings_are_merged(
    persons: HistoryScreen, window: Window, house: House, qtbot: QtBot
) -> None:
    press(persons.people.list, 3)
    click(persons.people.rename)
    field = window.focusWidget()
    assert isinstance(field, QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, "Anna")
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert "Are Anne and Anna the same person?" in asked(window).accessibleName()
    with qtbot.waitSignals([house.archive.renamed, house.archive.listed]):
        click(asked(window).yes)
    settle()
    assert note(window).text.text().startswith("Anne is Anna now, in 1 match")
    assert people(persons) == [("Anna", 3), ("Ben", 2), ("Clara", 2)]
    assert persons.people.headline.text() == "Anna"


def test_a_name_is_corrected(
    persons: HistoryScreen, window: Window, house: House, qtbot: QtBot
) -> None:
    press(persons.people.list, 1)
    QTest.keyClick(persons.people.list, Qt.Key.Key_F2)
    field = window.focusWidget()
    assert isinstance(field, QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, "Benjamin")
    with qtbot.waitSignals([house.archive.renamed, house.archive.listed]):
        QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert ("Benjamin", 2) in people(persons)


def test_somebody_is_forgotten(
    persons: HistoryScreen, window: Window, house: House, qtbot: QtBot
) -> None:
    press(persons.people.list, 0)
    click(persons.people.forget)
    click(asked(window).no)
    assert ("Anna", 2) in people(persons)
    click(persons.people.forget)
    with qtbot.waitSignals([house.archive.forgotten, house.archive.listed]):
        click(asked(window).yes)
    settle()
    assert [name for name, _ in people(persons)] == ["Ben", "Clara", "Anne"]
    click(persons.tabs.choice("matches"))
    assert spoken(persons, 3).startswith("Player 1 34, Ben 41")


def test_a_mark_is_changed(persons: HistoryScreen, house: House) -> None:
    press(persons.people.list, 0)
    before = persons.people.mark.mark
    click(persons.people.mark)
    assert persons.people.mark.mark == (before + 1) % 4
    kept, _ = load_people(house.places)
    assert [(p.name, p.mark) for p in kept] == [("Anna", (before + 1) % 4)]


def test_numbers_and_counts_of_a_game_of_wins(history: HistoryScreen, house: House) -> None:
    face = catalog.part("view", "heap").FACE
    found = statistics(house.archive.finished_by("Anna"), "Anna", "heap")
    numbers = dict(numbers_of(found, catalog.game("heap").ranking))
    assert numbers["of all games won"] == "100 %" and numbers["matches won"] == "1"
    assert counts_of(found, face) == (("Won: last", "1"),)


def test_backup_and_back(
    history: HistoryScreen,
    window: Window,
    house: House,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "all.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    click(history.more)
    with qtbot.waitSignal(house.archive.exported):
        choose(history.menu, "Save everything as one file")
    assert "are saved in “all.zip”" in note(window).text.text()
    press(history.matches.list, 3)
    click(history.matches.detail.deeds["delete"])
    click(history.more)
    with qtbot.waitSignals([house.archive.imported, house.archive.listed]):
        choose(history.menu, "Bring in such a file")
    settle()
    assert note(window).text.text().startswith("1 new match")
    assert shown(history) == ["heap", "heap", "high", "low", "broken"]


def test_no_backup_is_told(
    history: HistoryScreen,
    window: Window,
    house: House,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "letter.zip").write_text("Dear Anna")
    wrong = str(tmp_path / "letter.zip")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (wrong, ""))
    with qtbot.waitSignal(house.archive.failed):
        history.ask_import()
    settle()
    assert (
        note(window).text.text()
        == "“letter” is not a backup of this app. The file itself is left as it is."
    )


def test_every_part_of_an_import_is_told() -> None:
    words = imported_words(Merged(("a",), ("b",), ("c", "d"), ("e",) * 5, (("f", "why"),)))
    assert [part[0] for part in words.split(". ")] == ["1", "1", "2", "5", "1"]


def test_escape_and_cross_go_home(history: HistoryScreen, window: Window) -> None:
    QTest.keyClick(history.matches.list, Qt.Key.Key_Escape)
    settle()
    assert window.front is window.home


def test_an_empty_house(window: Window, house: House, qtbot: QtBot) -> None:
    with qtbot.waitSignal(house.archive.listed):
        window.show_screen("history")
    room = window.front
    assert isinstance(room, HistoryScreen)
    settle()
    assert room.matches.paper.nothing.text().startswith("No match yet.")
    for page in ("people", "trash"):
        click(room.tabs.choice(page))
    assert room.people.paper.nothing.text().startswith("Nobody yet.")
    assert room.trash.paper.nothing.text().startswith("The trash is empty")
    house.archive.wait()


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
@pytest.mark.parametrize(("dark", "scale"), [(False, 1.0), (True, 1.0), (False, 1.5)])
@pytest.mark.parametrize("page", ["matches", "people", "trash"])
def test_nothing_is_cut_off(
    history: HistoryScreen,
    window: Window,
    size: tuple[int, int],
    dark: bool,
    scale: float,
    page: str,
) -> None:
    LOOK.set(dark=dark, reduce_motion=True, text_scale=scale)
    window.resize(*size)
    click(history.tabs.choice(page))
    inside = history.rect()
    for widget in history.findChildren(QWidget):
        if widget.isVisible() and widget.parent() in (history, *pages(history)):
            at = widget.mapTo(history, QPoint())
            assert inside.contains(widget.rect().translated(at)), widget
    assert not history.grab().isNull()


def pages(history: HistoryScreen) -> tuple[QWidget, ...]:
    return history.matches, history.people, history.trash


def test_lines_are_drawn_for_every_kind_of_match(history: HistoryScreen) -> None:
    """Each line shows something of its own: no two of them look alike."""
    view = history.matches.list
    seen = set()
    for row in range(5):
        box = view.visualRect(view.model().index(row, 0)).adjusted(80, 8, -20, -40)
        image = view.viewport().grab(box).toImage()
        seen.add(bytes(image.constBits()))
    assert len(seen) == 5


def test_a_summary_without_rows_is_shown(history: HistoryScreen) -> None:
    """An index that lost its rows must not keep the list from being drawn."""
    summary: Summary = replace(history.matches.model.matches[3], sheet="[")
    history.matches.detail.show_match(summary)
    assert not history.matches.detail.grab().isNull()
