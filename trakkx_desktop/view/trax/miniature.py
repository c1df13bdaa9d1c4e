"""The picture on Home's card: a real position, drawn by the table's own painter, running out over the edges."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.view.trax.mosaic import PLAIN, joined
from trakkx_desktop.view.trax.strokes import draw_tile

ROWS = ("..7-J",)
"""White paths of a position from a game, row by row."""
WIDE = 5.2
"""Tiles that the picture is wide."""


def paint_miniature(painter: QPainter, rect: QRectF) -> None:
    tiles: dict[Cell, str] = {
        (x, y): tile for y, row in enumerate(ROWS) for x, tile in enumerate(row) if tile != "."
    }
    unit = float(round(rect.width() / WIDE))
    origin = QPointF(rect.left() + unit * 0.1, rect.top() - unit * 0.4)
    for (x, y), tile in tiles.items():
        painter.save()
        painter.translate(origin + QPointF(x + 0.5, y + 0.5) * unit)
        draw_tile(painter, tile, unit, joined(tiles, (x, y)), PLAIN)
        painter.restore()
