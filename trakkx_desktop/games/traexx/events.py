"""What everybody at the table could see happen in a round."""

from dataclasses import dataclass

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.player import Seat


@dataclass(frozen=True)
class Sealed(Event):
    seat: Seat


@dataclass(frozen=True)
class Resolved(Event):
    """`reached`: (seat, number, points), by seat and in drawing order."""

    round: int
    reached: tuple[tuple[Seat, int, int], ...]


@dataclass(frozen=True)
class Turned(Event):
    card: int


@dataclass(frozen=True)
class Ended(Event):
    """All cards are played."""
