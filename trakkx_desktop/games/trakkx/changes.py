"""What a turn changed on the table, so that the next player can be shown it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.table import Group, Table, groups, places
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


def regrouped(before: Table, after: Table) -> tuple[Token, ...]:
    """The tokens that lie otherwise among the others; a group that was pushed aside as a whole lies as it
    did (rule L6: there is no place but beside others)."""
    if all(after.get(cell) == token for cell, token in before.items()):
        return ()
    ways = _ways(before, after)
    kept = _kept(ways, groups(before), before) & _kept(ways, groups(after), after)
    return tuple(token for _, token in sorted(after.items()) if token in ways.keys() - kept)


def _ways(before: Table, after: Table) -> dict[Token, Cell]:
    """How far each token of both tables has gone."""
    old = places(before)
    return {
        token: (x - old[token][0], y - old[token][1])
        for (x, y), token in after.items()
        if token in old
    }


def _kept(ways: dict[Token, Cell], found: Iterable[Group], table: Table) -> set[Token]:
    """The tokens that went the way of most of their group."""
    kept: set[Token] = set()
    for group in found:
        tokens = [token for token in (table[cell] for cell in group) if token in ways]
        if tokens:
            way = common_way([ways[token] for token in tokens])
            kept.update(token for token in tokens if ways[token] == way)
    return kept


def common_way(ways: list[Cell]) -> Cell:
    """Of most; of as many, the shortest."""
    counts = Counter(ways)
    return min(counts, key=lambda way: (-counts[way], abs(way[0]) + abs(way[1]), way))


def aligned(before: Table, after: Table) -> dict[Token, Cell]:
    """Where the tokens of `before` lay, each group as if it had been pushed aside beforehand to where most
    of it lies in `after`."""
    ways, found = _ways(before, after), {}
    for group in groups(before):
        known = [ways[before[cell]] for cell in group if before[cell] in ways]
        dx, dy = common_way(known) if known else (0, 0)
        found.update({before[x, y]: (x + dx, y + dy) for x, y in group})
    return found
