"""Computers in the house: on the new-game page, at the table, hints, a seat that changes hands."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.truth import match_of, record_of
from trakkx_desktop.app import App
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.core.trouble import PLAYER, Trouble
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.computers import NAMES, computer
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.new_game.screen import NewGameScreen
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.screens.table.seats import Seats

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def app(qapp: object, tmp_path: Path) -> Iterator[App]:
    made = App(Places(tmp_path / "config"), "en")
    made.house.tune(pace="instant", sound=False)
    made.window.resize(1440, 900)
    made.window.show()
    yield made
    made.window.close()
    made.house.close()
    made.retire()
    made.window.deleteLater()


@pytest.fixture
def window(app: App) -> Window:
    return app.window


def page(window: Window, key: str) -> NewGameScreen:
    window.show_new_game(key)
    found = window.front
    assert isinstance(found, NewGameScreen)
    return found


def table_of(window: Window) -> TableScreen:
    found = window.front
    assert isinstance(found, TableScreen)
    return found


def begin(app: App, key: str, levels: tuple[int, ...]) -> TableScreen:
    from trakkx_desktop import catalog

    names = ("Anna", "Ben", "Clara", "David")
    players = tuple(Player(names[i], i, level) for i, level in enumerate(levels))
    app.window.begin(Match(key, catalog.game(key), players, Plan(seed=5)), "")
    return table_of(app.window)


def press(table: TableScreen, key: str) -> None:
    QTest.keyClicks(table.stage, key)


@pytest.mark.parametrize("key", ["trakkx", "traexx", "trax"])
def test_a_newcomer_is_offered_a_computer_and_plays_in_three_clicks(
    key: str, window: Window, qtbot: QtBot
) -> None:
    asked = page(window, key)
    levels = [field.player.level for field in asked._fields]
    assert levels == [0, 2]
    QTest.mouseClick(asked.start, LEFT)
    table = table_of(window)
    assert not table.curtain.is_down, "there is nobody to hide from"
    assert match_of(table.session).players[1] == computer(2, 1, ())
    qtbot.waitUntil(lambda: not table.session.is_watching, timeout=60_000)
    assert table.session.viewer == 0 and table.session.draft is not None


def test_a_tap_turns_a_person_into_a_computer_and_back(window: Window) -> None:
    asked = page(window, "trax")
    QTest.mouseClick(asked._fields[1].kind, LEFT)
    assert [field.player.level for field in asked._fields] == [0, 0]
    assert not asked._fields[1].name.isHidden() and asked._fields[1].level.isHidden()
    assert asked._fields[1].name.hasFocus(), "who comes is named next"
    asked._fields[1].name.setText("Ben")
    QTest.mouseClick(asked._fields[0].kind, LEFT)
    assert [field.player.level for field in asked._fields] == [2, 0]
    assert asked.match().players[1].name == "Ben"


def test_levels_are_chosen_by_keys_and_by_dots(window: Window) -> None:
    asked = page(window, "trax")
    QTest.keyClick(asked._fields[1].level, Qt.Key.Key_Right)
    assert asked.match().players[1].level == 3
    assert asked._fields[1].level.hasFocus()
    QTest.keyClick(asked._fields[1].level, Qt.Key.Key_Right)
    QTest.keyClick(asked._fields[1].level, Qt.Key.Key_Right)
    assert asked.match().players[1].level == 4
    dots = asked._fields[1].level
    point = dots.rect().bottomLeft()
    point.setX(round(dots._dots()[1]))
    point.setY(point.y() - 15)
    QTest.mouseClick(dots, LEFT, pos=point)
    assert asked.match().players[1].level == 1
    started: list[object] = []
    asked.started.disconnect()
    asked.started.connect(lambda match, _youngest: started.append(match))
    QTest.keyClick(asked._fields[1].level, Qt.Key.Key_Return)
    assert len(started) == 1, "H5: Enter starts from any answer"


def test_two_computers_of_one_level_are_told_apart(window: Window) -> None:
    asked = page(window, "trakkx")
    QTest.mouseClick(asked.add, LEFT)
    QTest.mouseClick(asked.add, LEFT)
    names = [player.name for player in asked.match().players]
    assert [player.level for player in asked.match().players] == [0, 2, 2, 2]
    assert names[1:] == list(NAMES[2][:3]) and len(set(names)) == 4


def test_who_sat_there_sits_there_again(app: App, window: Window) -> None:
    asked = page(window, "traexx")
    QTest.keyClick(asked._fields[1].level, Qt.Key.Key_Right)
    QTest.mouseClick(asked.start, LEFT)
    window.go_home()
    again = page(window, "traexx")
    assert [field.player.level for field in again._fields] == [0, 3]
    assert [person.name for person in app.house.archive.people()] == ["Player 1"]


def test_the_heading_tells_who_thinks_and_nothing_can_be_pressed(app: App, qtbot: QtBot) -> None:
    table = begin(app, "trax", (4, 0))
    assert table.headline.text() == "Anna is thinking"
    assert not table.finish.isVisible()
    assert table.rail.cards[0].is_on and not table.rail.cards[1].is_on
    assert "Computer, master" in table.rail.cards[0].accessibleName()
    qtbot.waitUntil(lambda: not table.session.is_watching, timeout=60_000)
    assert table.finish.isVisible() and table.rail.cards[1].is_on


def test_a_game_is_played_to_its_end_by_computers_alone(app: App, qtbot: QtBot) -> None:
    table = begin(app, "trax", (1, 1))
    with qtbot.waitSignal(table.company.changed, timeout=60_000):
        press(table, "p")
    assert table.headline.text() == "Paused"
    before = len(record_of(table.session).log)
    press(table, "n")
    qtbot.waitUntil(lambda: len(record_of(table.session).log) > before, timeout=60_000)
    press(table, "p")
    qtbot.waitUntil(lambda: table.session.outcome is not None, timeout=120_000)
    qtbot.waitUntil(table.ending.isVisible, timeout=60_000)


def test_the_tools_keep_their_places_while_a_computer_plays(app: App) -> None:
    table = begin(app, "trakkx", (0, 1))
    assert app.house.opponents is not None
    app.house.opponents.hold(True)
    before = [button.x() for button in (table.undo, table.redo, table.more)]
    session = table.session
    draw = next(a for a in session.game.legal(session.state, 0) if type(a).__name__ == "Draw")
    assert session.submit(draw) is None
    session.go_on()
    assert session.is_watching
    assert [button.x() for button in (table.undo, table.redo, table.more)] == before


def test_who_only_watches_has_pause_and_step_beside_undo(app: App) -> None:
    table = begin(app, "trakkx", (1, 2))
    shown = [deed.key for deed in table._deeds if not deed.in_menu]
    assert shown == ["pause", "step"]


def test_the_next_computer_waits_until_the_turn_was_seen(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(app, "trax", (0, 1))
    opponents = app.house.opponents
    assert opponents is not None
    held: list[bool] = []
    table.stage.motion._glides[0] = None  # type: ignore[assignment]
    monkeypatch.setattr(opponents, "hold", held.append)
    table.company.follow((Change(PLAYED, seat=1),))
    table.company.follow((Change(PLAYED, seat=0),))
    assert held == [True], "only a computer's turn is waited for"
    table.stage.motion._glides.clear()
    table.stage.motion.rested.emit()
    assert held == [True, False]


@pytest.mark.parametrize("key", ["trakkx", "traexx", "trax"])
def test_three_presses_tell_more_and_the_fourth_plays(key: str, app: App, qtbot: QtBot) -> None:
    table = begin(app, key, (0, 1))
    session = table.session
    press(table, "h")
    assert "think" in table.message.text()
    qtbot.waitUntil(lambda: session.hint is not None, timeout=60_000)
    told = []
    for step in (KIND, PIECES, WHOLE):
        assert session.hint is not None and session.hint.step == step
        told.append(table.message.text())
        if step != WHOLE:
            press(table, "h")
    assert all(told) and table.message.is_hint and session.is_assisted
    assert table.finish.isVisible() and table.finish.text() == "Play the hint"
    QTest.mouseClick(table.finish, LEFT)
    assert record_of(session).log[0].seat == 0


@pytest.mark.parametrize("key", ["trakkx", "traexx", "trax"])
def test_enter_plays_the_hint_that_is_shown(key: str, app: App, qtbot: QtBot) -> None:
    table = begin(app, key, (0, 1))
    session = table.session
    press(table, "h")
    qtbot.waitUntil(lambda: session.hint is not None, timeout=60_000)
    press(table, "hh")
    assert session.hint is not None and session.hint.is_whole
    action = session.hint.thought.action
    QTest.keyClick(table.stage, Qt.Key.Key_Return)
    played = [entry for entry in record_of(session).log if entry.seat == 0]
    assert [entry.action for entry in played] == [action]


def test_a_computer_that_fails_offers_its_seat(app: App, qtbot: QtBot) -> None:
    table = begin(app, "trax", (0, 1))
    trouble = Trouble(PLAYER, "died", facts={"name": "Ben", "seat": 1})
    assert app.house.opponents is not None
    app.house.opponents.troubled.emit(trouble)
    asked = table.findChild(Ask)
    assert asked is not None
    asked.yes.click()
    assert not table.session.players[1].is_computer


def test_a_seat_changes_hands_in_the_middle(app: App, qtbot: QtBot) -> None:
    table = begin(app, "trax", (0, 0))
    table.open_seats()
    seats = table.findChild(Seats)
    assert seats is not None
    seats.choices[1].choice("3").click()
    assert table.session.players[1] == Player("Ben", 1, 3)
    seats.choices[1].choice("0").click()
    assert table.session.players[1] == Player("Ben", 1)


def test_known_names_lie_on_the_page_and_swallow_no_click(app: App, window: Window) -> None:
    """H2: the list of names took the next press, and a player "ClaraDavid" came to be."""
    app.house.archive.remember((Player("Clara", 0), Player("David", 1)), "", "2026-11-16")
    asked = page(window, "trax")
    name = asked._fields[0].name
    name.setFocus()
    name.clear()
    QTest.keyClicks(name, "d")
    assert asked._names.isVisible() and asked._names.names == ["David"]
    QTest.keyClick(name, Qt.Key.Key_Down)
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert name.text() == "David" and not asked._names.isVisible()
    name.clear()
    QTest.keyClicks(name, "c")
    assert asked._names.isVisible()
    QTest.mouseClick(asked.start, LEFT)
    assert isinstance(window.front, TableScreen)
