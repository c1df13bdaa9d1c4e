"""`python -m tests.players.trakkx.match`: a level against the baseline, seats exchanged, with 95 % intervals."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.arena.__main__ import leads, shares
from tests.arena.play import Contestant, Level, Played, play
from tests.arena.table import Tally, line
from tests.players.trakkx.baseline import Baseline
from trakkx_desktop.core.thought import Limit

Job = tuple[int, int, int, int | None]


def run(job: Job) -> Played:
    level, number, seats, work = job
    place = number % seats
    ours = Level("trakkx", level, Limit(work=work))
    table: tuple[Contestant, ...] = tuple(ours if s == place else Baseline() for s in range(seats))
    return play("trakkx", table, number // seats + 1, {})


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.players.trakkx.match")
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--work", type=int, default=None)
    parser.add_argument("--processes", type=int, default=1)
    wished = parser.parse_args(arguments)
    jobs = [(wished.level, n, wished.seats, wished.work) for n in range(wished.games)]
    tally, began, entries, slowest, unfinished = Tally(), time.monotonic(), 0, 0.0, 0
    with ProcessPoolExecutor(wished.processes) as pool:
        for number, played in enumerate(pool.map(run, jobs)):
            place = number % wished.seats
            tally.add(shares("trakkx", played)[place], leads("trakkx", played)[place])
            entries += played.entries
            slowest = max(slowest, played.slowest[place])
            unfinished += played.outcome is None
            if number % 50 == 49:
                print(line(f"level {wished.level} against baseline", tally), flush=True)
    print(line(f"level {wished.level} against baseline", tally))
    print(f"{entries / wished.games:.1f} actions a game, slowest answer {slowest:.2f} s, ", end="")
    print(f"unfinished {unfinished}, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
