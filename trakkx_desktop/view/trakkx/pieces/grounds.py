"""What lies under the tokens: dot grid, group mats, bad lines, shelf and panels (design recipe Group mat)."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.layout import Art
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.palette import colour
from trakkx_desktop.view.stage.shapes import fill, numeral, raised, rounded, shape

MAT = 40 / 66
"""Half the width of a mat around one token, in cells: it reaches a little into the neighbouring cells."""

ROUND, TOUCHING = 16 / 66, 33 / 66
"""Radius of a mat's corner; one that would meet another mat corner to corner is cut back farther."""

MARK = 36 / 66
"""The same of a mark under a line: inside its own cells, so that it meets no other corner to corner."""

Cells = tuple[tuple[int, int, int], ...]
"""x, y, and a bit for each corner (1 top left, 2 top right, 4 bottom right, 8 bottom left) that
meets another token corner to corner."""


def picture(art: Art, unit: float) -> Picture:
    kind, *rest = art
    return _GROUNDS[str(kind)](rest, unit)


def _mat(rest: list[Any], unit: float) -> Picture:
    cells: Cells = rest[0]
    half = unit * MAT
    left = min(x for x, _, _ in cells) * unit - half
    top = min(y for _, y, _ in cells) * unit - half
    right = max(x for x, _, _ in cells) * unit + half
    bottom = max(y for _, y, _ in cells) * unit + half

    def draw(painter: QPainter) -> None:
        line = LOOK.colour("group_line"), LOOK.colour("mat")
        draw_mat(painter, cells, unit, *line)

    return Picture(QRectF(left, top, right - left, bottom - top), draw)


def draw_mat(painter: QPainter, cells: Cells, unit: float, line: QColor, mat: QColor) -> None:
    """The outline is what shows of the larger mat below the smaller one: no path has to be united."""
    thick = float(max(1, round(unit * 2 / 66)))
    for value, inset in ((line, 0.0), (mat, thick)):
        _draw_blob(painter, cells, unit, value, inset)


def _draw_blob(painter: QPainter, cells: Cells, unit: float, value: QColor, inset: float) -> None:
    # On whole pixels, so that edges that lie on each other do not show.
    half = round(unit * MAT) - inset
    known = {(x, y) for x, y, _ in cells}
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(value)
    for x, y, corners in cells:
        cx, cy = x * unit, y * unit
        painter.drawPath(_cushion(cx, cy, half, corners, unit, inset))
        if (x + 1, y) in known:
            painter.drawRect(QRectF(cx, cy - half, unit, 2 * half))
        if (x, y + 1) in known:
            painter.drawRect(QRectF(cx - half, cy, 2 * half, unit))


def _cushion(
    cx: float, cy: float, half: float, corners: int, unit: float, inset: float
) -> QPainterPath:
    """A rounded square with its own radius at each corner."""
    usual = unit * ROUND - inset
    if not corners:
        return rounded(cx - half, cy - half, 2 * half, 2 * half, usual)
    radii = [unit * TOUCHING - inset if corners & bit else usual for bit in (1, 2, 4, 8)]
    path = QPainterPath()
    box = QRectF(cx - half, cy - half, 2 * half, 2 * half)
    nw, ne, se, sw = radii
    path.moveTo(box.left() + nw, box.top())
    path.lineTo(box.right() - ne, box.top())
    path.arcTo(QRectF(box.right() - 2 * ne, box.top(), 2 * ne, 2 * ne), 90, -90)
    path.lineTo(box.right(), box.bottom() - se)
    path.arcTo(QRectF(box.right() - 2 * se, box.bottom() - 2 * se, 2 * se, 2 * se), 0, -90)
    path.lineTo(box.left() + sw, box.bottom())
    path.arcTo(QRectF(box.left(), box.bottom() - 2 * sw, 2 * sw, 2 * sw), 270, -90)
    path.lineTo(box.left(), box.top() + nw)
    path.arcTo(QRectF(box.left(), box.top(), 2 * nw, 2 * nw), 180, -90)
    path.closeSubpath()
    return path


def _bad(rest: list[Any], unit: float) -> Picture:
    """Under a line that cannot stay, from its first token on."""
    length, is_upright = rest
    half = unit * MARK
    wide = 2 * half + (0 if is_upright else (length - 1) * unit)
    high = 2 * half + ((length - 1) * unit if is_upright else 0)

    def draw(painter: QPainter) -> None:
        fill(painter, rounded(-half, -half, wide, high, unit * ROUND), LOOK.colour("wrong"))

    return Picture(QRectF(-half, -half, wide, high), draw)


