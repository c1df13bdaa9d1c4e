"""The table between two actions: pile, routes, sealed choices and the points noted so far."""

from dataclasses import dataclass, replace

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx.actions import Extend, Pass
from trakkx_desktop.games.traexx.setup import Setup
from trakkx_desktop.games.traexx.sheet import Field, cards

Route = tuple[Field, ...]
"""From end to end: the start, then what was drawn in its first direction; fields added at the
other end stand before the start."""

UNKNOWN = 0
"""In place of a card that has not been turned yet, in a masked state."""


@dataclass(frozen=True)
class Hidden:
    """Sealed by somebody else: that it is sealed may be seen, but not what (R15)."""


Sealed = Extend | Pass | Hidden | None
"""None: this seat still owes its choice of the round."""


@dataclass(frozen=True)
class Note:
    """A number reached: in which round, and the points noted for it."""

    number: int
    round: int
    points: int


@dataclass(frozen=True)
class State:
    """`round` counts from 1; past the last card the game is over (R12). The rest is by seat."""

    setup: Setup
    deck: tuple[int, ...]
    round: int
    routes: tuple[Route, ...]
    sealed: tuple[Sealed, ...]
    notes: tuple[tuple[Note, ...], ...]
    """In the order in which the seat reached the numbers."""

    @property
    def is_over(self) -> bool:
        return self.round > len(self.deck)

    @property
    def card(self) -> int | None:
        """Id of the card that lies open."""
        return None if self.is_over else self.deck[self.round - 1]

    @property
    def is_open(self) -> bool:
        """A pile of fewer cards than there are is that of a puzzle: all of it lies open."""
        return len(self.deck) < len(cards())

    @property
    def coming(self) -> tuple[int, ...]:
        """Ids of the cards that come after this one, where the pile lies open."""
        return self.deck[self.round :] if self.is_open else ()

    @property
    def patches(self) -> tuple[str, ...]:
        """Colours of the card that lies open."""
        return () if self.card is None else cards()[self.card]

    @property
    def cards_left(self) -> int:
        """In the pile, the open card not counted."""
        return max(0, len(self.deck) - self.round)


def mask(state: State, seat: Seat | None) -> State:
    """Without the pile (unless it lies open), and the seed that would tell it; without what others sealed (R15)."""
    turned = state.deck if state.is_open else state.deck[: state.round]
    return replace(
        state,
        setup=replace(state.setup, seed=0),
        deck=turned + (UNKNOWN,) * (len(state.deck) - len(turned)),
        sealed=tuple(
            choice if choice is None or of == seat or state.setup.open_sheets else Hidden()
            for of, choice in enumerate(state.sealed)
        ),
    )
