"""Positions for the tables of the tests: played from notation, or laid out from a picture in characters."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.notation import column_label, read
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES, Tile

VECTORS = Path(__file__).parent / "vectors"


def vectors(name: str) -> list[dict[str, Any]]:
    lines = (VECTORS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def played(moves: str | Iterable[str], setup: Setup | None = None) -> State:
    """The position after moves in notation."""
    state = rules.start(setup or Setup())
    for move in moves.split() if isinstance(moves, str) else moves:
        state = rules.apply(state, state.seat, read(state, move)).state
    return state


def picture(*rows: str, left: int = 0, top: int = 0) -> Board:
    """A board whose upper left corner lies at (left, top)."""
    return Board(
        {
            (left + x, top + y): tile
            for y, row in enumerate(rows)
            for x, tile in enumerate(row)
            if tile != "."
        }
    )


def refusal_code(state: State, cell: Cell, tile: str) -> str:
    """Empty: allowed."""
    refusal = rules.check(state, state.seat, Lay(cell, tile))
    return "" if refusal is None else refusal.code


def label(state: State, cell: Cell) -> str:
    """A space as the notation names it."""
    left, top, _, _ = state.board.box
    return f"{column_label(cell[0] - left + 1)}{cell[1] - top + 1}"


def perft(state: State, depth: int) -> int:
    """Sequences of exactly so many legal turns; a finished game has no continuation."""
    if state.ending is not None:
        return 0
    lays = rules.legal(state, state.seat)
    if depth == 1:
        return sum(1 for _ in lays)
    return sum(perft(rules.apply(state, state.seat, lay).state, depth - 1) for lay in lays)


def lies_at(state: State, space: Cell) -> tuple[Tile, ...]:
    """The lies that the seat to move may lay there, always in the same order."""
    return tuple(t for t in LIES if rules.check(state, state.seat, Lay(space, t)) is None)


def spaces_for(state: State, lie: Tile) -> tuple[Cell, ...]:
    """The spaces where the seat to move may lay a tile that lies so."""
    return tuple(lay.cell for lay in rules.legal(state, state.seat) if lay.tile == lie)
