"""Makes the weights: games of the player against itself, then a logistic fit of how they ended.

`python -m trakkx_desktop.players.trax.train > weights.json` makes those of the app from nothing, by the
stages of RECIPE. Each round plays with the weights of the round before (the first with those of `--from`,
else with none at all), and learns from the newest rounds of its stage. Other variants of `--from` stay in the
file. The same arguments give the same file. Needs numpy.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.thought import never
from trakkx_desktop.games.trax.setup import VARIANTS
from trakkx_desktop.players.trax.board import from_tiles
from trakkx_desktop.players.trax.data import FORMAT, LARGEST, shapes
from trakkx_desktop.players.trax.odds import LOGIT, chance_of
from trakkx_desktop.players.trax.root import Choice, Root
from trakkx_desktop.players.trax.search import SURE, Memory
from trakkx_desktop.players.trax.worth import Weights

LONGEST = 120
"""Turns after which a game is given up and counts as a draw."""
OPENING = 6
"""At most so many turns at random begin a game."""
STRAY = 4
"""Of a hundred later turns so many are at random too."""
TRUST = 0.5
"""How much the end of the game counts beside what the search thought at the time."""


KEPT = 3
"""Newest rounds that are learnt from; older games were played too badly."""

FEW = 8
RECIPE = ((6, 3000, 500, 1),)
"""For each stage: rounds, games of a round, positions looked at for a turn, seed."""


@dataclass(frozen=True)
class Seen:
    """A position in which nobody could win at once: its features, who was to move, what the search thought."""

    features: list[int]
    side: int
    worth: int


@dataclass
class Lesson:
    """The features of each position, one behind the other, and what it was worth in the end."""

    counts: list[int] = field(default_factory=list)
    features: list[int] = field(default_factory=list)
    targets: list[float] = field(default_factory=list)

    def add(self, positions: list[Seen], red: float) -> None:
        """Each for the side that was to move: partly the end of the game, partly what was thought."""
        for seen in positions:
            end = red if seen.side else 1 - red
            self.counts.append(len(seen.features))
            self.features += seen.features
            self.targets.append(TRUST * end + (1 - TRUST) * chance_of(seen.worth, LOGIT))

    def extend(self, other: "Lesson") -> None:
        self.counts += other.counts
        self.features += other.features
        self.targets += other.targets


class SelfPlay:
    """One pupil that plays both sides."""

    def __init__(self, weights: Weights, work: int, limit: int | None, dice: Chance) -> None:
        self.weights, self.work, self.limit, self.dice = weights, work, limit, dice
        self.memory = Memory()

    def below(self, n: int) -> int:
        number, self.dice = self.dice.below(n)
        return number

    def game(self) -> tuple[list[Seen], float]:
        """The positions that it thought about, and red's share of the win."""
        board = from_tiles({(0, 0): "|J"[self.below(2)]}, self.limit)
        opening, seen, side, won = 1 + self.below(OPENING), list[Seen](), 1, 0
        for number in range(LONGEST):
            root = Root(board, side, self.weights, self.memory, never, self.work)
            if not root.choices or board.room() < 8:
                break
            is_random = number < opening or self.below(100) < STRAY
            choice = self._stray(root) if is_random else _think(root)
            if not is_random and _is_quiet(root):
                features = root.search.worth.features(side)
                seen.append(Seen(features, side, root.best.worth))
            won = int(board.make(choice.turn >> 3, choice.turn & 7))
            if won:
                break
            side ^= 1
        return seen, _red_share(won, side)

    def _stray(self, root: Root) -> Choice:
        """Any turn that does not lose at once, if there is one."""
        safe = [choice for choice in root.choices if choice.worth > -SURE] or root.choices
        return safe[self.below(len(safe))]


def _think(root: Root) -> Choice:
    while root.deepen():
        pass
    return root.best


def _is_quiet(root: Root) -> bool:
    """Nobody could win at once."""
    search, side = root.search, root.side
    search.worth.look(side)
    return not search.threats.winning(side) and not search.threats.winning(side ^ 1)


def _red_share(won: int, side: int) -> float:
    """If both have won it is the mover's game (T10)."""
    return {0: 0.5, 1: 0.0, 2: 1.0, 3: float(side)}[won]


def fit(lesson: Lesson, start: list[int], steps: int = 300, ridge: float = 6e-5) -> list[int]:
    """Logistic regression by Adam on all positions at once, held near the weights of before.

    What few positions show moves little; the last weight is the constant.
    """
    import numpy as np  # type: ignore[import-not-found, unused-ignore]

    counts = np.array(lesson.counts)
    features = np.array(lesson.features)
    rows = np.repeat(np.arange(len(counts)), counts)
    targets = np.array(lesson.targets)
    size, before = len(start), np.array(start) / LOGIT
    w, m, v = before.copy(), np.zeros(size), np.zeros(size)
    for step in range(1, steps + 1):
        logits = np.bincount(rows, w[features], len(counts)) + w[-1]
        chances = 1 / (1 + np.exp(-logits))
        miss = (chances - targets) / len(targets)
        slope = np.bincount(features, miss[rows], size) + ridge * (w - before)
        slope[-1] = miss.sum()
        m, v = 0.9 * m + 0.1 * slope, 0.999 * v + 0.001 * slope * slope
        w -= 0.01 * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-9)
    tell(f"mean square error {np.mean((chances - targets) ** 2):.4f}")
    return [max(-LARGEST, min(LARGEST, int(n))) for n in np.rint(w * LOGIT)]


def sets_from(path: str) -> dict[str, list[int]]:
    """Those of a data file; without a file there are none."""
    if not path:
        return {}
    sets: dict[str, list[int]] = json.loads(Path(path).read_text(encoding="utf-8"))["weights"]
    return sets


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def play(pupil: SelfPlay, games: int) -> Lesson:
    began, lesson = time.process_time(), Lesson()
    for number in range(1, games + 1):
        lesson.add(*pupil.game())
        if number % 1000 == 0 or number == games:
            spent = time.process_time() - began
            tell(f"{number} games, {len(lesson.counts)} positions, {spent:.0f} s")
    return lesson


def learn(numbers: list[int], variant: str, stage: Sequence[int]) -> list[int]:
    """Round by round; who knows nothing yet plays only for wins that it sees: long games, so a few are enough."""
    rounds, games, work, seed = stage
    lessons = list[Lesson]()
    for number in range(rounds):
        dice = Chance(seed * 1000 + number)
        pupil = SelfPlay(Weights(shapes(), numbers), work, VARIANTS[variant].limit, dice)
        lessons.append(play(pupil, games if any(numbers) else games // FEW))
        lesson = Lesson()
        for newest in lessons[-KEPT:]:
            lesson.extend(newest)
        numbers = fit(lesson, numbers)
    return numbers


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="train", description=__doc__)
    parser.add_argument("--from", dest="start", default="", help="data file to begin with")
    parser.add_argument("--variant", default="unlimited", choices=("unlimited", "limited"))
    parser.add_argument(
        "--stage",
        action="append",
        nargs=4,
        type=int,
        metavar=("ROUNDS", "GAMES", "WORK", "SEED"),
        help="instead of the recipe; may be given several times",
    )
    wished = parser.parse_args(arguments)
    sets = sets_from(wished.start)
    numbers = sets.get(wished.variant) or sets.get("unlimited") or [0] * shapes().weights
    for stage in wished.stage or RECIPE:
        numbers = learn(numbers, wished.variant, stage)
    sets[wished.variant] = numbers
    print(json.dumps({"format": FORMAT, "weights": sets}, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
