"""A start pays for Home and nothing else: what its first frame loads is listed here, and may only become less."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from installer import make_boards
from trakkx_desktop import catalog

ROOT = Path(__file__).parents[2]
TELL = """
import os, sys
from PySide6 import QtCore, QtWidgets
before = set(sys.modules)
class Watch(QtCore.QObject):
    def eventFilter(self, watched, event):
        if event.type() == QtCore.QEvent.Type.Paint and watched.isWidgetType():
            QtCore.QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        print(*sorted(set(sys.modules) - before), sep="\\n", flush=True)
        os._exit(0)
watch, start = Watch(), QtWidgets.QApplication.exec
def exec_(*_):
    QtWidgets.QApplication.instance().installEventFilter(watch)
    return start()
QtWidgets.QApplication.exec = exec_
from trakkx_desktop.__main__ import main
main(["--config-dir", sys.argv[1]])
"""
OURS = {
    *("app", "catalog", "resources", "core.settings", "core.trouble"),
    *("session.house", "session.instance"),
    *("storage.errors", "storage.jsonfile", "storage.pictures", "storage.places"),
    *("storage.reader", "storage.settings"),
    *("view.screens.home.cards", "view.screens.home.screen", "view.screens.screen"),
    *("view.screens.house.keys", "view.screens.house.languages", "view.screens.house.placing"),
    *("view.screens.house.window", "view.stage.asking", "view.stage.control", "view.stage.face"),
    *("view.stage.icon_button", "view.stage.icons", "view.stage.lettering", "view.stage.look"),
    *("view.stage.painting", "view.stage.palette", "view.stage.shapes", "view.stage.sound"),
    *("view.stage.spacing", "view.stage.text", "view.stage.tr", "view.stage.veil"),
    *("view.traexx.face", "view.trakkx.face", "view.trax.face"),
}
WITH_MATCHES = {
    *("core.outcome", "core.player", "core.summary", "storage.index", "storage.seal"),
    *("storage.summary", "storage.upgrades", "storage.writer"),
}
"""What a shelf with unfinished matches needs besides."""
OTHERS = {"PySide6.QtSvg", "_json", "_locale", "copy", "dataclasses", "gc", "json", "json.decoder"}
OTHERS |= {"json.encoder", "json.scanner", "locale"}


def loaded(folder: Path) -> set[str]:
    """Modules that the first frame has loaded beyond those of a bare window; packages left out."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(
        [sys.executable, "-c", TELL, str(folder)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert told.returncode == 0, told.stderr
    found = set(told.stdout.split())
    folders = {name.rpartition(".")[0] for name in found}
    return found - folders - {"trakkx_desktop", "trakkx_desktop.__main__"}


@pytest.mark.parametrize("has_matches", [False, True])
def test_the_first_frame_loads_no_more_than_it_shows(tmp_path: Path, has_matches: bool) -> None:
    if has_matches:
        (tmp_path / "cache").mkdir()
        (tmp_path / "cache" / "recent").write_bytes(b"something is here")
    wished = {f"trakkx_desktop.{name}" for name in (*OURS, *(WITH_MATCHES if has_matches else ()))}
    extra = loaded(tmp_path) - wished - OTHERS
    assert not extra, f"Home's first frame has become dearer: {sorted(extra)}"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("key", catalog.GAMES)
def test_the_boards_drawn_beforehand_are_those_of_today(
    qapp: QApplication, key: str, theme: str
) -> None:
    kept = QImage(str(make_boards.path_of(key, theme)))
    drawn = make_boards.board(key, theme)
    assert kept.size() == drawn.size() == make_boards.SIZE
    points = [(x, y) for x in range(4, kept.width(), 8) for y in range(4, kept.height(), 8)]
    far = sum(_apart(kept, drawn, x, y) > 60 for x, y in points)
    assert far < len(points) / 20, "run installer/make_boards.py"


def _apart(a: QImage, b: QImage, x: int, y: int) -> int:
    one, other = a.pixelColor(x, y), b.pixelColor(x, y)
    reds, greens = one.red() - other.red(), one.green() - other.green()
    return abs(reds) + abs(greens) + abs(one.blue() - other.blue())
