"""`python -m tests.players.trax.calibrate [GAMES] [WORK] [VARIANT]`: is what the player says what comes true?

Games of its own that nothing was learnt from; each position by the chance that was said, and how many of
those games the side to move has won. Proven positions are left out: they are no chances.
"""

import sys
from math import sqrt

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.trax.setup import VARIANTS
from trakkx_desktop.players.trax import data
from trakkx_desktop.players.trax.odds import chance_of
from trakkx_desktop.players.trax.search import SURE
from trakkx_desktop.players.trax.train import SelfPlay

SEED = 20261116
BINS = 10


def said_and_won(games: int, work: int, variant: str) -> list[tuple[float, float]]:
    """For each position the chance that was said, and the share of the win that came of it."""
    limit = VARIANTS[variant].limit
    pupil = SelfPlay(data.weights(variant), work, limit, Chance(SEED))
    found = []
    for _ in range(games):
        positions, red = pupil.game()
        for seen in positions:
            if abs(seen.worth) <= SURE:
                found.append((chance_of(seen.worth), red if seen.side else 1 - red))
    return found


def rows(found: list[tuple[float, float]]) -> list[tuple[int, float, float, float]]:
    """By tenths: positions, mean said, mean won, and half of a 95 % interval of it."""
    made = []
    for tenth in range(BINS):
        inside = [(s, w) for s, w in found if int(s * BINS) == tenth]
        if inside:
            said, won = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            half = 1.96 * sqrt(max(0.01, won * (1 - won)) / len(inside))
            made.append((len(inside), said, won, half))
    return made


def main(arguments: list[str]) -> int:
    numbers = [int(text) for text in arguments[:2]]
    games, work = numbers + [400, 2000][len(numbers) :]
    variant = arguments[2] if len(arguments) > 2 else "unlimited"
    print("| positions | said | won |\n|---|---|---|")
    for count, said, won, half in rows(said_and_won(games, work, variant)):
        print(f"| {count} | {100 * said:.0f} % | {100 * won:.0f} +- {100 * half:.0f} % |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
