"""The real window with the toy game on its table, in folders of its own; no piece glides."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.table import TableScreen
from trakkx_desktop.view.screens.window import Window
from trakkx_desktop.view.stage.look import LOOK


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Heap is the only game in the box."""
    for key in tuple(catalog.GAMES):
        monkeypatch.delitem(catalog.GAMES, key)
    monkeypatch.setitem(catalog.GAMES, "heap", "tests.toy")


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, toy: None, tmp_path: Path) -> Iterator[App]:
    places = Places(tmp_path / "config")
    made = App(places, "")
    made.house.tune(language="en", theme="light", reduce_motion=True, sound=False)
    made.window.resize(1440, 900)
    made.window.show()
    QCoreApplication.processEvents()
    yield made
    made.window.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for translator in made._translators:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(QLocale("en"))
    LOOK.set(dark=False)


@pytest.fixture
def house(app: App) -> House:
    return app.house


@pytest.fixture
def window(app: App) -> Window:
    return app.window


@pytest.fixture
def table(window: Window) -> TableScreen:
    """Anna and Ben are taking counters."""
    players = (Player("Anna", 0), Player("Ben", 1))
    match = Match("heap", catalog.game("heap"), players, Plan(seed=1))
    window.begin(match, "Anna")
    room = window.room
    assert isinstance(room, TableScreen)
    QCoreApplication.processEvents()
    return room
