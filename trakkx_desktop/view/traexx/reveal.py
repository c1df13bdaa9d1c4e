"""A round that is over, as it is shown to all: where each line stood, what was added, and when. No Qt."""

from dataclasses import dataclass

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.events import Resolved
from trakkx_desktop.games.traexx.sheet import Field, sheet
from trakkx_desktop.games.traexx.state import Route, State

FIELD, STAGGER, BEGIN = 170, 110, 200
"""Milliseconds: the pen crosses one field; the next seat begins so much later; before anything moves."""
COUNT, HOLD, TELL = 420, 900, 800
"""Milliseconds: the totals count up; the picture stays, and longer for each number that was reached."""


@dataclass(frozen=True)
class Stroke:
    """This round's part of a route: drawn from `end` over `path`."""

    end: Field
    path: tuple[Field, ...]


@dataclass(frozen=True)
class Reveal:
    """`before` is the position when the last one sealed, `after` the one it led to."""

    before: State
    after: State
    reached: tuple[tuple[Seat, int, int], ...]
    """(seat, number, points)."""
    pace: float = 1.0

    @property
    def round(self) -> int:
        return self.before.round

    @property
    def strokes(self) -> tuple[Stroke | None, ...]:
        return tuple(
            added(*pair) for pair in zip(self.before.routes, self.after.routes, strict=True)
        )

    def totals(self, seat: Seat) -> tuple[int, int]:
        return score.total(self.before, seat), score.total(self.after, seat)

    def enters(self, seat: Seat, place: int) -> int:
        """When the pen of this seat comes into the field at this place of its stroke."""
        return self._timed(BEGIN + STAGGER * seat + FIELD * place)

    def reaches(self, seat: Seat, number: int) -> int:
        """When its pen is on the number."""
        stroke = self.strokes[seat]
        spots = [sheet().numbers.get(field) for field in stroke.path] if stroke is not None else []
        return self.enters(seat, spots.index(number) + 1) if number in spots else 0

    @property
    def drawn(self) -> int:
        """When the last pen is lifted."""
        ends = (
            self.enters(seat, len(stroke.path) + 1)
            for seat, stroke in enumerate(self.strokes)
            if stroke is not None
        )
        return max(ends, default=self._timed(BEGIN))

    @property
    def ms(self) -> int:
        """How long all of it is shown, if nobody goes on before."""
        return self.drawn + self._timed(COUNT + HOLD + TELL * min(3, len(self.reached)))

    def _timed(self, ms: float) -> int:
        return round(ms * self.pace)


def added(before: Route, after: Route) -> Stroke | None:
    """What a round added to a route, in drawing order; None: passed."""
    new = len(after) - len(before)
    if new <= 0:
        return None
    if after[: len(before)] == before:
        return Stroke(before[-1], after[len(before) :])
    return Stroke(before[0], tuple(reversed(after[:new])))


def last_round(sight: Sight, pace: float = 1.0) -> Reveal | None:
    """The newest round that is over."""
    turns = sight.turns
    for index in range(len(turns) - 1, -1, -1):
        for event in turns[index].events:
            if isinstance(event, Resolved):
                before, after = sight.state_at(index), sight.state_at(index + 1)
                return Reveal(before, after, event.reached, pace)
    return None


def totals(sight: Sight) -> tuple[tuple[int, ...], ...]:
    """By seat, the total after each round, from before the first card on."""
    marks = [0]
    for index, turn in enumerate(sight.turns):
        if any(isinstance(event, Resolved) for event in turn.events):
            marks.append(index + 1)
    states = [sight.state_at(mark) for mark in marks]
    seats = range(len(states[0].routes))
    return tuple(tuple(score.total(state, seat) for state in states) for seat in seats)
