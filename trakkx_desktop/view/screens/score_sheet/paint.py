"""Draws a score sheet as people write it on paper, with vectors only: screen, picture, file, print."""

from functools import partial
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from trakkx_desktop.view.screens.score_sheet.grid import NOTE, Grid
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, SheetRow
from trakkx_desktop.view.screens.score_sheet.words import row_date, row_words
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.lettering import CENTRE, MIDDLE, narrowed, write
from trakkx_desktop.view.stage.look import LABEL, POSTER, TEXT, advance, elided, plain_font, shrunk
from trakkx_desktop.view.stage.palette import Palette, colour
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.shapes import fill, round_rect, shape, stroke
from trakkx_desktop.view.stage.tr import tr

_FREE = MIDDLE | int(Qt.TextFlag.TextDontClip)
_NARROW = 120.0
"""Columns below this width have smaller names and numbers."""


class SheetPainter:
    """One sheet in one theme; `primary` is the game's colour."""

    def __init__(
        self,
        painter: QPainter,
        sheet: Sheet,
        palette: Palette,
        primary: str,
        on_paper: bool = False,
    ) -> None:
        self._painter = painter
        self._on_paper = on_paper
        self._sheet = sheet
        self._palette = palette
        self._primary = palette.primary(primary)
        self._ink = colour(palette.text)
        self._quiet = colour(palette.text2)

    def draw(
        self, grid: Grid, rows: tuple[SheetRow, ...] | None = None, totals: bool = True
    ) -> None:
        """`rows`: those of one page; the totals stand on the last one."""
        shown = self._sheet.rows if rows is None else rows
        self._draw_head(grid)
        newest = self._sheet.newest
        self._draw_lines(grid, [row is newest for row in shown])
        for row, band in zip(shown, grid.rows, strict=True):
            if row is newest:
                self._draw_newest(grid, band)
            self._draw_row(grid, band, row, row is newest)
        if totals:
            self._draw_totals(grid)

    def _font(self, grid: Grid, px: float, weight: QFont.Weight) -> QFont:
        return plain_font(px * grid.zoom, weight)

    def _text(self, box: QRectF, flags: int, text: str, font: QFont, ink: QColor) -> None:
        write(self._painter, box, text, font, ink, flags)

    def _draw_lines(self, grid: Grid, is_newest: list[bool]) -> None:
        """Ruled paper; the newest row needs no line beside its own edge."""
        places = [band.top() for band in grid.rows]
        beside = [a or b for a, b in zip(is_newest, [False, *is_newest], strict=False)]
        lines = [y for y, is_beside in zip(places, beside, strict=True) if not is_beside]
        rest = [*grid.blank, grid.total.top()]
        lines += rest[1:] if is_newest[-1:] == [True] else rest
        self._painter.setPen(QPen(colour(self._palette.quiet), 2 * grid.zoom))
        right = grid.columns[-1].right() - 8 * grid.zoom
        for y in lines:
            self._painter.drawLine(QPointF(grid.label.x(), y), QPointF(right, y))

    def _draw_head(self, grid: Grid) -> None:
        wide = grid.columns[0].width()
        is_roomy = wide > _NARROW * grid.zoom
        font = self._font(grid, 22 if is_roomy else 17, LABEL)
        size, gap = (26.0 * grid.zoom, 9.0) if is_roomy else (16.0 * grid.zoom, 4.0)
        for seat, player in enumerate(self._sheet.players):
            cell = grid.cell(grid.head, seat)
            name = elided(player.name, font, wide - size - 2 * gap)
            both = size + gap + QFontMetricsF(font).horizontalAdvance(name)
            left, cy = cell.center().x() - both / 2, cell.center().y()
            ink = colour(self._palette.players[player.mark % 4])
            draw_player(self._painter, player, QRectF(left, cy - size / 2, size, size), ink)
            place = QRectF(left + size + gap, cell.y(), wide, cell.height())
            self._text(place, _FREE, name, font, self._ink)

    def _draw_newest(self, grid: Grid, band: QRectF) -> None:
        edge = (grid.label.x() - band.x()) / 2
        box = band.adjusted(edge, 3, -edge, -3)
        ground = colour(self._palette.primary("yellow").rail)
        path = round_rect(box, 12 * grid.zoom)
        fill(self._painter, path, ground)

    def _draw_row(self, grid: Grid, band: QRectF, row: SheetRow, is_newest: bool) -> None:
        upper = QRectF(band)
        if row.note:
            upper.setHeight(band.height() - NOTE * grid.zoom)
            self._draw_note(grid, band, row.note, is_newest)
        self._draw_label(grid, upper, row, is_newest)
        for seat in range(len(self._sheet.players)):
            cell = grid.cell(upper, seat)
            if row.is_finished:
                self._draw_score(grid, cell, row, seat, is_newest)
            else:
                dot = shape("circle", cell.center().x(), cell.center().y(), 3 * grid.zoom)
                fill(self._painter, dot, colour(self._palette.group_line))

    def _draw_label(self, grid: Grid, band: QRectF, row: SheetRow, is_newest: bool) -> None:
        box = grid.label_of(band)
        is_roomy = box.width() > 100 * grid.zoom
        font = self._font(grid, 20 if is_roomy else 18, LABEL if is_newest else TEXT)
        ink = self._ink if row.is_begun else self._quiet
        date = row_date(row, self._on_paper) if band.height() >= 46 * grid.zoom else ""
        font = narrowed(font, row_words(row), box.width())
        name = elided(row_words(row), font, box.width())
        if not date:
            self._text(box, MIDDLE, name, font, ink)
            return
        wide = partial(self._font, grid, weight=TEXT)
        small = wide(shrunk(15, 11, lambda px: advance(date, wide(px)) <= box.width(), 0.5))
        lines = QFontMetricsF(font).height() * 0.9, QFontMetricsF(small).height()
        top = box.center().y() - sum(lines) / 2
        self._text(QRectF(box.x(), top, box.width(), lines[0]), MIDDLE, name, font, ink)
        place = QRectF(box.x(), top + lines[0], box.width(), lines[1])
        quiet = self._ink if is_newest else self._quiet
        self._text(place, MIDDLE, elided(date, small, box.width()), small, quiet)

    def _draw_note(self, grid: Grid, band: QRectF, note: str, is_newest: bool) -> None:
        font = self._font(grid, 16, TEXT)
        high = NOTE * grid.zoom
        wide = grid.columns[-1].right() - grid.label.x() - 16 * grid.zoom
        box = QRectF(grid.label.x(), band.bottom() - high - 4 * grid.zoom, wide, high)
        line = elided(" ".join(note.split()), font, wide)
        self._text(box, MIDDLE, line, font, self._ink if is_newest else self._quiet)

    def _draw_score(
        self, grid: Grid, cell: QRectF, row: SheetRow, seat: int, is_newest: bool
    ) -> None:
        px = min(31.0, cell.height() / grid.zoom * 0.46, cell.width() / grid.zoom * 0.25)
        font = self._font(grid, max(px, 17), LABEL)
        text = points(row.scores[seat])
        is_roomy = cell.width() > _NARROW * grid.zoom
        centre = cell.center()
        wide = QFontMetricsF(font).horizontalAdvance(text)
        place = QRectF(centre.x() - wide, cell.y(), 2 * wide, cell.height())
        self._text(place, CENTRE, text, font, self._ink)
        high = min(font.pixelSize() * 0.88, cell.height() / 2 - 3 * grid.zoom)
        across = max(high, wide / 2 + 8 * grid.zoom)
        if seat in row.winners:
            pen = max(2.0, 3 * grid.zoom * min(1.0, px / 28))
            stroke(self._painter, _ringed(centre, across, high), self._ink, pen)
        if row.number > 1:
            left = centre.x() + across + (9 if is_roomy else 4) * grid.zoom
            place = QRectF(left, cell.y() + px * 0.16, cell.right() - left, cell.height())
            self._draw_running(grid, place, points(row.running[seat]), px, is_newest)

    def _draw_running(
        self, grid: Grid, place: QRectF, text: str, px: float, is_newest: bool
    ) -> None:
        """Beside the score, so far as there is room: the score stands below the name."""
        small = self._font(grid, max(15, px * 0.58), TEXT)
        if advance(text, small) <= place.width():
            self._text(place, _FREE, text, small, self._ink if is_newest else self._quiet)

    def _draw_totals(self, grid: Grid) -> None:
        band = grid.total
        words = tr("sheet", "Total")
        label = grid.label_of(band)
        size = 26.0 if band.height() > 90 * grid.zoom else 21.0
        font = partial(self._font, grid, weight=POSTER)
        size = shrunk(size, 14, lambda px: advance(words, font(px)) <= label.width())
        self._text(label, MIDDLE, words, font(size), self._ink)
        wide = grid.columns[0].width()
        px = min(54 * grid.zoom, wide * 0.34, band.height() * 0.48)
        big = plain_font(px, POSTER)
        widest = max(QFontMetricsF(big).horizontalAdvance(points(t)) for t in self._sheet.totals)
        if widest > wide - 20:
            big = plain_font(px * (wide - 20) / widest, POSTER)
        for seat, total in enumerate(self._sheet.totals):
            self._draw_total(grid, grid.cell(band, seat), big, points(total), seat)

    def _draw_total(self, grid: Grid, cell: QRectF, font: QFont, text: str, seat: int) -> None:
        px = font.pixelSize()
        if seat not in self._sheet.leaders:
            self._text(cell, CENTRE, text, font, self._ink)
            return
        wide = QFontMetricsF(font).horizontalAdvance(text)
        box = QRectF(0, 0, min(max(wide + px * 0.8, px * 2), cell.width() - 6), px * 1.56)
        box.moveCenter(cell.center())
        path = round_rect(box, 16 * grid.zoom)
        fill(self._painter, path, colour(self._primary.button))
        on = colour(self._primary.on_button)
        if not self._sheet.is_over:
            self._text(box, CENTRE, text, font, on)
            return
        self._text(box.adjusted(0, -px * 0.16, 0, -px * 0.16), CENTRE, text, font, on)
        self._underline(box, min(wide, box.width() - px * 0.4), px, on)

    def _underline(self, box: QRectF, wide: float, px: float, ink: QColor) -> None:
        """Twice, as one does it with a felt pen over the winner's total."""
        x, y = box.center().x() - wide / 2, box.bottom() - px * 0.34
        first = QPainterPath(QPointF(x, y + px * 0.03))
        first.cubicTo(
            QPointF(x + wide * 0.3, y - px * 0.06),
            QPointF(x + wide * 0.6, y + px * 0.07),
            QPointF(x + wide, y - px * 0.04),
        )
        second = QPainterPath(QPointF(x + wide * 0.12, y + px * 0.15))
        second.cubicTo(
            QPointF(x + wide * 0.4, y + px * 0.08),
            QPointF(x + wide * 0.6, y + px * 0.17),
            QPointF(x + wide * 0.9, y + px * 0.10),
        )
        stroke(self._painter, first, ink, px * 0.07)
        stroke(self._painter, second, ink, px * 0.055)


def _ringed(centre: QPointF, across: float, high: float) -> QPainterPath:
    """A ring drawn by hand: it ends a little beside where it began."""
    path = QPainterPath()
    steps = 44
    for step in range(steps + 1):
        angle = -1.9 + 2 * pi * 1.04 * step / steps
        grown = 0.985 + 0.03 * step / steps
        point = centre + QPointF(cos(angle) * across, sin(angle) * high) * grown
        if step == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path
