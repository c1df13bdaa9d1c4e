"""`python -m tests.mutants`: how many of the planted bugs the tests notice; minutes, so not in CI."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.mutants.planted import ROOT, Mutant, planted
from tests.mutants.trial import CAUGHT, copy_tree, run_tests, trial

GOAL = 0.95


def try_all(mutants: Iterable[Mutant], trees: list[Path]) -> dict[Mutant, str]:
    """Every tree is used by one trial at a time."""
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def try_one(mutant: Mutant) -> str:
        tree = free.get()
        try:
            found = trial(tree, mutant)
        finally:
            free.put(tree)
        print(f"{found:9} {mutant.room:24} {mutant.name}: {mutant.breaks}", flush=True)
        return found

    mutants = tuple(mutants)
    with ThreadPoolExecutor(len(trees)) as pool:
        return dict(zip(mutants, pool.map(try_one, mutants), strict=True))


def report(results: dict[Mutant, str]) -> float:
    """Prints a line per room and returns the score."""
    rooms, caught = Counter(m.room for m in results), Counter[str]()
    caught.update(m.room for m, found in results.items() if found == CAUGHT)
    for room in sorted(rooms):
        print(f"{room:24} {caught[room]:3} of {rooms[room]:3}")
    score = caught.total() / rooms.total()
    print(f"{'all':24} {caught.total():3} of {rooms.total():3} = {score:.1%}")
    return score


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", action="append", help="a planted bug, or a room, by name")
    parser.add_argument("--processes", type=int, default=2, help="so many trials at a time")
    given = parser.parse_args()
    mutants = [m for m in planted() if not given.only or {m.name, m.room} & set(given.only)]
    if not mutants:
        parser.error("no such planted bug")
    watchers = tuple(sorted({test for mutant in mutants for test in mutant.watchers}))
    with TemporaryDirectory() as folder:
        first, *others = (Path(folder) / str(i) for i in range(max(1, given.processes)))
        copy_tree(ROOT, first)
        if run_tests(first, watchers, "-n", str(given.processes), keep=True):
            print("the tests fail without any planted bug")
            return 1
        trees = [first, *(copy_tree(first, other) for other in others)]
        return 0 if report(try_all(mutants, trees)) >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
