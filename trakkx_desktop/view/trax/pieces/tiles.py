"""How a tile is drawn (design recipe Tile): body, lip, rim, hairlines, and paths that run on into the next tile."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from trakkx_desktop.core.grid import STEPS
from trakkx_desktop.games.trax.tiles import JOINS, RED, STRAIGHT, WHITE, Tile
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import PATH_CORE, PATH_RED, PATH_WHITE, colour, mixed
from trakkx_desktop.view.stage.shapes import fill, soft_shadow, stroke
from trakkx_desktop.view.trax.layout.mosaic import CORNERS, DIM, GHOST, VEILED

PATH, CORE, CASING = 0.27, 0.038, 0.383
FLAT = Qt.PenCapStyle.FlatCap
SEAM = 1.0
"""Pixels by which a tile reaches over the seam, so that no table shines through."""
ONWARD = 2.0
"""Pixels by which a path runs on over the seam: further than the body, whose soft edge it covers."""


@dataclass(frozen=True)
class Inks:
    """The colours of one tile."""

    body: QColor
    white: QColor
    red: QColor
    core: QColor


def inks(mood: str) -> Inks:
    """Ghosts and dimmed tiles are mixed, not see-through: what lies below must not muddy them."""
    p = LOOK.palette
    if mood == GHOST:
        body = mixed(p.table, p.tile, 0.66 if p.name == "light" else 0.35)
        return _mixed(body, 0.88)
    if mood == DIM:
        body = mixed(p.mat, p.tile, 0.2 if p.name == "light" else 0.45)
        return _mixed(body, 0.45 if p.name == "light" else 0.3)
    body = colour(p.tile)
    return _mixed(body, 0.38) if mood == VEILED else _mixed(body, 1.0)


def _mixed(body: QColor, share: float) -> Inks:
    name = body.name()
    parts = (mixed(name, path, share) for path in (PATH_WHITE, PATH_RED, PATH_CORE))
    return Inks(body, *parts)


def curve(a: int, b: int, s: float, reach: tuple[float, float] = (0.0, 0.0)) -> QPainterPath:
    """From the middle of side `a` to that of side `b`, through the tile; `reach` goes on beyond it."""
    half = s / 2
    (ax, ay), (bx, by) = STEPS[a], STEPS[b]
    start, end = QPointF(ax * half, ay * half), QPointF(bx * half, by * half)
    path = QPainterPath(start + QPointF(ax, ay) * reach[0])
    path.lineTo(start)
    if (a + b) % 2:
        centre = start + end
        box = QRectF(centre.x() - half, centre.y() - half, s, s)
        begin = _angle(start - centre)
        sweep = (_angle(end - centre) - begin + 540) % 360 - 180
        path.arcTo(box, begin, sweep)
    else:
        path.lineTo(end)
    path.lineTo(end + QPointF(bx, by) * reach[1])
    return path


def _angle(way: QPointF) -> float:
    """Qt's degrees: counter-clockwise from three o'clock."""
    if abs(way.x()) > abs(way.y()):
        return 0.0 if way.x() > 0 else 180.0
    return 90.0 if way.y() < 0 else 270.0


def body_path(s: float, mask: int, radius: float) -> QPainterPath:
    """A square, rounded where no neighbour is, reaching over the seam where one is."""
    half = s / 2
    n, e, south, w = (bool(mask >> side & 1) for side in range(4))
    left, right = -half - SEAM * w, half + SEAM * e
    top, bottom = -half - SEAM * n, half + SEAM * south
    r = [0.0 if mask >> a & 1 or mask >> b & 1 else radius for a, b in CORNERS]
    path = QPainterPath(QPointF(left + r[3], top))
    for (x, y), (dx, dy), (nx, ny), size in (
        ((right, top), (-1, 0), (0, 1), r[0]),
        ((right, bottom), (0, -1), (-1, 0), r[1]),
        ((left, bottom), (1, 0), (0, -1), r[2]),
        ((left, top), (0, 1), (1, 0), r[3]),
    ):
        path.lineTo(x + dx * size, y + dy * size)
        if size:
            path.quadTo(QPointF(x, y), QPointF(x + nx * size, y + ny * size))
    path.closeSubpath()
    return path


def radius_of(s: float) -> float:
    return min(7.0, 0.12 * s)


def lip_of(s: float) -> float:
    return min(7.0, 0.1 * s)


def draw_tile(painter: QPainter, lie: Tile, s: float, mask: int, mood: str) -> None:
    """One tile, at its place in the network."""
    draw_body(painter, s, mask, mood)
    draw_paths(painter, lie, s, mask, inks(mood))
    if LOOK.palette.tile_rim and mood not in (GHOST, DIM):
        _draw_rim(painter, s, mask)


def draw_body(painter: QPainter, s: float, mask: int, mood: str) -> None:
    """A tile without its paths."""
    is_laid = mood not in (GHOST, DIM)
    if is_laid and not mask >> 2 & 1:
        _draw_foot(painter, s, mask)
    fill(painter, body_path(s, mask, radius_of(s)), inks(mood).body)
    if is_laid:
        _draw_hairlines(painter, s, mask)


def _draw_foot(painter: QPainter, s: float, mask: int) -> None:
    """Lip and contact shadow, only where no tile lies below."""
    half, lip, radius = s / 2, lip_of(s), radius_of(s)
    e, w = mask >> 1 & 1, mask >> 3 & 1
    painter.save()
    low = QRectF(-half - (0 if w else 4), 0, s + (0 if w else 4) + (0 if e else 4), s)
    painter.setClipRect(low)
    box = QRectF(
        -half - (radius if w else 0), 0, s + (radius if w else 0) + (radius if e else 0), half
    )
    soft_shadow(painter, box, radius, lip + 2, 3, LOOK.colour("shadow"))
    low.setLeft(-half)
    low.setWidth(s)
    painter.setClipRect(low)
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(0, 0, 0, lip), radius, radius)
    fill(painter, path, LOOK.colour("tile_lip"))
    painter.restore()


def _draw_hairlines(painter: QPainter, s: float, mask: int) -> None:
    half = s / 2
    pen = QPen(LOOK.colour("tile_hairline"), 1.0)
    pen.setCapStyle(FLAT)
    painter.setPen(pen)
    for side, (dx, dy) in enumerate(STEPS):
        if mask >> side & 1:
            middle = QPointF(dx, dy) * (half - 0.5)
            along = QPointF(abs(dy), abs(dx)) * half
            painter.drawLine(middle - along, middle + along)


def _draw_rim(painter: QPainter, s: float, mask: int) -> None:
    """The thin light edge of the dark theme, along the outline of the network."""
    half, radius = s / 2, radius_of(s)
    pen = QPen(LOOK.colour("tile_rim"), 1.5)
    pen.setCapStyle(FLAT)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = half - 0.75
    for side, (dx, dy) in enumerate(STEPS):
        if not mask >> side & 1:
            ends = (_rounds(mask, side, -1, radius), _rounds(mask, side, 1, radius))
            ax, ay = -dy, dx
            middle = QPointF(dx, dy) * edge
            painter.drawLine(
                middle - QPointF(ax, ay) * (half - ends[0]),
                middle + QPointF(ax, ay) * (half - ends[1]),
            )
    for number, (a, b) in enumerate(CORNERS):
        corner = QPointF(STEPS[a][0] + STEPS[b][0], STEPS[a][1] + STEPS[b][1])
        if not mask >> a & 1 and not mask >> b & 1:
            _draw_round(painter, corner * edge, corner, radius - 0.75)
        elif mask >> a & 1 and mask >> b & 1 and not mask >> (4 + number) & 1:
            painter.fillRect(QRectF(corner * half, corner * (half - 1.5)).normalized(), pen.color())


def _rounds(mask: int, side: int, way: int, radius: float) -> float:
    """How much of a free side's end belongs to a rounded corner; beside a neighbour the rim runs on."""
    return -1.5 if mask >> ((side + way) % 4) & 1 else radius


