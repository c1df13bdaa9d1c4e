"""The real window with TRÄXX on its table, in folders of its own; no piece glides."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication

from tests.view.traexx.hand import hands_at, seed_with
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.view.screens.table.screen import TableScreen

NAMES = ("Anna", "Ben", "Clara", "David")
Begin = Callable[..., TableScreen]


@pytest.fixture
def games() -> dict[str, str]:
    """TRÄXX alone is in the box: the others' views are not these tests' business."""
    return {"traexx": "trakkx_desktop"}


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
        screen = app.window.front
        assert isinstance(screen, TableScreen)
        hands_at(screen).clock = iter(range(0, 10**6, 10)).__next__
        QCoreApplication.processEvents()
        return screen

    return seat
