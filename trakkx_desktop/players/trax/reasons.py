"""Why a turn was chosen: a code with the facts that the view words; README.md lists them all."""

from collections.abc import Iterator

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import Board as Table
from trakkx_desktop.games.trax.chain import follow
from trakkx_desktop.games.trax.notation import column_label
from trakkx_desktop.games.trax.paths import wins
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COLOURS, LIES
from trakkx_desktop.players.trax.board import Board
from trakkx_desktop.players.trax.root import Choice, Root
from trakkx_desktop.players.trax.search import MATE, SURE

Reason = tuple[str, tuple[tuple[str, Fact], ...]]

MANY = 4
"""One in so many turns gives the game away: worth a warning."""


def label(sight: State, cell: Cell) -> str:
    """A space as players name it, seen from the table before the turn."""
    left, top, _, _ = sight.board.box
    return f"{column_label(cell[0] - left + 1)}{cell[1] - top + 1}"


def lay_of(board: Board, turn: int) -> Lay:
    return Lay(board.at(turn >> 3), LIES[(turn & 7) - 1])


def reason(sight: State, root: Root) -> Reason:
    """The most telling thing about the best turn."""
    choice, board = root.best, root.board
    if choice.worth == MATE:
        won = winning_reason(sight, lay_of(board, choice.turn))
        assert won is not None
        return won
    if choice.worth > SURE:
        turns = (MATE - choice.worth) // 2 + 1
        return "wins_in", (("turns", turns), *_attacks(sight, root, choice))
    if choice.worth < -SURE:
        return "holds_out", (("turns", (MATE + choice.worth + 1) // 2),)
    return _parries(sight, root) or _threatens(sight, root, choice) or _quiet(root)


def winning_reason(sight: State, lay: Lay) -> Reason | None:
    """In the model's own words: which colour wins by it, and by a loop or a line."""
    chain = follow(sight.board.tiles, lay.cell, lay.tile)
    paths = wins(Table(chain.tiles), chain.laid)
    kinds = [path.kind for path in paths if path.colour == sight.colour]
    return ("wins", (("by", kinds[0]), ("colour", sight.colour))) if kinds else None


def _winning_spaces(root: Root, colour: int) -> list[Cell]:
    """The spaces in which one tile would win for a colour, were it to move now."""
    board, cells = root.board, []
    for place in range(int(board.open)):
        cell = int(board.spaces[place])
        for lie in range(1, 7):
            is_fit = root.search.threats.fits(cell, lie)
            won = board.make(cell, lie) if is_fit else -1
            if won >= 0:
                board.unmake()
                if won >> colour & 1:
                    cells.append(board.at(cell))
                    break
    return sorted(cells)


def _parries(sight: State, root: Root) -> Reason | None:
    """The other could win at once; `ways` counts the turns after which nobody can."""
    other = int(root.side) ^ 1
    spaces = _winning_spaces(root, other)
    if not spaces:
        return None
    ways = sum(choice.worth > -SURE for choice in root.choices)
    facts: tuple[tuple[str, Fact], ...] = (("colour", COLOURS[other]), ("ways", ways))
    return "parries", (*facts, ("spaces", tuple(label(sight, space) for space in spaces)))


def _attacks(sight: State, root: Root, choice: Choice) -> tuple[tuple[str, Fact], ...]:
    """Where the turn threatens to win next."""
    if not choice.attack:
        return ()
    root.board.make(choice.turn >> 3, choice.turn & 7)
    spaces = _winning_spaces(root, int(root.side))
    root.board.unmake()
    return (("spaces", tuple(label(sight, space) for space in spaces)),)


def _threatens(sight: State, root: Root, choice: Choice) -> Reason | None:
    for _, spaces in _attacks(sight, root, choice):
        assert isinstance(spaces, tuple)
        return "double_threat" if len(spaces) > 1 else "attack", (("spaces", spaces),)
    own, other = int(root.side), int(root.side) ^ 1
    before, theirs = set(_corners(root, own)), set(_corners(root, other))
    root.board.make(choice.turn >> 3, choice.turn & 7)
    after, left = _corners(root, own), set(_corners(root, other))
    root.board.unmake()
    for code, found in (
        ("l_threat", [pair for pair in after if pair not in before]),
        ("breaks_l", [pair for pair in sorted(theirs) if pair not in left]),
    ):
        if found:
            return code, (("spaces", tuple(label(sight, space) for space in found[0])),)
    return None


def _corners(root: Root, colour: int) -> Iterator[tuple[Cell, Cell]]:
    """Paths of a colour whose ends lie around a corner, three steps apart: one turn makes an attack of it."""
    board, worth = root.board, root.search.worth
    worth.look(root.side)
    for a, b in worth.paths(colour):
        (ax, ay), (bx, by) = board.at(a), board.at(b)
        if abs(ax - bx) + abs(ay - by) == 3 and ax != bx and ay != by:
            yield (ax, ay), (bx, by)


def _quiet(root: Root) -> Reason:
    losing = sum(choice.worth <= -SURE for choice in root.choices)
    if losing * MANY >= len(root.choices):
        return "avoids", (("losing", losing), ("turns", len(root.choices)))
    return "builds", ()
