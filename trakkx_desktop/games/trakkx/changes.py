"""What a turn changed on the table, so that the next player can be shown it."""

from dataclasses import dataclass

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.table import Table, places
from trakkx_desktop.games.trakkx.tokens import Token


@dataclass(frozen=True)
class Changes:
    """New tokens and where they lie; moved tokens with the cell they came from and the one they lie in."""

    new: tuple[tuple[Token, Cell], ...]
    moved: tuple[tuple[Token, Cell, Cell], ...]


def changes(before: Table, after: Table) -> Changes:
    """In the order of the cells of `after`."""
    old = places(before)
    new: list[tuple[Token, Cell]] = []
    moved: list[tuple[Token, Cell, Cell]] = []
    for cell, token in sorted(after.items()):
        if token not in old:
            new.append((token, cell))
        elif old[token] != cell:
            moved.append((token, old[token], cell))
    return Changes(tuple(new), tuple(moved))
