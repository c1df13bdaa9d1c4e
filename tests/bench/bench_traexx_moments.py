"""Frame times of TRÄXX's moments at 1080p in software: a round of four that draws itself, a line under the
pen, the podium. In time of the processor, so that a busy machine tells the same.

Run it as `python -m tests.bench.bench_traexx_moments`.
"""

import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from tests.bench.bench_stage import SIZE, best, tell
from tests.bench.bench_trax import calibration, seconds
from tests.bench.bench_trax_moments import frames
from tests.gallery.traexx import long_lines
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import new_saved
from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.traexx import FACE
from trakkx_desktop.view.traexx.hands import TraexxHands

NAMES = ("Anna", "Ben", "Clara", "David")


def screen_after(rounds: int) -> TableScreen:
    """Four players, so many rounds played."""
    match = Match("traexx", GAME, tuple(Player(n, i) for i, n in enumerate(NAMES)), Plan(seed=7))
    log = long_lines(match.setup_of(0), rounds, 3)
    record, refusal = Record.replay(GAME, match.setup_of(0), log)
    assert refusal is None
    match = match.deal().with_record(record)
    screen = TableScreen(FACE, Session(new_saved(match), lambda: ""))
    screen.resize(*SIZE)
    screen.show()
    QApplication.processEvents()
    return screen


def revealed() -> list[float]:
    screen = screen_after(9)
    hands = screen.table.hands
    assert isinstance(hands, TraexxHands)
    took = frames(screen, hands.showing.again)
    screen.retire()
    return took


def drawn() -> list[float]:
    screen = screen_after(9)
    took: list[float] = []
    while screen.session.draft is not None and screen.session.draft.nexts:
        spot = screen.session.draft.nexts[0]
        took += frames(screen, lambda spot=spot: screen.session.put(("pen", spot)))  # type: ignore[misc]
    screen.retire()
    return sorted(took)


def mounted() -> list[float]:
    """The last round, then the podium with all sheets and the curve."""
    finale.BEAT = 0
    screen = screen_after(14)
    setup = screen.session.match.setup_of(0)
    *before, last = long_lines(setup, 15, 3)[len(screen.session.turns) :]
    for entry in before:
        screen.session.look(entry.seat)
        screen.session.submit(entry.action)
        screen.stage.motion.finish()
    screen.session.look(last.seat)
    took = frames(screen, lambda: screen.session.submit(last.action))
    screen.retire()
    return took


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    SOUNDS.is_on = False
    app.processEvents()
    unit = seconds(calibration) * 1000
    print(f"calibration loop: {unit:.1f} ms (in brackets: parts of it)")
    works: tuple[tuple[str, Callable[[], list[float]]], ...] = (
        ("a round of four draws itself", revealed),
        ("a line grows under the pen", drawn),
        ("the sheets step up at the end", mounted),
    )
    met = [tell(what, best(work), unit) for what, work in works]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
