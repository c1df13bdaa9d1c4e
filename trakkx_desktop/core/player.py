"""Who sits at a table; small, because Home reads it before anything is played."""

from dataclasses import dataclass

Seat = int
"""Index of a player at the table, clockwise from 0."""

MARKS = 4
"""Players are told apart by a colour and shape: mark 0 circle, 1 square, 2 triangle, 3 diamond."""


@dataclass(frozen=True)
class Player:
    """The name is plain text of any script and length. `level`: 0 is a person, 1 to 4 a computer
    (core/thought.py)."""

    name: str
    mark: int
    level: int = 0

    @property
    def is_computer(self) -> bool:
        return self.level > 0


@dataclass(frozen=True)
class Person:
    """Somebody who has played here. `last`: when they last sat down (ISO time); `youngest`: begins where
    the youngest does."""

    name: str
    mark: int
    youngest: bool = False
    last: str = ""
