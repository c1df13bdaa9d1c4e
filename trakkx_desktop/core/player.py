"""Who sits at a table; small, because Home reads it before anything is played."""

from dataclasses import dataclass

Seat = int
"""Index of a player at the table, clockwise from 0."""

MARKS = 4
"""Players are told apart by a colour and shape: mark 0 circle, 1 square, 2 triangle, 3 diamond."""


@dataclass(frozen=True)
class Player:
    """The name is plain text of any script and length."""

    name: str
    mark: int


@dataclass(frozen=True)
class Person:
    """Somebody who has played here. `last`: when they last sat down (ISO time); `youngest`: begins where
    the youngest does."""

    name: str
    mark: int
    youngest: bool = False
    last: str = ""
