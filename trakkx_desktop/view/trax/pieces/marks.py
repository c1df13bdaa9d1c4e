"""Marks on the board: spaces, badges, labels, outlines, light, what is chosen and what goes wrong."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from trakkx_desktop.core.grid import STEPS
from trakkx_desktop.games.trax.tiles import RED, Tile
from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, advance, plain_font
from trakkx_desktop.view.stage.palette import (
    CREAM,
    GLOW,
    INK,
    PATH_CORE,
    PATH_RED,
    PATH_WHITE,
    colour,
)
from trakkx_desktop.view.stage.shapes import fill, numeral, rounded, shape, soft_shadow, stroke
from trakkx_desktop.view.trax.layout.mosaic import PLAIN
from trakkx_desktop.view.trax.pieces.tiles import (
    FLAT,
    PATH,
    curve,
    draw_dashes,
    draw_paths,
    draw_tile,
    inks,
    lip_of,
    radius_of,
)

RING = 4.0
"""Pixels of the focus ring."""


def around(half: float, grow: float = 0.0) -> QRectF:
    size = 2 * (half + grow)
    return QRectF(-half - grow, -half - grow, size, size)


def tile(s: float, lifted: bool, lie: Tile, mask: int, mood: str) -> Picture:
    def draw(painter: QPainter) -> None:
        if lifted:
            soft_shadow(painter, around(s / 2), radius_of(s), 0.16 * s, 8, LOOK.colour("shadow"))
        draw_tile(painter, lie, s, mask, mood)

    low = (0.16 * s + 10 if lifted else lip_of(s) + 7) if not mask >> 2 & 1 else 2
    side = 10 if lifted else 4
    return Picture(around(s / 2).adjusted(-side, -side, side, low), draw)


def chosen(s: float, lie: Tile, mask: int) -> Picture:
    """The tile that would be laid, in the focus ring; its paths cross the ring to meet those beside it."""

    def draw(painter: QPainter) -> None:
        soft_shadow(painter, around(s / 2), radius_of(s), 0.1 * s, 6, LOOK.colour("shadow"))
        draw_ring(painter, s)
        draw_tile(painter, lie, s, 0, PLAIN)
        draw_paths(painter, lie, s, mask, inks(PLAIN), 4 + RING)

    return Picture(around(s / 2, 12).adjusted(0, 0, 0, 0.1 * s), draw)


def draw_ring(painter: QPainter, s: float) -> None:
    half = s / 2 + 4
    path = rounded(-half, -half, 2 * half, 2 * half + lip_of(s), radius_of(s) + 4)
    stroke(painter, path, LOOK.colour("focus"), RING if s > 34 else 3.0)


def ring(s: float) -> Picture:
    return Picture(around(s / 2, 8).adjusted(0, 0, 0, lip_of(s)), lambda p: draw_ring(p, s))


def dashes(s: float, mask: int) -> Picture:
    return Picture(around(s / 2, 3), lambda painter: draw_dashes(painter, s, mask))


def badge(s: float, number: int) -> Picture:
    """The place of a forced tile in its chain."""
    r = max(9.0, min(14.0, 0.25 * s))

    def draw(painter: QPainter) -> None:
        fill(painter, shape("circle", 0, 0, r + 2), LOOK.colour("table"))
        fill(painter, shape("circle", 0, 0, r), LOOK.colour("text"))
        px = r * (1.35 if number < 10 else 1.15)
        numeral(painter, str(number), 0, 0, px, LOOK.colour("table"))

    return Picture(around(r, 3), draw)


def dot(s: float) -> Picture:
    """A legal space."""
    half = max(3.0, min(6.0, 0.11 * s))
    path = rounded(-half, -half, 2 * half, 2 * half, half * 0.58)
    return Picture(around(half, 1), lambda painter: fill(painter, path, LOOK.colour("text3")))


def unseen(s: float) -> Picture:
    """A space below a tile that is shown there."""
    return Picture(QRectF(0, 0, 1, 1), lambda painter: None)


def _draw_space(
    painter: QPainter,
    half: float,
    r: float,
    token: str,
    alpha: float,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    path = rounded(-half, -half, 2 * half, 2 * half, r)
    fill(painter, path, LOOK.colour(token, alpha), QPen(LOOK.colour(token), width, style))


def glow(s: float) -> Picture:
    """A space for the tile in hand."""
    half, r, width = 0.4 * s, 0.16 * s, 3.0 if s > 34 else 2.0
    return Picture(around(half, 3), lambda p: _draw_space(p, half, r, "focus", 0.22, width))


def must(s: float) -> Picture:
    """A forced space of a solitaire, to be filled next (P5)."""
    half = 0.42 * s

    def draw(painter: QPainter) -> None:
        _draw_space(painter, half, 0.14 * s, "wrong", 0.12, 3, Qt.PenStyle.DashLine)
        numeral(painter, "!", 0, 0, 0.42 * s, LOOK.colour("wrong"))

    return Picture(around(half, 3), draw)


def latest(s: float) -> Picture:
    """A dot on the tile that was chosen last."""
    at, r = 0.36 * s, max(3.0, 0.075 * s)

    def draw(painter: QPainter) -> None:
        fill(painter, shape("circle", at, -at, r + max(1.0, 0.025 * s)), colour(CREAM))
        fill(painter, shape("circle", at, -at, r), LOOK.colour("focus"))

    return Picture(around(s / 2), draw)


def follower(s: float, number: int) -> Picture:
    """The place of a laid tile in the last chain: where the chosen one has its dot."""
    at, r = 0.34 * s, max(6.0, 0.13 * s)

    def draw(painter: QPainter) -> None:
        fill(painter, shape("circle", at, -at, r + max(1.0, 0.02 * s)), colour(CREAM))
        fill(painter, shape("circle", at, -at, r), LOOK.colour("focus"))
        px = r * (1.35 if number < 10 else 1.1)
        numeral(painter, str(number), at, -at, px, LOOK.colour("on_focus"))

    return Picture(around(s / 2, 4), draw)


def fresh(s: float, mask: int) -> Picture:
    """The outline of what a computer has just laid, on every side where its chain does not go on."""
    half, width = s / 2, max(3.0, 0.07 * s)

    def draw(painter: QPainter) -> None:
        for side, (dx, dy) in enumerate(STEPS):
            if not mask >> side & 1:
                line = QPainterPath(QPointF(dx - dy, dy + dx) * half)
                line.lineTo(QPointF(dx + dy, dy - dx) * half)
                stroke(painter, line, colour(GLOW, 0.85), width)

    return Picture(around(half, width), draw)


def hint(s: float) -> Picture:
    """The space that a hint is about."""
    half, r = 0.46 * s, 0.16 * s
    path = rounded(-half, -half, 2 * half, 2 * half, r)
    pen = QPen(colour(GLOW), max(3.0, 0.07 * s))
    return Picture(around(half, 6), lambda painter: fill(painter, path, colour(GLOW, 0.35), pen))


def threat(s: float, colours: tuple[str, ...]) -> Picture:
    """Here a colour could win with one tile: a disc in that colour, or half and half."""
    r = max(7.0, min(13.0, 0.2 * s))

    def draw(painter: QPainter) -> None:
        fill(painter, shape("circle", 0, 0, r + 2.5), LOOK.colour("tile"))
        for number, path in enumerate(colours):
            painter.save()
            if number:
                painter.setClipRect(QRectF(0, -2 * r, 2 * r, 4 * r))
            ink = colour(PATH_RED if path == RED else PATH_WHITE)
            fill(painter, shape("circle", 0, 0, r), ink)
            painter.restore()
        is_white = len(colours) == 1 and colours[0] != RED
        numeral(painter, "!", 0, 0, 1.5 * r, colour(INK if is_white else CREAM))

    return Picture(around(r, 4), draw)


def mark(s: float) -> Picture:
    """Points at a tile."""
    return Picture(around(s / 2, 6), lambda painter: draw_ring(painter, s - 6))


def goal(s: float) -> Picture:
    """Points at an empty space."""
    half, r, style = 0.4 * s, 0.16 * s, Qt.PenStyle.DashLine
    return Picture(around(half, 3), lambda p: _draw_space(p, half, r, "focus", 0.15, 3, style))


def bad(s: float) -> Picture:
    """Here it goes wrong."""
    half = 0.42 * s

    def draw(painter: QPainter) -> None:
        _draw_space(painter, half, 0.12 * s, "wrong", 0.18, 4)
        for way in (45, 90):
            painter.rotate(way)
            stroke(painter, curve(0, 2, 0.8 * s), LOOK.colour("wrong"), 0.09 * s)

    return Picture(around(half, 4), draw)


def label(s: float, words: str, index: int) -> Picture:
    """A coordinate; where the board is small, every second or fifth."""
    step = 1 if s >= 26 else 2 if s >= 20 else 5
    if index % step:
        return Picture(QRectF(0, 0, 1, 1), lambda painter: None)
    font = plain_font(max(15.0, min(17.0, 0.29 * s)), LABEL)
    box = QRectF(-40, -16, 80, 32)
    return Picture(box, lambda painter: write(painter, box, words, font, "text3", CENTRE))


def reach(s: float, columns: int, rows: int) -> Picture:
    """The ground that a limited board may still cover."""
    w, h = columns * s, rows * s
    path = rounded(-w / 2, -h / 2, w, h, 0.2 * s)
    box = QRectF(-w / 2, -h / 2, w, h)
    return Picture(box, lambda painter: fill(painter, path, LOOK.colour("mat", 0.55)))


def _outline_pen(kind: str) -> QPen:
    """Sure, the farthest possible, or one of several squares."""
    styles = {
        "sure": ("group_line", 2.5, Qt.PenStyle.SolidLine),
        "outline": ("group_line", 2.0, Qt.PenStyle.DashLine),
        "square": ("quiet", 1.5, Qt.PenStyle.DotLine),
    }
    token, width, style = styles[kind]
    return QPen(LOOK.colour(token), width, style)


def edges(s: float, kind: str, columns: int, rows: int, upright: bool) -> Picture:
    """Two opposite edges of the board, where its other two are still far away."""
    w, h = columns * s / 2, rows * s / 2

    def draw(painter: QPainter) -> None:
        painter.setPen(_outline_pen(kind))
        for way in (-1, 1):
            ends = ((way * w, -h), (way * w, h)) if upright else ((-w, way * h), (w, way * h))
            painter.drawLine(QPointF(*ends[0]), QPointF(*ends[1]))

    return Picture(QRectF(-w, -h, 2 * w, 2 * h).adjusted(-2, -2, 2, 2), draw)


def note(s: float, words: str) -> Picture:
    """A few words on the table."""
    font = plain_font(max(14.0, min(17.0, 0.29 * s)), LABEL)
    wide = advance(words, font) + 8
    box = QRectF(-wide / 2, -14, wide, 28)
    return Picture(box, lambda painter: write(painter, box, words, font, "text3", CENTRE))


def frame(s: float, kind: str, columns: int, rows: int) -> Picture:
    """An outline of cells."""
    w, h = columns * s, rows * s

    def draw(painter: QPainter) -> None:
        painter.setPen(_outline_pen(kind))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(-w / 2, -h / 2, w, h, 0.2 * s))

    return Picture(QRectF(-w / 2, -h / 2, w, h).adjusted(-2, -2, 2, 2), draw)


def lit(s: float, path: str, a: int, b: int, kind: str) -> Picture:
    """A stretch of a winning path (recipe Win), of a longest one, or of one that is in the way (T7)."""
    line = curve(a, b, s)
    ink = colour(PATH_RED if path == RED else PATH_WHITE)

    core = colour(PATH_CORE if path != RED or kind == "wrong" else CREAM)

    def draw(painter: QPainter) -> None:
        if kind in ("win", "omen"):
            for width, alpha in ((0.74, 0.16), (0.58, 0.22), (0.44, 0.9)):
                stroke(painter, line, colour(GLOW, alpha), width * s, FLAT)
        else:
            stroke(painter, line, colour(GLOW), 0.4 * s, FLAT)
        stroke(painter, line, ink, 0.3 * s, FLAT)
        if kind != "wrong" or path == RED:
            stroke(painter, line, core, 0.035 * s, FLAT)

    return Picture(around(s / 2), draw)


def blocked(s: float, path: str, sides: tuple[int, ...]) -> Picture:
    """The space of T7 with the paths that would lead into it."""
    half = s / 2
    ink = colour(PATH_RED if path == RED else PATH_WHITE)

    def draw(painter: QPainter) -> None:
        fill(painter, rounded(-half, -half, s, s, radius_of(s)), LOOK.colour("tile"))
        for side in sides:
            dx, dy = STEPS[side]
            line = curve(side, (side + 2) % 4, s)
            painter.save()
            painter.setClipRect(_half_of(dx, dy, half))
            stroke(painter, line, ink, PATH * s, FLAT)
            painter.restore()
        painter.setPen(QPen(LOOK.colour("wrong"), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(-half, -half, s, s, radius_of(s)))
        fill(painter, shape("circle", 0, 0, 0.25 * s), colour(GLOW))
        numeral(painter, "!", 0, 0, 0.36 * s, colour(INK))

    return Picture(around(half, 3), draw)


def _half_of(dx: int, dy: int, half: float) -> QRectF:
    """The part of a cell between its middle and one side."""
    near = QPointF(-half if not dx else 0, -half if not dy else 0)
    far = QPointF(half if not dx else dx * half, half if not dy else dy * half)
    return QRectF(near, far).normalized()


def check(s: float) -> Picture:
    """Confirms the turn with a finger."""
    r = s / 2 - 3

    def draw(painter: QPainter) -> None:
        soft_shadow(painter, around(r), r, 3, 3, LOOK.colour("shadow"))
        fill(painter, shape("circle", 0, 0, r), LOOK.colour("focus"))
        path = QPainterPath(QPointF(-0.42 * r, 0.02 * r))
        path.lineTo(-0.12 * r, 0.34 * r)
        path.lineTo(0.44 * r, -0.3 * r)
        stroke(painter, path, LOOK.colour("on_focus"), max(3.0, 0.16 * r))

    return Picture(around(s / 2, 4), draw)


def emblem(s: float, path: str) -> Picture:
    """A player's colour in the rail: a tile with one straight path."""
    half = s / 2

    def draw(painter: QPainter) -> None:
        fill(painter, rounded(-half, -half, s, s, 0.2 * s), LOOK.colour("tile"))
        line = curve(1, 3, s)
        used = inks(PLAIN)
        stroke(painter, line, used.red if path == RED else used.white, 0.34 * s, FLAT)
        if path == RED:
            stroke(painter, line, used.core, 0.06 * s, FLAT)

    return Picture(around(half), draw)
