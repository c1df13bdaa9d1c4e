"""The past of a game: its turns as everybody saw them, which position is looked at, and with whose advice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trakkx_desktop.core.hint import WHOLE, Hint
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.sight import Turn
from trakkx_desktop.core.thought import Thought

Advice = Mapping[int, Thought[Any]]
"""What would have been better, by the number of the entry."""


@dataclass
class LookBack:
    """`peeked`: after how many entries, None for the present. `advice`: None while nobody studies the game."""

    peeked: int | None = None
    advice: Advice | None = None
    _told: tuple[Record | None, tuple[Turn, ...]] = field(default=(None, ()), repr=False)

    def turns(self, record: Record) -> tuple[Turn, ...]:
        """As everybody saw them; made once for each record."""
        if self._told[0] is not record:
            told = zip(record.log, record.steps, strict=True)
            self._told = (record, tuple(Turn(entry.seat, step.events) for entry, step in told))
        return self._told[1]

    @property
    def is_studying(self) -> bool:
        return self.advice is not None and self.peeked is not None

    def hint(self) -> Hint | None:
        """What would have been better where one looks."""
        thought = None
        if self.peeked is not None and self.advice is not None:
            thought = self.advice.get(self.peeked)
        return Hint(thought, WHOLE) if thought is not None else None
