"""The board's picture beside its tiles: spaces, labels, outlines, ghosts, badges. Pure: no Qt."""

from collections.abc import Collection, Iterable, Mapping

from trakkx_desktop.core.grid import Cell, beside, opposite
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.board import Board, Box
from trakkx_desktop.games.trax.notation import column_label
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LEAVES, Tile
from trakkx_desktop.view.stage.layout import (
    BOTTOM_RULER,
    LEFT_RULER,
    Extent,
    Layout,
    Placement,
)
from trakkx_desktop.view.trax.layout.mosaic import GHOST, joined, name_of, tile_art
from trakkx_desktop.view.trax.prospect import Alarm, Pick

Legal = Mapping[Cell, tuple[Tile, ...]]

NEARBY = 3
"""Cells around the tiles within which the limit of a board is shown: farther away it does not matter yet."""
SMALLEST = (7.0, 4.6)
"""Cells that are seen at least, so that the first tile is not as large as a house."""
FINGER = 46.0
"""Pixels of a thing that must be met with a finger."""


def tile_box(state: State) -> Box:
    """The tiles and the spaces around them that can be reached; on the empty table the first space."""
    if not state.board.tiles:
        return 0, 0, 0, 0
    left, top, right, bottom = state.board.box
    return _within((left - 1, top - 1, right + 1, bottom + 1), reach_of(state))


def shown_box(state: State, is_ended: bool = False) -> Box:
    """What is seen: where the board is limited, also what can still be reached nearby; of a solitaire
    all of it, because it is small; beside the poster only the tiles."""
    if is_ended:
        return state.board.box if state.board.tiles else (0, 0, 0, 0)
    left, top, right, bottom = tile_box(state)
    reach = reach_of(state)
    if reach is None:
        return left, top, right, bottom
    if state.setup.square is not None:
        return reach
    more = NEARBY - 1
    return _within((left - more, top - more, right + more, bottom + more), reach)


def _within(box: Box, reach: Box | None) -> Box:
    if reach is None:
        return box
    return (
        max(reach[0], box[0]),
        max(reach[1], box[1]),
        min(reach[2], box[2]),
        min(reach[3], box[3]),
    )


def reach_of(state: State) -> Box | None:
    """Everything the limited board (L1) or the square (P4) may still cover; None: no limit."""
    boxes = rules.outlines(state)
    return (*boxes[0][:2], *boxes[-1][2:]) if boxes else None


def extent(state: State, is_ended: bool = False) -> Extent:
    """What has to be seen: the box with its labels at the left and below; no labels beside the poster."""
    left, top, right, bottom = shown_box(state, is_ended)
    if is_ended:
        return left - 0.65, top - 0.65, right + 0.65, bottom + 0.65
    wide = max(0.0, SMALLEST[0] - (right - left + 1)) / 2
    high = max(0.0, SMALLEST[1] - (bottom - top + 1)) / 2
    above = 1.1 if reach_of(state) is not None else 0.65
    return left - 1.5 - wide, top - above - high, right + 0.65 + wide, bottom + 1.45 + high


def labels(state: State) -> Layout:
    """Columns below, rows at the left, both as the notation has them now; no tile, no label."""
    if not state.board.tiles:
        return {}
    box = tile_box(state)
    seen = _outside(box, state)
    left, top, _, _ = state.board.box
    layout: Layout = {}
    for x in range(box[0], box[2] + 1):
        art = ("label", column_label(x - left + 1), x - left + 1)
        layout[f"column:{x}"] = Placement(art, x, seen[3] + 0.92, BOTTOM_RULER, solid=False)
    for y in range(box[1], box[3] + 1):
        art = ("label", str(y - top + 1), y - top + 1)
        layout[f"row:{y}"] = Placement(art, seen[0] - 0.95, y, LEFT_RULER, solid=False)
    return layout


def _outside(box: Box, state: State) -> Box:
    """The box, widened to those edges of the limit that are shown: a label never lies on the board."""
    reach, shown = reach_of(state), shown_box(state)
    if reach is None:
        return box
    left, top, right, bottom = (
        edge if edge == seen else own for edge, seen, own in zip(reach, shown, box, strict=True)
    )
    return left, top, right, bottom


def outlines(state: State) -> Layout:
    """Where the square (P4) or the 8x8 (L1) may still come to lie; of an 8x8 only those two opposite edges
    that are near enough to be seen both."""
    boxes = rules.outlines(state)
    limit = reach_of(state)
    across, down = seen_limits(state)
    if limit is None or not (across or down):
        return {}
    layout: Layout = {}
    if state.setup.square is not None and len(boxes) > 1:
        for box in boxes:
            layout[f"square:{box[0]},{box[1]}"] = _framed("square", box, -4.5)
    if across and down:
        layout["reach"] = _framed("reach", limit, -5.0)
        layout["outline"] = _framed("sure" if len(boxes) == 1 else "outline", limit, -4.0)
        return layout
    left, top, right, bottom = shown_box(state)
    size = state.board.width if across else state.board.height
    kind = "sure" if size == state.setup.limit else "outline"
    columns, rows = right - left + 1, bottom - top + 1
    middle = (left + right) / 2, (top + bottom) / 2
    layout["edges"] = Placement(("edges", kind, columns, rows, across), *middle, z=-4, solid=False)
    return layout


def seen_limits(state: State) -> tuple[bool, bool]:
    """Are the farthest columns, and the farthest rows, in sight? On the empty 8x8 every space is still possible."""
    limit = reach_of(state)
    if limit is None or (state.setup.square is None and not state.board.tiles):
        return False, False
    shown = shown_box(state)
    return (shown[0], shown[2]) == (limit[0], limit[2]), (shown[1], shown[3]) == (
        limit[1],
        limit[3],
    )


