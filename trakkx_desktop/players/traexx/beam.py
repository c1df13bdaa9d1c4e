"""The best lines after a card, best first: packed rows, compiled with `pen.py`."""

from typing import Final

from trakkx_desktop.players.packed import Row, i64
from trakkx_desktop.players.traexx.board import Position
from trakkx_desktop.players.traexx.ruler import zeros

NEVER: Final = 1 << 60
"""More than any worth."""


class Beam:
    """Keeps up to `width` lines; the same line stands once."""

    def __init__(self, width: int) -> None:
        self.width: i64 = width
        self.size: i64 = 0
        self.base: i64 = 0
        """What the worth of a new line is counted from."""
        self.value: Row = zeros(width + 1)
        self.taken: Row = zeros(width + 1)
        self.one: Row = zeros(width + 1)
        self.two: Row = zeros(width + 1)
        self.points: Row = zeros(width + 1)
        self.noted: Row = zeros(width + 1)
        self.high: Row = zeros(width + 1)

    def put(
        self, whole: i64, taken: i64, one: i64, two: i64, points: i64, noted: i64, high: i64
    ) -> i64:
        """Takes in a line if it is good enough; answers what the next one has to beat."""
        value = whole + self.base
        at = self.place(taken, one, two)
        if at < self.size:
            if self.value[at] >= value:
                return self.floor()
        elif self.size < self.width:
            self.size += 1
        else:
            at -= 1
        while at > 0 and self.value[at - 1] < value:
            self.shift(at)
            at -= 1
        self.value[at] = value
        self.taken[at] = taken
        self.one[at] = one
        self.two[at] = two
        self.points[at] = points
        self.noted[at] = noted
        self.high[at] = high
        return self.floor()

    def place(self, taken: i64, one: i64, two: i64) -> i64:
        """Where this line stands; behind the last if nowhere."""
        for at in range(self.size):
            if self.taken[at] == taken:
                if self.one[at] == one and self.two[at] == two:
                    return at
                if self.one[at] == two and self.two[at] == one:
                    return at
        return self.size

    def floor(self) -> i64:
        if self.size < self.width:
            return -NEVER
        return self.value[self.size - 1] - self.base

    def line(self, at: i64) -> Position:
        return Position(
            self.taken[at],
            (self.one[at], self.two[at]),
            self.points[at],
            self.noted[at],
            self.high[at],
        )

    def shift(self, to: i64) -> None:
        """The one before goes down to this place."""
        at = to - 1
        self.value[to] = self.value[at]
        self.taken[to] = self.taken[at]
        self.one[to] = self.one[at]
        self.two[to] = self.two[at]
        self.points[to] = self.points[at]
        self.noted[to] = self.noted[at]
        self.high[to] = self.high[at]
