"""The real window with TRAX on its table, in folders of its own; no piece glides."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.table import TableScreen
from trakkx_desktop.view.stage.look import LOOK

NAMES = ("Anna", "Ben")
Begin = Callable[..., TableScreen]


@pytest.fixture
def app(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[App]:
    """TRAX alone is in the box: the others' views are not these tests' business."""
    for key in tuple(catalog.GAMES):
        if key != "trax":
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
    """Puts a game on the table, already played so far; Anna has white."""

    def seat(
        moves: str = "", variant: str = "unlimited", seed: int = 0, across: str = "no"
    ) -> TableScreen:
        seats = 1 if variant.startswith("solitaire") else 2
        people = tuple(Player(NAMES[i], i) for i in range(seats))
        choices = (("variant", variant), ("across", across))
        match = Match("trax", GAME, people, Plan(seed=seed, choices=choices))
        record = Record.new(GAME, match.setup_of(0))
        for text in moves.split():
            record = record.play(record.waiting[0], GAME.parse(record.now, text))
        app.window.lay_out(replace(match, sittings=(Sitting(record),)))
        screen = app.window.room
        assert isinstance(screen, TableScreen)
        QCoreApplication.processEvents()
        return screen

    return seat
