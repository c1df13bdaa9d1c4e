"""`python -m tests.players.traexx.solo`: the mean total of one level alone, with its standard error.

Starts go round by game, cards by seed. With `--work` the result is the same on every machine; the CPU
time that an answer took is told beside it.
"""

import argparse
import sys
import time

from tests.arena.table import error, mean
from trakkx_desktop.core.thought import LEVELS, Limit
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.sheet import LETTERS
from trakkx_desktop.players.traexx import PLAYER


def play(level: int, seed: int, limit: Limit, took: list[float]) -> float:
    state = GAME.start(GAME.setup(1, 0, seed, {"start.0": LETTERS[seed % 4]}))
    while GAME.waiting(state):
        began = time.process_time()
        sight = GAME.mask(state, 0)
        *_, last = PLAYER.think(sight, 0, level, seed * 100 + state.round, limit)
        took.append(time.process_time() - began)
        state = GAME.apply(state, 0, last.action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return float(outcome.scores[0])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.players.traexx.solo", description=__doc__
    )
    parser.add_argument("--level", type=int, choices=LEVELS, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=None)
    parser.add_argument("--work", type=int, default=None)
    wished = parser.parse_args(arguments)
    totals: list[float] = []
    took: list[float] = []
    for seed in range(wished.seed, wished.seed + wished.games):
        totals.append(play(wished.level, seed, Limit(wished.seconds, wished.work), took))
        if len(totals) % 20 == 0 or len(totals) == wished.games:
            print(
                f"level {wished.level}, {len(totals)} games: "
                f"mean {mean(totals):.2f} +- {error(totals):.2f} (standard error); "
                f"CPU for an answer: mean {mean(took):.3f} s, longest {max(took):.2f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
