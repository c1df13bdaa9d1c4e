"""All sheets side by side: as large as the space allows, with a line of words below each. No Qt."""

from dataclasses import dataclass

from trakkx_desktop.view.stage.layout import Box
from trakkx_desktop.view.traexx.layout.sheet import EXTENT

GAP = 14.0
"""Between two sheets."""
FOOT = 0.66
"""Part of a sheet's width that the words below it take: as wide as its lower edge."""


@dataclass(frozen=True)
class Leaf:
    """One sheet of the spread: the point of its (0, 0), the pixels of a unit, and the box of its words."""

    x: float
    y: float
    unit: float
    words: Box


def spread(area: Box, count: int, words: float) -> tuple[Leaf, ...]:
    """In rows of equal length, the last one in the middle; `words` is the height of a line below."""
    left, top, width, height = area
    columns = max(range(1, count + 1), key=lambda n: (_unit(area, count, n, words), n))
    unit, rows = _unit(area, count, columns, words), -(-count // columns)
    wide, high = (EXTENT[2] - EXTENT[0]) * unit, (EXTENT[3] - EXTENT[1]) * unit
    step_x, step_y = wide + GAP, high + words + GAP
    first_y = top + (height - rows * step_y + GAP) / 2
    made = []
    for i in range(count):
        row, place = divmod(i, columns)
        here = min(columns, count - row * columns)
        x = left + width / 2 + (place - (here - 1) / 2) * step_x
        y = first_y + row * step_y - EXTENT[1] * unit
        foot = (x - wide * FOOT / 2, y + EXTENT[3] * unit, wide * FOOT, words)
        made.append(Leaf(x, y, unit, foot))
    return tuple(made)


def _unit(area: Box, count: int, columns: int, words: float) -> float:
    """Pixels of a sheet unit with so many sheets in a row."""
    rows = -(-count // columns)
    wide = (area[2] - (columns - 1) * GAP) / columns / (EXTENT[2] - EXTENT[0])
    high = ((area[3] - (rows - 1) * GAP) / rows - words) / (EXTENT[3] - EXTENT[1])
    return max(4.0, min(wide, high))
