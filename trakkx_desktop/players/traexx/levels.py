"""What each level sees: how far it looks, and what it overlooks."""

from dataclasses import dataclass
from typing import Literal

Foresight = Literal["ends", "sheet", "cards"]
"""`ends`: points of this turn, the nearest number, and whether the ends stay open; `sheet`: the learnt
worth of the whole line; `cards`: also what the cards left may allow."""


@dataclass(frozen=True)
class Level:
    foresight: Foresight
    ends: int
    """How many ends are watched; one: that of the first direction, the other only if nothing goes there."""
    overlooks: int
    """Of a hundred extensions, those not noticed."""
    work: int
    """Extensions looked at when neither seconds nor work are given."""


LEVELS = {
    1: Level("ends", ends=1, overlooks=20, work=1),
    2: Level("sheet", ends=2, overlooks=50, work=1),
    3: Level("sheet", ends=2, overlooks=0, work=1),
    4: Level("cards", ends=2, overlooks=0, work=100_000),
}
