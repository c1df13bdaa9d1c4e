"""What a lesson of TRÄXX may ask for, as conditions on what was drawn in a round."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.traexx.actions import PASS, Extend, Pass
from trakkx_desktop.games.traexx.rules import ends
from trakkx_desktop.games.traexx.score import reached, total, worth
from trakkx_desktop.games.traexx.sheet import Field, neighbours, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.lessons.lesson import Condition, Deed
from trakkx_desktop.lessons.traexx.position import position

Words = tuple[str, ...]


def fields(words: Words) -> set[Field]:
    return {(int(q), int(r)) for q, r in (word.split(",") for word in words)}


def drawn(deed: Deed) -> tuple[Field, ...]:
    return deed.action.path if isinstance(deed.action, Extend) else ()


def _numbers(deed: Deed) -> list[int]:
    """Reached in this round, in the order of the line."""
    return [sheet().numbers[field] for field in drawn(deed) if field in sheet().numbers]


def draw(deed: Deed, words: Words) -> bool:
    """So many fields at least."""
    return len(drawn(deed)) >= int(words[0])


def passes(deed: Deed, words: Words) -> bool:
    return isinstance(deed.action, Pass)


def start_at(deed: Deed, words: Words) -> bool:
    """The line goes on from one of these ends."""
    return isinstance(deed.action, Extend) and deed.action.end in fields(words)


def end_at(deed: Deed, words: Words) -> bool:
    """The line ends on one of these fields."""
    return bool(drawn(deed)) and drawn(deed)[-1] in fields(words)


def through(deed: Deed, words: Words) -> bool:
    """All of these fields are on the line."""
    return fields(words) <= set(drawn(deed))


def reach(deed: Deed, words: Words) -> bool:
    """All of these numbers."""
    return {int(word) for word in words} <= set(_numbers(deed))


def avoid(deed: Deed, words: Words) -> bool:
    """Something is drawn, but none of these numbers is reached."""
    return bool(drawn(deed)) and not {int(word) for word in words} & set(_numbers(deed))


def order(deed: Deed, words: Words) -> bool:
    """These numbers, in this order."""
    return [number for number in _numbers(deed) if str(number) in words] == [int(w) for w in words]


def gain(deed: Deed, words: Words) -> bool:
    """So many points at least for the numbers of this round."""
    before: State = deed.before
    noted = before.notes
    points = 0
    for number in _numbers(deed):
        points += worth(noted, number)
        if before.setup.is_solo:
            noted = ((*noted[0], _note(number)),)
    return points >= int(words[0])


def _note(number: int) -> Any:
    from trakkx_desktop.games.traexx.state import Note

    return Note(number, 1, number)


def aside(deed: Deed, words: Words) -> bool:
    """The line comes to run beside itself: a new field touches one that is not its neighbour on the route."""
    route = deed.after.routes[deed.seat] if deed.action != PASS else ()
    joined = {frozenset(pair) for pair in pairwise(route)}
    return any(
        frozenset((new, old)) not in joined and old in neighbours(new)
        for new in drawn(deed)
        for old in route
    )


def open_ends(deed: Deed, words: Words) -> bool:
    """Something is drawn, and both ends still have a free neighbour; a number: so many at least."""
    least = int(words[0]) if words else 1
    route = (*deed.before.routes[deed.seat], *drawn(deed))
    if not isinstance(deed.action, Extend):
        return False
    tips = {*ends(deed.before.routes[deed.seat])} - {deed.action.end} | {drawn(deed)[-1]}
    free = (sum(near not in route for near in sheet().beside[tip]) for tip in tips)
    return min(free) >= least


def score(deed: Deed, words: Words) -> bool:
    """The total after this round is at least that."""
    return total(deed.after, deed.seat) >= int(words[0])


CONDITIONS: Mapping[str, Condition] = {
    "draw": draw,
    "pass": passes,
    "from": start_at,
    "to": end_at,
    "through": through,
    "reach": reach,
    "avoid": avoid,
    "order": order,
    "gain": gain,
    "aside": aside,
    "open": open_ends,
    "total": score,
}


def _yield(sight: State, seat: int, action: Any) -> int:
    path = action.path if isinstance(action, Extend) else ()
    return sum(note.points for note in reached(sight.notes, seat, path, sight.round)) + len(path)


class TraexxTeacher:
    conditions = CONDITIONS
    urgent = frozenset({"number_first", "number_race", "numbers"})

    def is_as_good(self, sight: State, seat: int, own: Any, best: Any) -> bool:
        """At most a point less in this round: numbers and fields together."""
        return _yield(sight, seat, own) >= _yield(sight, seat, best) - 1

    def position(self, data: Mapping[str, Any]) -> State:
        return position(data)

    def mishap(self, deed: Deed) -> str:
        """Whoever is asked to draw has passed."""
        return "passed" if isinstance(deed.action, Pass) else ""

    def answer(self, state: State, name: str) -> Entry | None:
        """`pass`: whoever still owes a line draws nothing."""
        waiting = [seat for seat, choice in enumerate(state.sealed) if choice is None and seat]
        return Entry(waiting[0], PASS) if waiting else None
