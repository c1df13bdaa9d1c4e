"""All pictures in one theme and language, each asserted on the window that it is taken of."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.cards import draw_once
from tests.gallery.shots import SHOTS
from tests.gallery.stand import Shot, Stand, missing

QUICK = 80
"""Of a PNG, which loses nothing: how little time goes into making the file small."""


def taken(stand: Stand, shot: Shot, path: Path) -> list[str]:
    """Brings the window there, asserts what it shows, keeps the picture."""
    stand.home()
    usual = {key: getattr(stand.app.house.settings, key) for key, _ in shot.settings}
    stand.app.house.tune(**dict(shot.settings))
    stand.window.resize(*shot.size)
    stand.settle()
    shot.make(stand)
    if hasattr(stand.window.front, "stage"):
        stand.table.stage.motion.finish()
    stand.settle()
    lacking = missing(stand, shot)
    picture = QImage.fromData(shot.paper(stand)) if shot.paper else stand.window.grab().toImage()
    if len({picture.pixel(x, x % picture.height()) for x in range(0, picture.width(), 5)}) < 4:
        lacking.append("picture")
    picture.save(str(path), quality=QUICK)
    stand.clear()
    stand.app.house.tune(**usual)
    return [f"{path.name}: no {what}" for what in lacking]


def album(out: Path, wished: tuple[str, ...], theme: str, language: str) -> tuple[int, list[str]]:
    """How many pictures, and what they lack."""
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(qt, QApplication)
    qt.setStyle("Fusion")
    draw_once()
    chosen = [s for s in SHOTS if not wished or any(w in s.name for w in wished)]
    problems: list[str] = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        stand = Stand(Path(folder), theme, language)
        for shot in chosen:
            problems += taken(stand, shot, out / f"{shot.name}.{theme}.{language}.png")
        stand.app.retire()
        stand.window.close()
        stand.app.house.close()
        stand.window.deleteLater()
        stand.settle()
    return len(chosen), problems
