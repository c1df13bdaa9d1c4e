"""Half a move: what a hand has done on the table before the turn is finished."""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar

from trakkx_desktop.core.refusal import Refusal

Piece = str
"""Id of a thing that can be taken up; games name their own ("R5a", "tile", "pen")."""

Spot = tuple[str | int, ...]
"""A place that a piece can be put on; JSON values only, so that an open draft can be saved."""

Put = tuple[Piece, Spot]

Gesture = tuple[Put, ...]
"""All that one movement of a hand puts."""

A_co = TypeVar("A_co", covariant=True)


class Draft(Protocol[A_co]):
    """Immutable. One gesture may put several pieces at once (a line that is shifted by one cell
    would collide with itself piece by piece), so `put` takes all puts of a gesture together."""

    def spots(self, piece: Piece) -> tuple[Spot, ...]:
        """Where the piece may be put; empty: it cannot be taken up."""
        ...

    def put(self, *puts: Put) -> "Draft[A_co] | Refusal": ...

    def faults(self) -> tuple[Refusal, ...]:
        """Everything that keeps this draft from being a legal action."""
        ...

    def action(self) -> A_co | None:
        """The finished action, or None while something is missing."""
        ...


A = TypeVar("A")


def repeated(draft: Draft[A], gestures: Iterable[Gesture]) -> Iterator[tuple[Gesture, Draft[A]]]:
    """Each of these gestures and the draft after it, until one is refused."""
    for gesture in gestures:
        after = draft.put(*gesture)
        if isinstance(after, Refusal):
            return
        draft = after
        yield gesture, draft
