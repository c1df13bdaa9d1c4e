"""Learns the tables of `worth.py` by playing: `python -m trakkx_desktop.players.traexx.train solo > FILE`.

Temporal differences on lines after a turn: each game's lines are drawn as the tables advise, then every
entry that a line touched moves towards what came after it. Whole numbers only, one seed: the same
file on every machine. Compile the players first; not compiled it takes twenty times as long.
"""

import argparse
import sys
import time

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.traexx.sheet import LETTERS
from trakkx_desktop.players.packed import Row
from trakkx_desktop.players.traexx.board import opening
from trakkx_desktop.players.traexx.layout import LENGTH, ROUNDS, SCALE
from trakkx_desktop.players.traexx.pen import PLACES, Pen, facing
from trakkx_desktop.players.traexx.ruler import zeros
from trakkx_desktop.players.traexx.worth import SOLO, TABLE, packed

FINE = 1 << 20
"""Entries for one point while learning."""
TRACE = 2
"""The next guess and what came later count one half each (lambda 1/2)."""
Glimpse = tuple[Row, int, int, int]
"""Places touched and how many, the guess there, the points by then (all times FINE)."""


def play(pens: list[Pen], chance: Chance) -> tuple[list[list[Glimpse]], list[int], Chance]:
    """One game in which everybody draws as the tables advise: what was guessed on the way, and the points."""
    order, chance = chance.shuffle(range(ROUNDS))
    letters, chance = chance.shuffle(LETTERS)
    for pen, letter in zip(pens, letters, strict=False):
        pen.lift(opening(letter), len(pens) == 1)
        pen.await_cards((1 << ROUNDS) - 1)
    seen_on_way: list[list[Glimpse]] = [[] for _ in pens]
    for card in order:
        views = [facing([other for other in pens if other is not pen]) for pen in pens]
        for pen, view in zip(pens, views, strict=True):
            pen.stand(view)
            pen.turn(card)
            pen.extend(card)
        views = [facing([other for other in pens if other is not pen]) for pen in pens]
        for pen, view, glimpses in zip(pens, views, seen_on_way, strict=True):
            pen.stand(view)
            places = zeros(PLACES)
            count = pen.feel(places)
            glimpses.append((places, count, pen.value(places, count), pen.points * FINE))
    return seen_on_way, [pen.points * FINE for pen in pens], chance


def learn(pen: Pen, glimpses: list[Glimpse], rate: int) -> int:
    """Backwards through one player's game; `rate` is in 1024ths. The squared error at the start."""
    target, error = 0, 0
    for now, then in zip(reversed(glimpses[:-1]), reversed(glimpses[1:]), strict=True):
        places, count, guess, points = now
        step = then[3] - points
        target = step + then[2] + (target - then[2]) // TRACE
        error = target - guess
        pen.learn(places, count, error * rate // (1024 * count))
    return (error * 100 // FINE) ** 2


def rate_at(game: int, games: int, first: int) -> int:
    """Steady in the first half, then down to a thirty-second of it by halves."""
    late = max(0, 2 * game - games)
    return first >> min(5, 5 * late // games + (late > 0)) if games else first


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=(SOLO, TABLE))
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=int, default=512, help="in 1024ths")
    wished = parser.parse_args(arguments)
    weights, chance, total, errors = zeros(LENGTH), Chance(wished.seed), 0, 0
    pens = [Pen(weights, FINE, is_exact=False) for _ in range(4)]
    began = time.process_time()
    for game in range(wished.games):
        seats = 1 if wished.name == SOLO else 2 + game % 3
        glimpses, points, chance = play(pens[:seats], chance)
        rate = rate_at(game, wished.games, wished.rate)
        errors += sum(learn(pens[0], of, rate) for of in glimpses) // seats
        total += sum(points) // seats
        if (game + 1) % (wished.games // 20) == 0:
            part = wished.games // 20
            mean, spent = total / FINE / part - 61, time.process_time() - began
            print(
                f"{game + 1} games, {spent:.0f} s, total {mean:.2f}, rate {rate}", file=sys.stderr
            )
            total = errors = 0
    sys.stdout.buffer.write(packed([round(entry * SCALE / FINE) for entry in weights]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
