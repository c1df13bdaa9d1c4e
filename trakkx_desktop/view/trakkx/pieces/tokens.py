"""How tokens are drawn, with their ghosts, their face-down side, and the bag (design recipe Token)."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.look import LOOK, POSTER
from trakkx_desktop.view.stage.palette import (
    ACTION_ACCENT,
    ACTION_BODY,
    ACTION_GLYPH,
    BACK,
    BACK_MARK,
    BAG,
    BAG_BAND,
    BAG_DEEP,
    GLOW,
    INK,
    INKS,
    colour,
    mixed,
)
from trakkx_desktop.view.stage.shapes import (
    SHAPE_OF,
    fill,
    numeral,
    polygon,
    rounded,
    shape,
    soft_shadow,
    stroke,
)

BODY = 62 / 66
"""Part of a cell that a token fills."""

INK_OF = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}


def token_picture(face: str, marks: Any, unit: float, lifted: bool) -> Picture:
    s = unit * BODY
    rise = 0.05 * s if "hover" in marks and not lifted else 0.0

    def draw(painter: QPainter) -> None:
        painter.translate(0, -rise)
        body = QRectF(-s / 2, -s / 2, s, s)
        if lifted:
            shadow = (0.16 * s, 8.0)
        elif rise:
            shadow = (0.065 * s + 2 * rise, 0.07 * s)
        else:
            shadow = (0.065 * s, 0.035 * s)
        soft_shadow(painter, body, 0.18 * s, *shadow, LOOK.colour("shadow"))
        draw_token(painter, face, s)
        _draw_marks(painter, marks, s)

    half = 0.62 * unit + (0.16 * s + 9 if lifted else 0.14 * s)
    return Picture(QRectF(-half, -half, 2 * half, 2 * half), draw)


def draw_token(painter: QPainter, face: str, s: float) -> None:
    """The token alone, centred on the origin, `s` pixels wide."""
    if face in ("SWAP", "DRAW"):
        _draw_action(painter, face, s)
        return
    _draw_body(painter, s, LOOK.palette.token, LOOK.palette.token_lip)
    ink, value = INKS[INK_OF[face[0]]], face[1:]
    cy = -0.03 * s
    strong = LOOK.clear_shapes
    outline = QPen(colour(INK if strong else ink.key), s * (0.05 if strong else 0.022))
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = shape(SHAPE_OF[INK_OF[face[0]]], 0, cy, 0.375 * s)
    fill(painter, path, colour(ink.fill), outline)
    numeral(painter, value, 0, cy, s * (0.50 if len(value) == 1 else 0.44), colour(ink.on))


def _draw_body(painter: QPainter, s: float, face: str, lip: str) -> None:
    r = 0.18 * s
    fill(painter, rounded(-s / 2, -s / 2 + 0.2 * s, s, 0.8 * s, r), colour(lip))
    fill(painter, rounded(-s / 2, -s / 2, s, 0.94 * s, r), colour(face))


def _draw_action(painter: QPainter, face: str, s: float) -> None:
    _draw_body(painter, s, ACTION_BODY, INK)
    rim = QPen(mixed(ACTION_BODY, ACTION_GLYPH, 0.22), max(1.0, 0.022 * s))
    w = 0.012 * s
    box = rounded(-s / 2 + w, -s / 2 + w, s - 2 * w, 0.94 * s - 2 * w, 0.17 * s)
    fill(painter, box, colour(ACTION_BODY), rim)
    side = 0.19 * s
    for left in (0.02, 0.255) if face == "SWAP" else (-0.33, -0.095, 0.14):
        square = rounded(left * s, -0.33 * s, side, side, 0.035 * s)
        fill(painter, square, colour(ACTION_ACCENT))
    arrow = QPainterPath()
    if face == "SWAP":
        arrow.moveTo(0.29 * s, 0.1 * s)
        arrow.lineTo(-0.28 * s, 0.1 * s)
        arrow.moveTo(-0.1 * s, -0.08 * s)
        arrow.lineTo(-0.28 * s, 0.1 * s)
        arrow.lineTo(-0.1 * s, 0.28 * s)
    else:
        arrow.moveTo(0, -0.06 * s)
        arrow.lineTo(0, 0.29 * s)
        arrow.moveTo(-0.16 * s, 0.12 * s)
        arrow.lineTo(0, 0.29 * s)
        arrow.lineTo(0.16 * s, 0.12 * s)
    stroke(painter, arrow, colour(ACTION_GLYPH), 0.09 * s)


def _draw_marks(painter: QPainter, marks: Any, s: float) -> None:
    if "picked" in marks:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        grow, width = 0.055 * s, max(2.5, 0.06 * s)
        box = QRectF(-s / 2 - grow, -s / 2 - grow, s + 2 * grow, s + 2 * grow)
        for token, more in (("token", 3.0), ("focus", 0.0)):
            painter.setPen(QPen(LOOK.colour(token), width + more))
            painter.drawRoundedRect(box, 0.22 * s, 0.22 * s)
    if "laid" in marks:
        dot = shape("circle", 0.46 * s, -0.46 * s, max(4.5, 0.115 * s))
        rim = QPen(LOOK.colour("token"), max(1.5, 0.04 * s))
        fill(painter, dot, LOOK.colour("focus"), rim)
    if "new" in marks:
        star = _spark(0.44 * s, -0.44 * s, max(7.0, 0.19 * s))
        rim = QPen(colour(INK), max(1.2, 0.028 * s))
        rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        fill(painter, star, colour(GLOW), rim)


def _spark(cx: float, cy: float, r: float) -> QPainterPath:
    """A star with four points: new in the rack."""
    near = 0.38 * r
    points = []
    for dx, dy, ex, ey in ((0, -1, 1, -1), (1, 0, 1, 1), (0, 1, -1, 1), (-1, 0, -1, -1)):
        points.append((cx + dx * r, cy + dy * r))
        points.append((cx + ex * near * 0.72, cy + ey * near * 0.72))
    return polygon(points)


def ghost_picture(rest: list[Any], unit: float) -> Picture:
    """Where held tokens would lie: a third of each, and a dashed outline."""
    tokens, fits = rest
    half = 0.62 * unit
    xs, ys = [x * unit for _, x, _ in tokens], [y * unit for _, _, y in tokens]
    rect = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))

    def draw(painter: QPainter) -> None:
        for face, x, y in tokens:
            painter.save()
            painter.translate(x * unit, y * unit)
            _draw_ghost(painter, face, fits, unit * BODY)
            painter.restore()

    return Picture(rect.adjusted(-half, -half, half, half), draw)


def _draw_ghost(painter: QPainter, face: str, fits: bool, s: float) -> None:
    token = "focus" if fits else "wrong"
    grow = 0.09 * s
    pad = rounded(-s / 2 - grow, -s / 2 - grow, s + 2 * grow, s + 2 * grow, 0.24 * s)
    fill(painter, pad, LOOK.colour(token, 0.16))
    if fits:
        painter.setOpacity(0.34)
        draw_token(painter, face, s)
        painter.setOpacity(1.0)
    pen = QPen(LOOK.colour(token), max(2.0, 0.045 * s), Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([2.6, 1.9])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(-s / 2, -s / 2, s, s).adjusted(1, 1, -1, -1)
    painter.drawRoundedRect(box, 0.18 * s, 0.18 * s)


def _draw_promise(painter: QPainter, rest: list[Any], unit: float) -> None:
    """Where a hint would lay a token: half of it, in a yellow frame."""
    (front,) = rest
    s = unit * BODY
    half = s / 2 + 0.04 * s
    pad = rounded(-half, -half, 2 * half, 2 * half, 0.22 * s)
    fill(painter, pad, colour(GLOW, 0.35), QPen(colour(GLOW), max(2.0, 0.06 * s)))
    painter.setOpacity(0.55)
    draw_token(painter, front, s)
    painter.setOpacity(1.0)


def _draw_back(painter: QPainter, rest: list[Any], unit: float) -> None:
    """A token that lies face down."""
    s = unit * BODY
    _draw_body(painter, s, LOOK.palette.token, LOOK.palette.token_lip)
    cy = -0.03 * s
    h = 0.33 * s
    fill(painter, rounded(-h, cy - h, 2 * h, 2 * h, 0.1 * s), colour(BACK))
    cross = QPainterPath()
    d = 0.19 * s
    cross.moveTo(-d, cy - d)
    cross.lineTo(d, cy + d)
    cross.moveTo(d, cy - d)
    cross.lineTo(-d, cy + d)
    stroke(painter, cross, colour(BACK_MARK), 0.085 * s)


def _draw_turning(painter: QPainter, rest: list[Any], unit: float) -> None:
    """A token on its way from one side to the other: narrower than it is."""
    front, side = rest
    painter.scale(abs(side), 1.0)
    if side < 0:
        _draw_back(painter, [], unit)
    else:
        draw_token(painter, front, unit * BODY)


def _draw_halo(painter: QPainter, rest: list[Any], unit: float) -> None:
    """Behind a token that is new or lies elsewhere since one last looked."""
    s = unit * BODY
    for grow, alpha in ((0.15, 0.25), (0.11, 0.4), (0.07, 0.95)):
        h = s / 2 + grow * s
        fill(painter, rounded(-h, -h, 2 * h, 2 * h, 0.28 * s), colour(GLOW, alpha))


def _draw_bag(painter: QPainter, rest: list[Any], unit: float) -> None:
    """A round cloth bag with its number; an empty one lies flat and pale."""
    count, is_hovered, is_armed = rest
    r = 0.46 * unit
    cy = 0.1 * unit
    if not count:
        painter.setOpacity(0.4)
    elif is_hovered or is_armed:
        painter.translate(0, -0.03 * unit)
    box = QRectF(-r, cy - r, 2 * r, 2 * r)
    if is_armed:
        ring = QPainterPath()
        ring.addEllipse(box.adjusted(-0.06 * unit, -0.06 * unit, 0.06 * unit, 0.06 * unit))
        fill(painter, ring, LOOK.colour("focus"))
    soft_shadow(painter, box, r, 0.06 * unit, 0.05 * unit, LOOK.colour("shadow"))
    neck = polygon(
        [
            (-0.28 * unit, cy - r - 0.2 * unit),
            (0.28 * unit, cy - r - 0.2 * unit),
            (0.2 * unit, cy - r + 0.1 * unit),
            (-0.2 * unit, cy - r + 0.1 * unit),
        ]
    )
    dip = QPainterPath()
    dip.addEllipse(QPointF(0, cy - r - 0.22 * unit), 0.22 * unit, 0.065 * unit)
    fill(painter, neck.subtracted(dip), colour(BAG_DEEP))
    whole = QPainterPath()
    whole.addEllipse(box)
    fill(painter, whole, colour(BAG))
    lower = QPainterPath()
    lower.addRect(QRectF(-r, cy, 2 * r, r))
    fill(painter, whole.intersected(lower), mixed(BAG, BAG_DEEP, 0.62))
    band = rounded(-0.23 * unit, cy - r - 0.03 * unit, 0.46 * unit, 0.08 * unit, 0.03 * unit)
    fill(painter, band, colour(BAG_BAND))
    px = unit * (0.42 if count < 100 else 0.34)
    numeral(painter, str(count), 0, cy, px, colour(INKS["red"].on), POSTER)


PIECES: dict[str, tuple[float, Any]] = {
    "back": (0.56, _draw_back),
    "turning": (0.56, _draw_turning),
    "promise": (0.6, _draw_promise),
    "halo": (0.66, _draw_halo),
    "bag": (0.72, _draw_bag),
}
"""Half the size of the picture in units, and how it is drawn."""
