"""Where a handful of tokens goes when it is put down: relative places, making room; no Qt."""

from collections.abc import Iterable

from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.grid import Cell, box, neighbours
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.lines import SHORTEST
from trakkx_desktop.games.trakkx.table import group_at, line_at
from trakkx_desktop.games.trakkx.tokens import Token

Cells = tuple[tuple[Token, Cell], ...]


def offsets(draft: LayDraft, held: tuple[Token, ...], is_turned: bool) -> dict[Token, Cell]:
    """How the tokens lie around the first one: as on the table; those from the rack in a row to its
    right. Turned, a row is a column and a column a row."""
    first = draft.places.get(held[0])
    found: dict[Token, Cell] = {}
    next_x = 0
    for token in held:
        here = draft.places.get(token)
        dx, dy = next_x, 0
        if here is None or first is None:
            next_x += 1
        else:
            dx, dy = here[0] - first[0], here[1] - first[1]
        found[token] = (dy, dx) if is_turned else (dx, dy)
    return found


def landing(draft: LayDraft, held: tuple[Token, ...], cell: Cell, is_turned: bool = False) -> Cells:
    """The first token goes to the cell, the others around it."""
    around = offsets(draft, held, is_turned)
    return tuple((token, (cell[0] + dx, cell[1] + dy)) for token, (dx, dy) in around.items())


def pushing(draft: LayDraft, cells: Cells, is_upright: bool) -> Cells:
    """The tokens in the way, and those behind them in the same line, move on: right, or down."""
    coming = {token for token, _ in cells}
    blocked = [cell for _, cell in cells if draft.table.get(cell, "") not in coming | {""}]
    if not blocked:
        return cells
    end = max(_along(cell, is_upright) for _, cell in cells) + 1
    shifted: list[tuple[Token, Cell]] = []
    for lane in sorted({_along(cell, not is_upright) for cell in blocked}):
        start = min(
            _along(cell, is_upright) for cell in blocked if _along(cell, not is_upright) == lane
        )
        shifted += _pushed(draft, coming, lane, start, end, is_upright)
    return (*cells, *shifted)


def _pushed(
    draft: LayDraft, coming: set[Token], lane: int, start: int, free: int, is_upright: bool
) -> list[tuple[Token, Cell]]:
    """Tokens from `start` on move to `free` and behind it, as far as one pushes the next."""
    moved: list[tuple[Token, Cell]] = []
    here = start
    while here < free:
        token = draft.table.get(_at(here, lane, is_upright))
        if token is not None and token not in coming:
            moved.append((token, _at(free, lane, is_upright)))
            free += 1
        here += 1
    return moved


def _along(cell: Cell, is_upright: bool) -> int:
    return cell[1] if is_upright else cell[0]


def _at(along: int, lane: int, is_upright: bool) -> Cell:
    return (lane, along) if is_upright else (along, lane)


def is_upright_way(draft: LayDraft, cell: Cell, off: tuple[float, float]) -> bool:
    """In which line shall the token on this cell make room? In its only one, or where one comes from."""
    if cell not in draft.table:
        return False
    ways = {line.cells[0][0] == line.cells[-1][0] for line in line_at(draft.table, cell)}
    if len(ways) == 1:
        return ways.pop()
    return abs(off[1]) > abs(off[0])


def puts_of(cells: Cells) -> tuple[Put, ...]:
    return tuple((token, ("cell", *cell)) for token, cell in cells)


def whole_group(draft: LayDraft, token: Token) -> tuple[Token, ...]:
    """The token first, then everything that is joined to it."""
    return _first(token, (draft.table[c] for c in group_at(draft.table, draft.places[token])))


def whole_line(draft: LayDraft, token: Token) -> tuple[Token, ...]:
    """The token first, then the longest line through it."""
    found = line_at(draft.table, draft.places[token])
    longest = max(found, key=lambda line: len(line.tokens), default=None)
    return (token,) if longest is None else _first(token, longest.tokens)


def _first(token: Token, tokens: Iterable[Token]) -> tuple[Token, ...]:
    return (token, *(other for other in tokens if other != token))


def bad_line_at(draft: LayDraft, token: Token) -> tuple[Cell, ...]:
    """The cells of the first line through a token that cannot stay; empty if all can."""
    cell = draft.places.get(token)
    if cell is None:
        return ()
    lines = line_at(draft.table, cell)
    if not lines:
        return (cell,)
    return next((line.cells for line in lines if not line.is_good), ())


def targets(draft: LayDraft, token: Token) -> dict[Cell, bool]:
    """Every free cell at which the token would stand in good lines only; True: it completes one there. Who
    has not opened may not lay beside the tokens of others (O1), so those are no targets yet."""
    table = {cell: other for cell, other in draft.table.items() if other != token}
    around = {near for cell in table for near in neighbours(cell) if near not in table}
    own = None if _has_group(draft) else {*draft.laid, token}
    found: dict[Cell, bool] = {}
    for cell in around - {draft.places.get(token)}:
        table[cell] = token
        lines = line_at(table, cell)
        del table[cell]
        if all(line.is_good for line in lines) and (
            own is None or all(own.issuperset(line.tokens) for line in lines)
        ):
            found[cell] = any(len(line.tokens) == SHORTEST for line in lines)
    return found


def _has_group(draft: LayDraft) -> bool:
    """May the player lay anywhere, having opened before or in this turn?"""
    laying = draft.laying
    return laying.has_opened or bool(laying.own_groups(draft.table, draft.survey))


def best_target(draft: LayDraft, token: Token) -> Cell | None:
    """Where a line is completed, else where one goes on as people write."""
    found = targets(draft, token)
    return min(found, key=lambda c: (not found[c], not _goes_on(draft, c), c), default=None)


def likely_cell(draft: LayDraft, token: Token) -> Cell:
    """Where the keyboard begins with a token of the rack: where it fits, else in free space."""
    best = best_target(draft, token)
    if best is not None:
        return best
    if not draft.table:
        return 0, 0
    if draft.laid:
        x, y = draft.places[draft.laid[-1]]
        beside = ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))
        return next((cell for cell in beside if cell not in draft.table), (x, y))
    left, _, _, bottom = box(draft.table)
    return left, bottom + 2


def _goes_on(draft: LayDraft, cell: Cell) -> bool:
    """Does a line go on here, as people write: to the right, or downward?"""
    x, y = cell
    return (x - 1, y) in draft.table or (x, y - 1) in draft.table
