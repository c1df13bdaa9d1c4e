"""TRAKKX figures: tables by L1 to L5 and G1, with exactly the wrong lines marked."""

import re
from collections.abc import Iterator
from itertools import pairwise

from tests.figures import Cell, around, must, read_cells, read_parts

TOKEN = re.compile(r"([RBGY])([1-9]|1[0-4])([ab]?)")
ACTION = ("SWAP", "DRAW")


def is_line(tokens: list[tuple[str, int]]) -> bool:
    colours, values = [c for c, _ in tokens], [v for _, v in tokens]
    steps = {b - a for a, b in pairwise(values)}
    if len(set(values)) == 1:
        return 3 <= len(tokens) == len(set(colours))
    return len(tokens) >= 3 and len(set(colours)) == 1 and steps in ({1}, {-1})


def lines(cells: set[Cell]) -> Iterator[list[Cell]]:
    """Maximal runs across and down (L3); a token without any is a run of its own (L4)."""
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in cells:
            if (x - dx, y - dy) not in cells:
                run = [(x, y)]
                while (nxt := (run[-1][0] + dx, run[-1][1] + dy)) in cells:
                    run.append(nxt)
                if len(run) > 1:
                    yield run
    yield from ([cell] for cell in cells if not any(n in cells for _, n in around(cell)))


def count_groups(cells: set[Cell]) -> int:
    left, groups = set(cells), 0
    while left:
        groups, edge = groups + 1, [left.pop()]
        while edge:
            near = {n for _, n in around(edge.pop())} & left
            left -= near
            edge += near
    return groups


def check_trakkx(spec: str) -> None:
    if spec == "actions":
        return
    parts = read_parts(spec, ("table", "new", "bad", "display", "rack"))
    must(next(iter(parts)) in ("table", "display", "rack"), "nothing to draw")
    rows = [row.split(" ") for row in parts.get("table", ".").split(" / ")]
    must(len({len(row) for row in rows}) == 1, "rows of different length")
    table = {(x, y): t for y, row in enumerate(rows) for x, t in enumerate(row) if t != "."}
    must(all(TOKEN.fullmatch(t) for t in table.values()), "not a number token")
    held = [t for key in ("display", "rack") if key in parts for t in parts[key].split(" ")]
    must(all(TOKEN.fullmatch(t) or t in ACTION for t in held), "not a token")
    everything = [*table.values(), *held]
    must(len(set(everything)) == len(everything), "a token twice")
    must(len(parts.get("display", "").split()) in (0, 6), "a display has six tokens")
    size = len(rows[0]), len(rows)
    must(all(c in table for c in read_cells(parts.get("new"), *size)), "no token there")
    faults = {cell for run in lines(set(table)) if not is_good(table, run) for cell in run}
    must(faults == set(read_cells(parts.get("bad"), *size)), f"the bad cells are {sorted(faults)}")
    must(count_groups(set(table)) <= 3, "too many groups (G1)")


def is_good(table: dict[Cell, str], run: list[Cell]) -> bool:
    found = [TOKEN.fullmatch(table[cell]) for cell in run]
    return is_line([(m[1], int(m[2])) for m in found if m])
