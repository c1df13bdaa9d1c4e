"""A hint: what a computer player would do in one's place, told in three steps."""

from dataclasses import dataclass, replace
from typing import Any

from trakkx_desktop.core.thought import Thought

KIND, PIECES, WHOLE = 1, 2, 3
"""How much is told: that something can be done and of what kind; with which pieces; the whole move."""


@dataclass(frozen=True)
class Hint:
    """`thought.action` is legal for the viewer as the position was when the turn began."""

    thought: Thought[Any]
    step: int = KIND

    @property
    def is_whole(self) -> bool:
        return self.step == WHOLE

    def further(self) -> "Hint":
        return replace(self, step=min(self.step + 1, WHOLE))

    def nearer(self) -> "Hint":
        """Once the hand has begun, a whole move would lie across it: the pieces are enough."""
        return replace(self, step=min(self.step, PIECES))