def _open(rest: list[Any], unit: float) -> Picture:
    """Under a line that still needs something: calm, because somebody is still laying."""
    picture = _bad(rest, unit)
    pen = QPen(LOOK.colour("text2", 0.8), max(1.5, unit * 0.03), Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3.0, 2.4])
    inner = picture.rect.adjusted(1, 1, -1, -1)
    path = rounded(inner.x(), inner.y(), inner.width(), inner.height(), unit * ROUND)
    return Picture(
        picture.rect, lambda painter: fill(painter, path, LOOK.colour("quiet", 0.5), pen)
    )


def _target(rest: list[Any], unit: float) -> Picture:
    """A place where the token in hand would fit; strong where it completes a line."""
    (is_strong,) = rest
    half = unit * 0.44

    def draw(painter: QPainter) -> None:
        pen = QPen(LOOK.colour("focus", 0.95 if is_strong else 0.4), max(1.5, unit * 0.045))
        box = rounded(-half, -half, 2 * half, 2 * half, unit * 0.17)
        fill(painter, box, LOOK.colour("focus", 0.34 if is_strong else 0.13), pen)

    return Picture(QRectF(-half - 3, -half - 3, 2 * half + 6, 2 * half + 6), draw)


def _badge(rest: list[Any], unit: float) -> Picture:
    """An exclamation mark on the corner of a bad line."""
    r = max(8.0, unit / 2)

    def draw(painter: QPainter) -> None:
        fill(painter, shape("circle", 0, 0, r + 2), LOOK.colour("table"))
        fill(painter, shape("circle", 0, 0, r), LOOK.colour("wrong"))
        numeral(painter, "!", 0, 0, r * 1.5, LOOK.colour("on_wrong"), LABEL)

    return Picture(QRectF(-r - 3, -r - 3, 2 * r + 6, 2 * r + 6), draw)


def _dots(rest: list[Any], unit: float) -> Picture:
    """A square piece of the faint grid: a dot on every corner of its cells but the last ones."""
    (count,) = rest
    side = count * unit
    r = max(1.0, unit * 1.9 / 66)

    def draw(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LOOK.colour("quiet", 0.75))
        for i in range(count):
            for j in range(count):
                painter.drawEllipse(QPointF((i - 0.5) * unit, (j - 0.5) * unit), r, r)

    return Picture(QRectF(-0.5 * unit - 4, -0.5 * unit - 4, side + 4, side + 4), draw)


def _shelf(rest: list[Any], unit: float) -> Picture:
    """The rack: dark wood with a groove below each row of tokens; `unit` is one pixel."""
    width, height, grooves = rest
    box = QRectF(-width / 2, -height / 2, width, height)

    def draw(painter: QPainter) -> None:
        raised(painter, box, 20, 20, 6, "shelf")
        for y in grooves:
            groove = rounded(box.x() + 14, box.y() + y, width - 28, 10, 5)
            fill(painter, groove, LOOK.colour("slot"))

    return Picture(box, draw)


def _panel(rest: list[Any], unit: float) -> Picture:
    """A flat mat, in pixels."""
    width, height = rest
    mat = rounded(-width / 2, -height / 2, width, height, min(20.0, height / 2))
    box = QRectF(-width / 2, -height / 2, width, height)
    return Picture(box, lambda painter: fill(painter, mat, LOOK.colour("mat")))


def _slot(rest: list[Any], unit: float) -> Picture:
    """A place that waits for a token."""
    half = unit * 0.45

    def draw(painter: QPainter) -> None:
        pen = QPen(LOOK.colour("group_line"), max(1.5, unit * 0.03), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3.0, 2.4])
        box = rounded(-half, -half, 2 * half, 2 * half, unit * 0.17)
        fill(painter, box, LOOK.colour("table", 0.55), pen)

    return Picture(QRectF(-half - 2, -half - 2, 2 * half + 4, 2 * half + 4), draw)


def _nothing(rest: list[Any], unit: float) -> Picture:
    """A cell that only the keyboard cursor's ring shows."""
    return Picture(QRectF(0, 0, 1, 1), lambda painter: None)


_GROUNDS: dict[str, Callable[[list[Any], float], Picture]] = {
    "mat": _mat,
    "bad": _bad,
    "open": _open,
    "target": _target,
    "badge": _badge,
    "dots": _dots,
    "shelf": _shelf,
    "panel": _panel,
    "slot": _slot,
    "nothing": _nothing,
}


def card_mat(painter: QPainter, cells: Cells, unit: float, deep: str) -> None:
    """Mats on the coloured card of Home: one dark tone, no outline."""
    _draw_blob(painter, cells, unit, colour(deep), 0.0)
