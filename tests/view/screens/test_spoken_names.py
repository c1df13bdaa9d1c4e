"""Every control that can be seen has a spoken name, in every room."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QLineEdit, QScrollBar, QWidget

from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.settings.about import About
from trakkx_desktop.view.screens.table.screen import TableScreen


def controls(window: Window) -> list[QWidget]:
    kinds = (QAbstractButton, QAbstractSlider, QLineEdit)
    found = [w for kind in kinds for w in window.findChildren(kind)]
    return [w for w in found if w.isVisible() and not isinstance(w, QScrollBar)]


ROOMS: dict[str, Callable[[Window], object]] = {
    "home": lambda window: None,
    "new game": lambda window: window.show_new_game("heap"),
    "settings": lambda window: window.show_screen("settings"),
    "rules": lambda window: window.show_rules("heap"),
    "score sheets": lambda window: window.show_screen("history"),
    "shortcuts": lambda window: window.show_shortcuts(),
    "about": lambda window: About(window, window.house),
}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_control_has_a_spoken_name(window: Window, room: str, language: str) -> None:
    window.house.tune(language=language)
    ROOMS[room](window)
    QCoreApplication.processEvents()
    assert window.front.accessibleName(), "what a screen reader says first"
    found = controls(window)
    assert len(found) > 1
    assert [c for c in found if not c.accessibleName().strip()] == []


def test_every_control_at_the_table_has_a_spoken_name(window: Window, table: TableScreen) -> None:
    table.stage.press("0")
    table.finish.click()
    table.look_back()
    QCoreApplication.processEvents()
    found = controls(window)
    assert table.replay.focusProxy() in found
    assert [c for c in found if not c.accessibleName().strip()] == []
