"""What the evaluation tells apart: the shape of a path between its two open ends, whichever way one looks at it.

A shape is: the sides by which both ends come in, how far the second lies from the first (clipped),
and for each end where a foreign edge leads into its space. Turned, mirrored or read from its other
end it is the same shape, so all of these share one weight.
"""

from __future__ import annotations

from typing import Final

from trakkx_desktop.players.trax.packed import Row, i64, vec

REACH: Final = 4
"""Offsets beyond this count as this."""
WIDE: Final = 2 * REACH + 1
SHAPES: Final = 4 * 4 * WIDE * WIDE * 4 * 4
LACKS: Final = 7
"""What a path lacks to a line is told apart below this."""
KINDS: Final = 56
"""Two paths of a colour whose ends lie near each other two by two: 55 kinds, 0 is none."""

RACES: Final = 16
"""How many paths of each side lie nearly closed, 0 to 3 or more: attacks count more where there are several."""

Shape = tuple[int, int, int, int, int, int]
"""Side in and side in of the other end, offset x and y, foreign edge at both (0 none, else turns from the side in)."""


def index_of(shape: Shape) -> int:
    a, b, x, y, foreign_a, foreign_b = shape
    return ((((a * 4 + b) * WIDE + x + REACH) * WIDE + y + REACH) * 4 + foreign_a) * 4 + foreign_b


def _turned(shape: Shape) -> Shape:
    a, b, x, y, foreign_a, foreign_b = shape
    return (a + 1) & 3, (b + 1) & 3, -y, x, foreign_a, foreign_b


def _mirrored(shape: Shape) -> Shape:
    a, b, x, y, foreign_a, foreign_b = shape
    return -a & 3, -b & 3, -x, y, -foreign_a & 3, -foreign_b & 3


def _reversed(shape: Shape) -> Shape:
    a, b, x, y, foreign_a, foreign_b = shape
    return b, a, -x, -y, foreign_b, foreign_a


def _images(shape: Shape) -> list[Shape]:
    images = [shape, _mirrored(shape)]
    images += [_reversed(image) for image in images]
    for image in images[:4]:
        for _ in range(3):
            image = _turned(image)
            images.append(image)
    return images


def _all_shapes() -> list[Shape]:
    """Seen from the first end, coming in from the north: every shape has such an image."""
    far = range(-REACH, REACH + 1)
    return [
        (0, b, x, y, foreign_a, foreign_b)
        for b in range(4)
        for x in far
        for y in far
        for foreign_a in range(4)
        for foreign_b in range(4)
    ]


def numbered_shapes() -> tuple[list[int], int]:
    """By index of a shape the number of its class, and how many classes there are."""
    number_of = [-1] * SHAPES
    count = 0
    for shape in _all_shapes():
        if number_of[index_of(shape)] < 0:
            for image in _images(shape):
                number_of[index_of(image)] = count
            count += 1
    return number_of, count


def numbered_pairs() -> list[int]:
    """By the distances of two pairs of ends (down, across, down, across; 0..3 each) the kind, from 1 on."""
    kinds: dict[tuple[tuple[int, ...], ...], int] = {}
    numbers = []
    for f in range(256):
        one = tuple(sorted((f >> 6, f >> 4 & 3)))
        two = tuple(sorted((f >> 2 & 3, f & 3)))
        kind = tuple(sorted((one, two)))
        numbers.append(kinds.setdefault(kind, len(kinds) + 1))
    return numbers


class Shapes:
    """The numbering, made once; `half` weights belong to one side."""

    def __init__(self) -> None:
        numbers, count = numbered_shapes()
        self.number: Row = vec[i64](numbers)
        self.lacks: int = count
        self.pairs: int = count + LACKS
        self.half: int = count + LACKS + KINDS
        self.races: int = 2 * self.half
        self.pair: Row = vec[i64](numbered_pairs())

    @property
    def weights(self) -> int:
        """How many weights there are: of the side to move, of the other, of both, and a constant."""
        return 2 * self.half + RACES + 1
