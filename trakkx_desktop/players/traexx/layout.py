"""How the learnt tables lie in one row: plain numbers, which the compiler of `pen.py` knows by heart."""

from typing import Final

SIZE: Final = 61
"""Fields of the sheet."""
HUES: Final = 6
"""Colours."""
ROUNDS: Final = 15
"""Cards left after a turn are 0 to 14."""
KINDS: Final = 9
"""Numbers 2 to 10."""

# How a number stands to the one who draws: full, half, or full with others at their distance.
FULL: Final = 0
HALF: Final = 1
NEAR: Final = 2
CLOSE: Final = 3
FAR: Final = 4
REMOTE: Final = 5
STANDINGS: Final = 6

REACHES: Final = 9
"""Steps from the nearer end to a number are 0 to 8."""
PHASES: Final = 5
THIRDS: Final = 3
HOARD: Final = 20
"""More than there are patches, or fields, of one colour."""

FREE: Final = 0
END: Final = FREE + PHASES * SIZE * 64
STUCK: Final = END + PHASES * SIZE * 64
PAIR: Final = STUCK + ROUNDS * 64
REACH: Final = PAIR + THIRDS * SIZE * SIZE
NOTED: Final = REACH + ROUNDS * KINDS * STANDINGS * REACHES
STOCK: Final = NOTED + ROUNDS * 512
LENGTH: Final = STOCK + HUES * HOARD * HOARD

SCALE: Final = 256
"""Entries for one point."""
