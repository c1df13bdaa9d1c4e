"""What a game's study room exposes as `REVIEWER`."""

from collections.abc import Iterator
from typing import Protocol

from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.core.thought import Limit, Stop, never


class Reviewer(Protocol):
    """Judges by what each player could see; what came later, or lay hidden, counts for nothing."""

    def review(
        self, record: Record, first: int, limit: Limit, stop: Stop = never
    ) -> Iterator[Reviewed | Tally]:
        """Entry by entry from `first` on, with this limit for each; then, of a whole game, a tally for each
        seat. Ends at once when it is stopped, with nothing half known."""
        ...