def _draw_round(painter: QPainter, tip: QPointF, corner: QPointF, radius: float) -> None:
    path = QPainterPath(tip - QPointF(corner.x() * radius, 0))
    path.quadTo(tip, tip - QPointF(0, corner.y() * radius))
    painter.drawPath(path)


def draw_paths(
    painter: QPainter, lie: Tile, s: float, mask: int, used: Inks, onward: float = ONWARD
) -> None:
    """Red with a dark core first, then white, which bridges it on straight tiles; `onward` over each seam."""
    a, b = JOINS[RED][lie]
    red = curve(a, b, s, _reach(mask, a, b, onward))
    stroke(painter, red, used.red, PATH * s, FLAT)
    stroke(painter, red, used.core, max(1.0, CORE * s), FLAT)
    a, b = JOINS[WHITE][lie]
    white = curve(a, b, s, _reach(mask, a, b, onward))
    if lie in STRAIGHT:
        stroke(painter, curve(a, b, s), used.body, CASING * s, FLAT)
    stroke(painter, white, used.white, PATH * s, FLAT)


def _reach(mask: int, a: int, b: int, onward: float) -> tuple[float, float]:
    return onward * (mask >> a & 1), onward * (mask >> b & 1)


def draw_dashes(painter: QPainter, s: float, mask: int) -> None:
    """The outline of a chain: on every side where the chain does not go on; dashes meet at corners."""
    half, count = s / 2, max(3, round(s / 14))
    dash = s / count / 2
    pen = QPen(LOOK.colour("text"), 2.5 if s >= 30 else 1.5)
    pen.setCapStyle(FLAT)
    pen.setDashPattern([dash / pen.widthF(), dash / pen.widthF()])
    pen.setDashOffset(dash / pen.widthF() / 2)
    painter.setPen(pen)
    for side, (dx, dy) in enumerate(STEPS):
        if not mask >> side & 1:
            middle = QPointF(dx, dy) * half
            along = QPointF(abs(dy), abs(dx)) * half
            painter.drawLine(middle - along, middle + along)
