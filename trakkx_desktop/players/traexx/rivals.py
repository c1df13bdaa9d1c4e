"""What the others' open lines mean for the numbers: who is near, and what falls before one gets there."""

from collections.abc import Sequence

from trakkx_desktop.players.traexx.board import NUMBERS, Position
from trakkx_desktop.players.traexx.layout import CLOSE, FAR, FULL, HALF, NEAR, REMOTE
from trakkx_desktop.players.traexx.packed import Row
from trakkx_desktop.players.traexx.pen import Pen, facing
from trakkx_desktop.players.traexx.worth import STEPS

Standings = tuple[int, ...]
"""By number, 0 and 1 unused."""
ALONE: Standings = (FULL,) * 11
_BY_STEPS = (NEAR, NEAR, NEAR, CLOSE, CLOSE, FAR, FAR, REMOTE, REMOTE)


def standings(spent: int, ends: Sequence[int]) -> Standings:
    """`spent`: numbers that others have noted, a set; `ends`: those of the others' lines."""
    out = [FULL, FULL]
    for number in NUMBERS:
        steps = STEPS[number]
        near = _BY_STEPS[min(steps[end] for end in ends)]
        out.append(HALF if spent >> number & 1 else near)
    return tuple(out)


class Rivals:
    """The others at the table, drawn on as the tables advise, each as if the rest stood still."""

    def __init__(self, weights: Row, lines: Sequence[Position], mine: Position, card: int) -> None:
        """`card` lies open: the others draw with it in the same round."""
        self.lines = lines
        self.pens = [Pen(weights) for _ in lines]
        self.card = card
        spent = sum({1 << n for n in NUMBERS for line in (*lines, mine) if line.noted >> n & 1})
        self.before = [
            standings(
                spent, [end for line in (*lines, mine) if line is not one for end in line.ends]
            )
            for one in lines
        ]

    def now(self) -> Standings:
        """How the numbers stand to us in this round."""
        if not self.lines:
            return ALONE
        spent = 0
        for line in self.lines:
            spent |= line.noted
        return standings(spent, [end for line in self.lines for end in line.ends])

    @property
    def count(self) -> int:
        """The work done."""
        return sum(pen.count for pen in self.pens)

    def forecast(self, order: Sequence[int], depth: int) -> list[list[int]]:
        """How they will stand in so many of the coming rounds, and the one after, for this order."""
        coming = (self.card, *order[:depth])[: len(order)]
        if not self.lines:
            return [list(ALONE)] * len(coming)
        left = sum(1 << card for card in order) | 1 << self.card
        for pen, line, view in zip(self.pens, self.lines, self.before, strict=True):
            pen.lift(line, False)
            pen.await_cards(left)
            pen.stand(view)
        out: list[list[int]] = []
        for card in coming:
            for pen in self.pens:
                pen.turn(card)
                pen.extend(card)
            out.append(facing(self.pens))
        return out
