"""The picture on Home's card: a real position, drawn by the table's own painter, running out over the edges."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.view.trax.mosaic import PLAIN, joined
from trakkx_desktop.view.trax.strokes import draw_body, draw_paths, inks

ROWS = ("..7L--", "JFJF7F", "7L-J|L", "|F7FJF", "|||L7|", "||L7LJ")
"""A part of a real board, row by row, each tile named by its white path."""
WIDE = 5.1
"""Tiles that the picture is wide."""


def paint_miniature(painter: QPainter, rect: QRectF) -> None:
    tiles: dict[Cell, str] = {
        (x, y): tile for y, row in enumerate(ROWS) for x, tile in enumerate(row) if tile != "."
    }
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = float(round(rect.width() / WIDE))
    origin = QPointF(rect.left() - unit * 0.25, rect.top() - unit * 0.4)
    # All bodies first: at an odd size the seams would else cut through the paths.
    for draw in (_body, _paths):
        for cell, tile in tiles.items():
            painter.save()
            painter.translate(origin + QPointF(cell[0] + 0.5, cell[1] + 0.5) * unit)
            draw(painter, tile, unit, joined(tiles, cell))
            painter.restore()


def _body(painter: QPainter, tile: str, unit: float, mask: int) -> None:
    draw_body(painter, unit, mask, PLAIN)


def _paths(painter: QPainter, tile: str, unit: float, mask: int) -> None:
    draw_paths(painter, tile, unit, mask, inks(PLAIN))
