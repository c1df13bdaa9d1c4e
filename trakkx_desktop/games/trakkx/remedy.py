"""Which single token of the rack would mend a line that is too short ("The blue 9 in your rack would fit")."""

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.exchange import Hand
from trakkx_desktop.games.trakkx.lines import Kind
from trakkx_desktop.games.trakkx.table import Line, Survey, Table, fits
from trakkx_desktop.games.trakkx.tokens import Token, is_number


def remedy(table: Table, seen: Survey, rack: Hand) -> tuple[Token, Cell] | None:
    """The first that fits, line by line and in the order of the rack; it spoils no other line."""
    for line in seen.lines:
        if line.kind is not Kind.SHORT:
            continue
        for token in filter(is_number, rack):
            for cell in _ends(line):
                if fits(table, cell, token):
                    return token, cell
    return None


def _ends(line: Line) -> tuple[Cell, Cell]:
    """The free cells before and after a line; after comes first, as people write."""
    (x, y), (x2, y2) = line.cells[0], line.cells[-1]
    dx, dy = (1, 0) if y == y2 else (0, 1)
    return (x2 + dx, y2 + dy), (x - dx, y - dy)
