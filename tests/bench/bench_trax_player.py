"""How fast the TRAX player looks at positions, compiled and not, beside a calibration loop of the same run.

Run it as `python -m tests.bench.bench_trax_player`. Nodes are turns made on its board and looked at; the
goals are 600,000 a second compiled and 15,000 uncompiled, an answer at most 0.1 s after its limit, an end at
most 20 ms after it was asked for, and 64 MB. Lateness is told by the clock and in seconds of the processor:
on a busy machine only the latter is the player's own.
"""

import json
import os
import subprocess
import sys
import time

from tests.bench.bench_trax import calibration
from tests.games.trax.tables import VECTORS, played
from tests.players.trax.positions import walk
from trakkx_desktop import players
from trakkx_desktop.core.thought import Limit, never
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.setup import VARIANTS
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax import PLAYER, data
from trakkx_desktop.players.trax.board import from_tiles
from trakkx_desktop.players.trax.root import Root
from trakkx_desktop.players.trax.search import Memory

WORK = {False: 150_000, True: 6_000}
"""Nodes for each position, uncompiled fewer."""
LIMIT = 0.2


def positions() -> list[State]:
    """Those of perft.json that are not decided at first sight."""
    records = json.loads((VECTORS / "perft.json").read_text(encoding="utf-8"))["positions"]
    return [played(record["moves"]) for record in records]


def speed(work: int) -> float:
    """Nodes a second of the processor, over all positions together."""
    memory, weights, nodes, spent = Memory(), data.weights("unlimited"), 0, 0.0
    for state in positions():
        root = Root(from_tiles(state.board.tiles), state.turns % 2, weights, memory, never, work)
        began = time.process_time()
        while root.deepen():
            pass
        spent += time.process_time() - began
        nodes += root.nodes
    return nodes / spent


def asked() -> list[State]:
    """Every way to play: small and large tables, the die, both solitaires."""
    return [*positions()[:6], *(walk(variant, 4, 6) for variant in VARIANTS)]


class Late:
    """The longest that somebody thought after the end, by the clock and by the processor."""

    def __init__(self) -> None:
        self.wall, self.cpu = 0.0, 0.0

    def __str__(self) -> str:
        return f"{1000 * self.wall:.1f} ms late by the clock, {1000 * self.cpu:.1f} ms of the processor"

    def think(self, state: State, limit: Limit, after: float) -> None:
        """`after`: seconds after which it should have ended; the last moment before that starts the watch."""
        end, ended = time.monotonic() + after, [time.monotonic(), time.process_time()]

        def stop() -> bool:
            now = time.monotonic()
            if now < end:
                ended[:] = now, time.process_time()
            return limit.seconds is None and now >= end

        list(PLAYER.think(GAME.mask(state, state.seat), state.seat, 4, 1, limit, stop))
        self.wall = max(self.wall, time.monotonic() - max(end, ended[0]))
        if time.monotonic() >= end:
            self.cpu = max(self.cpu, time.process_time() - ended[1])


def latest(limit: Limit) -> Late:
    """With a limit of the clock, or (without) by being stopped."""
    late = Late()
    for state in asked():
        late.think(state, limit, LIMIT)
    return late


def memory_used() -> float:
    """Megabytes of this process at most; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def reference() -> float:
    """Seconds of the processor that the calibration loop takes, as the nodes are told; the best of three."""
    found = []
    for _ in range(3):
        began = time.process_time()
        calibration()
        found.append(time.process_time() - began)
    return min(found)


def main(arguments: list[str]) -> int:
    unit = reference()
    form = "uncompiled" if players.IS_PURE else "compiled"
    print(f"calibration loop: {unit * 1000:.1f} ms")
    rate = speed(WORK[players.IS_PURE])
    print(f"{form}: {rate:,.0f} nodes/s, {rate * unit:,.0f} in the time of the calibration loop")
    print(f"{form}: answers with a limit of {LIMIT} s at most {latest(Limit(seconds=LIMIT))}")
    print(f"{form}: ends when stopped at most {latest(Limit())}")
    print(f"{form}: at most {memory_used():.0f} MB, Python and the model included")
    if not players.IS_PURE:
        environment = {**os.environ, "TRAKKX_PURE": "1"}
        command = [sys.executable, "-m", "tests.bench.bench_trax_player"]
        return subprocess.run(command, env=environment).returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
