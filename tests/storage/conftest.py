"""A library of its own for each test, and the toy game in the catalog."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.storage import toy
from trakkx_desktop import catalog
from trakkx_desktop.storage.places import Places


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config")


@pytest.fixture
def stones_in_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    """For commands, which know games only by the catalog."""
    room = ModuleType("stones")
    room.GAME = toy.GAME  # type: ignore[attr-defined]
    monkeypatch.setitem(catalog.GAMES, "stones", "tests.toys")
    monkeypatch.setitem(sys.modules, "tests.toys.games.stones", room)
