"""A turn of the log once more: its tiles go and come again, one after the other."""

from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax.events import Laid
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trax.layout import AGAIN, arrivals
from trakkx_desktop.view.trax.layout.mosaic import name_of


class Playback:
    def __init__(self, sight: Sight, link: Link) -> None:
        self._sight = sight
        self._link = link

    def replay(self, index: int) -> None:
        """Of the turn with this index in the log; the table shows the position after it."""
        if not 0 <= index < len(self._sight.turns):
            return
        self._sight.peek(index + 1)
        events = self._sight.turns[index].events
        laid = [event.cell for event in events if isinstance(event, Laid)]
        for cell in laid:
            for kind in ("tile", "last", "follower", "fresh"):
                self._link.stage.forget(name_of(kind, cell))
        self._link.bring(arrivals(self._sight.state, events, AGAIN))
        self._link.draw()
