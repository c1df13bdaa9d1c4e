"""What a screen reader meets on the stage: names, places and the cursor of the pieces."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtTest import QTest

from tests.view.hand import click_key
from tests.view.screens.conftest import marked
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.asking import HERE, LATEST, OWN, STANDING, WATCH
from trakkx_desktop.view.stage.speech import PieceVoice, StageVoice

pytestmark = pytest.mark.usefixtures("listening")
NAME = QAccessible.Text.Name


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """The events that reach assistive technology, with the name of what they are about."""
    found: list[tuple[QAccessible.Event, str]] = []

    def note(event: QAccessibleEvent) -> None:
        about = event.accessibleInterface()
        found.append((event.type(), about.text(NAME) if about is not None else ""))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return found


def voice(table: TableScreen) -> StageVoice:
    found = QAccessible.queryAccessibleInterface(table.stage)
    assert isinstance(found, StageVoice)
    return found


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [parent.child(i) for i in range(parent.childCount())]


def pieces(table: TableScreen) -> list[PieceVoice]:
    return [child for child in children(voice(table)) if isinstance(child, PieceVoice)]


def test_every_piece_is_a_child_with_its_name(table: TableScreen) -> None:
    assert voice(table).text(NAME) == "Table"
    assert [p.text(NAME) for p in pieces(table)] == [f"counter {n}" for n in range(1, 8)]
    third = pieces(table)[2]
    assert third.role() == QAccessible.Role.Button
    assert third.state().focusable and not third.state().focused
    assert third.parent() is voice(table)
    assert third.childCount() == 0
    assert third.textInterface() is None
    assert third.attributesInterface() is None


def test_controls_on_the_stage_stay_in_the_tree(table: TableScreen) -> None:
    names = [child.text(NAME) for child in children(voice(table))]
    assert "Take" in names
    inside = voice(table).child(names.index("Take"))
    assert inside is not None and inside.object() is table.finish
    assert voice(table).indexOfChild(inside) == names.index("Take")


def test_a_piece_is_where_it_is_seen(table: TableScreen) -> None:
    fourth = pieces(table)[3]
    box = fourth.rect()
    corner = table.stage.viewport().mapToGlobal(QPoint(0, 0))
    assert box.translated(-corner) == table.stage.rect_of("3").toAlignedRect()
    centre = box.center()
    assert voice(table).childAt(centre.x(), centre.y()) is fourth
    assert voice(table).childAt(corner.x() + 30, corner.y() + 500) is None
    button = table.finish.mapToGlobal(table.finish.rect().center())
    there = voice(table).childAt(button.x(), button.y())
    assert there is not None and there.object() is table.finish


def test_focus_follows_the_keyboard_cursor(
    window: Window, table: TableScreen, told: list[tuple[QAccessible.Event, str]]
) -> None:
    window.activateWindow()
    table.finish.setFocus()
    table.stage.setFocus(Qt.FocusReason.TabFocusReason)
    assert told[-1] == (QAccessible.Event.Focus, "counter 1")
    QTest.keyClick(table.stage, Qt.Key.Key_Right)
    assert told[-1] == (QAccessible.Event.Focus, "counter 2")
    assert [p.text(NAME) for p in pieces(table) if p.state().focused] == ["counter 2"]
    assert voice(table).focusChild() is pieces(table)[1]


def test_pieces_that_leave_are_gone_and_nothing_crashes(
    table: TableScreen, told: list[tuple[QAccessible.Event, str]]
) -> None:
    before = pieces(table)
    for piece in ("5", "6"):
        table.stage.press(piece)
    table.finish.click()
    gc.collect()
    assert (QAccessible.Event.ObjectReorder, "Table") in told
    assert [p.text(NAME) for p in pieces(table)] == [f"counter {n}" for n in range(1, 6)]
    gone = before[6]
    assert not gone.isValid()
    assert gone.state().invalid
    assert (gone.text(NAME), gone.parent(), gone.window()) == ("", None, None)
    assert gone.rect().isNull()
    assert voice(table).indexOfChild(gone) == -1


def test_a_voice_can_press_a_piece(table: TableScreen) -> None:
    action = pieces(table)[4].actionInterface()
    assert action is not None
    assert action.actionNames() == [action.pressAction(), action.setFocusAction()]
    action.doAction(action.pressAction())
    assert marked(table) == {4}
    action.doAction(action.setFocusAction())
    assert table.stage.cursor_at == "4"
    assert marked(table) == {4}


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return found


@pytest.mark.parametrize(
    ("letter", "what"),
    [("B", HERE), ("I", OWN), ("D", WATCH), ("S", STANDING), ("A", LATEST)],
)
def test_a_key_asks_the_table_to_speak(
    table: TableScreen, announced: list[str], letter: str, what: str
) -> None:
    for widget in (table.stage, table.finish):
        click_key(widget, letter)
    assert announced == [f"{what} of the heap"] * 2


def test_behind_the_curtain_nothing_is_heard(
    table: TableScreen, announced: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.curtain, "is_down", True)
    click_key(table.stage, "I")
    assert announced == []


def test_the_stage_speaks_without_showing_anything(
    table: TableScreen, announced: list[str]
) -> None:
    table.table.link.stage.speak("curve, white top to left")
    assert announced == ["curve, white top to left"] and not table.bubble.isVisible()


def test_a_stage_that_is_gone_takes_its_voices_along(window: Window, table: TableScreen) -> None:
    """Table after table, with a reader that holds on to pieces: no dangling interface."""
    players, plan = table.session.match.players, table.session.match.plan
    held: list[PieceVoice] = []
    for _ in range(5):
        held += pieces(table)
        window.begin(type(table.session.match)("heap", table.session.game, players, plan), "")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        room = window.front
        assert isinstance(room, TableScreen)
        table = room
    assert next(p.text(NAME) for p in pieces(table)) == "counter 1"
    assert len(held) == 35
