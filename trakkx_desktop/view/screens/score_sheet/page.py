"""A score sheet as a page of real paper: head, sheet, chart; as many pages as the match needs.

One drawing for the picture, the PDF and the printer, always in the light theme: paper is white.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from trakkx_desktop.view.screens.score_sheet.chart import ChartPainter
from trakkx_desktop.view.screens.score_sheet.grid import full_height, grid_of
from trakkx_desktop.view.screens.score_sheet.paint import SheetPainter
from trakkx_desktop.view.screens.score_sheet.panels import axis_of, curves_of
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, SheetRow
from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, POSTER, TEXT, advance, fitting, plain_font
from trakkx_desktop.view.stage.palette import LIGHT, colour
from trakkx_desktop.view.stage.shapes import fill, rounded

WIDTH = 720.0
"""Logical pixels; a page is scaled to whatever paper there is."""
_HEAD, _CHART, _GAP = 128.0, 300.0, 28.0
_LEAST_ROW = 44.0


@dataclass(frozen=True)
class SheetPage:
    """What is printed. `title` is the game's name, `date` the day of the print, in words."""

    sheet: Sheet
    title: str
    headline: str
    note: str
    date: str
    primary: str

    @property
    def full_height(self) -> float:
        """All of it on one page."""
        return _HEAD + full_height(self.sheet.rows, 1.0) + _GAP + self._chart_height

    @property
    def _chart_height(self) -> float:
        return _CHART if self._has_curve else 0.0

    @property
    def _has_curve(self) -> bool:
        """One game alone is no curve."""
        return len(self.sheet.played) > 1

    def parts(self, height: float) -> list[tuple[SheetRow, ...]]:
        """The rows of each page of that height."""
        rows = self.sheet.rows
        each = max(1, int((height - _HEAD - full_height((), 1.0)) / _LEAST_ROW))
        if len(rows) > each:
            noted = any(row.note for row in rows)
            each = max(1, each // 2 if noted else each)
        return [rows[i : i + each] for i in range(0, len(rows), each)] or [()]

    def draw(
        self, painter: QPainter, height: float, rows: tuple[SheetRow, ...], is_last: bool
    ) -> None:
        """One page; the last one has the totals and, where it fits, the chart."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_head(painter)
        left = height - _HEAD
        high = min(full_height(rows, 1.0), left)
        has_chart = is_last and self._has_curve and left - high >= _CHART * 0.7
        if is_last and self._has_curve and not has_chart:
            squeezed = left - _CHART - _GAP
            if squeezed >= full_height((), 1.0) + _LEAST_ROW * len(rows):
                high, has_chart = squeezed, True
        box = QRectF(0, _HEAD, WIDTH, high)
        pen = QPen(colour(LIGHT.paper_lip), 2)
        fill(painter, rounded(1, box.y(), WIDTH - 2, high, 20), colour(LIGHT.paper), pen)
        grid = grid_of(self.sheet, box, 1.0, rows)
        sheet = SheetPainter(painter, self.sheet, LIGHT, self.primary, on_paper=True)
        sheet.draw(grid, rows, totals=is_last)
        if has_chart:
            top = box.bottom() + _GAP
            chart = QRectF(0, top, WIDTH, min(_CHART, height - top))
            fill(painter, rounded(0, top, WIDTH, chart.height(), 20), colour(LIGHT.mat))
            chart.adjust(20, 12, -20, -6)
            ChartPainter(painter, LIGHT).draw(chart, curves_of(self.sheet), axis_of(self.sheet))

    def _draw_head(self, painter: QPainter) -> None:
        primary = LIGHT.primary(self.primary)
        fill(painter, rounded(0, 0, WIDTH, 10, 5), colour(primary.button))
        small, quiet = plain_font(17, LABEL), colour(LIGHT.text2)
        write(painter, QPointF(0, 40), self.title, small, quiet)
        write(painter, QPointF(WIDTH - advance(self.date, small), 40), self.date, small, quiet)
        font = fitting(self.headline, 38, 20, POSTER, WIDTH, step=1, font_of=plain_font)
        write(painter, QPointF(0, 84), self.headline, font, colour(LIGHT.text), wide=WIDTH)
        write(painter, QPointF(0, 110), self.note, plain_font(17, TEXT), quiet, wide=WIDTH)
