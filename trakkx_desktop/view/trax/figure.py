"""Figures of the booklet (resources/RULES_FORMAT.md, "trax"): a line of text becomes a board; and Home's picture."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.board import Board, edges_into
from trakkx_desktop.games.trax.paths import Path, trace, wins
from trakkx_desktop.games.trax.tiles import LIES, RED, THREE_OF, WHITE, Tile, sides_of
from trakkx_desktop.view.stage.face import Figure
from trakkx_desktop.view.stage.layout import Layout, Placement
from trakkx_desktop.view.trax.layout.board import alarmed, ghosts
from trakkx_desktop.view.trax.layout.mosaic import (
    PLAIN,
    VEILED,
    joined,
    laid_tiles,
    name_of,
    tile_art,
)
from trakkx_desktop.view.trax.layout.signs import lights
from trakkx_desktop.view.trax.pieces import TraxPainter, draw_body, draw_paths, inks
from trakkx_desktop.view.trax.prospect import Alarm

UNIT = 44.0
MARGIN = 0.4
ROWS = ("7L7L--", "JFJF7F", "7L-J|L", "|F7FJF", "|||L7|", "||L7LJ")
"""A part of a real board, row by row, each tile named by its white path."""
WIDE = 5.1
"""Tiles that the picture is wide."""


class BadFigure(ValueError):
    """A spec that names nothing that could be drawn."""


@dataclass
class Spec:
    """A figure's parts, read."""

    tiles: dict[Cell, Tile] = field(default_factory=dict)
    size: tuple[int, int] = (0, 0)
    coming: list[tuple[Cell, Tile]] = field(default_factory=list)
    marks: list[Cell] = field(default_factory=list)
    bad: list[Cell] = field(default_factory=list)
    glow: tuple[str, Cell | None] | None = None


def figure_of(spec: str) -> Figure:
    """Raises BadFigure."""
    if spec == "lies":
        return _row(("tile",))
    if spec == "die":
        return _row(("die", "tile"))
    try:
        read = _read(spec)
    except (ValueError, IndexError) as error:
        raise BadFigure(spec) from error
    width, height = read.size
    extent = (-0.5 - MARGIN, -0.5 - MARGIN, width - 0.5 + MARGIN, height - 0.5 + MARGIN)
    return Figure(TraxPainter(), layout_of(read), extent, UNIT)


def _read(spec: str) -> Spec:
    read = Spec()
    for number, part in enumerate(spec.split("; ")):
        key, _, value = part.partition(": ")
        if number == 0 and key != "board":
            raise ValueError(key)
        _read_part(read, key, value.split())
    return read


def _read_part(read: Spec, key: str, items: list[str]) -> None:
    if key == "board":
        read.size = (len(items[0]), len(items))
        cells = ((x, y, tile) for y, row in enumerate(items) for x, tile in enumerate(row))
        read.tiles = {(x, y): tile for x, y, tile in cells if tile in LIES}
    elif key == "ghost":
        read.coming = [((int(x), int(y)), lie) for x, y, lie in (i.split(",") for i in items)]
    elif key == "mark":
        read.marks = [_cell(item) for item in items]
    elif key == "bad":
        read.bad = [_cell(item) for item in items]
    elif key == "glow":
        colour = RED if items[0] == "R" else WHITE
        read.glow = (colour, _cell(items[1]) if len(items) > 1 else None)
    elif key != "square":
        raise ValueError(key)


def _cell(item: str) -> Cell:
    x, y = item.split(",")
    return int(x), int(y)


def layout_of(read: Spec) -> Layout:
    board = Board(read.tiles)
    paths = _glowing(board, read)
    is_veiled = bool(paths) and not read.coming
    layout = laid_tiles(read.tiles, VEILED if is_veiled else PLAIN)
    layout |= lights(paths, "win")
    layout |= _coming(board, read)
    for cell in read.marks:
        art = ("mark",) if cell in read.tiles or cell in dict(read.coming) else ("goal",)
        layout[name_of("mark", cell)] = Placement(art, *cell, z=8, solid=False)
    for cell in read.bad:
        layout |= _wrong(read, cell)
    return layout


def _glowing(board: Board, read: Spec) -> tuple[Path, ...]:
    if read.glow is None:
        return ()
    colour, cell = read.glow
    if cell is not None:
        return (trace(board, cell, colour),)
    return tuple(path for path in wins(board, board.tiles) if path.colour == colour)


def _coming(board: Board, read: Spec) -> Layout:
    """The laid tile as it is, the forced ones as ghosts with their numbers."""
    if not read.coming:
        return {}
    (cell, lie), *forced = read.coming
    chain = dict(read.coming)
    layout = ghosts(forced, chain, board)
    layout["chosen"] = Placement(tile_art(lie), *cell, z=4, solid=False)
    for number, (at, _) in enumerate(forced, start=1):
        x, y = at
        layout[name_of("order", at)] = Placement(("badge", number), x, y - 0.5, z=9, solid=False)
    return layout


def _wrong(read: Spec, cell: Cell) -> Layout:
    """A tile that does not fit, a space with three paths of one colour, or one out of bounds."""
    after = {**read.tiles, **dict(read.coming)}
    edges = edges_into(after, cell)
    if cell not in after and THREE_OF[edges]:
        colour = THREE_OF[edges]
        alarm = Alarm((), cell, colour, sides_of(colour, edges))
        found = alarmed(alarm, Board(after))
        return {piece: place for piece, place in found.items() if not piece.startswith("ghost")}
    return {name_of("bad", cell): Placement(("bad",), *cell, z=8, solid=False)}


def _row(kinds: tuple[str, ...]) -> Figure:
    """The six lies side by side, each below its number on the die or above its character."""
    layout: Layout = {}
    for index, lie in enumerate(LIES):
        x = index * 1.5
        layout[f"lie:{lie}"] = Placement(tile_art(lie), x, 0, solid=False)
        if "die" in kinds:
            layout[f"die:{lie}"] = Placement(("die", index + 1), x, -1.4, size=0.8, solid=False)
        else:
            layout[f"label:{lie}"] = Placement(("label", lie, 0), x, 0.95, solid=False)
    top = -2.1 if "die" in kinds else -0.8
    return Figure(TraxPainter(), layout, (-0.8, top, 8.3, 0.8 if "die" in kinds else 1.3), UNIT)


def paint_miniature(painter: QPainter, rect: QRectF) -> None:
    """A real position, running out over the edges of Home's card."""
    tiles: dict[Cell, Tile] = {
        (x, y): tile for y, row in enumerate(ROWS) for x, tile in enumerate(row)
    }
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = float(round(rect.width() / WIDE))
    origin = QPointF(rect.left() - unit * 0.25, rect.top() - unit * 0.4)
    # All bodies first: at an odd size the seams would else cut through the paths.
    for is_body in (True, False):
        for cell, tile in tiles.items():
            painter.save()
            painter.translate(origin + QPointF(cell[0] + 0.5, cell[1] + 0.5) * unit)
            if is_body:
                draw_body(painter, unit, joined(tiles, cell), PLAIN)
            else:
                draw_paths(painter, tile, unit, joined(tiles, cell), inks(PLAIN))
            painter.restore()
