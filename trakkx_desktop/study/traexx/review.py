"""TRÄXX: points lost in each round against level 4's choice; luck and skill apart, by what the cards allowed."""

from collections.abc import Iterator

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import GOOD, NO_CHOICE, Reviewed, Tally, Thresholds
from trakkx_desktop.core.thought import Limit, Stop, Thought, never
from trakkx_desktop.core.told import Facts
from trakkx_desktop.games.traexx.actions import Action, Extend
from trakkx_desktop.games.traexx.score import total
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.games.traexx.state import State, mask
from trakkx_desktop.players.traexx import review as player
from trakkx_desktop.players.traexx.turn import Turn, turn_of

LOSSES = Thresholds(inaccurate=1.0, mistake=2.5, blunder=5.0)
"""In points of the total to expect."""
WIDTH = 300
"""Lines that the look at a whole order of cards keeps after each of them."""


class TraexxReviewer:
    """What a round cost is judged with the cards to come unknown; only the tally knows their order."""

    def review(
        self, record: Record, first: int, limit: Limit, stop: Stop = never
    ) -> Iterator[Reviewed | Tally]:
        lost = [0.0] * record.setup.seats
        for index in range(first, len(record.log)):
            entry = record.log[index]
            sight = mask(record.state(index), entry.seat)
            found = _judged(index, entry.seat, entry.action, sight, limit, stop)
            if stop():
                return
            lost[entry.seat] += found.loss
            yield found
        if first == 0 and record.now.is_over:
            yield from _tallies(record.now, lost, limit, stop)


def _judged(
    index: int, seat: Seat, action: Action, sight: State, limit: Limit, stop: Stop
) -> Reviewed:
    turn = turn_of(sight, seat)
    loss = player.loss(sight, seat, action, limit, stop)
    worth = loss.better.worth - loss.points
    if len(turn.lines) == 1:
        return Reviewed(index, seat, worth, None, 0.0, NO_CHOICE)
    mark = LOSSES.mark(loss.points)
    if mark == GOOD:
        return Reviewed(index, seat, worth, None, loss.points, mark)
    code, facts = _why(turn, action, loss.better, loss.points)
    return Reviewed(index, seat, worth, loss.better, loss.points, mark, code, facts)


def _why(turn: Turn, action: Action, better: Thought[Action], points: float) -> tuple[str, Facts]:
    """A number that was in reach, fields that were left, or what it cost on average."""
    lost: Facts = (("points", max(1, round(points))),)
    made, wished = _path(action), _path(better.action)
    numbers = [n for n in _numbers(wished) if n not in _numbers(made)]
    if numbers:
        number = max(numbers)
        sides = {line.side for line in turn.lines if number in dict(line.gains)}
        return "number_in_reach", (("number", number), ("ends", len(sides)), *lost)
    if not made:
        return "passed", (("fields", len(wished)), *lost)
    if not wished:
        return "better_passed", lost
    if len(wished) > len(made):
        return "fewer_fields", (("made", len(made)), ("fields", len(wished)), *lost)
    is_other_end = isinstance(action, Extend) and action.end != getattr(better.action, "end", None)
    return ("other_end" if is_other_end else "other_way"), lost


def _path(action: Action) -> tuple[tuple[int, int], ...]:
    return action.path if isinstance(action, Extend) else ()


def _numbers(path: tuple[tuple[int, int], ...]) -> list[int]:
    return [sheet().numbers[field] for field in path if field in sheet().numbers]


def _tallies(state: State, lost: list[float], limit: Limit, stop: Stop) -> Iterator[Tally]:
    for seat in range(state.setup.seats):
        # The limit is that of a move; all cards in their order are worth many.
        longer = Limit(limit.seconds and 10 * limit.seconds, limit.work and 10 * limit.work)
        known = player.allowed(state, seat, longer, stop, WIDTH)
        if stop():
            return
        made = total(state, seat)
        yield Tally(
            seat,
            (("made", made), ("allowed", max(made, known.total)), ("lost", round(lost[seat]))),
        )
