"""The new-game sheet: who plays, in which order, who begins, and what is remembered."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from trakkx_desktop.core.chance import code_of
from trakkx_desktop.core.player import Player
from trakkx_desktop.view.screens.house.names import told_apart
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.new_game.screen import NewGameScreen
from trakkx_desktop.view.screens.table.screen import TableScreen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(window: Window) -> NewGameScreen:
    window.show_new_game("heap")
    QCoreApplication.processEvents()
    room = window.front
    assert isinstance(room, NewGameScreen)
    return room


def name(sheet: NewGameScreen, *names: str) -> None:
    while len(sheet._fields) < len(names):
        QTest.mouseClick(sheet.add, LEFT)
    for field, text in zip(sheet._fields, names, strict=True):
        field.name.setText(text)


def names(sheet: NewGameScreen) -> list[str]:
    return [player.name for player in sheet.match().players]


def test_typed_names_sit_at_the_table(sheet: NewGameScreen, window: Window) -> None:
    name(sheet, "Anna", "Ben", "Clara")
    QTest.keyClick(sheet._fields[2].name, Qt.Key.Key_Return)
    table = window.front
    assert isinstance(table, TableScreen)
    assert [p.name for p in table.session.match.players] == ["Anna", "Ben", "Clara"]


def test_a_seat_is_dragged_to_another(sheet: NewGameScreen) -> None:
    name(sheet, "Anna", "Ben")
    first, second = sheet._fields
    way = second.geometry().center() - first.geometry().center()
    start = QPoint(first.width() - 3, 3)
    QTest.mousePress(first, LEFT, pos=start)
    QTest.mouseMove(first, start + way / 2)
    QTest.mouseMove(first, start + way / 2)
    QTest.mouseRelease(first, LEFT, pos=start)
    QCoreApplication.processEvents()
    assert names(sheet) == ["Ben", "Anna"]
    assert sheet.match().plan.first == 1


def test_a_seat_dropped_beside_all_others_stays(sheet: NewGameScreen) -> None:
    name(sheet, "Anna", "Ben", "Clara")
    field = sheet._fields[1]
    field.move(field.x(), field.y() + 700)
    field.dropped.emit(field.geometry().center())
    assert names(sheet) == ["Anna", "Ben", "Clara"]


def test_who_sat_down_last_time_sits_there_again(sheet: NewGameScreen, window: Window) -> None:
    name(sheet, "Clara", "Anna", "Ben")
    QTest.mouseClick(sheet._fields[0].mark, LEFT)
    marks = [player.mark for player in sheet.match().players]
    QTest.mouseClick(sheet.start, LEFT)
    window.go_home()
    window.show_new_game("heap")
    assert isinstance(window.front, NewGameScreen)
    assert names(window.front) == ["Clara", "Anna", "Ben"]
    assert [player.mark for player in window.front.match().players] == marks


def test_a_seat_is_moved_by_keys(sheet: NewGameScreen) -> None:
    name(sheet, "Anna", "Ben")
    QTest.keyClick(sheet._fields[1].name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(sheet) == ["Ben", "Anna"]


def test_who_begins_is_chosen_and_follows_into_the_match(sheet: NewGameScreen) -> None:
    name(sheet, "Anna", "Ben", "Clara")
    QTest.mouseClick(sheet._fields[2].first, LEFT)
    assert sheet.match().plan.first == 2


def test_a_player_is_removed(sheet: NewGameScreen) -> None:
    name(sheet, "Anna", "Ben", "Clara")
    QTest.mouseClick(sheet._fields[0].remove, LEFT)
    assert names(sheet) == ["Ben", "Clara"]


def test_choices_are_remembered(sheet: NewGameScreen, window: Window) -> None:
    name(sheet, "Anna", "Ben")
    QTest.mouseClick(sheet._segments["games"].choice("5"), LEFT)
    QTest.mouseClick(sheet._segments["size"].choice("12"), LEFT)
    QTest.mouseClick(sheet.start, LEFT)
    window.go_home()
    window.show_new_game("heap")
    again = window.front
    assert isinstance(again, NewGameScreen)
    match = again.match()
    assert match.plan.games == 5 and dict(match.plan.choices)["size"] == "12"
    assert [p.name for p in match.players] == ["Anna", "Ben"]


def test_a_code_deals_the_same_again(sheet: NewGameScreen) -> None:
    sheet.code.setText(code_of(4711).lower())
    assert sheet.match().plan.seed == 4711 and sheet.start.missing == ""
    sheet.code.setText("no code")
    assert sheet.start.missing
    QTest.mouseClick(sheet.start, LEFT)
    assert sheet.isVisible()


def test_names_are_plain_text_of_any_script_and_length(
    sheet: NewGameScreen, window: Window
) -> None:
    odd = "<b>Ann</b> & مريم " + "x" * 150
    name(sheet, odd, "王小明")
    QTest.mouseClick(sheet.start, LEFT)
    table = window.front
    assert isinstance(table, TableScreen)
    assert table.session.match.players[0].name == odd
    assert table.rail.cards[0].accessibleName().startswith(odd)


def test_equal_names_are_told_apart() -> None:
    people = tuple(Player(n, i) for i, n in enumerate(("Anna", "Anna", "Anna 1", "Anna")))
    found = [p.name for p in told_apart(people)]
    assert found == ["Anna 2", "Anna 3", "Anna 1", "Anna 4"]
    assert told_apart(people[:1]) == people[:1]


def marks(sheet: NewGameScreen) -> list[int]:
    return [field.mark.mark for field in sheet._fields]


def test_nobody_gets_a_mark_that_another_has(sheet: NewGameScreen) -> None:
    """H4: with two players the next free one; at a full table two players change."""
    assert marks(sheet) == [0, 1]
    sheet._fields[0].mark.click()
    assert marks(sheet) == [2, 1]
    while len(sheet._fields) < 4:
        sheet.add.click()
    before = marks(sheet)
    for _ in range(8):
        sheet._fields[1].mark.click()
        assert sorted(marks(sheet)) == [0, 1, 2, 3]
    assert sorted(before) == [0, 1, 2, 3]
