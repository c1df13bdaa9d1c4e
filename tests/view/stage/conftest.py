"""A stage with a table of blocks: no game behind it, only what hands do to it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from tests.session.test_session import session_of
from tests.toy.view.heap import HeapLooks, HeapPainter, HeapWords
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.layout import Extent, Frame, Layout, Placement, Where, Zone
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.parts import SECOND, TOUCH, Hands, Tap
from trakkx_desktop.view.stage.table import Link, Table

NO_KEYS = Qt.KeyboardModifier.NoModifier


class Blocks(Hands, HeapLooks):
    """Looks and hands in one: blocks on cells, a tray below; "stone" cannot be taken.

    Notes everything that hands do."""

    painter, units = HeapPainter(), (20.0, 60.0)

    def __init__(self) -> None:
        self.held: tuple[str, ...] = ()
        self.cells = {"a": (0, 0), "b": (1, 0), "stone": (3, 0)}
        self.told: list[tuple[object, ...]] = []
        self.strokes = False
        self.turns = False

    def layout(self) -> Layout:
        found = {n: Placement(("counter", n == "stone"), x, y) for n, (x, y) in self.cells.items()}
        found["dot"] = Placement(("counter", False), 2, 2, z=5, size=0.5, solid=False)
        found["tray"] = Placement(("counter", True), 0, 0, "tray")
        return found

    def frame(self, width: float, height: float) -> Frame:
        zone = Zone(0, height - 80, width, 80, 60, height - 40, 50)
        return Frame((0, 0, width, height - 80), (("tray", zone),))

    def extent(self) -> Extent:
        return -1, -1, 4, 4

    def grab(self, piece: str, keys: Qt.KeyboardModifier) -> tuple[str, ...]:
        if piece in ("stone", "tray"):
            return ()
        return ("a", "b") if keys & Qt.KeyboardModifier.ShiftModifier else (piece,)

    def aim(self, where: Where) -> None:
        self.told.append(("aim", where.zone, where.cell))

    def drop(self, where: Where | None) -> None:
        self.told.append(("drop", self.held, where.zone if where else None))
        if where is not None and where.zone == "board" and where.cell not in self.cells.values():
            self.cells[self.held[0]] = where.cell

    def lifted(self, pieces: tuple[str, ...]) -> None:
        self.held = pieces

    def tapped(self, tap: Tap) -> None:
        if tap.by == SECOND:
            self.told.append(("second", tap.piece))
        elif not tap.is_double:
            self.told.append(("tap", tap.piece, tap.where.cell, tap.by == TOUCH))

    def pointed(self, piece: str | None, where: Where | None) -> None:
        self.told.append(("point", piece))

    def turned(self, steps: int, where: Where | None = None) -> bool:
        self.told.append(("turn", steps))
        return self.turns

    def stroked(self, points: list[Where], phase: str) -> bool:
        if self.strokes:
            self.told.append(("stroke", phase, len(points)))
        return self.strokes

    def banded(self, pieces: tuple[str, ...], keys: Qt.KeyboardModifier) -> None:
        self.told.append(("band", pieces))

    def stops(self) -> list[str]:
        return ["a", "b", "stone", "tray"]

    def escaped(self) -> bool:
        return False

    def finished(self) -> None: ...

    def chosen(self, seat: int) -> None: ...


class Names(HeapWords):
    def spoken(self, piece: str) -> str:
        return piece


@pytest.fixture
def blocks(qtbot: QtBot) -> Iterator[PlayStage]:
    LOOK.set(dark=False, reduce_motion=True)
    stage = PlayStage()
    qtbot.addWidget(stage)
    stage.resize(800, 600)
    session, own = session_of("heap", 2), Blocks()
    table = Table(session, Link(), own, own, Names(session))
    stage.set_table(table)
    stage.show()
    stage.setFocus()
    QCoreApplication.processEvents()
    yield stage
    stage.set_table(None)
    table.retire()
    LOOK.set(dark=False)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
