"""Words and small signs on the stage: captions, the sorting switch, group handles, players to choose."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.layout import Art
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT, elided, fitting, plain_font
from trakkx_desktop.view.stage.shapes import draw_mark, fill, round_rect, rounded, soft_shadow

_WEIGHTS = {"text": TEXT, "label": LABEL, "poster": POSTER}
_ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0}


def picture(art: Art, unit: float) -> Picture | None:
    """None: it is no sign."""
    kind, *rest = art
    draw = _SIGNS.get(str(kind))
    return draw(rest, unit) if draw is not None else None


def _words(rest: list[Any], unit: float) -> Picture:
    """One line of words; the piece's place is its left end, its middle or its right end."""
    sentence, px, weight, token, align, widest = rest
    font = _fitting(str(sentence), px, _WEIGHTS[weight], widest)
    shown = elided(sentence, font, widest)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(shown) + 4, metrics.height()
    box = QRectF(-width * _ALIGN[align], -height / 2, width, height)

    return Picture(box, lambda painter: write(painter, box, shown, font, token))


def _fitting(sentence: str, px: float, weight: QFont.Weight, widest: float) -> QFont:
    """As large as wished, or as the width allows; never so small that nobody can read it."""
    return fitting(sentence, px, 13, weight, widest, step=1, font_of=plain_font)


def _choice(rest: list[Any], unit: float) -> Picture:
    """One of the two buttons "Sort: colour, number": each puts the rack in order once."""
    sentence, width, height, px, is_hovered = rest
    box = QRectF(-width / 2, -height / 2, width, height)

    def draw(painter: QPainter) -> None:
        inner = box.adjusted(4, 4, -4, -4)
        rise = 2.0 if is_hovered else 0.0
        lip = rounded(inner.x(), inner.y() + 4, inner.width(), inner.height() - 3, 10)
        fill(painter, lip, LOOK.colour("paper_lip"))
        face = QRectF(inner.x(), inner.y() - rise, inner.width(), inner.height() - 2)
        fill(painter, round_rect(face, 10), LOOK.colour("paper"))
        font = _fitting(sentence, px, LABEL, inner.width() - 10)
        write(painter, face, sentence, font, flags=CENTRE)

    return Picture(box, draw)


def _handle(rest: list[Any], unit: float) -> Picture:
    """ "Group 1, 21 tokens" beside a group: what is dragged to move all of it."""
    title, count, px, width, is_hovered = rest
    high = px * 1.32 + (px * 1.2 if count else 0)
    box = QRectF(-width / 2, -high / 2, width, high)

    def draw(painter: QPainter) -> None:
        if is_hovered:
            fill(painter, round_rect(box.adjusted(-6, -3, 6, 3), 10), LOOK.colour("mat"))
        _grip(painter, box.left() + 5, box.top() + px * 0.66, px)
        left = box.left() + 5 + px * 0.62
        wide = box.right() - left
        write(painter, QPointF(left, box.top() + px), title, _fitting(title, px, LABEL, wide))
        if count:
            small = _fitting(count, px - 2, TEXT, wide)
            write(painter, QPointF(left, box.top() + px * 2.15), count, small, "text2")

    return Picture(box.adjusted(-8, -5, 8, 5), draw)


def _grip(painter: QPainter, cx: float, cy: float, px: float) -> None:
    """Six dots: "take me here"."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LOOK.colour("group_line"))
    gap, r = px * 0.27, max(1.4, px * 0.085)
    for dx in (-0.5, 0.5):
        for dy in (-1, 0, 1):
            painter.drawEllipse(QPointF(cx + dx * gap, cy + dy * gap), r, r)


def _person(rest: list[Any], unit: float) -> Picture:
    """A player to choose: a large paper button with mark and name."""
    name, mark, detail, width, height, is_hovered, scale = rest
    box = QRectF(-width / 2, -height / 2, width, height)

    def draw(painter: QPainter) -> None:
        rise = 2.0 if is_hovered else 0.0
        soft_shadow(painter, box, 16, 4, 4, LOOK.colour("shadow", 0.8))
        fill(painter, round_rect(box.adjusted(0, 8, 0, 0), 16), LOOK.colour("paper_lip"))
        top = rounded(box.x(), box.y() - rise, width, height - 5, 16)
        pen = QPen(LOOK.colour("focus"), 2.5) if is_hovered else None
        fill(painter, top, LOOK.colour("paper"), pen)
        side = height * 0.44
        middle = box.center().y() - rise - 2
        draw_mark(painter, mark, QRectF(box.x() + 16, middle - side / 2, side, side))
        left = box.x() + 28 + side
        wide = box.right() - left - 12
        font = _fitting(name, 21 * scale, LABEL, wide)
        write(painter, QPointF(left, middle), name, font, wide=wide)
        small = _fitting(detail, 15 * scale, TEXT, wide)
        write(painter, QPointF(left, middle + 19 * scale), detail, small, "text2")

    return Picture(box.adjusted(-8, -8, 8, 12), draw)


def _seat_mark(rest: list[Any], unit: float) -> Picture:
    """A player's own shape."""
    (mark,) = rest
    half = unit / 2
    box = QRectF(-half, -half, unit, unit)
    return Picture(box, lambda painter: draw_mark(painter, int(mark), box))


_SIGNS: dict[str, Callable[[list[Any], float], Picture]] = {
    "words": _words,
    "choice": _choice,
    "handle": _handle,
    "person": _person,
    "mark": _seat_mark,
}
