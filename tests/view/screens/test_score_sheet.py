"""The score sheet on the screen: what it shows, and everything that can be pressed on it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.truth import record_of
from tests.view.hand import asked, choose, click, settle
from tests.view.screens.papers import TOYS, heap, saved, tally
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match
from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import load, save
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.score_sheet.screen import ScoreSheetScreen
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import LIGHT, colour
from trakkx_desktop.view.stage.switch import Switch

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""The offscreen platform says so of every menu that opens."""

Show = Callable[[Match], ScoreSheetScreen]
THREE = (34, 0, 52), (0, 41, 17), (21, 8, 0)


@pytest.fixture
def games() -> dict[str, str]:
    """The three toys are the only games in the box."""
    return TOYS


@pytest.fixture
def show(window: Window, house: House) -> Show:
    """Opens a saved match and its sheet, as a person would."""

    def shown(match: Match) -> ScoreSheetScreen:
        window.open_file(save(house.places, saved(match)))
        window.show_sheet()
        assert isinstance(window.front, ScoreSheetScreen)
        settle()
        return window.front

    return shown


def kept(house: House) -> Match:
    """The match as it lies on the disk now."""
    house.save_soon()
    house.flush()
    [path] = house.places.saves.glob("*.trakkx")
    return load(path, catalog.game).saved.match


def test_the_mock_up(show: Show, window: Window) -> None:
    sheet = show(tally("low", *THREE, planned=5))
    assert sheet.headline.text() == "Clara takes game 3, Ben leads"
    assert sheet.subline.text() == "The lowest total wins the match."
    assert [card.accessibleName() for card in sheet.rail.cards] == [
        "Ben, leads, 49",
        "Anna, 6 behind, 55",
        "Clara, 20 behind, 69",
    ]
    assert [card.is_on for card in sheet.rail.cards] == [True, False, False]
    assert sheet.next.text() == "Next game" and sheet.end.isVisible()
    assert [touch.isVisible() for touch in sheet.paper.rows] == [True] * 3
    assert "Anna 55" in sheet.chart.accessibleName()


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_leader_newest_row_and_winner_are_marked(show: Show) -> None:
    sheet = show(tally("low", *THREE, planned=5))
    grid, image = sheet.paper.grid, picture(sheet.paper)

    def seen(x: float, y: float) -> str:
        return image.pixelColor(round(x), round(y)).name()

    leader = grid.cell(grid.total, 1).center()
    assert seen(leader.x() - 40, leader.y() - 20) == colour(LIGHT.primary("blue").button).name()
    other = grid.cell(grid.total, 0).center()
    assert seen(other.x() - 46, other.y() - 20) == colour(LIGHT.paper).name()
    newest, older = grid.rows[2], grid.rows[1]
    assert (
        seen(grid.label.right(), newest.center().y()) == colour(LIGHT.primary("yellow").rail).name()
    )
    assert seen(grid.label.right(), older.center().y()) == colour(LIGHT.paper).name()


def test_the_winner_of_a_game_is_ringed(show: Show) -> None:
    """Equal numbers, so that only the ring can differ."""
    sheet = show(tally("low", (5, 5, 9), (5, 6, 6), planned=3))
    grid, image = sheet.paper.grid, picture(sheet.paper)

    def ink(row: int, seat: int) -> int:
        """Dark points beside the number, where only the ring can be."""
        cell = grid.cell(grid.rows[row], seat)
        x = round(cell.center().x())
        middle = round(cell.center().y())
        ends = range(x - 34, x - 20)
        return sum(image.pixelColor(i, middle).lightness() < 90 for i in ends)

    assert ink(0, 0) and ink(0, 1) and not ink(0, 2)
    assert ink(1, 0) and not ink(1, 1) and not ink(1, 2)


