"""`python -m tests.arena GAME`: plays levels against each other and prints who wins how often.

Each pair plays from the same seeds (and with `--opening` from the same random turns: two players that
never err would repeat one game) with the seats exchanged; games run side by side in processes.
`python -m tests.arena trax --against "COMMAND"` plays against a foreign program instead (`contest.py`).
"""

import argparse
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor

from tests.arena.play import Level, Played, play
from tests.arena.table import Tally, line
from trakkx_desktop import catalog
from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.thought import LEVELS, Limit

Job = tuple[str, tuple[int, ...], int, tuple[tuple[str, str], ...], float | None, int | None, int]


def run(job: Job) -> tuple[Job, Played]:
    key, levels, seed, choices, seconds, work, opening = job
    seated = tuple(Level(key, level, Limit(seconds, work)) for level in levels)
    return job, play(key, seated, seed, dict(choices), opening=opening)


def shares(key: str, played: Played) -> list[float]:
    """Each seat's part of the win; a game that came to no end is shared by all."""
    seats = len(played.slowest)
    won = played.outcome.winners if played.outcome and played.outcome.winners else range(seats)
    return [1 / len(won) if seat in won else 0.0 for seat in range(seats)]


def leads(key: str, played: Played) -> list[float]:
    """Points ahead of the mean of the others; positive is better."""
    seats = len(played.slowest)
    if played.outcome is None:
        return [0.0] * seats
    sign = -1 if catalog.game(key).ranking is Ranking.LOWEST else 1
    points = [sign * score for score in played.outcome.scores]
    return [p - (sum(points) - p) / max(1, seats - 1) for p in points]


def pairs(
    wished: list[tuple[int, int]], seats: int, games: int
) -> list[tuple[tuple[int, ...], int]]:
    """For each pair and seed, the stronger one sits at each seat in turn, all others are the weaker."""
    made = []
    for strong, weak in wished:
        for number in range(games):
            seat = number % seats
            made.append(
                (tuple(strong if s == seat else weak for s in range(seats)), number // seats)
            )
    return made


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["trax"] and any(word.startswith("--against") for word in arguments):
        from tests.arena import contest

        return contest.main(arguments[1:])
    parser = argparse.ArgumentParser(prog="python -m tests.arena", description=__doc__)
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--games", type=int, default=40, help="games for each pair")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pairs", default="", help="such as 2:1,4:3; default: neighbours")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--work", type=int, default=None, help="work instead of seconds")
    parser.add_argument("--choice", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--opening", type=int, default=0, help="turns at random that come first")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args(arguments)
    choices = tuple((o, value) for o, value in (c.split("=", 1) for c in wished.choice))
    seconds = None if wished.work is not None else wished.seconds
    chosen = [(int(a), int(b)) for a, b in (p.split(":") for p in wished.pairs.split(",") if p)]
    both = chosen or list(zip(LEVELS[1:], LEVELS, strict=False))
    jobs: list[Job] = [
        (wished.game, levels, wished.seed + seed, choices, seconds, wished.work, wished.opening)
        for levels, seed in pairs(both, wished.seats, wished.games)
    ]
    tallies: dict[tuple[int, int], Tally] = defaultdict(Tally)
    slowest: dict[int, float] = defaultdict(float)
    began, unfinished = time.monotonic(), 0
    with ProcessPoolExecutor(wished.processes) as pool:
        for (key, levels, *_), played in pool.map(run, jobs):
            strong, weak = max(levels), min(levels)
            seat = levels.index(strong)
            tallies[strong, weak].add(shares(key, played)[seat], leads(key, played)[seat])
            unfinished += played.outcome is None
            for level, seconds_used in zip(levels, played.slowest, strict=True):
                slowest[level] = max(slowest[level], seconds_used)
    for (strong, weak), tally in sorted(tallies.items()):
        print(line(f"level {strong} against {weak}", tally))
    print(f"unfinished: {unfinished}; slowest answer by level: ", end="")
    print(", ".join(f"{level}: {s:.2f} s" for level, s in sorted(slowest.items())))
    print(f"{len(jobs)} games in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
