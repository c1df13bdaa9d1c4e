"""`python -m tests.ear GAME [SEED]` plays one game by ear and prints what was heard and done."""

import random
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.ear import company, traexx, trakkx, trax
from tests.ear.reader import Reader
from tests.ear.room import missing, room

GAMES: dict[str, Callable[[Reader, random.Random], list[str]]] = {
    "trax": trax.play,
    "traexx": traexx.play,
    "trakkx": trakkx.play,
    "trax-computer": partial(company.play, "TRAX"),
    "traexx-computer": partial(company.play, "TRÄXX"),
    "trakkx-computer": partial(company.play, "TRAKKX"),
}


def play(game: str, seed: int, out: Path) -> list[str]:
    """One game from Home to the score sheet; what can be read there."""
    with room(out / "config", out / "printed.txt") as bus:
        return GAMES[game](Reader(bus, lambda line: print(line, flush=True)), random.Random(seed))


def main() -> int:
    if missing():
        print(f"This computer lacks: {missing()}")
        return 1
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        for line in play(sys.argv[1], seed, Path(folder)):
            print(f"sheet  {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
