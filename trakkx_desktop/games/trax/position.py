"""Positions set up by hand: both lay the same tiles, so all that is left to choose is whose turn it is."""

from dataclasses import replace

from trakkx_desktop.games.trax.state import State


def other_side(state: State) -> State | None:
    """The same table with the other to move; None where that means nothing: alone, with the die, or at the end."""
    is_two = state.setup.square is None and not state.setup.die
    if not is_two or state.ending is not None or not state.board.tiles:
        return None
    return replace(state, turns=state.turns + 1)
