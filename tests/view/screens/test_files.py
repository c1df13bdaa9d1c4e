"""Which file to open, where a copy goes: the paths around the system's own dialogs."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from trakkx_desktop.view.screens.house.files import show_folder, usual_folder, with_suffix
from trakkx_desktop.view.screens.house.trouble import Note
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen

CTRL = Qt.KeyboardModifier.ControlModifier
Answer = Callable[[str], None]


@pytest.fixture
def asked() -> list[tuple[str, str]]:
    """Where each dialog began and what it offered."""
    return []


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch, asked: list[tuple[str, str]]) -> Answer:
    """What the person picks in the next dialog; "" = cancel."""

    def pick(name: str) -> None:
        def dialog(_parent: object, _words: str, start: str, kinds: str) -> tuple[str, str]:
            asked.append((start, kinds))
            return name, ""

        monkeypatch.setattr(QFileDialog, "getOpenFileName", dialog)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)

    return pick


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(folder))
    return folder


def test_save_a_copy_then_open_it(
    window: Window,
    table: TableScreen,
    documents: Path,
    tmp_path: Path,
    answer: Answer,
    asked: list[tuple[str, str]],
) -> None:
    answer(str(tmp_path / "evening"))
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    copy = tmp_path / "evening.trakkx"
    assert copy.is_file()
    today = date.today().isoformat()
    start, kinds = asked[-1]
    assert Path(start) == documents / f"heap-{today}.trakkx"
    assert kinds == "Saved games (*.trakkx);;All files (*)"
    assert [note.text.text() for note in window.findChildren(Note)] == [
        "Saved a copy as “evening.trakkx”."
    ]
    window.go_home()
    answer(str(copy))
    QTest.keyClick(window, Qt.Key.Key_O, CTRL)
    assert Path(asked[-1][0]) == tmp_path
    assert isinstance(window.front, TableScreen)
    assert [p.name for p in window.front.session.match.players] == ["Anna", "Ben"]


def test_cancelled_dialogs_change_nothing(
    window: Window, table: TableScreen, documents: Path, answer: Answer
) -> None:
    answer("")
    before = window.house.settings
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    QTest.keyClick(window, Qt.Key.Key_O, CTRL)
    assert window.front is table
    assert window.house.settings == before
    assert list(documents.iterdir()) == []


def test_nothing_on_the_table_is_nothing_to_save(
    window: Window, answer: Answer, asked: list[tuple[str, str]]
) -> None:
    answer("anything")
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    assert asked == []


def test_a_copy_that_cannot_be_written_is_told(
    window: Window, table: TableScreen, documents: Path, answer: Answer
) -> None:
    (documents / "file").touch()
    answer(str(documents / "file" / "x.trakkx"))
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    QCoreApplication.processEvents()
    (note,) = window.findChildren(Note)
    assert "Saved" not in note.text.text()
    assert window.house.settings.folder == ""


def test_a_folder_that_is_gone_is_forgotten(
    window: Window, documents: Path, tmp_path: Path
) -> None:
    window.house.tune(folder=str(tmp_path))
    assert usual_folder(window.house) == tmp_path
    window.house.tune(folder=str(tmp_path / "gone"))
    assert usual_folder(window.house) == documents


@pytest.mark.parametrize(
    ("name", "named"),
    [("a", "a.trakkx"), ("a.b", "a.b.trakkx"), ("a.trakkx", "a.trakkx"), ("a.TRAKKX", "a.TRAKKX")],
)
def test_suffix(name: str, named: str) -> None:
    assert with_suffix(Path("x") / name) == Path("x") / named


def test_show_folder_before_it_exists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    show_folder(tmp_path / "a" / "b")
    assert Path(opened[0].toLocalFile()) == tmp_path
