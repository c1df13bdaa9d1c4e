"""A position of any variant: the table, whose turn it is, the die or the pile, how it ended; what may be seen."""

from dataclasses import dataclass, field, replace

from trakkx_desktop.core.chance import NO_CHANCE, Chance
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.tiles import COVERED, RED, WHITE, Colour, Tile


@dataclass(frozen=True)
class Ending:
    """Reason: loop, line, both (T10), draw, blocked (L3), resigned, agreed (T13), won, full, stuck (P7, P8)."""

    reason: str
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class State:
    """`last` are the cells of the newest turn in the order they were laid.

    `rolls` is the die for the coming turn, re-rolls included (D5); `pile` a solitaire's tiles, top
    first (P1).
    """

    setup: Setup
    board: Board = field(default_factory=Board)
    turns: int = 0
    last: tuple[Cell, ...] = ()
    rolls: tuple[int, ...] = ()
    pile: tuple[Tile, ...] = ()
    chance: Chance = field(default_factory=lambda: Chance(0))
    ending: Ending | None = None

    @property
    def colour(self) -> Colour:
        """Whose turn it is, white or red; after the end: whose it would be."""
        return WHITE if self.turns % 2 == 0 else RED

    @property
    def seat(self) -> Seat:
        """Who has to move."""
        return self.setup.seat_of(self.colour)

    @property
    def mover(self) -> Seat | None:
        """Who laid the newest turn."""
        if self.turns == 0:
            return None
        return self.setup.seat_of(RED if self.colour == WHITE else WHITE)


def mask(state: State) -> State:
    """All sit at one table: only what chance still holds is secret (P1, D5), and the seed that tells it."""
    return replace(
        state, setup=replace(state.setup, seed=0), pile=_covered(state.pile), chance=NO_CHANCE
    )


def _covered(pile: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """What the player sees of the pile: its top, and how many lie below."""
    return pile[:1] + (COVERED,) * (len(pile) - 1)
