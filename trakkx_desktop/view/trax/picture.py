"""The board as a picture for other programs: drawn by the same painter, as pixels or as lines."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from trakkx_desktop.games.trax.state import State
from trakkx_desktop.view.stage import export
from trakkx_desktop.view.stage.art import Painter, paint_layout
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.trax import board
from trakkx_desktop.view.trax.layout import ground
from trakkx_desktop.view.trax.mosaic import View

UNIT = 64.0
LARGEST = 8000.0
"""Pixels of a side beyond which a picture becomes a burden."""


class _Board:
    """What is drawn, and how large it becomes."""

    def __init__(self, state: State, view: View) -> None:
        self.layout = {
            piece: place for piece, place in ground(state, view).items() if piece != "last"
        }
        left, top, right, bottom = board.extent(state, view)
        self.unit = min(UNIT, LARGEST / max(right - left, bottom - top))
        self.size = QSize(round((right - left) * self.unit), round((bottom - top) * self.unit))
        self.origin = QPointF(-left * self.unit, -top * self.unit)

    def paint(self, painter: QPainter, art: Painter) -> None:
        painter.fillRect(QRectF(QPointF(), self.size), LOOK.colour("table"))
        paint_layout(painter, art, self.layout, self.unit, self.origin)


def png(art: Painter, state: State, view: View) -> bytes:
    shown = _Board(state, view)
    return export.png(lambda painter: shown.paint(painter, art), shown.size, LOOK.colour("table"))


def svg(art: Painter, state: State, view: View) -> bytes:
    shown = _Board(state, view)
    return export.svg(lambda painter: shown.paint(painter, art), shown.size, "TRAX")
