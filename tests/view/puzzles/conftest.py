"""The real window with the books of all three games; the worker answers from within, so that nobody waits for it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from trakkx_desktop.app import App
from trakkx_desktop.commands.think import door_of
from trakkx_desktop.core.thought import never
from trakkx_desktop.puzzles.book import book
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.session.worker import Answer, Inquiry, Tell, Worker
from trakkx_desktop.view.screens.puzzles import guide, rush
from trakkx_desktop.view.screens.puzzles.guide import PuzzleGuide
from trakkx_desktop.view.screens.table.screen import TableScreen


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "PAUSE", 0)
    monkeypatch.setattr(guide, "STEP", 0)
    monkeypatch.setattr(rush, "SEEN", 0)


@pytest.fixture(autouse=True)
def worker_within(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The same lines as through the pipe, but for tests that ask for the `process`."""
    if "process" in request.fixturenames:
        return
    dropped: set[int] = set()
    numbers = iter(range(1, 10**6))

    def ask(self: Worker, question: Inquiry, tell: Tell) -> int:
        number = next(numbers)
        asked = json.loads(json.dumps(question.fields()))

        def answer() -> None:
            if number not in dropped:
                *_, told = door_of(asked["door"])(asked, never)
                tell(Answer(question.read(json.loads(json.dumps(told))), True))

        QTimer.singleShot(0, self, answer)
        return number

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(Worker, "drop", lambda self, number: dropped.add(number))


@pytest.fixture
def process() -> None:
    """The real worker."""


def puzzle_of(key: str, is_wished: Callable[[Puzzle], bool]) -> Puzzle:
    return next(puzzle for puzzle in book(key) if is_wished(puzzle))


class Solver:
    """Somebody at a puzzle in the window."""

    def __init__(self, app: App, qtbot: QtBot) -> None:
        self.app, self._qtbot = app, qtbot
        app.window.settle()

    def begin(self, puzzle: Puzzle) -> PuzzleGuide:
        self.app.window.puzzles.books.open(puzzle.game)
        self.app.window.puzzles.begin(puzzle)
        QCoreApplication.processEvents()
        return self.guide

    @property
    def screen(self) -> TableScreen:
        front = self.app.window.front
        assert isinstance(front, TableScreen)
        return front

    @property
    def guide(self) -> PuzzleGuide:
        found: Any = self.screen.guide
        assert isinstance(found, PuzzleGuide)
        return found

    def until(self, is_so: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(is_so, timeout=30_000)


@pytest.fixture
def solver(app: App, qtbot: QtBot) -> Solver:
    return Solver(app, qtbot)
