"""Whether the figures of the rules booklets are true, written apart from the games' models.

A booklet must be right by the rules, not by the code. The specs are described in
`resources/RULES_FORMAT.md`; this file holds what the three games share.
"""

import re
from collections.abc import Iterator

Cell = tuple[int, int]


class Wrong(AssertionError):
    """A booklet or a figure that is not as it must be."""


def must(condition: object, why: str) -> None:
    if not condition:
        raise Wrong(why)


def read_parts(spec: str, order: tuple[str, ...]) -> dict[str, str]:
    parts = dict((part + ": ").split(": ", 1) for part in spec.split("; "))
    must(len(parts) == len(spec.split("; ")), f"a part twice: {spec}")
    must([k for k in order if k in parts] == list(parts), f"unknown part or wrong order: {spec}")
    return {key: value.removesuffix(": ") for key, value in parts.items()}


def read_cells(text: str | None, columns: int, rows: int) -> list[Cell]:
    cells = []
    for word in (text or "").split(" ") if text else []:
        must(re.fullmatch(r"\d+,\d+", word), f"not a cell: {word}")
        x, y = map(int, word.split(","))
        must(x < columns and y < rows, f"cell outside the rows: {word}")
        cells.append((x, y))
    must(len(set(cells)) == len(cells), f"a cell twice: {text}")
    return cells


def around(cell: Cell) -> Iterator[tuple[str, Cell]]:
    x, y = cell
    yield from zip("NESW", ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)), strict=True)
