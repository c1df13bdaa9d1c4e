"""Positions by themselves: set up by hand with either side to move, and drawn in letters for forums."""

from dataclasses import replace

from trakkx_desktop.games.trax.notation import column_label
from trakkx_desktop.games.trax.state import State


def other_side(state: State) -> State | None:
    """The same table with the other to move; None where that means nothing: alone, with the die, or at the end."""
    is_two = state.setup.square is None and not state.setup.die
    if not is_two or state.ending is not None or not state.board.tiles:
        return None
    return replace(state, turns=state.turns + 1)


def drawn(state: State) -> str:
    """The table in letters, for forums: each tile by its white path, `|` `-` straight, `J` `L` `F` `7` round a
    corner; columns from A, rows from 1, as the notation names them."""
    tiles = state.board.tiles
    if not tiles:
        return ""
    left, top, right, bottom = state.board.box
    columns = range(left, right + 1)
    names = [column_label(number) for number in range(1, len(columns) + 1)]
    wide = max(map(len, names)) + 1
    margin = len(str(bottom - top + 1)) + 1
    lines = [" " * margin + "".join(name.rjust(wide) for name in names)]
    for row in range(top, bottom + 1):
        cells = "".join(tiles.get((column, row), ".").rjust(wide) for column in columns)
        lines.append(str(row - top + 1).rjust(margin) + cells)
    return "\n".join(lines)
