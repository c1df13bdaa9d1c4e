"""Which of many puzzles come into a book: no two alike, every grade and every kind of aim with its share."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from trakkx_desktop.puzzles.puzzle import GRADES, Puzzle, Puzzler

PERCENT = {1: 100, 2: 90, 3: 60}
"""Of a grade with so many aims, what one of them may have at most, so that it does not crowd out the others."""


class Shares:
    """As many of each grade, and no aim too often."""

    def __init__(self, aims: Mapping[int, tuple[str, ...]], count: int) -> None:
        self._each = -(-count // len(GRADES))
        self._most = {grade: self._each * PERCENT[len(aims[grade])] // 100 for grade in GRADES}
        self._grades: Counter[int] = Counter()
        self._aims: Counter[tuple[int, str]] = Counter()

    def is_wanted(self, grade: int, code: str) -> bool:
        is_full = self._grades[grade] >= self._each
        return not is_full and self._aims[grade, code] < self._most[grade]

    def add(self, grade: int, code: str) -> None:
        self._grades[grade] += 1
        self._aims[grade, code] += 1

    @property
    def is_full(self) -> bool:
        return all(self._grades[grade] >= self._each for grade in GRADES)


def chosen(puzzler: Puzzler, seed: int, count: int) -> Iterator[Puzzle]:
    """At least so many in all."""
    shares, seen = Shares(puzzler.aims, count), set[str]()
    for puzzle in puzzler.make(seed, shares.is_wanted):
        shape = puzzler.shape(puzzle)
        if shape not in seen and shares.is_wanted(puzzle.grade, puzzle.aim.code):
            seen.add(shape)
            shares.add(puzzle.grade, puzzle.aim.code)
            yield replace(puzzle, id=name_of(shape))
        if shares.is_full:
            return


def name_of(shape: str) -> str:
    """Eight signs that stay the same as long as the puzzle does."""
    return hashlib.sha256(shape.encode()).hexdigest()[:8]
