"""What the next press will need is loaded while nobody presses anything: a table then opens at once."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, QTimer

from trakkx_desktop import catalog

_STEP = 30
"""Milliseconds between two parts: a hand that comes in between does not wait for all of them."""


def _saving() -> object:
    from trakkx_desktop.session.autosave import Autosave

    return Autosave


def _playing() -> object:
    from trakkx_desktop.session.session import Session

    return Session


def _people() -> object:
    from trakkx_desktop.session.archive import Archive

    return Archive


def _computers() -> object:
    from trakkx_desktop.session.hints import Hints
    from trakkx_desktop.session.opponents import Opponents

    return Hints, Opponents


def _asking() -> object:
    from trakkx_desktop.view.screens.new_game.screen import NewGameScreen

    return NewGameScreen


def _sitting() -> object:
    from trakkx_desktop.view.screens.table.screen import TableScreen

    return TableScreen


class Preload(QObject):
    """Long after the first frame, one part at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._left: deque[Callable[[], object]] = deque()
        self._clock = QTimer(self, interval=_STEP)
        self._clock.timeout.connect(self._load)

    def start(self) -> None:
        """What every table needs."""
        self._left += (_asking, _people, _playing, _saving, _computers, _sitting)
        self._clock.start()

    def wish(self, key: str) -> None:
        """This game will probably be played."""
        if key in catalog.GAMES:
            self._left += (partial(catalog.game, key), partial(catalog.part, "view", key, "table"))
            self._clock.start()

    def _load(self) -> None:
        if not self._left:
            self._clock.stop()
            return
        with suppress(ModuleNotFoundError):
            self._left.popleft()()
