"""The real window with the toy game on its table, in folders of its own; no piece glides."""

import pytest
from PySide6.QtCore import QCoreApplication

from tests.toy.games.heap import Draft
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen


@pytest.fixture
def games() -> dict[str, str]:
    """Heap is the only game in the box."""
    return {"heap": "tests.toy"}


def marked(table: TableScreen) -> frozenset[int]:
    """Counters that the open turn would take."""
    draft = table.session.draft
    assert isinstance(draft, Draft)
    return draft.marked


@pytest.fixture
def table(window: Window) -> TableScreen:
    """Anna and Ben are taking counters."""
    players = (Player("Anna", 0), Player("Ben", 1))
    match = Match("heap", catalog.game("heap"), players, Plan(seed=1))
    window.begin(match, "Anna")
    room = window.front
    assert isinstance(room, TableScreen)
    QCoreApplication.processEvents()
    return room