def test_next_game_and_back_to_the_sheet(show: Show, window: Window, house: House) -> None:
    sheet = show(heap("331", planned=3))
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    settle()
    table = window.front
    assert isinstance(table, TableScreen)
    assert len(kept(house).sittings) == 2
    window.show_sheet()
    again = window.front
    assert isinstance(again, ScoreSheetScreen)
    assert again.headline.text() == "Game 2 is on the table, Anna leads"
    assert again.next.text() == "Back to the game"
    assert sheet.end.missing and not sheet.table.isVisible()
    click(sheet.next)
    assert isinstance(window.front, TableScreen)


def test_play_again_after_the_last_game(show: Show, window: Window, house: House) -> None:
    sheet = show(heap("331"))
    assert sheet.next.text() == "Play again" and not sheet.end.isVisible()
    click(sheet.next)
    assert isinstance(window.front, TableScreen)
    assert [p.name for p in window.front.session.match.players] == ["Anna", "Ben"]
    house.flush()
    assert len(list(house.places.saves.glob("*.trakkx"))) == 2


@pytest.mark.parametrize("way", ["button", "escape"])
def test_back_to_the_table(show: Show, window: Window, way: str) -> None:
    sheet = show(heap("331", planned=3))
    if way == "button":
        click(sheet.table)
    else:
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        settle()
    assert isinstance(window.front, TableScreen)


def test_a_note_is_written_on_the_sheet(show: Show, window: Window, house: House) -> None:
    sheet = show(tally("low", *THREE, planned=5))
    click(sheet.paper.rows[1])
    choose(sheet.row_menu, "Write a note")
    question = asked(window)
    QTest.keyClicks(window.focusWidget(), "  Rain, and the cat ")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert not question.isVisible()
    assert [s.note for s in kept(house).sittings] == ["", "Rain, and the cat", ""]
    assert sheet.paper.rows[1].accessibleName().endswith("Rain, and the cat")


def test_escape_leaves_the_note(show: Show, window: Window, house: House) -> None:
    sheet = show(tally("low", *THREE, planned=5, notes=("old",)))
    click(sheet.paper.rows[0])
    choose(sheet.row_menu, "Write a note")
    QTest.keyClicks(window.focusWidget(), "er")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert kept(house).sittings[0].note == "old"


