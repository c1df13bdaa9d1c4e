"""Notes and greyed buttons: nothing that can be clicked is covered, and what cannot be pressed says why (H9, H16)."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from tests.view.hand import LEFT
from trakkx_desktop.view.screens.house.trouble import Note, tell
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.bubble import Bubble
from trakkx_desktop.view.stage.button import Button

LONG = "Anna, Ben and Clara lie in the trash for 30 days, and may be taken out of it until then."


def covered(window: Window) -> list[str]:
    """Buttons and fields below the note."""
    [note] = [found for found in window.findChildren(Note) if found.isVisible()]
    found = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QAbstractButton | QLineEdit) or not widget.isVisible():
            continue
        box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        if widget.isEnabled() and not note.isAncestorOf(widget) and box.intersects(note.geometry()):
            found.append(widget.accessibleName())
    return found


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640)])
@pytest.mark.parametrize("screen", ["home", "history", "settings"])
def test_a_note_covers_nothing_that_can_be_clicked(
    window: Window, screen: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    if screen != "home":
        window.show_screen(screen)
    tell(window, LONG, "Take back", lambda: None)
    [note] = window.findChildren(Note)
    assert window.rect().contains(note.geometry()) and covered(window) == []


def test_a_greyed_button_says_why_when_it_is_clicked(window: Window) -> None:
    button, told = Button("Start"), list[str]()
    button.setParent(window)
    button.resize(button.sizeHint())
    button.refused.connect(told.append)
    pressed = list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    button.set_missing("Somebody has no name.")
    button.show()
    QTest.mouseClick(button, LEFT)
    assert told == ["Somebody has no name."] and not pressed
    button.set_missing("")
    QTest.mouseClick(button, LEFT)
    assert len(told) == 1 and pressed == [True]


def test_the_reason_stands_beside_the_button_that_was_pressed(table: TableScreen) -> None:
    QTest.mouseMove(table.stage.viewport(), QPoint(300, 300))
    QTest.mouseClick(table.finish, LEFT)
    assert table.bubble.sentence == table.finish.missing != ""
    tip = table.bubble.geometry().topLeft() + table.bubble._tip
    assert (
        table.finish.geometry().translated(table.stage.pos()).adjusted(0, -20, 0, 0).contains(tip)
    )


def test_only_a_broken_rule_warns(window: Window) -> None:
    bubble = Bubble(window)
    bubble.say("The moves are copied.", "", QPoint(200, 200))
    assert bubble.sign == "i"
    bubble.say("No field may be used twice.", "R1", QPoint(200, 200))
    assert bubble.sign == "!"
