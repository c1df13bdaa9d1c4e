"""What is to be seen of a TRÄXX table, as one value: whose sheet, which line, which words. No Qt."""

from dataclasses import dataclass, field

from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.sheet import Field
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.traexx.desk import Desk


@dataclass(frozen=True)
class Line:
    """This round's part of a route: drawn from `end` over `path`."""

    end: Field
    path: tuple[Field, ...]


@dataclass(frozen=True)
class Labels:
    """The words that lie on the table, already in the app's language."""

    card: str = ""
    numbers: str = ""
    """ "" = no sums: a long message lies in their place."""
    fields: str = ""
    now: str = ""
    half: str = ""
    pile: str = ""
    news: str = ""
    nothing: str = ""
    """In place of news, if nobody reached a number."""


@dataclass(frozen=True)
class Scene:
    """What is to be seen. `seat`: whose sheet lies large; `draft`: that seat's open line, if the
    screen is for it now."""

    state: State
    seat: Seat
    desk: Desk
    players: tuple[Player, ...]
    draft: OpenLine | None = None
    pointed: Field | None = None
    labels: Labels = field(default_factory=Labels)

    @property
    def line(self) -> Line | None:
        """The seat's open line, or what it has sealed if that may be seen."""
        if self.draft is not None:
            drawn = self.draft
            return Line(drawn.end, drawn.path) if drawn.end is not None and drawn.path else None
        sealed = self.state.sealed[self.seat]
        return Line(sealed.end, sealed.path) if isinstance(sealed, Extend) else None

    @property
    def path(self) -> tuple[Field, ...]:
        return self.line.path if self.line is not None else ()


def signed(points: int) -> str:
    """With U+2212, as all numbers on the table are written."""
    return f"+{points}" if points >= 0 else f"\u2212{-points}"


def news(state: State) -> tuple[tuple[Seat, int, int], ...]:
    """(seat, number, points) of the round before this one."""
    return tuple(
        (seat, note.number, note.points)
        for seat, notes in enumerate(state.notes)
        for note in notes
        if note.round == state.round - 1
    )
