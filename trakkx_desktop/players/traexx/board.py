"""The sheet as numbers and sets of bits: one player's line as fast code sees it, and all its extensions.

Fields are 0 to 60, row by row as on the sheet; a set of fields is an integer with one bit each. What a
card allows is packed in one integer, two bits a colour. Nothing here is known to anybody outside.
"""

from dataclasses import dataclass, replace

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx.actions import PASS, Action, Extend, Pass
from trakkx_desktop.games.traexx.score import half
from trakkx_desktop.games.traexx.sheet import Field, cards, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.layout import SIZE

FIELDS: tuple[Field, ...] = tuple(sheet().colours)
ALL = (1 << SIZE) - 1
COLOURS: tuple[str, ...] = tuple(sheet().letters)
CARDS: tuple[int, ...] = tuple(sorted(cards()))
"""Ids of the cards; fast code calls a card by its place in this row."""
NUMBERS = tuple(range(2, 11))

INDEX = {field: index for index, field in enumerate(FIELDS)}
COLOUR = tuple(COLOURS.index(sheet().colours[field]) for field in FIELDS)
NUMBER = tuple(sheet().numbers.get(field, 0) for field in FIELDS)
BESIDE = tuple(tuple(INDEX[near] for near in sheet().beside[field]) for field in FIELDS)
HOME = {number: index for index, number in enumerate(NUMBER) if number}
"""Where each number lies."""


def steps_between(one: int, other: int) -> int:
    """Fields to draw from one to the other if nothing is in the way."""
    (q, r), (s, t) = FIELDS[one], FIELDS[other]
    return (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2


def _packed(card: int) -> int:
    return sum(1 << 2 * COLOURS.index(colour) for colour in cards()[card])


PATCHES = tuple(_packed(card) for card in CARDS)
TOUCHED = tuple(sum(1 << COLOURS.index(colour) for colour in set(cards()[card])) for card in CARDS)
"""Colours of each card as a set."""


@dataclass(frozen=True)
class Position:
    """One player's line. `ends` as the model orders them, the same twice for a lone start (R3).

    `points` are those noted plus one for each field on the route: what is left to do is all that
    differs from the final total. `high` is the highest number noted so far, solo (R9); else 0.
    """

    taken: int
    ends: tuple[int, int]
    points: int
    noted: int
    high: int


@dataclass(frozen=True)
class Line:
    """An extension, or the pass (no path), and where it leads. `gains`: (number, points) in order."""

    side: int
    path: tuple[int, ...]
    after: Position
    gains: tuple[tuple[int, int], ...]


def position(sight: State, seat: Seat) -> Position:
    route, notes = sight.routes[seat], sight.notes[seat]
    noted = sum(1 << note.number for note in notes)
    return Position(
        taken=sum(1 << INDEX[field] for field in route),
        ends=(INDEX[route[-1]], INDEX[route[0]]),
        points=len(route) + sum(note.points for note in notes),
        noted=noted,
        high=max((note.number for note in notes), default=0) if sight.setup.is_solo else 0,
    )


def opening(letter: str) -> Position:
    """A line that is nothing but its start."""
    field = INDEX[sheet().starts[letter]]
    return Position(1 << field, (field, field), points=1, noted=0, high=0)


def spent(sight: State) -> int:
    """Numbers that bring half from now on, as a set: noted by anybody (solo: the order tells)."""
    if sight.setup.is_solo:
        return 0
    return sum({1 << note.number for notes in sight.notes for note in notes})


def card_open(sight: State) -> int:
    return CARDS.index(sight.deck[sight.round - 1])


def cards_left(sight: State) -> tuple[int, ...]:
    """The cards still in the pile, whose order nobody knows."""
    turned = sight.deck[: sight.round]
    return tuple(place for place, card in enumerate(CARDS) if card not in turned)


def lines(start: Position, patches: int, spent: int, is_solo: bool) -> list[Line]:
    """The pass and every extension; of two with the same fields and ends only the better one."""
    best: dict[tuple[int, int, int], Line] = {}
    todo = [Line(0, (), start, ())]
    if start.ends[0] != start.ends[1]:
        todo.append(Line(1, (), start, ()))
    packs = [patches] * len(todo)
    while todo:
        line, pack = todo.pop(), packs.pop()
        key = (line.after.taken, *line.after.ends)
        if key not in best or line.after.points > best[key].after.points:
            best[key] = line
        for field in BESIDE[line.after.ends[line.side]]:
            patch = 1 << 2 * COLOUR[field]
            if not line.after.taken >> field & 1 and pack & 3 * patch:
                todo.append(_further(line, field, spent, is_solo))
                packs.append(pack - patch)
    return sorted(best.values(), key=lambda line: (line.side, line.path))


def _further(line: Line, field: int, spent: int, is_solo: bool) -> Line:
    before, number = line.after, NUMBER[field]
    ends = (field, before.ends[1]) if line.side == 0 else (before.ends[0], field)
    after = replace(before, taken=before.taken | 1 << field, ends=ends, points=before.points + 1)
    gains = line.gains
    if number:
        is_late = number < before.high or spent >> number & 1
        points = half(number) if is_late else number
        after = replace(
            after,
            points=after.points + points,
            noted=before.noted | 1 << number,
            high=max(before.high, number) if is_solo else 0,
        )
        gains = (*gains, (number, points))
    return Line(line.side, (*line.path, field), after, gains)


def line_of(start: Position, action: Action, spent: int, is_solo: bool) -> Line:
    """Where this action leads."""
    if isinstance(action, Pass):
        return Line(0, (), start, ())
    line = Line(start.ends.index(INDEX[action.end]), (), start, ())
    for field in action.path:
        line = _further(line, INDEX[field], spent, is_solo)
    return line


def action(start: Position, line: Line) -> Action:
    if not line.path:
        return PASS
    return Extend(FIELDS[start.ends[line.side]], tuple(FIELDS[field] for field in line.path))
