"""What each level sees: how far it looks ahead, how many turns it weighs, how often it does not look at all."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """Foresight and attention of a player; time is not what makes the difference."""

    foresight: int
    """Half plies that it looks ahead, 0 for as far as time allows."""
    attention: int
    """Turns that it weighs against each other, 0 for all."""
    blur: int
    """How far it misjudges a turn at first sight, in 1/200 logit."""
    careless: int
    """Of a hundred turns so many are played at first sight, blind to what the other could do."""
    work: int
    """Positions that it looks at, 0 for as many as time allows."""


LEVELS: dict[int, Level] = {
    1: Level(foresight=4, attention=12, blur=50, careless=4, work=2_000),
    2: Level(foresight=9, attention=30, blur=12, careless=1, work=20_000),
    3: Level(foresight=14, attention=0, blur=0, careless=0, work=120_000),
    4: Level(foresight=0, attention=0, blur=0, careless=0, work=0),
}

ROLLS: dict[int, tuple[int, float]] = {1: (0, 0.60), 2: (0, 0.10), 3: (1, 0.03), 4: (4, 0.0)}
"""With the die: rolls that it looks ahead, and how far it misjudges a chance."""
PATIENCE: dict[int, tuple[int, float]] = {1: (0, 0.5), 2: (0, 0.2), 3: (1, 0.05), 4: (15, 0.0)}
"""In a solitaire: tiles that it looks ahead, and how far it misjudges a chance."""

LONGEST = 1.0
"""Seconds that somebody takes where no limit is set; uncompiled level 3 needs them too."""
