"""A small chart of lines: each player a colour, a shape and a dash of their own; labels never overlap."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from trakkx_desktop.view.stage.lettering import CENTRE, RIGHT, write
from trakkx_desktop.view.stage.look import LABEL, TEXT, plain_font
from trakkx_desktop.view.stage.palette import Palette, colour
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.shapes import MARK_SHAPES, fill, shape

_DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.5), (0.1, 1.9), (3.4, 1.6, 0.1, 1.6))
"""In units of the pen: solid, dashed, dotted, both; by mark."""
_AWAY = 22.0
"""From the last point to its name."""
_DENSE = 11.0
"""Pixels between two values below which only the line is drawn."""


@dataclass(frozen=True)
class Curve:
    """A player's values; `strong` names those that are drawn as a full shape (none: all of them)."""

    name: str
    mark: int
    values: tuple[float, ...]
    strong: tuple[bool, ...] = ()


@dataclass(frozen=True)
class Axis:
    """Values of the x axis: their labels, and which one is now (-1: none)."""

    labels: tuple[str, ...]
    now: int = -1


def ticks(low: float, high: float, most: int = 5) -> tuple[float, ...]:
    """Round numbers that span the values, no more than `most` steps."""
    if high <= low:
        high = low + 1
    step = 10.0 ** floor(log10((high - low) / most))
    for factor in (1, 2, 5, 10):
        if (high - low) / (step * factor) <= most:
            step *= factor
            break
    step = max(step, 1.0)
    first, last = floor(low / step), ceil(high / step)
    return tuple(n * step for n in range(first, last + 1))


