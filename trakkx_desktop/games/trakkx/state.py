"""A position of TRAKKX, and what each seat may see of it (hands and bag are secret: rule S2, A9)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.exchange import Hand, Hands
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.tokens import HIDDEN, Token


@dataclass(frozen=True)
class State:
    """The bag was shuffled once: its last token is drawn first. `sealed` is not None while a swap is
    under way: each seat's chosen tokens (still in its hand), or None for a seat that has not chosen."""

    setup: Setup
    hands: Hands
    bag: Hand
    display: Hand
    table: Mapping[Cell, Token] = field(hash=False)
    opened: tuple[bool, ...]
    turn: Seat
    box: Hand = ()
    sealed: tuple[Hand | None, ...] | None = None
    passes: int = 0
    """Passes since somebody last did something."""
    winner: Seat | None = None

    @property
    def is_blocked(self) -> bool:
        """Everybody has passed in turn (rule E6)."""
        return self.passes >= self.setup.seats

    @property
    def is_over(self) -> bool:
        return self.winner is not None or self.is_blocked


def mask(state: State, seat: Seat | None) -> State:
    """Hands are turned open when the game is over, or when it was agreed to play with open hands.

    The seed goes too: whoever knows it can deal the whole game again.
    """
    shown = state.is_over or state.setup.hands == "open"
    return replace(
        state,
        setup=replace(state.setup, seed=0),
        hands=tuple(
            hand if shown or owner == seat else _hidden(hand)
            for owner, hand in enumerate(state.hands)
        ),
        bag=_hidden(state.bag),
        sealed=None if state.sealed is None else _masked_choices(state.sealed, seat),
    )


def _masked_choices(sealed: tuple[Hand | None, ...], seat: Seat | None) -> tuple[Hand | None, ...]:
    return tuple(
        tokens if tokens is None or owner == seat else _hidden(tokens)
        for owner, tokens in enumerate(sealed)
    )


def _hidden(tokens: Hand) -> Hand:
    return (HIDDEN,) * len(tokens)
