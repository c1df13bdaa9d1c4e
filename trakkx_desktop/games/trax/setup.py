"""The five ways to play (TRAX, limited, Tur-TRAX, two solitaires) as data, and what the new-game page offers (T1)."""

from dataclasses import dataclass

from trakkx_desktop.core.game import Choices, Option
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax.tiles import RED, WHITE, Colour


@dataclass(frozen=True)
class Variant:
    """`limit`: most rows and columns (L1). `die`: lies are rolled (D1). `square`: size of a solitaire (P4)."""

    limit: int | None = None
    die: bool = False
    square: int | None = None


VARIANTS: dict[str, Variant] = {
    "unlimited": Variant(),
    "limited": Variant(limit=8),
    "die": Variant(die=True),
    "solitaire3": Variant(square=3),
    "solitaire4": Variant(square=4),
}

OPTIONS = (
    Option("variant", tuple(VARIANTS), "unlimited"),
    Option("across", ("no", "yes"), "no"),
)


@dataclass(frozen=True)
class Setup:
    """`first` has white and begins. `across`: red sits on the other side of the table (D3)."""

    seats: int = 2
    first: Seat = 0
    seed: int = 0
    variant: str = "unlimited"
    across: bool = False

    def __post_init__(self) -> None:
        if self.variant not in VARIANTS:
            raise ValueError(f"unknown variant {self.variant!r}")
        if self.seats not in seats_of(self.variant) or self.first not in range(self.seats):
            raise ValueError("a seat too many or too few")
        if self.across and not self.die:
            raise ValueError("only the die knows sides of the table")

    @property
    def limit(self) -> int | None:
        return VARIANTS[self.variant].limit

    @property
    def die(self) -> bool:
        return VARIANTS[self.variant].die

    @property
    def square(self) -> int | None:
        return VARIANTS[self.variant].square

    def seat_of(self, colour: Colour) -> Seat:
        """Who plays the colour; in a solitaire the one player has both."""
        return self.first if colour == WHITE else (self.first + 1) % self.seats

    def colour_of(self, seat: Seat) -> Colour:
        """The colour of a seat (in a solitaire it means nothing)."""
        return WHITE if seat == self.first else RED


def seats_of(variant: str) -> range:
    return range(1, 2) if VARIANTS[variant].square else range(2, 3)


def agree(seats: int, first: Seat, seed: int, choices: Choices) -> Setup | Refusal:
    """The setup of what was chosen on the new-game page."""
    variant = choices.get("variant", "unlimited")
    if variant not in VARIANTS:
        return Refusal("variant", (variant,))
    if seats not in seats_of(variant) or first not in range(seats):
        return Refusal("seats", (seats,))
    across = VARIANTS[variant].die and choices.get("across", "no") == "yes"
    return Setup(seats, first, seed, variant, across)
