"""`python -m tests.puzzles [GAME] [--sample N]`: proves every puzzle again, and that no two are alike."""

import argparse
import sys
import time

from trakkx_desktop import catalog
from trakkx_desktop.puzzles import book
from trakkx_desktop.puzzles.choice import name_of
from trakkx_desktop.puzzles.judge import puzzler


def faults(key: str, sample: int | None) -> list[str]:
    """Of a sample that is spread over the whole book, or of all."""
    asked, all_of_them = puzzler(key), book.read(key, book.path(key))
    shapes = [asked.shape(puzzle) for puzzle in all_of_them]
    found = [f"{key}: two puzzles are alike"] if len(set(shapes)) < len(shapes) else []
    for puzzle, shape in zip(all_of_them, shapes, strict=True):
        if puzzle.id != name_of(shape):
            found.append(f"{key} {puzzle.id}: its name is not that of its shape")
    step = 1 if sample is None else max(1, len(all_of_them) // sample)
    for puzzle in all_of_them[::step]:
        if what := asked.fault(puzzle):
            found.append(f"{key} {puzzle.id}: {what}")
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(catalog.GAMES))
    parser.add_argument("--sample", type=int, default=None)
    wished = parser.parse_args(arguments)
    found: list[str] = []
    for key in [wished.game] if wished.game else catalog.GAMES:
        began = time.process_time()
        wrong = faults(key, wished.sample)
        found += wrong
        print(f"{key}: {len(wrong)} wrong, {time.process_time() - began:.1f} s of the processor")
    print("\n".join(found) or "all puzzles are proven")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
