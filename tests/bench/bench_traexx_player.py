"""How fast the TRÄXX player thinks, beside a calibration loop of the same run.

`python -m tests.bench.bench_traexx_player`. Work is counted in extensions looked at. Compile the players
first (README of `players/traexx`) to see what is shipped; not compiled it is twenty to fifty times slower.
"""

import sys
import time

from tests.bench.bench_trax import calibration, seconds
from tests.players.traexx.positions import after
from trakkx_desktop.core.thought import LEVELS, Limit
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx import PLAYER, pen
from trakkx_desktop.players.traexx.board import position
from trakkx_desktop.players.traexx.known import best_line

WORK = 40_000
ROUNDS = (2, 5, 8, 11)


def cpu(state: State, level: int) -> float:
    """Seconds of CPU for one answer."""
    sight = GAME.mask(state, 0)
    began = time.process_time()
    for _ in PLAYER.think(sight, 0, level, 1, Limit(work=WORK)):
        pass
    return time.process_time() - began


def main() -> int:
    unit = seconds(calibration)
    print(f"pen.py is {'not ' if pen.__file__.endswith('.py') else ''}compiled")
    for seats in (1, 4):
        states = [after(seats, 3, round_) for round_ in ROUNDS]
        for level in LEVELS:
            slowest = max(cpu(state, level) for state in states)
            per = f", {slowest / WORK * 1e6:.2f} us an extension" if level == 4 else ""
            print(
                f"seats {seats} level {level}: {slowest * 1000:8.1f} ms  {slowest / unit:8.2f} x{per}"
            )
    for cards in (3, 4, 5, 6):
        state, began = after(1, 3, 7), time.process_time()
        known = best_line(position(state, 0), state.deck[6 : 6 + cards], True)
        used = time.process_time() - began
        proof = "proven" if known.is_proven else "open"
        print(f"{cards} known cards: {used * 1000:8.1f} ms  {used / unit:8.2f} x  {proof}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