def note(state: State, words: str) -> Layout:
    """Above the board: what its outline means."""
    left, top, right, _ = shown_box(state)
    art = ("note", words)
    return {"note": Placement(art, (left + right) / 2, top - 0.78, z=0.2, solid=False)}


def _framed(kind: str, box: Box, z: float) -> Placement:
    left, top, right, bottom = box
    art = (kind, right - left + 1, bottom - top + 1)
    return Placement(art, (left + right) / 2, (top + bottom) / 2, z=z, solid=False)


def spaces(legal: Legal, lie: Tile | None, forced: Iterable[Cell], is_first: bool) -> Layout:
    """A dot on every legal space; a glow where a lie in hand may be laid, and on the very first one."""
    layout: Layout = {}
    must = set(forced)
    usual = "glow" if is_first else "dot"
    for cell, lies in legal.items():
        kind = "glow" if lie in lies else "must" if lie is None and cell in must else usual
        x, y = cell
        faint = lie is not None and lie not in lies
        place = Placement((kind,), x, y, z=0.5, opacity=0.35 if faint else 1.0)
        layout[name_of("space", cell)] = place
    return layout


def covered(pick: Pick) -> Layout:
    """The spaces under the tiles that are shown: still there for the pointer and the keyboard, not seen."""
    cells = [pick.lay.cell, *(cell for cell, _ in pick.forced)]
    return {name_of("space", cell): Placement(("unseen",), *cell, z=0.5) for cell in cells}


def picked(pick: Pick, state: State, unit: float, signs: Iterable[Cell] = ()) -> Layout:
    """The tile as if it lay, the forced ones as ghosts with their numbers, one outline around all; `signs` are
    spaces with something to read."""
    board = state.board
    chain = {pick.lay.cell: pick.lay.tile, **dict(pick.forced)}
    layout = ghosts(pick.forced, chain, board)
    for number, (cell, _) in enumerate(pick.forced, start=1):
        x, y = cell
        layout[name_of("order", cell)] = Placement(("badge", number), x, y - 0.5, z=5, solid=False)
    x, y = pick.lay.cell
    mask = joined(board.tiles.keys() | chain.keys(), pick.lay.cell) & 15
    art = ("chosen", pick.lay.tile, mask)
    layout["chosen"] = Placement(art, x, y, z=4, solid=False)
    if pick.is_staged:
        filled = {*chain, *board.tiles}
        numbers = [(a, b - 0.5) for (a, b), _ in pick.forced]
        size, read = max(0.55, FINGER / unit), (*numbers, *signs)
        layout["check"] = _check((x, y), size, filled, read, extent(state))
    return layout


def _check(
    at: Cell,
    size: float,
    filled: Collection[Cell],
    read: Iterable[tuple[float, float]],
    seen: Extent,
) -> Placement:
    """The check mark beside the tile, in sight where the board is fitted, and where it hides least: first no
    number or sign, then no tile."""

    def hides(way: tuple[int, int]) -> tuple[bool, int, bool]:
        x, y = _beside(at, size, way)
        near, half = (size + 0.5) / 2, size / 2
        covered = sum(abs(a - x) < near and abs(b - y) < near for a, b in read)
        is_in = seen[0] <= x - half and x + half <= seen[2]
        is_in = is_in and seen[1] <= y - half and y + half <= seen[3]
        return not is_in, covered, (at[0] + way[0], at[1] + way[1]) in filled

    ways = ((0, -1), (1, 0), (-1, 0), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1))
    return Placement(("check",), *_beside(at, size, min(ways, key=hides)), z=6, size=size)


def _beside(at: Cell, size: float, way: tuple[int, int]) -> tuple[float, float]:
    return at[0] + way[0] * (0.56 + size / 2), at[1] + way[1] * (0.6 + size / 2)


def ghosts(coming: Iterable[tuple[Cell, Tile]], chain: Mapping[Cell, Tile], board: Board) -> Layout:
    """Tiles about to come; dashes run where the chain ends, not between its tiles."""
    layout: Layout = {}
    around = board.tiles.keys() | chain.keys()
    for cell, tile in coming:
        x, y = cell
        art = tile_art(tile, joined(around, cell), GHOST)
        layout[name_of("ghost", cell)] = Placement(art, x, y, z=3, solid=False)
    for cell in chain:
        x, y = cell
        dashes = ("dashes", joined(chain, cell) & 15)
        layout[name_of("dashes", cell)] = Placement(dashes, x, y, z=3.5, solid=False)
    return layout


def alarmed(alarm: Alarm, board: Board) -> Layout:
    """T7: the space, and the three paths that lead into it."""
    chain = dict(alarm.ghosts)
    layout = ghosts(alarm.ghosts, chain, board)
    after = {**board.tiles, **chain}
    for side in alarm.sides:
        cell = beside(alarm.space, side)
        enters = opposite(side)
        x, y = cell
        low, high = sorted((enters, LEAVES[after[cell]][enters]))
        art = ("lit", alarm.colour, low, high, "wrong")
        layout[name_of("lead", cell)] = Placement(art, x, y, z=6, solid=False)
    x, y = alarm.space
    sides = tuple(sorted(alarm.sides))
    blocked = ("blocked", alarm.colour, sides)
    layout[name_of("blocked", alarm.space)] = Placement(blocked, x, y, z=6.5, solid=False)
    return layout
