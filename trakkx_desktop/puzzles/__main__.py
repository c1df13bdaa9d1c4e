"""`python -m trakkx_desktop.puzzles make GAME`: writes the book of a game; `table GAME`: what each level solves."""

import argparse
import sys

from trakkx_desktop import catalog
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.puzzles import book
from trakkx_desktop.puzzles.choice import chosen
from trakkx_desktop.puzzles.judge import puzzler
from trakkx_desktop.puzzles.puzzle import GRADES, Puzzle
from trakkx_desktop.storage import writer


def make(key: str, seed: int, count: int) -> int:
    found: list[Puzzle] = []
    for puzzle in chosen(puzzler(key), seed, count):
        found.append(puzzle)
        print(f"{len(found):>4}  {puzzle.id}  grade {puzzle.grade}  {puzzle.aim.code}", flush=True)
    found.sort(key=lambda puzzle: (puzzle.grade, puzzle.id))
    data = book.packed(key, tuple(found))
    writer.write(book.path(key), data)
    print(f"{len(found)} puzzles, {len(data)} bytes: {book.path(key)}")
    return 0


def tell(key: str, tries: int, most: int) -> int:
    """Percent of each grade that each level solves: at most so many puzzles, each tried so many times."""
    asked = puzzler(key)
    print("grade  puzzles  " + "  ".join(f"level {level}" for level in LEVELS))
    for grade in GRADES:
        some = [puzzle for puzzle in book.book(key) if puzzle.grade == grade][:most]
        shares = [
            sum(asked.is_solved_by(puzzle, level, seed) for puzzle in some for seed in range(tries))
            for level in LEVELS
        ]
        cells = (f"{100 * share / max(1, len(some) * tries):5.1f} %" for share in shares)
        print(f"{grade:>5}  {len(some):>7}  " + "  ".join(cells), flush=True)
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m trakkx_desktop.puzzles", description=__doc__)
    parser.add_argument("deed", choices=("make", "table"))
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--tries", type=int, default=3, help="attempts of a level at one puzzle")
    parser.add_argument("--most", type=int, default=1000, help="puzzles of a grade that are tried")
    wished = parser.parse_args(arguments)
    if wished.deed == "table":
        return tell(wished.game, wished.tries, wished.most)
    return make(wished.game, wished.seed, wished.count)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
