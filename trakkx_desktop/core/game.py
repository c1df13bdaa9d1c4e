"""The one protocol that every game speaks, and the values that cross it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, TypeVar

from trakkx_desktop.core.draft import Draft
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal


class IllegalAction(Exception):
    """The program passed an action to `apply` that `check` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, *refusal.where)
        self.refusal = refusal


class NotationError(ValueError):
    """Text that is no action of the game; names the offending text."""

    def __init__(self, text: str, why: str = "malformed") -> None:
        super().__init__(f"{why}: {text!r}")
        self.text = text
        self.why = why


@dataclass(frozen=True)
class Event:
    """Something that everybody at the table could see happen; games derive their own kinds."""


S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True)
class Step:
    """What an action led to. `reveals`: somebody now knows more, so fair undo stops here."""

    state: Any
    events: tuple[Event, ...] = ()
    reveals: bool = False


@dataclass(frozen=True)
class Option:
    """A choice on the new-game page; its words live in the game's view."""

    key: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False


Choices = Mapping[str, str]
"""Chosen value by option key; a per-seat option `start` has the keys `start.0`, `start.1`, ..."""


class Ranking(Enum):
    """How the games of a match add up."""

    LOWEST = "lowest"
    HIGHEST = "highest"
    WINS = "wins"


class Game(Protocol[S, A]):
    """The rules of one game. States and actions are frozen; the game object itself holds no play."""

    key: str
    listed: bool
    """`legal` is exhaustive (concessions such as resigning aside, which it never lists)."""
    ranking: Ranking
    options: tuple[Option, ...]

    def seats(self, choices: Choices) -> range:
        """How many may play with these choices."""
        ...

    def setup(self, seats: int, first: Seat, seed: int, choices: Choices) -> Any:
        """A frozen setup with (at least) `seats`, `first`, `seed`; or a Refusal."""
        ...

    def start(self, setup: Any) -> S: ...

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Who owes an action now; empty when the game is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterator[A]:
        """A supply of legal actions."""
        ...

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None: ...

    def apply(self, state: S, seat: Seat, action: A) -> Step:
        """Raises IllegalAction where `check` refuses."""
        ...

    def mask(self, state: S, seat: Seat | None) -> S:
        """What the seat may see, secrets blanked; None: what everybody may see."""
        ...

    def draft(self, sight: S, seat: Seat) -> Draft[A]: ...

    def outcome(self, state: S) -> Outcome | None: ...

    def pack(self, thing: Any) -> Any:
        """A setup, state or action as JSON values."""
        ...

    def unpack(self, data: Any) -> Any:
        """The reverse of `pack`; raises PackError."""
        ...

    def format(self, state: S, action: A) -> str:
        """Notation of an action that is about to be played on that state."""
        ...

    def parse(self, state: S, text: str) -> A:
        """The reverse of `format`; raises NotationError."""
        ...
