"""How the tiles of a turn come: the chosen one from hand or tray, the forced ones after it, then the light. No Qt."""

from dataclasses import dataclass

from trakkx_desktop.core.game import Event
from trakkx_desktop.games.trax import score
from trakkx_desktop.games.trax.events import Laid
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.view.stage.layout import Arrival, Arrivals
from trakkx_desktop.view.trax.layout.mosaic import name_of

APART = 90
"""Milliseconds between two forced tiles that arrive."""
LIGHT = 45
"""Milliseconds for each tile that the light of a win runs over."""
TRAVEL, FOLLOWS, LONGEST = 560, 260, 900
"""Milliseconds of a computer's turn, easy to follow: the tile's way, between two that follow, and all of those."""


@dataclass(frozen=True)
class Tempo:
    """Where the chosen tile comes from (None: it is there at once), how long it takes, how far apart the forced
    ones come."""

    origin: tuple[str, float, float] | None = None
    ms: int = 0
    apart: int = APART
    grows: bool = False
    """Without an origin the chosen tile arrives like the forced ones."""


USUAL = Tempo()
AGAIN = Tempo(apart=280, grows=True)


def paced(origin: tuple[str, float, float] | None, pace: float, forced: int) -> Tempo:
    """A computer's turn; a long chain comes faster, so that nobody has to wait."""
    apart = min(FOLLOWS, LONGEST // max(1, forced))
    return Tempo(origin, round(TRAVEL * pace), round(apart * pace), grows=True)


def arrivals(state: State, events: tuple[Event, ...], tempo: Tempo) -> Arrivals:
    laid = [event for event in events if isinstance(event, Laid)]
    found: Arrivals = {}
    if laid and (tempo.origin is not None or tempo.grows):
        found[name_of("tile", laid[0].cell)] = Arrival(0, tempo.origin, tempo.ms)
        for kind in ("last", "fresh"):
            found[name_of(kind, laid[0].cell)] = Arrival(tempo.ms)
    for number, event in enumerate(laid[1:], start=1):
        for kind in ("tile", "follower", "fresh"):
            found[name_of(kind, event.cell)] = Arrival(tempo.ms + number * tempo.apart)
    start = tempo.ms + len(laid) * tempo.apart + 120
    for number, path in enumerate(score.winning_paths(state)):
        for place in range(len(path)):
            found[f"light:{number}:{place}"] = Arrival(start + place * LIGHT)
    return found
