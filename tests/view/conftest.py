"""The real window in folders of its own, in English, by day, without motion or sound."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.window import Window
from trakkx_desktop.view.stage.look import LOOK


@pytest.fixture
def games() -> dict[str, str]:
    """What is in the box, as in the catalog; a folder of tests that is about one game says so."""
    return dict(catalog.GAMES)


@pytest.fixture
def box(games: dict[str, str], monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """Only these games are known while the test lasts."""
    for key in tuple(catalog.GAMES):
        monkeypatch.delitem(catalog.GAMES, key)
    for key, package in games.items():
        monkeypatch.setitem(catalog.GAMES, key, package)


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, box: None, tmp_path: Path) -> Iterator[App]:
    made = App(Places(tmp_path / "config"), "")
    made.house.tune(language="en", theme="light", reduce_motion=True, sound=False)
    made.window.resize(1440, 900)
    made.window.show()
    QCoreApplication.processEvents()
    yield made
    made.window.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.retire()
    LOOK.set(dark=False)


@pytest.fixture
def window(app: App) -> Window:
    return app.window


@pytest.fixture
def house(app: App) -> House:
    return app.house
