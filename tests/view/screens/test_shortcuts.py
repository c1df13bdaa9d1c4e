"""One list of shortcuts: the window heeds it, F1 shows it, the docs print it."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.view.screens.conftest import marked
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.keys import GROUPS, KEYS, deed_words, group_words, key_words
from trakkx_desktop.view.screens.house.shortcuts import Cap, Shortcuts
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.parts import Deed


def shown(window: Window) -> Shortcuts:
    QTest.keyClick(window, Qt.Key.Key_F1)
    (found,) = window.findChildren(Shortcuts)
    return found


def test_window_listens_to_the_list(window: Window) -> None:
    heard = Counter(s.key().toString() for s in window.findChildren(QShortcut))
    listed = Counter(sequence for key in KEYS if key.name in window.deeds for sequence in key.keys)
    assert heard == listed
    assert set(window.deeds) <= {key.name for key in KEYS}


def test_every_shortcut_is_on_the_sheet(window: Window) -> None:
    sheet = shown(window)
    for key in KEYS:
        assert deed_words(key.name) in sheet.lines
    assert [line for line in sheet.lines if line in map(group_words, GROUPS)] == [
        group_words(group) for group in GROUPS
    ]
    caps = [cap.text for cap in sheet.findChildren(Cap)]
    assert Counter(caps) == Counter(key_words(k) for key in KEYS for k in key.keys)


def test_a_game_adds_its_own(
    window: Window, table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    deed = Deed("pass", "Pass", "flag", lambda: None, shortcut="P")
    silent = Deed("sort", "Sort", "sort", lambda: None)
    said = replace(table.table.words.said(), deeds=(deed, silent))
    monkeypatch.setattr(table.table.words, "said", lambda: said)
    table.table.link.show()
    sheet = shown(window)
    at = sheet.lines.index("HEAP")
    assert sheet.lines[at + 1] == "Pass"
    assert "Sort" not in sheet.lines
    assert "P" in [cap.text for cap in sheet.findChildren(Cap)]


def test_f1_on_the_score_sheet(window: Window, table: TableScreen) -> None:
    """Its button "back to the table" is no table: no deeds to tell of."""
    window.show_sheet()
    sheet = shown(window)
    assert sheet.isVisible() and "HEAP" not in sheet.lines


def test_f1_once_more_or_esc_closes_and_the_keyboard_is_where_it_was(
    window: Window, table: TableScreen
) -> None:
    window.activateWindow()
    table.stage.setFocus()
    for close in (Qt.Key.Key_F1, Qt.Key.Key_Escape):
        sheet = shown(window)
        assert sheet.isVisible()
        assert window.focusWidget() is sheet.close_button
        QTest.keyClick(window.focusWidget(), close)
        assert not sheet.isVisible()
        assert window.focusWidget() is table.stage
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_press_beside_the_paper_closes(window: Window) -> None:
    sheet = shown(window)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.rect().center())
    assert sheet.isVisible()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not sheet.isVisible()


def test_the_keyboard_stays_on_the_sheet(window: Window) -> None:
    sheet = shown(window)
    window.resize(1024, 640)
    QCoreApplication.processEvents()
    assert sheet.size() == window.size()
    bar = sheet.pages.verticalScrollBar()
    QTest.keyClick(sheet.close_button, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(window.focusWidget())


def test_shortcuts_leave_alone_what_a_question_covers(window: Window, table: TableScreen) -> None:
    table.stage.press("0")
    assert marked(table) == {0}
    question = Ask(table, "Really?", "", "Yes", "No", lambda: None)
    QTest.keyClick(question.yes, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert marked(table) == {0}
    QTest.keyClick(question.yes, Qt.Key.Key_Escape)
    QTest.keyClick(table.stage, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert marked(table) == frozenset()


@pytest.mark.parametrize(
    ("key", "printed"),
    [("Left", "←"), ("Alt+Up", "Alt+↑"), ("Ctrl+Shift+Z", "Ctrl+Shift+Z"), ("wheel", "Wheel")],
)
def test_keys_as_printed(qapp: QWidget, key: str, printed: str) -> None:
    assert key_words(key) == printed


def test_readme_lists_them(qapp: QWidget) -> None:
    """The table under "Keys" is this list; if it is not, what it should be is told."""
    rows = [
        f"| {group_words(group)} | {deed_words(key.name)} | {', '.join(map(key_words, key.keys))} |"
        for group in GROUPS
        for key in KEYS
        if key.group == group
    ]
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    section = readme.partition("## Keys\n")[2].partition("\n## ")[0]
    listed = [line for line in section.splitlines() if line.startswith("| ")]
    assert listed[1:] == rows, "\n" + "\n".join(rows)


def test_keys_for_looking_back_do_what_the_list_says(window: Window, table: TableScreen) -> None:
    for _ in range(6):
        table.stage.press("0")
        table.finish.click()
    window.activateWindow()
    table.look_back()
    track = table.replay.focusProxy()
    assert window.focusWidget() is track
    seen = []
    for key in (
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    ):
        QTest.keyClick(track, key)
        seen.append(table.session.peeked)
    assert seen == [4, 0, 1, 0, 5, 0]
    QTest.keyClick(track, Qt.Key.Key_Space)
    assert table.replay.is_playing
    QTest.keyClick(track, Qt.Key.Key_Space)
    assert not table.replay.is_playing
    QTest.keyClick(track, Qt.Key.Key_Escape)
    assert table.session.peeked is None
    assert not table.replay.isVisible()
