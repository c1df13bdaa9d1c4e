"""Stars for a solved puzzle: three for the first try without help, one less for each try and each step of a hint."""

from dataclasses import dataclass, replace

MOST = 3


@dataclass(frozen=True)
class Trial:
    """What somebody needed so far."""

    missed: int = 0
    hints: int = 0
    is_shown: bool = False
    """The solution was seen: one star is left."""

    @property
    def stars(self) -> int:
        """That solving it now would bring."""
        return 1 if self.is_shown else max(1, MOST - self.missed - self.hints)

    def with_miss(self) -> "Trial":
        return replace(self, missed=self.missed + 1)

    def with_hint(self) -> "Trial":
        return replace(self, hints=self.hints + 1)

    def with_showing(self) -> "Trial":
        return replace(self, is_shown=True)
