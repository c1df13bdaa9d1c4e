"""Which of many puzzles come into a book: no two alike, every grade and every kind of aim with its share."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from trakkx_desktop.puzzles.puzzle import GRADES, Puzzle, Puzzler


def chosen(puzzler: Puzzler, seed: int, count: int) -> Iterator[Puzzle]:
    """At least so many in all, as many of each grade; of one grade no kind of aim has more than its share and
    a half, so that none crowds out the others."""
    each = -(-count // len(GRADES))
    most = -(-each * 3 // (2 * len(puzzler.aims)))
    seen: set[str] = set()
    grades: Counter[int] = Counter()
    cells: Counter[tuple[int, str]] = Counter()
    for puzzle in puzzler.make(seed):
        cell = puzzle.grade, puzzle.aim.code
        if grades[puzzle.grade] >= each or cells[cell] >= most:
            continue
        shape = puzzler.shape(puzzle)
        if shape in seen:
            continue
        seen.add(shape)
        grades[puzzle.grade] += 1
        cells[cell] += 1
        yield replace(puzzle, id=name_of(shape))
        if all(grades[grade] >= each for grade in GRADES):
            return


def name_of(shape: str) -> str:
    """Eight signs that stay the same as long as the puzzle does."""
    return hashlib.sha256(shape.encode()).hexdigest()[:8]
