"""Setups, states and actions as JSON and back: a position from outside is believed only if it could lie on a table."""

from typing import Any

from trakkx_desktop.core.grid import Cell, neighbours
from trakkx_desktop.core.pack import PackError, Unpacker
from trakkx_desktop.games.trax.actions import AgreeDraw, Lay, Resign
from trakkx_desktop.games.trax.board import ORIGIN, Board, edges_into, spaces
from trakkx_desktop.games.trax.chain import forced_spaces
from trakkx_desktop.games.trax.die import FACES
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COVERED, FITS, LIES, THREE_OF

_UNPACKER = Unpacker(Setup, State, Lay, Resign, AgreeDraw)


def unpack(data: Any) -> Any:
    """Raises PackError."""
    thing = _UNPACKER.unpack(data)
    if isinstance(thing, State) and (wrong := _wrong_with(thing)):
        raise PackError(f"State: {wrong}")
    return thing


def _wrong_with(state: State) -> str:
    return _wrong_board(state.board) or _wrong_variant(state) or _wrong_course(state)


def _wrong_board(board: Board) -> str:
    tiles = board.tiles
    if not all(tile in LIES for tile in tiles.values()):
        return "a tile lies in no known way"
    if tiles and ORIGIN not in tiles:
        return "no tile lies at the origin"
    if not all(tile in FITS[edges_into(tiles, cell)] for cell, tile in tiles.items()):
        return "colours do not match"
    if tiles and _reachable(board) != set(tiles):
        return "a tile lies apart from the others"
    if any(THREE_OF[edges_into(tiles, space)] for space in spaces(tiles)):
        return "three edges of one colour lead into a space"
    return ""


def _reachable(board: Board) -> set[Cell]:
    found, queue = {ORIGIN}, [ORIGIN]
    for cell in queue:
        new = [n for n in neighbours(cell) if n in board.tiles and n not in found]
        found.update(new)
        queue.extend(new)
    return found


def _wrong_variant(state: State) -> str:
    setup, board = state.setup, state.board
    most = setup.limit or setup.square
    if most is not None and max(board.width, board.height) > most:
        return "the board is too large"
    if setup.square is None and forced_spaces(board.tiles):
        return "a forced space is empty"
    if bool(state.rolls) != (setup.die and state.ending is None):
        return "the die is missing or too much"
    if not all(1 <= roll <= FACES for roll in state.rolls):
        return "no die rolls that"
    if not all(tile in (*LIES, COVERED) for tile in state.pile):
        return "a tile of the pile lies in no known way"
    if len(state.pile) != (setup.square**2 - len(board.tiles) if setup.square else 0):
        return "the pile has a tile too many or too few"
    return ""


def _wrong_course(state: State) -> str:
    if not set(state.last) <= state.board.tiles.keys():
        return "the last turn is not on the board"
    if not (0 <= state.turns <= len(state.board.tiles)):
        return "so many turns cannot have been"
    if bool(state.turns) != bool(state.board.tiles) or bool(state.turns) != bool(state.last):
        return "turns and tiles do not agree"
    if state.ending is not None and not set(state.ending.winners) <= set(range(state.setup.seats)):
        return "a winner has no seat"
    return ""
