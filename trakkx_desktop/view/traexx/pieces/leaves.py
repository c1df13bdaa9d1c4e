"""Sheets side by side and what stands at them: names, totals, numbers just reached, the curve of the rounds."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.icons import draw_icon
from trakkx_desktop.view.stage.lettering import RIGHT, write, write_line
from trakkx_desktop.view.stage.look import LABEL, POSTER, TEXT, advance, plain_font
from trakkx_desktop.view.stage.palette import GLOW, INK, Palette, colour
from trakkx_desktop.view.stage.shapes import MARK_SHAPES, fill, round_rect, shape, stroke
from trakkx_desktop.view.traexx.pieces.felt import draw_medal

Series = tuple[tuple[int, tuple[int, ...]], ...]
"""(mark, totals from before the first round on), by seat."""


def _caption(
    p: Palette, high: float, mark: int, name: str, value: str, is_best: bool, ratio: float
) -> Picture:
    """Whose sheet it is, and the total ("" = told by another piece); the best wear a trophy."""
    box = QRectF(-high * ratio / 2, -high / 2, high * ratio, high)

    def draw(painter: QPainter) -> None:
        r = high * 0.24
        fill(
            painter,
            shape(MARK_SHAPES[mark % 4], box.x() + r + 4, 0, r),
            colour(p.players[mark % 4]),
        )
        font = plain_font(high * 0.56, POSTER)
        wide = advance(value, font) if value else high * 1.6
        write(painter, box.adjusted(0, 0, -4, 0), value, font, colour(p.text), RIGHT)
        side = high * 0.62 if is_best else 0.0
        left = box.x() + 2 * r + 4 + high * 0.2
        place = QRectF(left, box.y(), box.right() - wide - 12 - side - left, high)
        label = plain_font(high * 0.46, LABEL)
        write_line(painter, place, name, label, colour(p.text))
        if is_best:
            at = left + min(place.width(), advance(name, label)) + high * 0.16
            draw_icon(painter, "trophy", QRectF(at, -side / 2, side, side), colour(p.text))

    return Picture(box.adjusted(-2, -2, 2, 2), draw)


def _tally(p: Palette, high: float, value: str) -> Picture:
    """A total on its way up: each one covers the one before it."""
    box = QRectF(-high * 1.7, -high / 2, high * 1.7, high)

    def draw(painter: QPainter) -> None:
        painter.fillRect(box, colour(p.table))
        font = plain_font(high * 0.56, POSTER)
        write(painter, box.adjusted(0, 0, -4, 0), value, font, colour(p.text), RIGHT)

    return Picture(box, draw)


def _badge(p: Palette, high: float, number: int, tint: str, points: str, words: str) -> Picture:
    """A number just reached: yellow with a star in full; `words` say it is but half."""
    font, small = plain_font(high * 0.52, POSTER), plain_font(high * 0.40, TEXT)
    wide = high * 1.02 + advance(points, font) + high * 0.3
    tail = advance(words, small) + high * 0.2 if words else high * 0.62
    box = QRectF(-(wide + tail) / 2, -high / 2, wide + tail, high)

    def draw(painter: QPainter) -> None:
        face = p.paper if words else GLOW
        ink = colour(p.text if words else INK)
        pen = QPen(colour(p.group_line), 1.5) if words else None
        fill(painter, round_rect(box.adjusted(1, 1, -1, -1), high * 0.4), colour(face), pen)
        painter.save()
        painter.translate(box.x() + high * 0.52, 0)
        draw_medal(painter, number, tint, not words, high * 0.8)
        painter.restore()
        at = QRectF(box.x() + high * 1.02, box.y(), wide, high)
        write(painter, at, points, font, ink)
        rest = QRectF(box.x() + wide - high * 0.12, box.y(), tail, high)
        if words:
            write(painter, rest, words, small, colour(p.text2))
        else:
            side = high * 0.5
            draw_icon(painter, "star", QRectF(rest.x(), -side / 2, side, side), ink)

    return Picture(box.adjusted(-2, -2, 2, 2), draw)


def _halo(p: Palette, high: float, ratio: float) -> Picture:
    """Behind the sheet of whoever won."""
    box = QRectF(-high * ratio / 2, -high / 2, high * ratio, high)

    def draw(painter: QPainter) -> None:
        fill(painter, round_rect(box, high * 0.05), colour(GLOW, 0.34))

    return Picture(box, draw)


def _curve(
    p: Palette, high: float, series: Series, title: str, rounds: str, ratio: float
) -> Picture:
    """The totals after each round: a line in each player's colour, its mark at the end."""
    box = QRectF(-high * ratio / 2, -high / 2, high * ratio, high)
    px = max(12.0, min(17.0, high * 0.12))
    plot = box.adjusted(px * 2.6, px * 1.8, -px * 1.4, -px * 1.7)
    values = [value for _, totals in series for value in totals]
    low, top = min(*values, 0), max(*values, 0)

    def at(round_: int, value: float) -> QPointF:
        last = max(1, len(series[0][1]) - 1)
        y = plot.bottom() - (value - low) / max(1, top - low) * plot.height()
        return QPointF(plot.x() + plot.width() * round_ / last, y)

    def draw(painter: QPainter) -> None:
        font = plain_font(px, LABEL)
        write(
            painter, QRectF(box.x(), box.y(), box.width(), px * 1.4), title, font, colour(p.text2)
        )
        foot = QRectF(box.x(), box.bottom() - px * 1.4, box.width() - px, px * 1.4)
        write(painter, foot, rounds, plain_font(px, TEXT), colour(p.text3), RIGHT)
        # A level that lies so near to zero that their numbers would touch is left out.
        levels = [v for v in (low, top) if abs(at(0, v).y() - at(0, 0).y()) > px * 1.2]
        for value in (0, *levels):
            _rule(painter, p, at(0, value), at(len(series[0][1]) - 1, value), value, px)
        for mark, totals in series:
            path = QPainterPath(at(0, totals[0]))
            for i, value in enumerate(totals[1:], start=1):
                path.lineTo(at(i, value))
            stroke(painter, path, colour(p.players[mark % 4]), max(2.5, high * 0.02))
        for mark, totals in series:
            spot = at(len(totals) - 1, totals[-1])
            dot = shape(MARK_SHAPES[mark % 4], spot.x(), spot.y(), px * 0.5)
            fill(painter, dot, colour(p.players[mark % 4]), QPen(colour(p.table), 1.5))

    return Picture(box.adjusted(-2, -2, 2, 2), draw)


def _rule(
    painter: QPainter, p: Palette, start: QPointF, end: QPointF, value: int, px: float
) -> None:
    """A level of the curve with its number."""
    pen = QPen(colour(p.quiet), 1.2, Qt.PenStyle.SolidLine if value == 0 else Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.drawLine(start, end)
    label = QRectF(start.x() - px * 3.2, start.y() - px, px * 2.8, px * 2)
    told = str(value).replace("-", "\u2212")
    write(painter, label, told, plain_font(px, TEXT), colour(p.text3), RIGHT)


LEAVES: dict[str, Callable[..., Picture]] = {
    "caption": _caption,
    "tally": _tally,
    "badge": _badge,
    "halo": _halo,
    "curve": _curve,
}