@pytest.mark.parametrize("everywhere", [True, False])
def test_a_name_is_corrected(
    show: Show, window: Window, house: House, qtbot: QtBot, everywhere: bool
) -> None:
    other = saved(tally("high", (1, 2), names=("Ana", "Ben")), 7)
    save(house.places, other)
    sheet = show(tally("low", *THREE, names=("Ana", "Ben", "Clara")))
    click(sheet.paper.names[0])
    field = window.focusWidget()
    assert isinstance(field, QLineEdit) and field.text() == "Ana"
    field.selectAll()
    QTest.keyClicks(field, "Anna")
    if everywhere:
        with qtbot.waitSignal(house.archive.renamed):
            QTest.keyClick(field, Qt.Key.Key_Return)
    else:
        [switch] = asked(window).findChildren(Switch)
        click(switch, QPoint(30, switch.height() // 2))
        QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert sheet.sheet.players[0].name == "Anna"
    house.save_soon()
    house.flush()
    house.archive.wait()
    found = {
        p.stem: [q.name for q in load(p, catalog.game).saved.match.players]
        for p in house.places.saves.glob("*.trakkx")
    }
    assert found.pop(other.id) == ["Anna" if everywhere else "Ana", "Ben"]
    assert list(found.values()) == [["Anna", "Ben", "Clara"]]


def test_a_match_is_ended_early(show: Show, window: Window, house: House) -> None:
    sheet = show(tally("low", *THREE, planned=5))
    click(sheet.end)
    question = asked(window)
    click(question.no)
    assert not kept(house).is_over
    click(sheet.end)
    click(asked(window).yes)
    assert sheet.headline.text() == "Ben wins the match"
    assert kept(house).is_over and kept(house).plan.games == 3


def test_an_old_game_is_looked_back_at(show: Show, window: Window, house: House) -> None:
    match = heap("331", "2221", planned=5)
    sheet = show(match)
    click(sheet.paper.rows[0])
    choose(sheet.row_menu, "Look back at this game")
    room = window.front
    assert isinstance(room, TableScreen)
    assert len(record_of(room.session).log) == 3
    assert room.replay.isVisible() and not room.ending.again_button.isVisible()
    click(room.ending.sheet_button)
    assert window.front is sheet
    assert kept(house) == match


def test_an_open_game_cannot_be_looked_back_at(show: Show) -> None:
    sheet = show(tally("low", THREE[0], planned=3, is_open=True))
    click(sheet.paper.rows[1])
    assert [a.text() for a in sheet.row_menu.actions()] == ["Write a note"]
    sheet.row_menu.close()


def test_rows_and_names_are_reached_by_keyboard(show: Show, window: Window) -> None:
    sheet = show(tally("low", *THREE))
    met = set()
    sheet.rail.home.setFocus()
    for _ in range(40):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        met.add(window.focusWidget())
    assert {*sheet.paper.rows, *sheet.paper.names, sheet.next, sheet.save} <= met


CASES = {
    "solo": lambda: tally("high", (38,), names=("Anna",)),
    "four": lambda: tally(
        "high",
        *[(-12.5, 40, 3, 133)] * 9,
        names=("Maximiliane-Charlotte von und zu Hohenstein", "Ben", "Ben", "李明"),
        notes=("Rain " * 40,),
    ),
    "empty": lambda: tally("low", planned=3, is_open=True),
    "long": lambda: tally("low", *[(1, 2, 3)] * 20),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
@pytest.mark.parametrize(("dark", "scale"), [(False, 1.0), (True, 1.0), (False, 1.5)])
def test_nothing_is_cut_off(
    show: Show, window: Window, case: str, size: tuple[int, int], dark: bool, scale: float
) -> None:
    LOOK.set(dark=dark, reduce_motion=True, text_scale=scale)
    window.resize(*size)
    sheet = show(CASES[case]())
    inside = sheet.rect()
    shown = [w for w in sheet.findChildren(QWidget) if w.isVisible() and w.parent() is sheet]
    for widget in shown:
        assert inside.contains(widget.geometry()), widget
    metrics = sheet.headline.fontMetrics()
    assert metrics.horizontalAdvance(sheet.headline.text()) <= sheet.headline.width()
    assert sheet.paper.width() <= sheet.area.viewport().width()
    assert sheet.paper.grid.total.bottom() <= sheet.paper.height()
    assert not sheet.grab().isNull()


def test_a_long_match_opens_at_its_last_lines(show: Show, window: Window) -> None:
    window.resize(1024, 640)
    sheet = show(tally("low", *[(1, 2, 3)] * 20, planned=30))
    seen = sheet.area.viewport().rect()
    last = sheet.paper.rows[19]
    assert seen.contains(last.mapTo(sheet.area.viewport(), last.rect().center()))


def test_the_theme_is_followed_live(show: Show, qapp: QApplication) -> None:
    sheet = show(tally("low", *THREE))
    light = picture(sheet.chart).pixelColor(30, 8).name()
    LOOK.set(dark=True, reduce_motion=True)
    settle()
    assert picture(sheet.chart).pixelColor(30, 8).name() != light


def test_a_match_of_a_newer_version_is_only_shown(
    window: Window, house: House, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even a name is not corrected in it."""
    monkeypatch.setattr(Session, "is_read_only", True)
    sheet = show(tally("low", *THREE, planned=5))
    assert not sheet.next.isVisible() and not sheet.end.isVisible()
    click(sheet.paper.names[0])
    assert not [found for found in window.findChildren(Ask) if found.isVisible()]
    click(sheet.paper.rows[0])
    assert [a.text() for a in sheet.row_menu.actions()] == ["Look back at this game"]
    sheet.row_menu.close()
