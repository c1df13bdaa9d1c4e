"""What one person has learned and solved so far, as a value: it only ever grows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

WHOLE = -1
"""In place of a number of steps: the lesson was done to its end."""
MOST_STARS = 3
DEAL = "deal"
"""What a day holds beside a puzzle of each game: points in its solo deal."""

Marks = Mapping[str, Mapping[str, int]]
"""By group (a game, a day) and name, a number of which the higher one is the better."""


@dataclass(frozen=True)
class Progress:
    """Never changed in place: the functions below make another one."""

    lessons: Marks = field(default_factory=dict)
    """By game and lesson: steps done, or WHOLE."""
    puzzles: Marks = field(default_factory=dict)
    """By game and puzzle: stars."""
    days: Marks = field(default_factory=dict)
    """By ISO date and game: stars; DEAL: points."""
    rush: Mapping[str, int] = field(default_factory=dict)
    """By game: the most puzzles solved in one rush."""

    def lesson(self, game: str, lesson: str) -> int:
        return self.lessons.get(game, {}).get(lesson, 0)

    def stars(self, game: str, puzzle: str) -> int:
        return self.puzzles.get(game, {}).get(puzzle, 0)

    def day(self, day: date) -> Mapping[str, int]:
        return self.days.get(day.isoformat(), {})


Change = Callable[[Progress], Progress]


def with_lesson(progress: Progress, game: str, lesson: str, steps: int) -> Progress:
    best = _further(progress.lesson(game, lesson), steps)
    return replace(progress, lessons=_with(progress.lessons, game, lesson, best))


def with_puzzle(progress: Progress, game: str, puzzle: str, stars: int) -> Progress:
    best = max(progress.stars(game, puzzle), stars)
    return replace(progress, puzzles=_with(progress.puzzles, game, puzzle, best))


def with_day(progress: Progress, day: date, what: str, worth: int) -> Progress:
    """`what` is a game, `worth` its stars; or DEAL and points."""
    best = max(progress.day(day).get(what, worth), worth)
    return replace(progress, days=_with(progress.days, day.isoformat(), what, best))


def with_rush(progress: Progress, game: str, solved: int) -> Progress:
    best = max(progress.rush.get(game, 0), solved)
    return replace(progress, rush={**progress.rush, game: best})


def streak(progress: Progress, today: date) -> int:
    """Days in a row, up to today or yesterday, of which something was done: today may still come, and what
    was caught up on counts."""
    day = today if progress.day(today) else today - timedelta(days=1)
    count = 0
    while progress.day(day):
        count, day = count + 1, day - timedelta(days=1)
    return count


def better(one: Progress, other: Progress) -> Progress:
    """The better of two in everything: nothing that was done is lost."""
    return Progress(
        lessons=_better(one.lessons, other.lessons, _further),
        puzzles=_better(one.puzzles, other.puzzles, max),
        days=_better(one.days, other.days, max),
        rush=_better({"": one.rush}, {"": other.rush}, max)[""],
    )


def _further(one: int, other: int) -> int:
    return WHOLE if WHOLE in (one, other) else max(one, other)


def _with(marks: Marks, group: str, name: str, worth: int) -> Marks:
    return {**marks, group: {**marks.get(group, {}), name: worth}}


def _better(one: Marks, other: Marks, choose: Callable[[int, int], int]) -> Marks:
    made = {group: dict(marks) for group, marks in one.items()}
    for group, marks in other.items():
        own = made.setdefault(group, {})
        for name, worth in marks.items():
            own[name] = choose(own[name], worth) if name in own else worth
    return made
