"""How much a teacher says: at every turn to somebody new, less to one who plays as well, at last nothing."""

from dataclasses import dataclass

QUIETER, SILENT = 4, 8
"""Good turns after which only what is urgent is said, and after which nothing is."""


@dataclass(frozen=True)
class Mentor:
    """`good`: turns that were as good as the teacher's own; one that was not takes two of them away."""

    good: int = 0

    def after(self, is_good: bool) -> "Mentor":
        return Mentor(self.good + 1 if is_good else max(0, min(self.good, SILENT) - 2))

    def speaks(self, is_urgent: bool) -> bool:
        return self.good < QUIETER or (is_urgent and self.good < SILENT)

    @property
    def is_silent(self) -> bool:
        return self.good >= SILENT
