"""The last moment of a game: it is seen at the table, then comes the poster; stray clicks do nothing."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.view.hand import click_key
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.screens.table.screen import TableScreen

LEFT = Qt.MouseButton.LeftButton
LONG = 1_000_000


def end(table: TableScreen) -> None:
    """The heap is taken, counter by counter."""
    while table.session.outcome is None:
        table.stage.press(next(iter(table.stage.layout_now)))
        table.finish.click()


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The beat never ends by itself, and every click is a stray one, until a test says otherwise."""
    monkeypatch.setattr(finale, "BEAT", LONG)
    monkeypatch.setattr(finale, "STRAY", LONG)
    return monkeypatch


def test_the_poster_comes_after_a_beat(table: TableScreen, qtbot: QtBot, patience: object) -> None:
    end(table)
    assert table.finale.is_on and table.table.link.is_closing
    assert not table.ending.isVisible() and not table.replay.isVisible()
    assert not table.finish.isVisible()
    with qtbot.waitSignal(table.finale.ended):
        table.finale._beat.start(0)
    assert table.ending.isVisible() and table.replay.isVisible()
    assert not table.table.link.is_closing


def test_the_beat_begins_when_the_last_motion_has_come_to_rest(
    table: TableScreen, patience: pytest.MonkeyPatch
) -> None:
    patience.setattr(type(table.stage.motion), "is_moving", True)
    end(table)
    assert not table.finale._beat.isActive()
    table.stage.motion.rested.emit()
    assert table.finale._beat.isActive()


def test_a_stray_click_does_nothing_and_a_deliberate_one_skips(
    table: TableScreen, patience: pytest.MonkeyPatch
) -> None:
    end(table)
    QTest.mouseClick(table.stage.viewport(), LEFT, pos=QPoint(200, 200))
    click_key(table.stage, Qt.Key.Key_Return)
    assert table.finale.is_on and not table.ending.isVisible()
    patience.setattr(finale, "STRAY", 0)
    QTest.mouseClick(table.stage.viewport(), LEFT, pos=QPoint(200, 200))
    assert table.ending.isVisible()


def test_a_click_that_was_meant_for_the_table_does_not_play_again(
    table: TableScreen, patience: pytest.MonkeyPatch
) -> None:
    patience.setattr(finale, "BEAT", 0)
    dealt: list[bool] = []
    table.dealt.disconnect()
    table.dealt.connect(lambda: dealt.append(True))
    end(table)
    QTest.mouseClick(table.ending.again_button, LEFT)
    assert dealt == []
    patience.setattr(finale, "STRAY", 0)
    QTest.mouseClick(table.ending.again_button, LEFT)
    assert dealt == [True]


def test_who_presses_a_button_of_the_poster_by_its_name_is_heeded_at_once(
    table: TableScreen, qtbot: QtBot, patience: pytest.MonkeyPatch
) -> None:
    """A screen reader or a voice never hits what it did not mean."""
    patience.setattr(finale, "BEAT", 0)
    sheeted: list[bool] = []
    table.sheeted.disconnect()
    table.sheeted.connect(lambda: sheeted.append(True))
    end(table)
    voice = QAccessible.queryAccessibleInterface(table.ending.sheet_button)
    press = voice.actionInterface()
    with qtbot.waitSignal(table.sheeted):
        press.doAction(press.pressAction())
    assert sheeted == [True]


def test_taking_the_last_turn_back_ends_the_moment(table: TableScreen, patience: object) -> None:
    end(table)
    table.session.undo()
    assert not table.finale.is_on and not table.ending.isVisible()
    assert table.finish.isVisible()


def test_a_finished_game_that_is_opened_shows_its_poster_at_once(
    window: Window, table: TableScreen, patience: object
) -> None:
    end(table)
    window.show_table(table.session)
    again = window.front
    assert isinstance(again, TableScreen) and again is not table
    assert again.ending.isVisible() and not again.finale.is_on
