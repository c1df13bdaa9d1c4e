"""What a lesson says: titles, steps and reasons in one language."""

from dataclasses import dataclass

from trakkx_desktop.lessons.lesson import Lesson, Step
from trakkx_desktop.lessons.shelf import words

REASONS = "reasons"
"""The table of reasons that every step may give."""


@dataclass(frozen=True)
class Wording:
    """The texts of one game in one language. LessonBroken."""

    game: str
    language: str

    def _text(self, *names: str) -> str:
        found: object = words(self.game, self.language)
        for name in names:
            found = found.get(name, "") if isinstance(found, dict) else ""
        return found if isinstance(found, str) else ""

    def title(self, lesson: Lesson) -> str:
        return self._text(lesson.id, "title")

    def promise(self, lesson: Lesson) -> str:
        """One line about what one learns."""
        return self._text(lesson.id, "promise")

    def say(self, lesson: Lesson, step: Step) -> str:
        return self._text(lesson.id, step.id, "say")

    def right(self, lesson: Lesson, step: Step) -> str:
        """What is said after a right move; "" = nothing in particular."""
        return self._text(lesson.id, step.id, "right")

    def wrong(self, lesson: Lesson, step: Step, why: str) -> str:
        """The step's own sentence for that reason, the game's, or the step's usual one."""
        return (
            self._text(lesson.id, step.id, f"wrong_{why}")
            or (self._text(REASONS, why) if why not in _names(step) else "")
            or self._text(lesson.id, step.id, "wrong")
            or self._text(REASONS, "else")
        )


def _names(step: Step) -> set[str]:
    return {aim.name for aim in step.aims}
