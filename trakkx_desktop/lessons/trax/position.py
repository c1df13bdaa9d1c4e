"""A TRAX position from readable data: a board in rows, or moves in notation; whose turn it is, the die or the pile."""

from collections.abc import Mapping
from typing import Any

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.chain import blocked_beside, forced_spaces
from trakkx_desktop.games.trax.placing import mismatch
from trakkx_desktop.games.trax.setup import Setup, seats_of
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES, Tile

_KNOWN = {"board", "moves", "turn", "you", "variant", "roll", "pile"}


def position(data: Mapping[str, Any]) -> State:
    """`board`: rows from top to bottom as in the booklet's figures, its top left cell is 0,0; or `moves`. The pupil,
    seat 0, plays the colour `you`, and has the turn unless `turn` says otherwise."""
    if set(data) - _KNOWN:
        raise ValueError(f"unknown key {min(set(data) - _KNOWN)!r}")
    variant = data.get("variant", "unlimited")
    is_red = data.get("you", "white") == "red"
    setup = Setup(seats=seats_of(variant)[0], first=int(is_red), variant=variant)
    if "moves" in data:
        return _played(setup, data["moves"])
    tiles = _tiles(data["board"])
    pile = tuple(data.get("pile", ""))
    if not set(pile) <= set(LIES):
        raise ValueError("the pile holds something that is no tile")
    rolls = (int(data["roll"]),) if "roll" in data else ()
    turns = len(tiles) if pile else _turns(tiles, data.get("turn", data.get("you", "white")))
    return State(setup, Board(tiles), turns, rolls=rolls, pile=pile, chance=Chance(1))


def _turns(tiles: Mapping[Cell, Tile], colour: str) -> int:
    """As many as there could have been."""
    odd = {"white": 0, "red": 1}[colour]
    return len(tiles) + (len(tiles) + odd) % 2


def _played(setup: Setup, moves: str) -> State:
    state = GAME.start(setup)
    for text in moves.split():
        state = GAME.apply(state, state.seat, GAME.parse(state, text)).state
    return state


def _tiles(rows: list[str]) -> dict[Cell, Tile]:
    tiles = {
        (x, y): tile for y, row in enumerate(rows) for x, tile in enumerate(row) if tile != "."
    }
    for cell, tile in tiles.items():
        if tile not in LIES:
            raise ValueError(f"no tile lies like {tile!r}")
        others = {other: lie for other, lie in tiles.items() if other != cell}
        if mismatch(others, cell, tile) is not None or blocked_beside(tiles, cell) is not None:
            raise ValueError(f"the tile at {cell[0]},{cell[1]} cannot lie there")
    return tiles


def is_settled(state: State) -> bool:
    """No forced space is left over (a solitaire may have one)."""
    return bool(state.pile) or not forced_spaces(state.board.tiles)
