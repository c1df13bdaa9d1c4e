"""Cells of an endless square grid: x grows to the right, y grows downward."""

from collections.abc import Iterable

Cell = tuple[int, int]

N, E, S, W = 0, 1, 2, 3
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Step to the neighbour on each side, in the order N, E, S, W."""


def opposite(side: int) -> int:
    return (side + 2) % 4


def beside(cell: Cell, side: int) -> Cell:
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def box(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """(left, top, right, bottom), all inclusive; ValueError if there is no cell."""
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
