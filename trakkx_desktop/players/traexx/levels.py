"""What each level sees: how far it looks, and what it overlooks."""

from dataclasses import dataclass
from typing import Literal

Foresight = Literal["now", "ends", "sheet", "cards"]
"""`now`: points of this turn and the nearest number; `ends`: also whether the ends stay open; `sheet`:
the learnt worth of the whole line; `cards`: the line played on through many orders of the cards left."""


@dataclass(frozen=True)
class Level:
    foresight: Foresight
    ends: int
    """How many ends are watched; one: the end drawn at last, the other only if nothing goes there."""
    overlooks: int
    """Of a hundred extensions, those not noticed."""
    work: int
    """Extensions looked at when neither seconds nor work are given."""

    @property
    def is_glance(self) -> bool:
        return self.foresight in ("now", "ends")


LEVELS = {
    1: Level("now", ends=1, overlooks=40, work=1),
    2: Level("ends", ends=2, overlooks=25, work=1),
    3: Level("sheet", ends=2, overlooks=0, work=1),
    4: Level("cards", ends=2, overlooks=0, work=400_000),
}
