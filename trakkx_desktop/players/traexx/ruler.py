"""The sheet, the cards and the tables' measures as packed rows that never change; compiled with `pen.py`."""

from collections.abc import Sequence

from trakkx_desktop.players.traexx.board import BESIDE, COLOUR, NUMBER, NUMBERS, PATCHES
from trakkx_desktop.players.traexx.layout import ROUNDS, SIZE
from trakkx_desktop.players.traexx.packed import Row, i64, vec
from trakkx_desktop.players.traexx.worth import MISSED, PHASE, STEPS, THIRD, tightness


def row(items: Sequence[int]) -> Row:
    return vec[i64](items)


def zeros(length: int) -> Row:
    return vec[i64]([0] * length)


def _colours_by_pattern() -> list[int]:
    out = []
    for near in BESIDE:
        for pattern in range(64):
            free = [COLOUR[field] for bit, field in enumerate(near) if not pattern >> bit & 1]
            out.append(sum(1 << colour for colour in set(free)))
    return out


def _around() -> tuple[list[int], list[int], list[int]]:
    """Flat rows of six: the fields around; the bit by which each of them knows this one; how many."""
    fields, bits = [], []
    for field, near in enumerate(BESIDE):
        fields += [*near, *[0] * (6 - len(near))]
        bits += [1 << BESIDE[other].index(field) for other in near] + [0] * (6 - len(near))
    return fields, bits, [len(near) for near in BESIDE]


class Ruler:
    """The rows that never change."""

    def __init__(self) -> None:
        fields, bits, degrees = _around()
        self.fields: Row = row(fields)
        self.bits: Row = row(bits)
        self.degrees: Row = row(degrees)
        self.colour: Row = row(COLOUR)
        self.number: Row = row(NUMBER)
        self.bit: Row = row([1 << at for at in range(SIZE)])
        self.patches: Row = row(PATCHES)
        self.steps: Row = row([step for number in NUMBERS for step in STEPS[number]])
        self.phase: Row = row(PHASE)
        self.third: Row = row(THIRD)
        self.missed: Row = row(MISSED)
        self.open: Row = row(_colours_by_pattern())
        self.bit_count: Row = row([place.bit_count() for place in range(1 << ROUNDS)])
        self.tight: Row = row(
            [min(7, tightness(dead, cards)) for cards in range(16) for dead in range(16)]
        )


RULER = Ruler()
