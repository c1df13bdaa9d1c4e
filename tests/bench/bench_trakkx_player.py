"""The TRAKKX solver on turns of games and on hard ones: how often the optimum is proven, and in what time.

`python -m tests.bench.bench_trakkx_player [TURNS] [SECONDS]`; seconds are those of the processor, so that a
busy machine spoils nothing. Times stand as ratios to a calibration loop of the same run, too.
"""

import sys
import time
from collections.abc import Iterator
from itertools import islice

from tests.bench.bench_trakkx import best, calibration
from tests.players.trakkx.tables import grown, hard, played
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults
from trakkx_desktop.players.trakkx import board
from trakkx_desktop.players.trakkx.solver import CALMING, ENDLESS, Solver


def measure(name: str, turns: Iterator[Laying], count: int, seconds: float) -> None:
    times, proven, moved, open_turns = [], 0, [], 0
    for laying in islice(turns, count):
        began = time.process_time()
        solver = Solver(laying)
        solver.search(ENDLESS, lambda began=began: time.process_time() - began > seconds)  # type: ignore[misc]
        times.append(time.process_time() - began)
        solver.calm(CALMING // 5)
        found = solver.found()
        assert found.laid == 0 or not laying_faults(laying, found.table, survey(found.table))
        proven += found.is_proven
        moved.append(found.moved)
        open_turns += 0 < found.laid < found.bound
    times.sort()
    half, most = times[count // 2], times[count * 95 // 100]
    unit = best(calibration, 20)
    print(
        f"{name:<8} {count} turns: proven {100 * proven / count:.1f} % (laid some but not proven: "
        f"{open_turns}), median {half * 1e3:.1f} ms ({half / unit:.0f} x), 95 % {most:.3f} s "
        f"({most / unit:.0f} x), slowest {times[-1]:.2f} s, moved {sum(moved) / count:.2f}",
        flush=True,
    )


def main(arguments: list[str]) -> None:
    count = int(arguments[0]) if arguments else 40
    seconds = float(arguments[1]) if len(arguments) > 1 else 1.0
    print("compiled" if not board.__file__.endswith(".py") else "not compiled")
    measure("played", played(1), count, seconds)
    measure("grown", grown(1), count, seconds)
    measure("hard", hard(1), count, seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
