"""Brings every window of the gallery about once, then looks at it in one language, size and text size after another."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.cards import draw_once
from tests.fit.ink import Notes, watching
from tests.fit.judge import misfits
from tests.fit.pseudo import CODE, install
from tests.gallery.shots import SHOTS
from tests.gallery.stand import LONG, PEOPLE, Shot, Stand
from trakkx_desktop.view.screens.house.trouble import Note
from trakkx_desktop.view.stage.bubble import Bubble
from trakkx_desktop.view.stage.veil import Veil

NAMES = (*PEOPLE, *LONG, "Zoë", "Käthe", "Ömer", "Pip", "Boris", "Ines")
"""Of the people in the gallery's own matches and in the kept saves."""


@dataclass(frozen=True)
class Way:
    """How a window is looked at."""

    language: str
    size: tuple[int, int]
    scale: float

    def __str__(self) -> str:
        return f"{self.language} {self.size[0]}x{self.size[1]} {self.scale:.0%}"


def looked(names: tuple[str, ...], ways: tuple[Way, ...]) -> list[str]:
    """What does not fit in the windows of these names; one line each."""
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(qt, QApplication)
    qt.setStyle("Fusion")
    draw_once()
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, watching() as notes:
        stand = Stand(Path(folder), "light", "en")
        for shot in [shot for shot in SHOTS if shot.name in names and shot.paper is None]:
            found += _all_ways(stand, shot, ways, notes)
        stand.app.retire()
        stand.window.close()
        stand.app.house.close()
        stand.window.deleteLater()
        stand.settle()
    return found


def _all_ways(stand: Stand, shot: Shot, ways: tuple[Way, ...], notes: Notes) -> Iterator[str]:
    usual = {key: getattr(stand.app.house.settings, key) for key, _ in shot.settings}
    is_passing, scale = True, 0.0
    for way in sorted(ways, key=lambda way: (way.scale, way.size)):
        with _speaking(stand, way):
            if is_passing or way.scale != scale:
                _make(stand, shot, way)
                is_passing, scale = _shows_passing(stand), way.scale
            for line in _seen(stand, way, notes):
                yield f"{shot.name}, {way}: {line}"
    stand.clear()
    stand.app.house.tune(**usual | {"language": "en", "text_size": 1.0})


@contextmanager
def _speaking(stand: Stand, way: Way) -> Iterator[None]:
    pseudo = install() if way.language == CODE else None
    language = "en" if pseudo is not None else way.language
    stand.app.house.tune(language=language, text_size=way.scale)
    yield
    if pseudo is not None:
        QCoreApplication.removeTranslator(pseudo)


def _make(stand: Stand, shot: Shot, way: Way) -> None:
    stand.clear()
    stand.home()
    stand.app.house.tune(**dict(shot.settings) | {"text_size": way.scale})
    stand.window.resize(*way.size)
    stand.settle()
    shot.make(stand)


def _shows_passing(stand: Stand) -> bool:
    """A leaf, a note or a bubble was made for one size and language, and is gone before these change."""
    kinds = (Veil, Bubble, Note)
    return any(each.isVisible() for kind in kinds for each in stand.window.findChildren(kind))


def _seen(stand: Stand, way: Way, notes: Notes) -> list[str]:
    stand.window.resize(*way.size)
    stand.settle()
    if hasattr(stand.window.front, "stage"):
        stand.table.stage.motion.finish()
    notes.clear()
    stand.window.grab()
    found = list(dict.fromkeys(misfits(stand.window, notes, NAMES)))
    notes.clear()
    return found
