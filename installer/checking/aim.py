"""Says where a mouse has to click in a window of the app, by trying it out from source on no screen.

`python -m installer.checking.aim CONFIG WIDTHxHEIGHT [FILE]` prints points as JSON: `card` continues a match
from Home (without FILE), `space` lays a TRAX tile by as many `clicks`. The installed app draws the same window.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from trakkx_desktop.app import App
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.stage.layout import BOARD

SETTLE = 700
"""Milliseconds until nothing moves any more."""


def pressed(window: QWidget, widget: QWidget, at: QPoint) -> tuple[int, int]:
    """Clicks, and says where that was in the window."""
    found = widget.mapTo(window, at)
    QTest.mouseMove(widget, at)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.qWait(SETTLE)
    return found.x(), found.y()


def wait_for_table(app: App) -> None:
    """A worker reads the match."""
    for _ in range(100):
        QTest.qWait(SETTLE)
        if hasattr(app.window.front, "stage"):
            return


def space(app: App) -> tuple[tuple[int, int], int] | None:
    """The first legal space of TRAX where a click really lays a tile, or a second one; and how many it took."""
    screen: Any = app.window.front
    stage, sight = screen.stage, screen.table.sight
    places = [place for name, place in stage.layout_now.items() if name.startswith("space:")]
    for place in places:
        before = len(sight.turns)
        at = stage.point(BOARD, place.x, place.y).toPoint()
        for clicks in (1, 2):
            where = pressed(app.window, stage.viewport(), at)
            if len(sight.turns) == before + 1:
                return where, clicks
        QTest.keyClick(stage.viewport(), Qt.Key.Key_Escape)
    return None


def main(arguments: list[str]) -> int:
    config, size, *file = arguments
    width, height = map(int, size.split("x"))
    application = QApplication(["aim"])
    application.setStyle("Fusion")
    app = App(Places.default(config))
    app.window.resize(width, height)
    app.window.show()
    QTest.qWait(SETTLE)
    found: dict[str, Any] = {}
    if file:
        app.window.open_file(Path(file[0]))
    else:
        card = app.window.home.shelf.cards[0]
        found["card"] = pressed(app.window, card, card.rect().center())
    wait_for_table(app)
    laid = space(app)
    app.house.leave()
    if laid is None:
        return 1
    found["space"], found["clicks"] = laid
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
