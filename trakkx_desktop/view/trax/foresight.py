"""A look one turn ahead (T8-T10): whom a turn would let win, and where either colour could win at once. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.chain import follow
from trakkx_desktop.games.trax.paths import Path, wins
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COLOURS, Colour
from trakkx_desktop.games.trax.turns import lays

Threats = Mapping[Cell, tuple[Colour, ...]]
"""The spaces where a tile would win, with the colours that would."""


@dataclass(frozen=True)
class Omen:
    """A turn would end the game: this colour wins, by its loop or line, or because it laid what both needed."""

    colour: Colour
    kind: str
    paths: tuple[Path, ...]


def omen_of(state: State, lay: Lay) -> Omen | None:
    """Of a legal turn; the solitaires have none."""
    paths = () if state.setup.square is not None else _won(state.board, lay)
    if not paths:
        return None
    colours = {path.colour for path in paths}
    if len(colours) == len(COLOURS):
        return Omen(state.colour, "both", paths)
    is_loop = any(path.kind == "loop" for path in paths)
    return Omen(paths[0].colour, "loop" if is_loop else "line", paths)


def threats_of(state: State) -> Threats:
    """Whoever were to move now, whatever the die would say."""
    found: dict[Cell, tuple[Colour, ...]] = {}
    if state.setup.square is not None or state.ending is not None:
        return found
    for lay in lays(state.setup, state.board):
        won = {path.colour for path in _won(state.board, lay)}
        if won:
            known = found.get(lay.cell, ())
            found[lay.cell] = tuple(c for c in COLOURS if c in won or c in known)
    return found


def _won(board: Board, lay: Lay) -> tuple[Path, ...]:
    chain = follow(board.tiles, lay.cell, lay.tile)
    return wins(Board(chain.tiles), chain.laid)
