"""Points: full or half for a number (R7), the solo order (R8, R9), minus points (R11), the sheet (R16)."""

from dataclasses import dataclass

from trakkx_desktop.core.outcome import Outcome, ScoreLine
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx.sheet import NUMBERS, Field, sheet
from trakkx_desktop.games.traexx.state import Note, State

Notes = tuple[tuple[Note, ...], ...]


def half(number: int) -> int:
    """Rounded up."""
    return (number + 1) // 2


def worth(notes: Notes, number: int) -> int:
    """What the number brings to one who reaches it now, after what all seats have noted before."""
    noted = [note.number for of_seat in notes for note in of_seat]
    is_solo = len(notes) == 1
    is_late = any(n > number for n in noted) if is_solo else number in noted
    return half(number) if is_late else number


def reached(notes: Notes, seat: Seat, path: tuple[Field, ...], round_: int) -> tuple[Note, ...]:
    """New notes of the seat for what lies on the path. Solo, the order inside the path counts (R8)."""
    new: tuple[Note, ...] = ()
    for field in path:
        number = sheet().numbers.get(field)
        if number is not None:
            before = (notes[0] + new,) if len(notes) == 1 else notes
            new = (*new, Note(number, round_, worth(before, number)))
    return new


def points(state: State, seat: Seat) -> dict[int, int]:
    """Noted so far, by number."""
    return {note.number: note.points for note in sorted(state.notes[seat], key=_by_number)}


def plus(state: State, seat: Seat) -> int:
    return sum(note.points for note in state.notes[seat])


def minus(state: State, seat: Seat) -> int:
    """One for each field not reached, number fields included."""
    return len(sheet().colours) - len(state.routes[seat])


def total(state: State, seat: Seat) -> int:
    return plus(state, seat) - minus(state, seat)


def is_great(solo_total: float) -> bool:
    """Section "Solo game": results over 35 points are great."""
    return solo_total > 35


def unreached(state: State, seat: Seat) -> tuple[Field, ...]:
    """The fields that get an X at the end."""
    return tuple(field for field in sheet().colours if field not in state.routes[seat])


def outcome(state: State) -> Outcome | None:
    """All with the best total win (R13); the scores are the totals."""
    if not state.is_over:
        return None
    seats = range(state.setup.seats)
    totals = tuple(total(state, seat) for seat in seats)
    noted = [points(state, seat) for seat in seats]
    lines = [ScoreLine("number", tuple(p.get(n, 0) for p in noted), (n,)) for n in NUMBERS]
    lines.append(ScoreLine("plus", tuple(plus(state, seat) for seat in seats)))
    lines.append(ScoreLine("minus", tuple(minus(state, seat) for seat in seats)))
    winners = tuple(seat for seat in seats if totals[seat] == max(totals))
    return Outcome(totals, winners, "all_cards", tuple(lines))


@dataclass(frozen=True)
class NumberBox:
    """One number of the value table: points in ink, points of the open line in pencil."""

    number: int
    noted: int | None
    pencilled: int | None
    worth: int
    """What reaching it now would bring (after the open line)."""
    others: tuple[Seat, ...]
    """Who else has reached it: the small dot beside the number."""


@dataclass(frozen=True)
class Strip:
    """A seat's value table; the sums count the open line as well."""

    boxes: tuple[NumberBox, ...]
    plus: int
    minus: int

    @property
    def total(self) -> int:
        return self.plus - self.minus


def strip(state: State, seat: Seat, path: tuple[Field, ...] = ()) -> Strip:
    """`path`: fields of the line that the seat is drawing, or has sealed in this round."""
    new = reached(state.notes, seat, path, state.round)
    return Strip(
        tuple(_box(state, seat, number, new) for number in NUMBERS),
        plus(state, seat) + sum(note.points for note in new),
        minus(state, seat) - len(path),
    )


def _box(state: State, seat: Seat, number: int, new: tuple[Note, ...]) -> NumberBox:
    before = (state.notes[0] + new,) if state.setup.is_solo else state.notes
    return NumberBox(
        number,
        noted=points(state, seat).get(number),
        pencilled=next((note.points for note in new if note.number == number), None),
        worth=worth(before, number),
        others=tuple(
            of
            for of, notes in enumerate(state.notes)
            if of != seat and any(note.number == number for note in notes)
        ),
    )


def _by_number(note: Note) -> int:
    return note.number
