"""What a table may know and do: the one window in the wall between a game's view and the true state."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.game import Event
from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.refusal import Refusal

PLAYED, UNDONE, DRAFTED, LOOKED = "played", "undone", "drafted", "looked"
HINTED = "hinted"
"""Kinds of change: an action was played, one was taken back, a draft or desk changed, somebody else looks
or another position is looked at; a hint came or told more."""


@dataclass(frozen=True)
class Change:
    """What became different; events only with PLAYED. `taken` is the action that was taken back, told to
    nobody but the seat that made it."""

    kind: str
    events: tuple[Event, ...] = ()
    seat: Seat | None = None
    taken: Any = field(default=None, compare=False)


@dataclass(frozen=True)
class Turn:
    """One entry of the log as everybody saw it: who acted, and what happened; not the action, which may
    hold a secret."""

    seat: Seat
    events: tuple[Event, ...]


class Sight(Protocol):
    """The position as the screen may show it now, the viewer's half move, what happened before, and the
    ways to act. Everything in it is masked; nothing in it leads to the true state."""

    @property
    def state(self) -> Any:
        """The position as the viewer may see it; behind the curtain, as everybody may."""
        ...

    @property
    def draft(self) -> Any | None:
        """The viewer's half move; None when there is nothing to do or it must not be seen."""
        ...

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the screen is for; None when the game is over."""
        ...

    @property
    def is_watching(self) -> bool:
        """The game goes on, but the viewer owes nothing now: a computer is to act, so there is no draft."""
        ...

    @property
    def is_lingering(self) -> bool:
        """The viewer has acted and still looks at what came of it."""
        ...

    @property
    def hint(self) -> Hint | None:
        """What the viewer asked to be told about this turn."""
        ...

    @property
    def is_curtained(self) -> bool: ...

    @property
    def is_read_only(self) -> bool: ...

    @property
    def peeked(self) -> int | None:
        """Index of the looked-back position, None for the present."""
        ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def waiting(self) -> tuple[Seat, ...]: ...

    @property
    def is_assisted(self) -> bool: ...

    @property
    def match(self) -> Match:
        """Masked too: its open game has neither log nor seed."""
        ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def code(self) -> str:
        """The short code with which the same deal can be played again."""
        ...

    @property
    def turns(self) -> Sequence[Turn]:
        """The whole log, oldest first."""
        ...

    def state_at(self, index: int) -> Any:
        """The position after `index` turns, as the viewer may see it."""
        ...

    @property
    def has_open_draft(self) -> bool:
        """Has the viewer done anything that is not finished yet?"""
        ...

    def desk(self, seat: Seat) -> tuple[str, ...]:
        """The seat's own order of its pieces."""
        ...

    def arrange(self, seat: Seat, order: tuple[str, ...]) -> None: ...

    def put(self, *puts: Put) -> Refusal | None:
        """One gesture on the viewer's draft."""
        ...

    def finish(self) -> Refusal | None:
        """Submits the draft's action, if it is one."""
        ...

    def take_hint(self) -> Refusal | None:
        """Plays what the hint shows; a half move gives way to it."""
        ...

    def submit(self, action: Any) -> Refusal | None: ...

    def linger(self) -> None:
        """What the viewer does next stays before their eyes until `go_on`, if somebody else comes after."""
        ...

    def go_on(self) -> None:
        """The viewer has seen enough."""
        ...

    def reset(self) -> bool:
        """The table as it was when the turn began; can be redone."""
        ...

    def look(self, seat: Seat) -> None:
        """Another seat that owes an action takes the screen."""
        ...

    def reopen(self, seat: Seat) -> bool:
        """A sealed choice is taken back to be made again."""
        ...

    def peek(self, index: int | None) -> None:
        """Looks back at the position after `index` turns; None: back to the present."""
        ...

    def again(self) -> Match:
        """The same deal once more, as a match of its own, for one who plays alone."""
        ...
