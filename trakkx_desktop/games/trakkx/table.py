"""The table as it lies: its straight lines (rule L3), lone tokens (L4) and groups (L5, G1), found in one pass."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from trakkx_desktop.core.grid import Cell, E, N, S, W, beside
from trakkx_desktop.games.trakkx.lines import GOOD, Kind, kind_of
from trakkx_desktop.games.trakkx.tokens import Token

Table = Mapping[Cell, Token]
"""Which token lies in which cell; nobody ever changes one in place."""

Group = tuple[Cell, ...]


class Line(NamedTuple):
    """A maximal straight run of two or more tokens, from left to right or from top to bottom."""

    cells: tuple[Cell, ...]
    tokens: tuple[Token, ...]

    @property
    def kind(self) -> Kind:
        return kind_of(self.tokens)

    @property
    def is_good(self) -> bool:
        return kind_of(self.tokens) in GOOD


@dataclass(frozen=True)
class Survey:
    """Everything the rules ask about a table. Cells of a group are sorted, and so are the groups."""

    lines: tuple[Line, ...]
    groups: tuple[Group, ...]
    lone: tuple[Cell, ...]

    @property
    def bad_lines(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if kind_of(line.tokens) not in GOOD)


def survey(table: Table) -> Survey:
    upright = [tuple(run) for run in _runs(sorted(table))]
    level = [tuple((x, y) for y, x in run) for run in _runs(sorted((y, x) for x, y in table))]
    groups = _groups(upright, level)
    joined = {cell for group in groups for cell in group}
    lone = tuple(sorted(cell for cell in table if cell not in joined))
    groups.extend((cell,) for cell in lone)
    lines = tuple(Line(run, tuple([table[c] for c in run])) for run in (*level, *upright))
    return Survey(lines, tuple(sorted(groups)), lone)


def _runs(ordered: list[Cell]) -> list[list[Cell]]:
    """Runs of two or more among sorted cells: same first number, second growing by one."""
    runs: list[list[Cell]] = []
    run: list[Cell] = []
    next_cell: Cell | None = None
    for cell in ordered:
        if cell == next_cell:
            if len(run) == 1:
                runs.append(run)
            run.append(cell)
        else:
            run = [cell]
        next_cell = (cell[0], cell[1] + 1)
    return runs


def _groups(upright: list[Group], level: list[Group]) -> list[Group]:
    """Lines that cross belong together (union-find over the upright lines)."""
    parent = list(range(len(upright)))
    at = {cell: index for index, run in enumerate(upright) for cell in run}
    loose: list[Group] = []
    anchored: list[tuple[int, Group]] = []
    for run in level:
        met = [at[cell] for cell in run if cell in at]
        if not met:
            loose.append(run)
            continue
        root = _root(parent, met[0])
        for index in met[1:]:
            parent[_root(parent, index)] = root
        anchored.append((met[0], run))
    cells: dict[int, set[Cell]] = {}
    for index, run in (*enumerate(upright), *anchored):
        cells.setdefault(_root(parent, index), set()).update(run)
    return [*loose, *(tuple(sorted(group)) for group in cells.values())]


def _root(parent: list[int], index: int) -> int:
    while parent[index] != index:
        parent[index] = parent[parent[index]]
        index = parent[index]
    return index


def lines(table: Table) -> tuple[Line, ...]:
    return survey(table).lines


def groups(table: Table) -> tuple[Group, ...]:
    return survey(table).groups


def line_at(table: Table, cell: Cell) -> tuple[Line, ...]:
    """The lines through a cell: none, one, or a level and an upright one; `cell` is occupied."""
    found = (_line(table, cell, W, E), _line(table, cell, N, S))
    return tuple(line for line in found if len(line.cells) > 1)


def _line(table: Table, cell: Cell, back: int, forth: int) -> Line:
    cells = (*reversed(arm(table, cell, back)), cell, *arm(table, cell, forth))
    return Line(cells, tuple(table[c] for c in cells))


def arm(table: Table, cell: Cell, side: int) -> list[Cell]:
    """The occupied cells that follow without a gap on that side of a cell, nearest first."""
    found: list[Cell] = []
    cell = beside(cell, side)
    while cell in table:
        found.append(cell)
        cell = beside(cell, side)
    return found


def group_at(table: Table, cell: Cell) -> Group:
    """The group that a cell belongs to; empty if nothing lies there."""
    return next((group for group in survey(table).groups if cell in group), ())


def fits(table: Table, cell: Cell, token: Token) -> bool:
    """Would a token on that free cell stand in good lines only, and in at least one?"""
    through = line_at({**table, cell: token}, cell)
    return bool(through) and all(line.is_good for line in through)


def places(table: Table) -> dict[Token, Cell]:
    """Where each token lies."""
    return {token: cell for cell, token in table.items()}


def table_of(entries: Iterable[tuple[int, int, Token]]) -> dict[Cell, Token]:
    """From triples (x, y, token); ValueError if two share a cell."""
    table: dict[Cell, Token] = {}
    for x, y, token in entries:
        if (x, y) in table:
            raise ValueError(f"two tokens in the cell {x}, {y}")
        table[x, y] = token
    return table


def entries_of(table: Table) -> tuple[tuple[int, int, Token], ...]:
    """Sorted triples (x, y, token): the reverse of `table_of`."""
    return tuple((x, y, table[x, y]) for x, y in sorted(table))
