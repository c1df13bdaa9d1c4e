"""The real window with TRAKKX on its table, any position, and hands that drag with real events."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.view.hand import LEFT, NO_KEYS, centre, click_key
from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.parts import Said
from trakkx_desktop.view.stage.table import Table
from trakkx_desktop.view.trakkx.hands import TrakkxHands
from trakkx_desktop.view.trakkx.looks import TrakkxLooks
from trakkx_desktop.view.trakkx.scene import Scene, Touch

NAMES = ("Anna", "Ben", "Clara", "David")


def match_of(state: State, games: int = 1, *, assisted: bool = False) -> Match:
    """A match whose first game begins with this position."""
    game = catalog.game("trakkx")
    players = tuple(Player(NAMES[seat], seat) for seat in range(state.setup.seats))
    record = replace(Record.new(game, state.setup), assisted=assisted)
    record.__dict__["first_state"] = state
    choices = (("hands", state.setup.hands), ("timer", state.setup.timer))
    plan = Plan(games=games, seed=7, choices=choices)
    return Match("trakkx", game, players, plan, (Sitting(record),))


class Hands:
    """A person at the table: sees the screen, moves the mouse, presses keys."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def room(self) -> TableScreen:
        room = self.app.window.front
        assert isinstance(room, TableScreen)
        return room

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def parts(self) -> TrakkxHands:
        found = self.table.hands
        assert isinstance(found, TrakkxHands)
        return found

    @property
    def touch(self) -> Touch:
        return self.parts.touch

    @property
    def scene(self) -> Scene:
        looks = self.table.looks
        assert isinstance(looks, TrakkxLooks)
        return looks.scenes.now()

    @property
    def said(self) -> Said:
        return self.table.words.said()

    @property
    def session(self) -> Session:
        return self.room.session

    @property
    def stage(self) -> PlayStage:
        return self.room.stage

    def viewer(self) -> Seat:
        seat = self.session.viewer
        assert seat is not None
        return seat

    def draft(self) -> LayDraft:
        draft = self.session.draft
        assert isinstance(draft, LayDraft)
        return draft

    def gift(self) -> GiveDraft:
        draft = self.session.draft
        assert isinstance(draft, GiveDraft)
        return draft

    def marks(self, token: str) -> tuple[str, ...]:
        """What is to be seen on a token besides its face."""
        _, _, marks = self.stage.layout_now[token].art
        assert isinstance(marks, tuple)
        return marks

    def lay(self, state: State, games: int = 1, *, open_curtain: bool = True) -> "Hands":
        self.app.window.lay_out(match_of(state, games))
        QCoreApplication.processEvents()
        if open_curtain:
            self.uncover()
        return self

    def begin(self, seats: int, seed: int = 5, games: int = 1, **choices: str) -> "Hands":
        players = tuple(Player(NAMES[seat], seat) for seat in range(seats))
        plan = Plan(games=games, seed=seed, choices=tuple(choices.items()))
        self.app.window.begin(Match("trakkx", catalog.game("trakkx"), players, plan), "Anna")
        QCoreApplication.processEvents()
        return self

    def uncover(self) -> None:
        if self.session.is_curtained:
            QTest.mouseClick(self.room.curtain.show_button, LEFT)
        QCoreApplication.processEvents()

    def point(self, place: str | tuple[int, int]) -> QPoint:
        """A piece, or a cell of the table."""
        if isinstance(place, str):
            return centre(self.room, place)
        return self.stage.point("board", *place).toPoint()

    def rack_end(self) -> QPoint:
        zone = self.stage._zones["rack"]
        return QPoint(round(zone.left + zone.width - 20), round(zone.y))

    def click(
        self,
        place: str | tuple[int, int],
        keys: Qt.KeyboardModifier = NO_KEYS,
        button: Qt.MouseButton = LEFT,
    ) -> None:
        at = self.point(place)
        QTest.mouseMove(self.stage.viewport(), at)
        QTest.mouseClick(self.stage.viewport(), button, keys, at)

    def end_with(self, piece: str) -> None:
        """Touches the bag or a token of the display twice."""
        self.click(piece)
        self.click(piece)

    def double(self, place: str | tuple[int, int]) -> None:
        at, view = self.point(place), self.stage.viewport()
        QTest.mouseClick(view, LEFT, NO_KEYS, at)
        far = QPointF(view.mapToGlobal(at))
        kind = QEvent.Type.MouseButtonDblClick
        QApplication.sendEvent(view, QMouseEvent(kind, QPointF(at), far, LEFT, LEFT, NO_KEYS))
        QTest.mouseRelease(view, LEFT, NO_KEYS, at)

    def take(self, piece: str, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Presses on a piece and pulls it off a little."""
        at, view = self.point(piece), self.stage.viewport()
        QTest.mousePress(view, LEFT, keys, at)
        QTest.mouseMove(view, at + QPoint(9, 9))
        QTest.mouseMove(view, at + QPoint(14, 14))

    def carry(self, to: QPoint) -> None:
        QTest.mouseMove(self.stage.viewport(), to)

    def release(self, to: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mouseMove(self.stage.viewport(), to)
        QTest.mouseRelease(self.stage.viewport(), LEFT, keys, to)

    def drag(
        self,
        piece: str,
        to: str | tuple[int, int] | QPoint,
        keys: Qt.KeyboardModifier = NO_KEYS,
        drop_keys: Qt.KeyboardModifier = NO_KEYS,
    ) -> None:
        goal = to if isinstance(to, QPoint) else self.point(to)
        self.take(piece, keys)
        self.release(goal, drop_keys)

    def key(self, *keys: Qt.Key | str, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        for key in keys:
            click_key(self.stage, key, modifiers)

    def finish(self) -> None:
        QTest.mouseClick(self.room.finish, LEFT)
        QCoreApplication.processEvents()

    @property
    def question(self) -> Ask | None:
        found = [ask for ask in self.room.findChildren(Ask) if not ask.isHidden()]
        return found[-1] if found else None

    def answer(self, yes: bool = True) -> None:
        asked = self.question
        assert asked is not None, "nothing was asked"
        QTest.mouseClick(asked.yes if yes else asked.no, LEFT)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


@pytest.fixture
def lay(hands: Hands) -> Callable[..., Hands]:
    return hands.lay


__all__ = ["Hands", "match_of", "replace"]
