"""What is known of a saved match without replaying it: for Home, the library and the history.

Standard library only, because Home starts with it.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.player import Player, Seat

WRONG = (TypeError, ValueError, KeyError, AttributeError, RecursionError)
"""What values of another form raise when they are taken for a head."""
MOST = 1_000_000
"""Actions of the longest match that anybody will play."""


@dataclass(frozen=True)
class Row:
    """One finished game on the score sheet."""

    first: Seat
    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str
    lines: tuple[ScoreLine, ...]
    begun: str
    ended: str
    assisted: bool = False


@dataclass(frozen=True)
class Summary:
    """`problem`: "" | "broken" (opening it will say what is wrong) | "newer" | a StorageError's code;
    of a file with a problem only the path is sure."""

    path: Path
    id: str
    game: str = ""
    name: str = ""
    players: tuple[Player, ...] = ()
    games: int = 0
    """How many games the match is planned to have."""
    played: int = 0
    """How many of them have ended."""
    choices: tuple[tuple[str, str], ...] = ()
    waiting: tuple[Seat, ...] = ()
    actions: int = 0
    ranking: str = ""
    totals: tuple[float, ...] = ()
    leaders: tuple[Seat, ...] = ()
    is_over: bool = False
    created: str = ""
    changed: str = ""
    ended: str = ""
    """When the last finished game ended, as far as anybody noted it."""
    problem: str = ""
    origin: str = ""
    """Of a match that was not begun as a game (core/match.py)."""
    has_draft: bool = False
    """Has anybody half done something?"""
    sheet: str = "[]"
    """The rows as text."""

    @property
    def is_waiting(self) -> bool:
        """Begun as a game, touched, and not finished: Home offers to go on with it."""
        is_touched = self.actions > 0 or self.has_draft
        return is_touched and not (self.is_over or self.problem or self.origin)

    @property
    def number(self) -> int:
        """Which game is on the table, from 1."""
        return self.played + bool(self.waiting)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One for each finished game; none if the index was damaged."""
        try:
            return tuple(_row(row, len(self.players)) for row in json.loads(self.sheet))
        except WRONG:
            return ()


def _row(row: Mapping[str, Any], seats: int) -> Row:
    return Row(
        seats_told([row["first"]], seats)[0],
        points_told(row["scores"], seats),
        seats_told(row["winners"], seats),
        str(row["reason"]),
        tuple(
            ScoreLine(str(c), points_told(v, seats), tuple(map(_fact, f)))
            for c, v, f in row["lines"]
        ),
        str(row["begun"]),
        str(row["ended"]),
        row["assisted"] is True,
    )


def count_told(told: Any) -> int:
    """A whole number that a person could have come to; more could not even be worded."""
    if type(told) is not int or not 0 <= told < MOST:
        raise ValueError("no such number")
    return told


def seats_told(told: list[Any], seats: int) -> tuple[Seat, ...]:
    for seat in told:
        if type(seat) is not int or not 0 <= seat < seats:
            raise ValueError("no such seat")
    return tuple(told)


def points_told(told: list[Any], seats: int) -> tuple[float, ...]:
    """One number for each seat."""
    if len(told) != seats:
        raise ValueError("a number for each seat is expected")
    for point in told:
        if type(point) not in (int, float) or not -1e9 < point < 1e9:
            raise ValueError("no such points")
    return tuple(told)


def _fact(told: Any) -> str | int:
    return told if type(told) is int else str(told)
