"""What everybody at the table could see happen; no event names a token that only some have seen."""

from dataclasses import dataclass

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.tokens import Token


@dataclass(frozen=True)
class Took(Event):
    """From the display."""

    seat: Seat
    token: Token


@dataclass(frozen=True)
class Refilled(Event):
    """Tokens that came from the bag to the display."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True)
class Drew(Event):
    """One token from the bag."""

    seat: Seat


@dataclass(frozen=True)
class PlayedSwap(Event):
    seat: Seat
    token: Token


@dataclass(frozen=True)
class Sealed(Event):
    """The seat has chosen what it passes on."""

    seat: Seat
    count: int


@dataclass(frozen=True)
class PassedOn(Event):
    """The swap is carried out; how many each seat passed to its left."""

    counts: tuple[int, ...]


@dataclass(frozen=True)
class DrewThree(Event):
    """`seat` played the token, `target` drew `count` tokens."""

    seat: Seat
    target: Seat
    count: int
    token: Token


@dataclass(frozen=True)
class Opened(Event):
    seat: Seat


@dataclass(frozen=True)
class Laid(Event):
    """Own tokens that are new on the table, and table tokens that lie elsewhere now."""

    seat: Seat
    tokens: tuple[Token, ...]
    moved: tuple[Token, ...]


@dataclass(frozen=True)
class PassedTurn(Event):
    seat: Seat


@dataclass(frozen=True)
class TimeRanOut(Event):
    seat: Seat


@dataclass(frozen=True)
class Emptied(Event):
    """The seat's hand is empty: it has won."""

    seat: Seat


@dataclass(frozen=True)
class Blocked(Event):
    """Everybody has passed in turn."""
