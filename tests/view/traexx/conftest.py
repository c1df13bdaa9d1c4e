"""The real window with TRÄXX on its table, in folders of its own; no piece glides."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.view.traexx.hand import seed_with, traexx
from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.table import TableScreen
from trakkx_desktop.view.stage.look import LOOK

NAMES = ("Anna", "Ben", "Clara", "David")
Begin = Callable[..., TableScreen]


@pytest.fixture
def app(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[App]:
    """TRÄXX alone is in the box: the others' views are not these tests' business."""
    for key in tuple(catalog.GAMES):
        if key != "traexx":
            monkeypatch.delitem(catalog.GAMES, key)
    made = App(Places(tmp_path / "config"), "")
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
def begin(app: App) -> Begin:
    """Seats so many players at a table whose first card is known; nobody has to wait to pass."""

    def seat(
        players: int = 1, card: int = 3, starts: str = "ABCD", sheets: str = "closed"
    ) -> TableScreen:
        choices = {f"start.{i}": starts[i] for i in range(players)} | {"sheets": sheets}
        plan = Plan(seed=seed_with(card), choices=tuple(sorted(choices.items())))
        people = tuple(Player(NAMES[i], i) for i in range(players))
        app.window.begin(Match("traexx", GAME, people, plan), "")
        screen = app.window.room
        assert isinstance(screen, TableScreen)
        traexx(screen).clock = iter(range(0, 10**6, 10)).__next__
        QCoreApplication.processEvents()
        return screen

    return seat
