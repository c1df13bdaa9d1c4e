"""`python -m tests.players.trax.fuzz [POSITIONS] [SEED]`: the private board against the model, and perft to depth 6.

Unlimited, 8x8 and die in turn, on one board kept all along or made anew for each position. It raises where they differ.
"""

import sys

from tests.players.trax.agree import play
from trakkx_desktop.players.trax.board import from_tiles, perft

VARIANTS = ("unlimited", "limited", "die")
FROM_THE_START = 7_209_480
"""perft(6) of vectors/perft.json; the first turn is one of two."""


def main(arguments: list[str]) -> int:
    wanted = int(arguments[0]) if arguments else 100_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    counted = sum(int(perft(from_tiles({(0, 0): tile}), 5)) for tile in "|J")
    print(f"perft(6) = {counted}", "as expected" if counted == FROM_THE_START else "WRONG")
    done, told = 0, 0
    while done < wanted:
        seed += 1
        done += play(VARIANTS[seed % 3], seed, 90, kept=seed % 2 == 0)
        if done - told >= 10_000:
            told = done
            print(f"{done} positions agree", flush=True)
    print(f"{done} positions agree")
    return counted != FROM_THE_START


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
