"""A hint on the sheet as placements: which fields are meant, then the whole extension as a ghost line. No Qt."""

from trakkx_desktop.core.hint import PIECES, Hint
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.traexx.sheet import Field
from trakkx_desktop.view.stage.layout import Arrival, Arrivals, Layout
from trakkx_desktop.view.traexx.layout.sheet import on_sheet, sides

_RING, _GHOST = 2.5, 3.5
"""Between glow and route, and between route and casing."""
APART = 70
"""Milliseconds from one field of the ghost to the next."""


def hinted_layout(hint: Hint) -> Layout:
    """Nothing of a pass can be shown; the first step is for words alone."""
    action = hint.thought.action
    if hint.step < PIECES or not isinstance(action, Extend):
        return {}
    made = {
        _name("hint", spot): on_sheet(("hint",), spot, _RING)
        for spot in (action.end, action.path[0])
    }
    return made | (_ghost((action.end, *action.path)) if hint.is_whole else {})


def _ghost(fields: tuple[Field, ...]) -> Layout:
    return {
        _name("ghost", spot): on_sheet(("ghost", came, goes), spot, _GHOST)
        for spot, came, goes in sides(fields)
    }


def haunting(hint: Hint) -> Arrivals:
    """The ghost draws itself, field by field."""
    found = [piece for piece in hinted_layout(hint) if piece.startswith("ghost:")]
    return {piece: Arrival(APART * i, grow=1.0) for i, piece in enumerate(found)}


def _name(kind: str, spot: Field) -> str:
    return f"{kind}:{spot[0]},{spot[1]}"
