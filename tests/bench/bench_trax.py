"""How long TRAX takes: perft, legal turns and one check on a large board, beside a calibration loop of the same run.

Run it as `python -m tests.bench.bench_trax`; with `deep` it also counts the positions of perft.json to depth 3.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from tests.games.trax.tables import VECTORS, perft, played
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State

RECORD_TILES = 240
"""The longest tournament game (T11)."""


def calibration() -> int:
    """About as much interpreter work everywhere: a million additions and look-ups."""
    table, total = {n: n for n in range(64)}, 0
    for n in range(1_000_000):
        total += table[n & 63]
    return total


def large_board(tiles: int = RECORD_TILES) -> State:
    """A random game in which nobody takes a turn that ends it, up to that many tiles."""
    state, dice = rules.start(Setup()), Chance(1)
    while len(state.board.tiles) < tiles:
        lays, dice = dice.shuffle(tuple(rules.legal(state, state.seat)))
        after = (rules.apply(state, state.seat, lay).state for lay in lays)
        state = next(position for position in after if position.ending is None)
    return state


def seconds(work: Callable[[], Any], times: int = 1) -> float:
    """The best of three, each averaged over so many calls."""
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - began) / times)
    return best


def main(arguments: list[str]) -> int:
    unit = seconds(calibration)
    print(f"calibration loop: {unit * 1000:.1f} ms")

    def tell(what: str, took: float) -> None:
        print(f"{what}: {took * 1000:.3f} ms, {took / unit:.4f} of the calibration loop")

    start = rules.start(Setup())
    began = time.perf_counter()
    count = perft(start, 5)
    tell(f"perft(5) = {count}", time.perf_counter() - began)
    board = large_board()
    lays = list(rules.legal(board, board.seat))
    tiles = len(board.board.tiles)
    legal = seconds(lambda: list(rules.legal(board, board.seat)), 10)
    tell(f"{len(lays)} legal turns of {tiles} tiles", legal)
    middle = lays[len(lays) // 2]
    tell(f"check on {tiles} tiles", seconds(lambda: rules.check(board, board.seat, middle), 200))
    tell(f"apply on {tiles} tiles", seconds(lambda: rules.apply(board, board.seat, middle), 200))
    return deep(tell) if arguments == ["deep"] else 0


def deep(tell: Callable[[str, float], None]) -> int:
    """Depth 3 of perft.json's positions, with their right counts; the number of wrong ones."""
    wrong = 0
    positions = json.loads((VECTORS / "perft.json").read_text(encoding="utf-8"))["positions"]
    for position in positions:
        for name, variant in (("unlimited", "unlimited"), ("8x8", "limited")):
            expected = (position[name] or {}).get("3")
            if expected is not None:
                state = played(position["moves"], Setup(variant=variant))
                began = time.perf_counter()
                count = perft(state, 3)
                wrong += count != expected
                what = f"{name}, {position['tiles']} tiles: perft(3) = {count} ({expected})"
                tell(what, time.perf_counter() - began)
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
