"""The table itself: tokens, what lies under them, and the faint grid; no Qt."""

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.view.stage.layout import Box, Extent, Layout, Placement
from trakkx_desktop.view.trakkx.layout.arts import token_art
from trakkx_desktop.view.trakkx.layout.mats import bad_placements, handle_placements, mat_placements
from trakkx_desktop.view.trakkx.scene import Scene

DOTS, HALO, TARGETS = -30.0, -12.0, -13.0
TILE = 12
"""Cells of the dot grid in one picture."""


def ground(scene: Scene) -> Layout:
    """Tokens and what lies under them; it changes only when one is put down."""
    seen, table = scene.seen, scene.table
    out = mat_placements(seen.groups, table)
    laid: frozenset[str] = frozenset()
    if isinstance(scene.draft, LayDraft):
        laid = frozenset(scene.draft.laid)
        if scene.moment is None:
            out.update(bad_placements(seen, scene.is_judged))
    captions = scene.captions.groups
    out.update(handle_placements(seen.groups, table, captions, scene.unit, scene.scale))
    for token, (x, y) in scene.places.items():
        marks = ("laid",) if token in laid else ()
        out[token] = Placement(token_art(token, *marks), x, y)
        if token in scene.changed:
            out[f"halo:{token}"] = Placement(("halo",), x, y, z=HALO, solid=False)
    return out


def lies_alike(a: Scene, b: Scene) -> bool:
    """Does `ground` give the same for both? Tables are compared by what they are, not by what lies on
    them: nobody changes one in place."""
    if a.state is not b.state or a.draft is not b.draft or a.moment is not b.moment:
        return False
    look = (a.unit, a.scale, a.area, a.phase, a.changed, a.captions.groups, a.is_judged)
    return look == (
        b.unit,
        b.scale,
        b.area,
        b.phase,
        b.changed,
        b.captions.groups,
        b.is_judged,
    )


def lit(targets: tuple[tuple[Cell, bool], ...]) -> Layout:
    """Where the token in hand would fit."""
    return {
        f"target:{x},{y}": Placement(("target", is_strong), x, y, z=TARGETS, solid=False)
        for (x, y), is_strong in targets
    }


def dots(extent: Extent, board: Box, unit: float) -> Layout:
    """The faint grid wherever the camera can go."""
    left, top, right, bottom = extent
    wide, high = board[2] / unit, board[3] / unit
    first_x, last_x = int((left - wide) // TILE), int((right + wide) // TILE)
    first_y, last_y = int((top - high) // TILE), int((bottom + high) // TILE)
    return {
        f"dots:{i},{j}": Placement(("dots", TILE), i * TILE, j * TILE, z=DOTS, solid=False)
        for i in range(first_x, last_x + 1)
        for j in range(first_y, last_y + 1)
    }
