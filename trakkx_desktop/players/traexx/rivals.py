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
    """The others at the table, who draw as the tables advise."""

    def __init__(self, weights: Row, lines: Sequence[Position], mine: Position, card: int) -> None:
        """`card` lies open: all draw with it in the same round."""
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

    def after(self, left: int) -> Standings:
        """How they will stand when this round is over, with these cards to come (a set)."""
        if not self.lines:
            return ALONE
        for pen, line, view in zip(self.pens, self.lines, self.before, strict=True):
            pen.lift(line, False)
            pen.await_cards(left | 1 << self.card)
            pen.stand(view)
            pen.turn(self.card)
            pen.extend(self.card)
        return tuple(facing(self.pens))
