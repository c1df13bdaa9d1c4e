"""TRÄXX outside its table: Home's miniature, and the figures of the rules booklet."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.games.traexx.sheet import Field
from trakkx_desktop.view.stage.face import Figure
from trakkx_desktop.view.stage.palette import LIGHT
from trakkx_desktop.view.traexx.layout import EXTENT, sheet_layout
from trakkx_desktop.view.traexx.pieces import SheetPainter

HOME_ROUTE: tuple[Field, ...] = ((0, -1),)


def draw_miniature(painter: QPainter, rect: QRectF) -> None:
    """A real sheet with a route, in the light palette: Home's cards are bright in both themes."""
    left, top, right, bottom = EXTENT
    s = min(rect.width() / (right - left + 0.6), rect.height() / (bottom - top + 0.6))
    painter.save()
    painter.translate(rect.center())
    SheetPainter(LIGHT).draw_layout(painter, sheet_layout(HOME_ROUTE, "A"), s)
    painter.restore()


def figure(spec: str) -> Figure:
    return Figure(SheetPainter(), sheet_layout((), spec), EXTENT)
