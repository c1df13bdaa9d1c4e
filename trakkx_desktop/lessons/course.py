"""Somebody on the way through a lesson, as a value: which step, how often tried, what lies on the table."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from trakkx_desktop.core.record import Entry
from trakkx_desktop.lessons import judge
from trakkx_desktop.lessons.judge import Verdict
from trakkx_desktop.lessons.lesson import Lesson, Step

TRIES = 2
"""Wrong moves after which the right one is shown."""


class Phase(Enum):
    TRYING = "trying"
    """A move is asked for, or a sentence to be read."""
    RIGHT = "right"
    """It was right; the others answer, then it goes on."""
    DONE = "done"


@dataclass(frozen=True)
class Course:
    lesson: Lesson
    number: int = 0
    state: Any = field(default=None, repr=False)
    phase: Phase = Phase.TRYING
    tries: int = 0
    due: tuple[Entry, ...] = ()
    """What the others still have to answer."""

    @classmethod
    def at(cls, lesson: Lesson, number: int = 0) -> "Course":
        return cls(lesson, number, judge.beginning(lesson, number))

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def asks(self) -> bool:
        """For a move, and now."""
        return self.phase is Phase.TRYING and bool(self.step.aims)

    @property
    def reads(self) -> bool:
        return self.phase is Phase.TRYING and not self.step.aims

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def done(self) -> int:
        """Steps that lie behind."""
        if self.phase is Phase.DONE:
            return len(self.lesson.steps)
        return self.number + (self.phase is Phase.RIGHT)

    @property
    def wants_showing(self) -> bool:
        return self.asks and self.tries >= TRIES

    def judged(self, action: Any) -> "tuple[Course, Verdict]":
        """After a move that the rules allow."""
        if not self.asks:
            return self, Verdict(False)
        verdict = judge.judge(self.lesson, self.step, self.state, action)
        if not verdict.is_right:
            return replace(self, tries=self.tries + 1), verdict
        return self._passed((Entry(self.lesson.seat, action),)), verdict

    def read(self) -> "Course":
        return self._passed(())

    def _passed(self, own: tuple[Entry, ...]) -> "Course":
        state = judge.played(self.lesson, self.state, own)
        due = judge.answers(self.lesson, self.step, state)
        return replace(self, state=state, phase=Phase.RIGHT, due=due)

    def answered(self) -> "Course":
        """The next of the others has played."""
        state = judge.played(self.lesson, self.state, self.due[:1])
        return replace(self, state=state, due=self.due[1:])

    def onward(self) -> "Course":
        """The next step, or the end; whoever skips one is taken along its solution."""
        if self.is_last:
            return replace(self, phase=Phase.DONE, due=())
        if self.phase is not Phase.RIGHT or self.due:
            return Course.at(self.lesson, self.number + 1)
        state = judge.going_on(self.lesson, self.number + 1, self.state)
        return Course(self.lesson, self.number + 1, state)

    def back(self) -> "Course":
        """A step back, or to the beginning of the one that was just done."""
        is_here = self.phase is Phase.DONE
        return Course.at(self.lesson, self.number if is_here else max(0, self.number - 1))

    def solution(self) -> Any | None:
        return judge.solution(self.lesson, self.step, self.state) if self.asks else None
