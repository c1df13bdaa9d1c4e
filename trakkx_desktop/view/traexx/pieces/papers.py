"""What lies around the sheet: card, patches, pile, boxes of the score strip, labels and news."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.icons import draw_icon
from trakkx_desktop.view.stage.layout import Art
from trakkx_desktop.view.stage.lettering import CENTRE, MIDDLE, write, write_line
from trakkx_desktop.view.stage.look import LABEL, POSTER, TEXT, elided, fitting, plain_font, shrunk
from trakkx_desktop.view.stage.palette import GLOW, INKS, Palette, colour
from trakkx_desktop.view.stage.shapes import (
    MARK_SHAPES,
    fill,
    numeral,
    round_rect,
    shape,
    soft_shadow,
    stroke,
)
from trakkx_desktop.view.traexx.pieces.felt import draw_hex, draw_medal

DIMMED = 0.68
"""Part of paper in the colour of a patch that is used."""


def paper_picture(palette: Palette, art: Art, unit: float) -> Picture:
    kind, *facts = art
    return _KINDS[str(kind)](palette, unit, *facts)


def _card(p: Palette, high: float, ratio: float) -> Picture:
    box = QRectF(-high * ratio / 2, -high / 2, high * ratio, high)
    least = min(high, high * ratio)
    lip, radius = max(4.0, least * 0.06), least * 0.17

    def draw(painter: QPainter) -> None:
        soft_shadow(painter, box, radius, 4, 3, colour(p.shadow))
        low = box.adjusted(0, lip, 0, 0)
        fill(painter, round_rect(low, radius), colour(p.paper_lip))
        fill(painter, round_rect(box.adjusted(0, 0, 0, -lip), radius), colour(p.paper))

    return Picture(box.adjusted(-10, -8, 10, 12), draw)


def _patch(p: Palette, s: float, name: str, is_used: bool) -> Picture:
    """A colour patch of the card; a check mark says that it is used."""

    def draw(painter: QPainter) -> None:
        draw_hex(p, painter, name, s, DIMMED if is_used else 0.0)
        if is_used:
            fill(painter, shape("circle", 0, 0, 0.40 * s), colour(p.text))
            draw_check(painter, 0, 0, 0.17 * s, colour(p.paper))

    return Picture(QRectF(-1.05 * s, -1.05 * s, 2.1 * s, 2.1 * s), draw)


def draw_check(painter: QPainter, x: float, y: float, r: float, tint: QColor) -> None:
    path = QPainterPath(QPointF(x - r, y + 0.05 * r))
    path.lineTo(x - 0.25 * r, y + 0.75 * r)
    path.lineTo(x + r, y - 0.7 * r)
    stroke(painter, path, tint, 0.42 * r)


def draw_cross(painter: QPainter, x: float, y: float, r: float, tint: QColor) -> None:
    path = QPainterPath(QPointF(x - r, y - r))
    path.lineTo(x + r, y + r)
    path.moveTo(x - r, y + r)
    path.lineTo(x + r, y - r)
    stroke(painter, path, tint, 0.4 * r)


def _pile(p: Palette, high: float, count: int, words: str, ratio: float, scale: float) -> Picture:
    """The cards that are left, face down: their back shows how many."""
    wide, step = high * ratio, high * 0.035
    layers = min(count, 6)
    body = QRectF(-wide / 2, -high / 2 + 6 * step, wide, high - 6 * step)
    radius = high * 0.14

    def draw(painter: QPainter) -> None:
        if not count:
            pen = QPen(colour(p.quiet), 2, Qt.PenStyle.DashLine)
            fill(painter, round_rect(body, radius), colour(p.table), pen)
            _fitted(painter, words, body.adjusted(6, 0, -6, 0), 16 * scale, TEXT, colour(p.text2))
            return
        primary = p.primary("yellow")
        soft_shadow(painter, body, radius, 4, 2, colour(p.shadow))
        for i in range(layers):
            face = body.translated(0, -i * step)
            pen = QPen(colour(primary.button_lip), 1.5)
            fill(painter, round_rect(face, radius), colour(primary.button), pen)
        _paint_back(painter, p, body.translated(0, -(layers - 1) * step), (count, words, scale))

    return Picture(QRectF(-wide / 2 - 8, -high / 2 - 4, wide + 16, high + 16), draw)


def _paint_back(painter: QPainter, p: Palette, face: QRectF, told: tuple[int, str, float]) -> None:
    count, words, scale = told
    ink, high = colour(p.primary("yellow").on_button), face.height()
    row = QRectF(face.x() + 6, face.bottom() - high * 0.40, face.width() - 12, high * 0.36)
    px = min(high * 0.46, 34.0)
    numeral(painter, str(count), face.center().x(), face.y() + high * 0.36, px, ink, POSTER)
    _fitted(painter, words, row, 15 * scale, LABEL, ink)


def _box(
    p: Palette,
    high: float,
    number: int,
    look: str,
    points: str,
    half: str,
    marks: tuple[int, ...],
    ratio: float,
) -> Picture:
    """One number of the value table: open, half from now on, pencilled (open line), noted, missed."""
    box = QRectF(-high * ratio / 2, -high / 2, high * ratio, high)
    radius = min(12.0, high * 0.11)
    text = colour({"noted": p.paper, "missed": p.text3}.get(look, p.text))

    def draw(painter: QPainter) -> None:
        _box_body(painter, p, box, look, radius)
        px = min(high * 0.235, box.width() * 0.56)
        numeral(painter, str(number), 0, -high * 0.245, px, text, POSTER)
        value = text
        if look == "noted":
            value = colour(GLOW if p.name == "light" else INKS["yellow"].key)
        row = QRectF(box.x() + 2, -high * 0.06, box.width() - 4, high * 0.24)
        weight = POSTER if look in ("noted", "pencil") else LABEL
        _fitted(painter, points, row, min(high * 0.19, 22), weight, value)
        _box_foot(painter, p, box, look, half, text)
        _box_marks(painter, p, box, marks, text if look == "noted" else None)

    return Picture(box.adjusted(-4, -4, 4, 6), draw)


def _box_body(painter: QPainter, p: Palette, box: QRectF, look: str, radius: float) -> None:
    if look == "open":
        fill(painter, round_rect(box.adjusted(0, 5, 0, 0), radius), colour(p.paper_lip))
        fill(painter, round_rect(box.adjusted(0, 0, 0, -5), radius), colour(p.paper))
    elif look == "noted":
        fill(painter, round_rect(box, radius), colour(p.text))
    elif look == "pencil":
        pen = QPen(colour(p.text), 3)
        fill(painter, round_rect(box.adjusted(2, 2, -2, -2), radius), colour(p.paper), pen)
    else:
        pen = QPen(colour(p.group_line), 1.5, Qt.PenStyle.DashLine)
        fill(painter, round_rect(box.adjusted(1, 1, -1, -1), radius), colour(p.table), pen)


def _box_foot(
    painter: QPainter, p: Palette, box: QRectF, look: str, half: str, text: QColor
) -> None:
    high = box.height()
    if look == "noted":
        draw_check(painter, 0, high * 0.32, high * 0.05, text)
    elif look == "pencil":
        side = high * 0.17
        draw_icon(painter, "pencil", QRectF(-side / 2, high * 0.235, side, side), text)
    elif look == "missed":
        draw_cross(painter, 0, high * 0.12, high * 0.075, text)
    elif look == "half":
        row = QRectF(box.x() + 2, high * 0.20, box.width() - 4, high * 0.24)
        px = min(high * 0.14, 16)
        is_short = QFontMetricsF(plain_font(px)).horizontalAdvance(half) <= row.width()
        _fitted(painter, half if is_short else "½", row, px, TEXT, colour(p.text2))


def _box_marks(
    painter: QPainter, p: Palette, box: QRectF, marks: tuple[int, ...], plain: QColor | None
) -> None:
    """Beside the number: who else has reached it."""
    r = min(box.height() * 0.042, box.width() * 0.09)
    for i, mark in enumerate(marks):
        x = (i - (len(marks) - 1) / 2) * 2.9 * r
        tint = plain if plain is not None else colour(p.players[mark % 4])
        fill(painter, shape(MARK_SHAPES[mark % 4], x, box.y() + box.height() * 0.085, r), tint)


def _sum(p: Palette, px: float, words: str, value: str, room: int, is_total: bool) -> Picture:
    """A label and its number, from the left: "Fields to go −35"."""

    def draw(painter: QPainter) -> None:
        size = shrunk(px, 9, lambda size: _sum_width(words, value, size) <= room, 0.5)
        small, big = plain_font(size), plain_font(size * 1.24, POSTER)
        base = px * 0.36
        write(painter, QPointF(0, base), words, small, colour(p.text if is_total else p.text2))
        left = QFontMetricsF(small).horizontalAdvance(words) + size * 0.4
        write(painter, QPointF(left, base), value, big, colour(p.text))

    return Picture(QRectF(-2, -px, room + 8, 2 * px), draw)


def _sum_width(words: str, value: str, px: float) -> float:
    small, big = QFontMetricsF(plain_font(px)), QFontMetricsF(plain_font(px * 1.24, POSTER))
    return small.horizontalAdvance(words) + px * 0.4 + big.horizontalAdvance(value)


def _label(p: Palette, px: float, words: str, token: str, room: int) -> Picture:
    box = QRectF(0, -px, room, 2 * px)

    def draw(painter: QPainter) -> None:
        _fitted(painter, words, box, px, TEXT, colour(getattr(p, token)), MIDDLE)

    return Picture(box.adjusted(-2, 0, 2, 0), draw)


def _news(
    p: Palette,
    high: float,
    mark: int,
    name: str,
    number: int,
    tint: str,
    points: str,
    is_half: bool,
    ratio: float,
) -> Picture:
    """A player's mark and name, the number that was reached, and the points noted for it."""
    box = QRectF(-high * ratio / 2, -high / 2, high * ratio, high)

    def draw(painter: QPainter) -> None:
        r = high * 0.24
        left = box.x() + r
        fill(painter, shape(MARK_SHAPES[mark % 4], left, 0, r), colour(p.players[mark % 4]))
        value = QRectF(box.right() - high * 1.25, box.y(), high * 1.25, high)
        _fitted(painter, points, value, high * 0.52, POSTER, colour(p.text), CENTRE)
        painter.save()
        painter.translate(value.x() - high * 0.5, 0)
        draw_medal(painter, number, tint, not is_half, high * 0.82)
        painter.restore()
        start = left + r + high * 0.24
        room = value.x() - high * 1.05 - start
        place = QRectF(start, box.y(), room, high)
        write_line(painter, place, name, plain_font(high * 0.46, LABEL), colour(p.text))

    return Picture(box.adjusted(-2, -4, 2, 4), draw)


def _fitted(
    painter: QPainter,
    words: str,
    box: QRectF,
    px: float,
    weight: QFont.Weight,
    tint: QColor,
    flags: int = CENTRE,
) -> None:
    """One line of text, smaller if it has to be, cut if nothing helps."""
    font = fitting(words, round(px), 11, weight, box.width(), step=1, font_of=plain_font)
    write(painter, box, elided(words, font, box.width() + 1), font, tint, flags)


_KINDS: dict[str, Callable[..., Picture]] = {
    "card": _card,
    "patch": _patch,
    "pile": _pile,
    "box": _box,
    "sum": _sum,
    "label": _label,
    "news": _news,
}
