"""The real window with TRAX on its table, in folders of its own; no piece glides."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.view.screens.table.screen import TableScreen

NAMES = ("Anna", "Ben")
Begin = Callable[..., TableScreen]


@pytest.fixture
def games() -> dict[str, str]:
    """TRAX alone is in the box: the others' views are not these tests' business."""
    return {"trax": "trakkx_desktop"}


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
        screen = app.window.front
        assert isinstance(screen, TableScreen)
        QCoreApplication.processEvents()
        return screen

    return seat
