"""From a picture of faces back to a table of tokens: who stayed keeps its name, new groups move up to the rest."""

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.table import places
from trakkx_desktop.games.trakkx.tokens import FACES, Token
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.board import WIDE, ZONE, Board
from trakkx_desktop.players.trakkx.faces import FACE_CODES, face_of
from trakkx_desktop.players.trakkx.ground import Ground, beside

Named = dict[Cell, Token]


def named(laying: Laying, ground: Ground, board: Board) -> Named:
    """The board as a table of the turn; whether it is legal is the verdict's to say."""
    groups = board.groups()
    rooted = [group for group in groups if _has_root(board, group)]
    cells = {cell: ground.outer(cell) for group in rooted for cell in group}
    for group in groups:
        if group not in rooted:
            outer = [(cell % WIDE, cell // WIDE) for cell in group]
            cells |= dict(zip(group, beside(cells.values(), outer), strict=True))
    names = _names(laying, board, [*rooted, *(g for g in groups if g not in rooted)], cells)
    return {cells[cell]: token for cell, token in names.items()}


def anew(laying: Laying, board: Board) -> Named:
    """The board with all its groups laid in new places: legal where squeezed gaps have been bridged."""
    cells: dict[int, Cell] = {}
    for group in board.groups():
        outer = [(cell % WIDE, cell // WIDE) for cell in group]
        cells |= dict(zip(group, beside(cells.values(), outer), strict=True))
    names = _names(laying, board, board.groups(), cells)
    return {cells[cell]: token for cell, token in names.items()}


def moved(laying: Laying, after: Named) -> int:
    """Table tokens that lie elsewhere than before."""
    now = places(after)
    return sum(now.get(token) != cell for token, cell in laying.places.items())


def _has_root(board: Board, group: list[int]) -> bool:
    """Does a token of the group lie where it lay before?"""
    return any(board.home.get(cell, 0) == board.grid[cell] for cell in group)


def _names(
    laying: Laying, board: Board, groups: list[list[int]], cells: dict[int, Cell]
) -> dict[int, Token]:
    """Tokens that stay first; then the other table tokens, where a group would else be all new (rule G4);
    the hand gets what remains."""
    names: dict[int, Token] = {}
    for cell, outer in cells.items():
        token = laying.before.get(outer)
        if token is not None and cell < ZONE and face_of(token) == board.grid[cell]:
            names[cell] = token
    old = _by_face([t for t in laying.before.values() if t not in set(names.values())])
    new = _by_face([t for t in laying.hand if t in FACES])
    waiting = [group for group in groups if group[0] < ZONE]
    waiting.sort(key=lambda group: any(cell in names for cell in group))
    for group in waiting:
        for cell in group:
            if cell not in names and old.get(board.grid[cell]):
                names[cell] = old[board.grid[cell]].pop(0)
    for cell in cells:
        if cell not in names:
            names[cell] = new[board.grid[cell]].pop(0)
    return names


def _by_face(tokens: list[Token]) -> dict[int, list[Token]]:
    found: dict[int, list[Token]] = {face: [] for face in range(FACE_CODES)}
    for token in tokens:
        found[face_of(token)].append(token)
    return found
