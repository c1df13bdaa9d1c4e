"""What the hand holds: how its pieces lie around the point of the hand, and how large they are shown."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QPointF

LIFT_RISE = 6.0
LIFT_SCALE = 1.06


class Grip:
    def __init__(self) -> None:
        self.offsets: dict[str, QPointF] = {}
        """From the point of the hand, where each piece was taken."""
        self.at = QPointF()
        self._cells: dict[str, tuple[float, float]] = {}

    def take(self, piece: str, offset: QPointF, at: QPointF) -> None:
        self.offsets[piece] = offset
        self.at = at

    def spread(self, cells: Mapping[str, tuple[float, float]]) -> None:
        """How they lie around the first one over the board, in units; what is missing keeps its offset."""
        self._cells = dict(cells)

    def drop(self, piece: str) -> None:
        self.offsets.pop(piece, None)

    def clear(self) -> None:
        self.offsets.clear()
        self._cells.clear()

    def held_at(self, point: QPointF, scale_of: Callable[[str], float]) -> QPointF:
        """The centre of the first piece when the hand is at a point."""
        for piece, offset in self.offsets.items():
            return point + offset * scale_of(piece)
        return point

    def places(
        self, point: QPointF, unit: float | None, scale_of: Callable[[str], float]
    ) -> Iterator[tuple[str, QPointF, float]]:
        """Centre and scale of each piece; `unit` is the board's if the hand is over it."""
        self.at, rise = point, QPointF(0, -LIFT_RISE)
        first = self.held_at(point, scale_of) + rise
        for piece, offset in self.offsets.items():
            scale = scale_of(piece)
            at = point + offset * scale + rise
            if unit is not None and piece in self._cells:
                at = first + QPointF(*self._cells[piece]) * unit
            yield piece, at, LIFT_SCALE * scale


def as_it_is(piece: str) -> float:
    """No larger and no smaller than where it was taken."""
    return 1.0
