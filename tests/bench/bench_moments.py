"""How long a frame takes in TRAKKX's moments: drawing a token, a computer's turn, the camera's glide, the counting.

Run it as `python -m tests.bench.bench_moments`. A frame is one tick of the one clock of all motion and what it
makes Qt paint, at 1920x1080 with a full table; the goal is a 99th percentile below 16.7 ms of processor time.
"""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.bench.bench_stage import SIZE, tell
from tests.bench.bench_tokens import full_table
from tests.bench.bench_trakkx import best, calibration
from tests.view.trakkx.conftest import match_of
from trakkx_desktop.games.trakkx.actions import Draw, LayOut
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import new_saved
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.trakkx import FACE
from trakkx_desktop.view.trakkx.hands import TrakkxHands

TIMES = 6


def screen_of(state: State, levels: tuple[int, int]) -> TableScreen:
    match = match_of(state)
    pairs = zip(match.players, levels, strict=True)
    match = replace(match, players=tuple(replace(p, level=level) for p, level in pairs))
    screen = TableScreen(FACE, Session(new_saved(match), lambda: ""))
    screen.resize(*SIZE)
    screen.show()
    QApplication.processEvents()
    screen.stage.motion.finish()
    QApplication.processEvents()
    return screen


def frames(screen: TableScreen, begin: Callable[[], object]) -> list[float]:
    """Until everything rests; the first frame holds what leads to it, too."""
    took: list[float] = []
    motion = screen.stage.motion
    spent = time.process_time()
    begin()
    while True:
        QApplication.processEvents()
        took.append((time.process_time() - spent) * 1000)
        if not motion.is_moving:
            return took
        time.sleep(0.008)
        spent = time.process_time()


def repeated(make: Callable[[], tuple[TableScreen, Callable[[], object]]]) -> list[float]:
    """The first time pictures are drawn that are kept from then on."""
    took: list[float] = []
    for _ in range(TIMES):
        screen, begin = make()
        took += frames(screen, begin)[1:]
        screen.retire()
        screen.deleteLater()
    return sorted(took)


def computer() -> tuple[TableScreen, Callable[[], object]]:
    state = full_table()
    rack = (state.hands[1], state.hands[0])
    screen = screen_of(replace(state, hands=rack, turn=1), (0, 3))
    after = {**state.table, (0, 0): "R1a", (16, -5): "R1b"}
    return screen, lambda: screen.session.play_for(1, LayOut.of(after))


def drawing() -> tuple[TableScreen, Callable[[], object]]:
    state = full_table()
    screen = screen_of(replace(state, bag=("DRAWb",), display=()), (0, 3))

    def draw() -> None:
        screen.session.linger()
        screen.session.submit(Draw())

    return screen, draw


def camera() -> tuple[TableScreen, Callable[[], object]]:
    screen = screen_of(full_table(), (0, 0))
    for _ in range(3):
        screen.stage.zoom(1.15)
    QApplication.processEvents()
    return screen, screen.stage.fit


def counting() -> tuple[TableScreen, Callable[[], object]]:
    state = full_table()
    screen = screen_of(replace(state, hands=(("R1a",), state.hands[0][1:])), (0, 0))
    return screen, lambda: screen.session.submit(LayOut.of({**state.table, (0, 0): "R1a"}))


def since() -> list[float]:
    """What the other one laid plays by itself, token by token, when the curtain rises; a step is a frame."""
    took: list[float] = []
    for number in range(TIMES + 1):
        state = full_table()
        hidden = replace(state.setup, hands="hidden")
        screen = screen_of(replace(state, setup=hidden), (0, 0))
        screen.session.raise_curtain()
        after = {**state.table, (0, 0): "R1a", (16, -5): "R1b"}
        screen.session.submit(LayOut.of(after))
        frames(screen, screen.session.raise_curtain)
        hands = screen.table.hands
        assert isinstance(hands, TrakkxHands) and hands.playback.now is not None
        while hands.playback.now is not None:
            found = frames(screen, hands.playback.step)
            took += found if number else []
        screen.retire()
        screen.deleteLater()
    return sorted(took)


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert app is not None
    SOUNDS.is_on = False
    unit = best(calibration, 20) * 1000
    print(f"calibration loop: {unit:.2f} ms (in brackets: multiples of it)")
    moments = (
        ("a computer's turn", computer),
        ("drawing a token", drawing),
        ("the camera glides", camera),
        ("racks are counted", counting),
    )
    met = [tell(what, repeated(make), unit) for what, make in moments]
    met.append(tell("what happened since", since(), unit))
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
