"""The three worked examples of the rule book ("Anlegen und Umgruppieren") as positions that can be opened."""

from dataclasses import dataclass

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.tokens import Token

Entries = tuple[tuple[int, int, Token], ...]


@dataclass(frozen=True)
class Example:
    """`player` is about to move and holds `hands[player]`; the book is silent about the other hands (empty
    here, dealt when the position is opened)."""

    name: str
    seats: int
    player: Seat
    opened: tuple[bool, ...]
    hands: tuple[tuple[Token, ...], ...]
    table: Entries


ADDING = Example(
    name="example1",
    seats=3,
    player=0,
    opened=(True, True, True),
    hands=(("G1a", "R5a", "Y5a"), (), ()),
    table=((0, 2, "B5a"), (1, 0, "R6a"), (1, 1, "Y6a"), (1, 2, "B6a"), (2, 2, "B7a")),
)

OPENING = Example(
    name="example2",
    seats=3,
    player=2,
    opened=(True, True, False),
    hands=((), (), ("B1a", "G4a", "G5a", "G6a", "G7a", "Y6a", "Y7a")),
    table=(
        (0, 0, "Y3a"),
        (1, 0, "Y4a"),
        (2, 0, "Y5a"),
        (10, 0, "R9a"),
        (11, 0, "B9a"),
        (12, 0, "G9a"),
    ),
)

REGROUPING = Example(
    name="example3",
    seats=3,
    player=0,
    opened=(True, True, True),
    hands=(("R4a", "B3a", "R2a", "B12a", "B13a", "R13a", "Y13a"), (), ()),
    table=(
        (0, 0, "R3a"),
        (0, 1, "G3a"),
        (0, 2, "Y3a"),
        (1, 2, "Y4a"),
        (2, 2, "Y5a"),
        (12, 2, "R5a"),
        (13, 0, "Y6a"),
        (13, 1, "B6a"),
        (13, 2, "R6a"),
        (14, 2, "R7a"),
    ),
)

EXAMPLES: dict[str, Example] = {e.name: e for e in (ADDING, OPENING, REGROUPING)}
