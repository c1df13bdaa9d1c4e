"""Score sheets and statistics of the real games, from real saves, in both languages."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.saves import saves
from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import load
from trakkx_desktop.view.screens.history.screen import HistoryScreen
from trakkx_desktop.view.screens.history.statistics import counts_of
from trakkx_desktop.view.screens.score_sheet.screen import ScoreSheetScreen
from trakkx_desktop.view.stage.look import LOOK

Start = Callable[[str], App]
SAVES = {path.stem: path for path in saves()}


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    made: list[App] = []

    def started(language: str) -> App:
        app = App(Places(tmp_path / "config"), language)
        app.house.tune(theme="light", reduce_motion=True, sound=False)
        app.window.show()
        made.append(app)
        return app

    yield started
    for app in made:
        app.house.archive.wait()
        app.window.close()
        app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app.retire()
    LOOK.set(dark=False)


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


@pytest.mark.parametrize("name", SAVES)
def test_every_save_has_its_sheet(start: Start, tmp_path: Path, name: str) -> None:
    """On the smallest window, in the longer language; nothing is told by its code."""
    app = start("de")
    app.window.resize(1024, 640)
    path = tmp_path / f"{name}.trakkx"
    shutil.copy(SAVES[name], path)
    app.window.open_file(path)
    app.window.show_sheet()
    settle()
    sheet = app.window.front
    assert isinstance(sheet, ScoreSheetScreen)
    told = " ".join((sheet.headline.text(), sheet.subline.text(), sheet.facts.accessibleName()))
    assert "_" not in told and "%n" not in told and "{" not in told
    inside = sheet.rect()
    for widget in sheet.findChildren(QWidget):
        if widget.isVisible() and widget.parent() is sheet:
            assert inside.contains(widget.geometry()), widget
    metrics = sheet.headline.fontMetrics()
    assert metrics.horizontalAdvance(sheet.headline.text()) <= sheet.headline.width()
    assert not sheet.grab().isNull()


@pytest.mark.parametrize("language", ["en", "de"])
def test_statistics_of_every_game(start: Start, qtbot: QtBot, language: str) -> None:
    app = start(language)
    app.window.resize(1024, 640)
    app.house.places.saves.mkdir(parents=True)
    for path in SAVES.values():
        shutil.copy(path, app.house.places.saves)
    with qtbot.waitSignal(app.house.archive.listed):
        app.window.show_screen("history")
    history = app.window.front
    assert isinstance(history, HistoryScreen)
    settle()
    assert len(history.matches.model.matches) == len(SAVES)
    history.tabs.set_value("people")
    settle()
    page = history.people
    assert page.headline.text() == "Käthe"
    for key in catalog.GAMES:
        page.games.set_value(key)
        settle()
        assert page.statistics.isVisible()
        told = page.statistics.accessibleName()
        assert "_" not in told and "{" not in told
        assert not page.statistics.grab().isNull()


def test_no_line_and_no_reason_is_told_by_its_code(qapp: QApplication) -> None:
    """What a game counts has words in its view."""
    for path in SAVES.values():
        match = load(path, catalog.game).saved.match
        face = catalog.part("view", match.key).FACE
        for outcome in match.outcomes:
            assert face.reason_words(outcome.reason, True) != outcome.reason
            for line in outcome.lines:
                assert face.line_words(line) != line.code, (match.key, line.code)


def test_trax_tells_wins_by_loop_and_line_and_colour(qapp: QApplication) -> None:
    from trakkx_desktop.core.history import Statistics

    face = catalog.part("view", "trax").FACE
    found = Statistics(
        "Anna",
        "trax",
        wins=(("line", False, 2), ("loop", True, 3)),
        losses=(("loop", True, 1),),
        draws=(("draw", True, 4),),
    )
    assert counts_of(found, face) == (
        ("Won: line, playing red", "2"),
        ("Won: loop, playing white", "3"),
        ("Lost: loop, playing white", "1"),
        ("Draw: board full, playing white", "4"),
    )
