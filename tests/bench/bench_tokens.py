"""How long a frame takes while a hand moves over a full TRAKKX table: all 116 tokens at 1920x1080.

Run it as `python -m tests.bench.bench_tokens`. A frame is one move of the pointer with everything that
follows: where the handful would land, the verdict on it, the new layout, the painting. The goal is a
99th percentile below 16.7 ms, told beside a calibration loop of the same run.
"""

import os
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tests.bench.bench_stage import FRAMES, SIZE, frames_of, hover, send, tell, waves
from tests.bench.bench_trakkx import best, calibration
from tests.view.trakkx.conftest import match_of
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import new_saved
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.trakkx import FACE

COLOURS = "RBGY"


def full_table() -> State:
    """Two groups of rows that are columns of sequences; two number tokens are still in the rack."""
    level = {(x, y): f"{c}{x + 1}a" for y, c in enumerate(COLOURS) for x in range(14)}
    upright = {(x + 16, y - 5): f"{c}{y + 1}b" for x, c in enumerate(COLOURS) for y in range(14)}
    cells = level | upright
    rack = (cells.pop((0, 0)), cells.pop((16, -5)), "SWAPa", "DRAWa")
    setup = Setup(2, 0, 0, hands="open")
    return State(setup, (rack, ("SWAPb",)), (), ("DRAWb",), cells, (True, True), 0)


def screen_of(state: State) -> TableScreen:
    screen = TableScreen(FACE, Session(new_saved(match_of(state)), lambda: ""))
    screen.resize(*SIZE)
    screen.show()
    QApplication.processEvents()
    return screen


def drops(screen: TableScreen) -> list[float]:
    """A token is put down and taken back: mats, faults, words and rail anew each time."""
    took = []
    for index in range(FRAMES // 8):
        began = time.perf_counter()
        screen.session.put(("R1a", ("cell", index % 12, -2)))
        QApplication.processEvents()
        took.append((time.perf_counter() - began) * 1000)
    screen.session.reset()
    return sorted(took)


def zooms(screen: TableScreen) -> list[float]:
    took = []
    stage = screen.stage
    for index in range(FRAMES // 8):
        began = time.perf_counter()
        stage.zoom(1.15 if index % 6 < 3 else 1 / 1.15)
        QApplication.processEvents()
        took.append((time.perf_counter() - began) * 1000)
    stage.fit()
    return sorted(took)


def drag(screen: TableScreen, piece: str) -> list[float]:
    """Over the whole table and back; nothing is put down for good."""
    stage = screen.stage
    home = stage.rect_of(piece).center()
    send(stage, QMouseEvent.Type.MouseButtonPress, home, down=True)
    send(stage, QMouseEvent.Type.MouseMove, home + QPointF(30, -30), down=True)
    assert stage.in_hand
    took = frames_of(stage, waves(stage, FRAMES), down=True)
    stage.let_go()
    send(stage, QMouseEvent.Type.MouseButtonRelease, home, down=False)
    return took


def drag_group(screen: TableScreen) -> list[float]:
    """55 tokens in the hand at once."""
    handle = next(piece for piece in screen.stage.layout_now if piece.startswith("group:"))
    return drag(screen, handle)


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    SOUNDS.is_on = False
    unit = best(calibration, 20) * 1000
    print(f"calibration loop: {unit:.2f} ms (in brackets: multiples of it)")
    screen = screen_of(full_table())
    app.processEvents()
    send(screen.stage, QMouseEvent.Type.MouseMove, QPointF(5, 5), down=False)
    works: tuple[tuple[str, Callable[[], list[float]], bool], ...] = (
        ("hover over 116 tokens", lambda: hover(screen.stage), True),
        ("drag one of 116 tokens", lambda: drag(screen, "R1a"), True),
        ("drag a table token", lambda: drag(screen, "B7a"), True),
        ("drag a group of 55", lambda: drag_group(screen), True),
        ("put down", lambda: drops(screen), False),
        ("zoom", lambda: zooms(screen), True),
    )
    met = [tell(what, work(), unit) or not is_goal for what, work, is_goal in works]
    screen.retire()
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
