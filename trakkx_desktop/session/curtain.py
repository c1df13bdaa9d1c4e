"""Who looks at the screen, and when it must be covered in between."""

from collections.abc import Sequence
from typing import Any

from trakkx_desktop.core.game import Game
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Record


def next_viewer(waiting: tuple[Seat, ...], seats: int, last: Seat | None) -> Seat | None:
    """The one who looks next: whoever is looking and still owes an action, else clockwise from there."""
    if not waiting:
        return None
    if last is None or last in waiting:
        return waiting[0] if last is None else last
    return min(waiting, key=lambda seat: (seat - last) % seats)


def watcher(
    waiting: tuple[Seat, ...], people: tuple[Seat, ...], seats: int, last: Seat | None
) -> Seat:
    """Through whose eyes the turn of a computer is seen: of the person who looked last, else of the next
    one clockwise; where only computers play, of the one whose turn it is."""
    if not people:
        return waiting[0]
    if last in people:
        return last
    return min(people, key=lambda seat: (seat - waiting[0]) % seats)


def after_action(waiting: tuple[Seat, ...], seats: int, seat: Seat) -> Seat:
    """Who is asked for after this seat has acted, if it hides nothing that lies open now: when a new
    round waits for all, the next one clockwise, so that nobody is called twice in a row."""
    others = [other for other in waiting if other != seat]
    return min(others, key=lambda other: (other - seat) % seats) if others else seat


def last_to_decide(seats: Sequence[Seat], people: tuple[Seat, ...]) -> Seat | None:
    """Who made the newest decision of a person; what computers did after it goes with it. None before any
    person has decided; where only computers play, the last of them."""
    if not people:
        return seats[-1]
    return next((seat for seat in reversed(seats) if seat in people), None)


def is_private(game: Game[Any, Any], state: Any, seat: Seat) -> bool:
    """Does this seat's sight hold more than everybody may see?"""
    return bool(game.mask(state, seat) != game.mask(state, None))


def will_hide(record: Record, seat: Seat, action: Any) -> bool:
    """Would this action lie sealed from the others? Whoever is the last to seal resolves the round: then
    what the others have sealed tells."""
    if record.refusal(seat, action) is not None:
        return False
    is_last = len(record.waiting) == 1
    state = record.now if is_last else record.game.apply(record.now, seat, action).state
    return any(is_private(record.game, state, of) for of in range(record.setup.seats))


def undo_seat(record: Record, people: tuple[Seat, ...], raised_by: Seat | None) -> Seat | None:
    """Whose newest entry can be taken back by who has raised the curtain (None: it never fell)."""
    seat = last_to_decide([entry.seat for entry in record.log], people)
    if seat is None or record.undoable(seat) is None:
        return None
    is_sealed = record.undoable(seat, own_turn_only=True) is not None
    # Where somebody else sits now, a sealed choice is its owner's own.
    return None if is_sealed and raised_by not in (None, seat) else seat