def spread(wished: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places near the wished ones, at least `gap` apart, inside the range as far as they fit."""
    order = sorted(range(len(wished)), key=lambda i: wished[i])
    placed = [0.0] * len(wished)
    before = low - gap
    for i in order:
        placed[i] = before = max(wished[i], before + gap)
    after = high + gap
    for i in reversed(order):
        placed[i] = after = min(placed[i], after - gap)
    return placed


class ChartPainter:
    """Draws curves into a box, in one theme."""

    def __init__(self, painter: QPainter, palette: Palette, zoom: float = 1.0) -> None:
        self._painter = painter
        self._palette = palette
        self._zoom = zoom

    def draw(self, box: QRectF, curves: Sequence[Curve], axis: Axis, named: bool = True) -> None:
        """`named`: each curve's name and last value stand at its end."""
        everything = [value for curve in curves for value in curve.values]
        if not everything:
            return
        most = max(2, min(5, int(box.height() / (46 * self._zoom))))
        marks = ticks(min(0.0, *everything), max(0.0, *everything), most)
        small = plain_font(15 * self._zoom, TEXT)
        scale = max(QFontMetricsF(small).horizontalAdvance(points(t)) for t in marks)
        left, foot = box.x() + scale + 14 * self._zoom, 30 * self._zoom
        free = box.right() - left - 14 * self._zoom
        names = self._label_width(curves, box.width()) if named else 0.0
        share = (max(len(c.values) for c in curves) - 1) / max(1, len(axis.labels) - 1)
        wide = min(free, (free - names - _AWAY * self._zoom) / share) if names and share else free
        top = box.y() + 12 * self._zoom
        self._plot = QRectF(left, top, wide, box.bottom() - foot - top)
        self._marks, self._count = marks, len(axis.labels)
        self._draw_scale(box)
        self._draw_axis(axis, QRectF(box.x(), box.bottom() - foot, box.width(), foot))
        for curve in curves:
            self._draw_curve(curve, is_alone=len(curves) == 1)
        for curve, dodge in zip(curves, self._dodges(curves), strict=True):
            self._draw_points(curve, dodge)
        if named:
            self._draw_names(curves, names)

    def _label_width(self, curves: Sequence[Curve], free: float) -> float:
        metrics = QFontMetricsF(plain_font(17 * self._zoom, LABEL))
        names = max(metrics.horizontalAdvance(curve.name) for curve in curves)
        return min(names + self._number_width(curves), free * (0.4 if free > 340 else 0.33))

    def _number_width(self, curves: Sequence[Curve]) -> float:
        metrics = QFontMetricsF(plain_font(17 * self._zoom, LABEL))
        widest = max(metrics.horizontalAdvance(points(curve.values[-1])) for curve in curves)
        return widest + 14 * self._zoom

    def _x(self, index: float) -> float:
        steps = max(1, self._count - 1)
        return self._plot.x() + self._plot.width() * index / steps

    def _y(self, value: float) -> float:
        low, high = self._marks[0], self._marks[-1]
        return self._plot.bottom() - self._plot.height() * (value - low) / (high - low)

    def _draw_scale(self, box: QRectF) -> None:
        font = plain_font(15 * self._zoom, TEXT)
        high = QFontMetricsF(font).height()
        for mark in self._marks:
            y = self._y(mark)
            token = self._palette.group_line if mark == 0 else self._palette.quiet
            self._painter.setPen(QPen(colour(token), 1.5 * self._zoom))
            self._painter.drawLine(
                QPointF(self._plot.x(), y), QPointF(self._plot.right() + 8 * self._zoom, y)
            )
            place = QRectF(box.x(), y - high / 2, self._plot.x() - box.x() - 12 * self._zoom, high)
            write(self._painter, place, points(mark), font, colour(self._palette.text2), RIGHT)

    def _draw_axis(self, axis: Axis, band: QRectF) -> None:
        """As many labels as there is space for, the present one always."""
        widest = max(
            QFontMetricsF(plain_font(15 * self._zoom, LABEL)).horizontalAdvance(label)
            for label in axis.labels
        )
        each = max(1, ceil((widest + 10 * self._zoom) / max(self._step(), 0.01)))
        for index, label in enumerate(axis.labels):
            is_now = index == axis.now
            near_now = axis.now >= 0 and abs(index - axis.now) < each
            if not is_now and (index % each or near_now):
                continue
            font = plain_font(15 * self._zoom, LABEL if is_now else TEXT)
            ink = colour(self._palette.text if is_now else self._palette.text2)
            wide = widest + 20 * self._zoom
            place = QRectF(self._x(index) - wide / 2, band.y(), wide, band.height())
            write(self._painter, place, label, font, ink, CENTRE)

    def _draw_curve(self, curve: Curve, is_alone: bool) -> None:
        path = QPainterPath()
        for index, value in enumerate(curve.values):
            at = QPointF(self._x(index), self._y(value))
            if index:
                path.lineTo(at)
            else:
                path.moveTo(at)
        wide = 4.0 if self._is_airy() else 2.5
        pen = QPen(colour(self._palette.players[curve.mark % 4]), wide * self._zoom)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if _DASHES[curve.mark % 4] and not is_alone:
            pen.setDashPattern(list(_DASHES[curve.mark % 4]))
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(path)

    def _step(self) -> float:
        return self._plot.width() / max(1, self._count - 1)

    def _radius(self) -> float:
        """Of a shape: smaller where there are many or the chart is low."""
        return min(7.5 * self._zoom, 0.3 * self._step(), 0.05 * self._plot.height())

    def _is_airy(self) -> bool:
        return self._step() >= _DENSE * self._zoom

    def _dodges(self, curves: Sequence[Curve]) -> list[list[float]]:
        """Shapes of several players that would hide each other stand side by side."""
        found = [[0.0] * len(curve.values) for curve in curves]
        apart = min(1.9 * self._radius(), 0.3 * self._step())
        for index in range(1, max(len(curve.values) for curve in curves)):
            there = [n for n, curve in enumerate(curves) if index < len(curve.values)]
            there.sort(key=lambda n: self._y(curves[n].values[index]))
            for group in self._clusters([(n, self._y(curves[n].values[index])) for n in there]):
                for place, which in enumerate(sorted(group)):
                    found[which][index] = (place - (len(group) - 1) / 2) * apart
        return found

    def _clusters(self, places: list[tuple[int, float]]) -> list[list[int]]:
        """Neighbours closer than a shape, from the top down."""
        groups: list[list[int]] = []
        before = float("-inf")
        for which, y in places:
            if y - before < 1.3 * self._radius():
                groups[-1].append(which)
            else:
                groups.append([which])
            before = y
        return groups

    def _draw_points(self, curve: Curve, dodge: list[float]) -> None:
        if not self._is_airy():
            return
        ink = colour(self._palette.players[curve.mark % 4])
        rim = QPen(colour(self._palette.mat), 2 * self._zoom)
        hollow = QPen(ink, 2.5 * self._zoom)
        mark = MARK_SHAPES[curve.mark % 4]
        radius = self._radius()
        for index, value in enumerate(curve.values):
            x = self._x(index) + dodge[index]
            path = shape(mark, x, self._y(value), radius)
            if not curve.strong or curve.strong[index]:
                fill(self._painter, path, ink, rim)
            else:
                fill(self._painter, path, colour(self._palette.mat), hollow)

    def _draw_names(self, curves: Sequence[Curve], free: float) -> None:
        font = plain_font(17 * self._zoom, LABEL)
        metrics = QFontMetricsF(font)
        ends = [self._y(curve.values[-1]) for curve in curves]
        half = metrics.height() / 2
        top, bottom = self._plot.top() - half / 2, self._plot.bottom() + half / 2
        places = spread(ends, metrics.height() * 0.98, top, bottom)
        last = max(len(curve.values) for curve in curves) - 1
        box = QRectF(self._x(last) + _AWAY * self._zoom, 0, free, metrics.height())
        ink = colour(self._palette.text)
        for curve, y in zip(curves, places, strict=True):
            box.moveTop(y - half)
            self._painter.fillRect(box.adjusted(-4, 2, 4, -2), colour(self._palette.mat))
            left = free - self._number_width(curves)
            write(self._painter, box, curve.name, font, ink, wide=left)
            write(self._painter, box, points(curve.values[-1]), font, ink, RIGHT)
