"""A further game is one line in the catalog and one folder per layer: it gets everything else for free."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.truth import record_of
from tests.view.hand import click, click_piece
from trakkx_desktop.app import App
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.new_game.screen import NewGameScreen
from trakkx_desktop.view.screens.score_sheet.screen import ScoreSheetScreen
from trakkx_desktop.view.screens.table.screen import TableScreen

LEFT = Qt.MouseButton.LeftButton


def started(window: Window) -> TableScreen:
    """From Home to the table by two clicks."""
    click(window.home.cards["heap"])
    sheet = window.front
    assert isinstance(sheet, NewGameScreen)
    click(sheet.start)
    table = window.front
    assert isinstance(table, TableScreen)
    return table


def take(table: TableScreen, count: int) -> None:
    for number in range(count):
        click_piece(table, str(number))
    click(table.finish)


def test_home_card_new_game_sheet_and_table(window: Window) -> None:
    table = started(window)
    assert table.headline.text() == "Heap"
    assert len(table.stage.layout_now) == 7


def test_a_turn_by_mouse_and_the_button_says_what_is_missing(window: Window) -> None:
    table = started(window)
    assert table.finish.missing == "Mark some first"
    click(table.finish)
    assert record_of(table.session).log == ()
    take(table, 2)
    assert record_of(table.session).now.left == 5


def test_a_refusal_is_said_beside_the_piece(window: Window) -> None:
    table = started(window)
    heard: list[str] = []
    table.table.link.sounded.connect(heard.append)
    for number in range(4):
        click_piece(table, str(number))
    assert table.bubble.isVisible() and heard == ["refuse"]
    assert table.bubble.sentence == "No more than three."


def test_undo_asks_before_it_goes_into_a_finished_turn(window: Window) -> None:
    table = started(window)
    take(table, 2)
    click(table.undo)
    asked = table.findChild(Ask)
    assert asked is not None and record_of(table.session).log
    click(asked.yes)
    assert record_of(table.session).log == ()


def test_a_whole_game_by_keyboard_alone(window: Window) -> None:
    table = started(window)
    table.stage.setFocus()
    while record_of(table.session).waiting:
        QTest.keyClick(table.stage, Qt.Key.Key_Right)
        QTest.keyClick(table.stage, Qt.Key.Key_Space)
        QTest.keyClick(table.stage, Qt.Key.Key_Return)
    assert table.ending.isVisible()
    assert record_of(table.session).outcome is not None


def test_it_is_saved_and_found_again_after_a_restart(app: App, tmp_path: Path) -> None:
    table = started(app.window)
    take(table, 2)
    click_piece(table, "0")
    app.window.go_home()
    again = App(Places(tmp_path / "config"), "en")
    again.window.show()
    shown = again.window.home.shelf.cards
    assert len(shown) == 1
    click(shown[0])
    resumed = again.window.front
    assert isinstance(resumed, TableScreen)
    assert record_of(resumed.session).now.left == 5
    assert resumed.session.draft is not None and resumed.session.draft.marked == {0}
    again.window.close()
    again.window.deleteLater()


def test_the_score_sheet_has_its_row(window: Window) -> None:
    table = started(window)
    while record_of(table.session).waiting:
        take(table, 1)
    click(table.ending.sheet_button)
    sheet = window.front
    assert isinstance(sheet, ScoreSheetScreen)
    window.go_back()
    assert window.front is table
    click(table.ending.again_button)
    fresh = window.front
    assert isinstance(fresh, TableScreen) and record_of(fresh.session).log == ()


def test_looking_back_step_by_step(window: Window) -> None:
    table = started(window)
    take(table, 2)
    take(table, 1)
    table.look_back()
    assert table.replay.isVisible() and table.session.peeked == 1
    assert len(table.stage.layout_now) == 5
    assert not table.finish.isVisible() and not table.tools.isVisible()
    table.replay.leave()
    assert table.finish.isVisible() and table.tools.isVisible()
    assert table.session.peeked is None and len(table.stage.layout_now) == 4


def test_playing_at_the_end_begins_again(window: Window) -> None:
    table = started(window)
    while record_of(table.session).waiting:
        take(table, 1)
    moves = len(record_of(table.session).log)
    assert table.replay._track.value() == moves
    table.replay.toggle()
    assert table.replay.is_playing and table.session.peeked == 0
    assert len(table.stage._items) == 7, "all counters are there again"
    for _ in range(moves):
        table.replay._step_on()
    assert not table.replay.is_playing and len(table.stage._items) == 0
