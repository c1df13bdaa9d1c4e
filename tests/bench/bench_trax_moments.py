"""Frame times of TRAX's moments at 1080p in software: a chain that comes again, a computer's turn, a zoomed board
that is moved, the light of a win; on a board of 240 tiles. In time of the processor, so that a busy machine tells
the same.

Run it as `python -m tests.bench.bench_trax_moments`.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import process_time
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from tests.bench.bench_stage import SIZE, TILES, best, tell, trax_screen
from tests.bench.bench_trax import calibration, seconds
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage import motion
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.trax.playback import Playback

STEP = 0.015
"""Seconds between two ticks of the motion's clock."""


def frames(screen: TableScreen, act: Callable[[], object]) -> list[float]:
    """Milliseconds of every frame from the act until all has come to rest."""
    now, took = [0.0], []
    screen.stage.motion.finish()
    with patch.object(motion, "monotonic", lambda: now[0]):
        act()
        QApplication.processEvents()
        while screen.stage.motion.is_moving:
            now[0] += STEP
            began = process_time()
            screen.stage.motion._tick()
            QApplication.processEvents()
            took.append((process_time() - began) * 1000)
    return sorted(took)


def turns(screen: TableScreen) -> Iterator[tuple[Lay, bool]]:
    """Every turn that is possible now, the longest chain first, and whether it ends the game."""
    state = screen.session.state
    after = [
        (lay, rules.apply(state, state.seat, lay).state) for lay in rules.legal(state, state.seat)
    ]
    after.sort(key=lambda pair: -len(pair[1].last))
    return ((lay, state.ending is not None) for lay, state in after)


def moved(screen: TableScreen) -> list[float]:
    """A zoomed board under a hand that pans, soft edges and rulers with it."""
    stage, took = screen.stage, []
    for _ in range(8):
        stage.zoom(1.15)
    stage.show_table(instant=True)
    for number in range(200):
        began = process_time()
        stage.pan(7 if number % 100 < 50 else -7, 5 if number % 80 < 40 else -5)
        QApplication.processEvents()
        took.append((process_time() - began) * 1000)
    stage.fit()
    stage.motion.finish()
    return sorted(took)


def replayed(screen: TableScreen) -> list[float]:
    """The longest chain of the game."""
    session = screen.session
    longest = max(range(len(session.turns)), key=lambda i: len(session.turns[i].events))
    replay = Playback(session, screen.table.link).replay
    took = frames(screen, lambda: replay(longest))
    session.peek(None)
    return took


def answered(screen: TableScreen) -> list[float]:
    session = screen.session
    seat = session.waiting[0]
    session.hand_over(seat, replace(session.players[seat], level=4))
    lay = next(lay for lay, ends in turns(screen) if not ends)
    took = frames(screen, lambda: session.play_for(seat, lay))
    session.hand_over(seat, replace(session.players[seat], level=0))
    return took


def ended(screen: TableScreen) -> list[float]:
    finale.BEAT = 1_000_000
    lay = next(lay for lay, ends in turns(screen) if ends)
    return frames(screen, lambda: screen.session.submit(lay))


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    SOUNDS.is_on = False
    unit = seconds(calibration) * 1000
    print(f"calibration loop: {unit:.1f} ms (in brackets: parts of it)")
    screen = trax_screen()
    screen.resize(*SIZE)
    screen.show()
    app.processEvents()
    works: tuple[tuple[str, Callable[[], list[float]]], ...] = (
        (f"a chain comes again on {TILES} tiles", lambda: best(lambda: replayed(screen))),
        (f"a zoomed board of {TILES} tiles is moved", lambda: best(lambda: moved(screen))),
        ("a computer's turn", lambda: answered(screen)),
        ("the end", lambda: ended(screen)),
    )
    met = [tell(what, work(), unit) for what, work in works]
    screen.retire()
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
