"""A long evening: whatever lay on the table is gone when the next match lies there."""

import gc

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.laws.play import cases
from tests.truth import record_of
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.stage.art import ART, BUDGET
from trakkx_desktop.view.stage.table import Table


def alive(*kinds: type) -> list[str]:
    gc.collect()
    return [type(thing).__name__ for thing in gc.get_objects() if type(thing) in kinds]


def play_a_little(app: App, key: str, seed: int) -> None:
    case = next(case for case in cases() if case.key == key and case.seats == 2)
    players = (Player("Anna", 0), Player("Ben", 1))
    app.window.begin(Match(key, case.game, players, Plan(seed=seed, choices=case.choices)), "")
    session = app.house.session
    assert session is not None
    for _ in range(4):
        session.raise_curtain()
        viewer = session.viewer or 0
        session.submit(next(iter(case.game.legal(record_of(session).now, viewer))))
        QCoreApplication.processEvents()
    app.window.show_sheet()
    app.window.go_home()
    app.house.flush()
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_no_match_outlives_its_table(app: App) -> None:
    widgets, before = [], len(alive(Session, Table, Record))
    for seed in range(2):
        for key in app.faces:
            play_a_little(app, key, seed)
        widgets.append(len(QApplication.allWidgets()))
        assert len(alive(Session, Table, Record)) <= before, "of other tests, at most"
    assert widgets[0] >= widgets[1]
    assert ART.spent <= BUDGET
