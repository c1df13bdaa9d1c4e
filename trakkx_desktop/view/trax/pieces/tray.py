"""Things of the tray: its mat and words, key caps, the die, the pile and the tally of a solitaire."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from trakkx_desktop.games.trax.tiles import RED
from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.lettering import CENTRE, WRAP, write
from trakkx_desktop.view.stage.look import (
    LABEL,
    LOOK,
    POSTER,
    TEXT,
    advance,
    fitting,
    plain_font,
    shrunk,
)
from trakkx_desktop.view.stage.palette import INK, colour
from trakkx_desktop.view.stage.shapes import fill, rounded, shape, soft_shadow, stroke
from trakkx_desktop.view.trax.pieces.tiles import FLAT, curve, inks, lip_of, radius_of

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def mat(s: float, w: float, h: float) -> Picture:
    box = QRectF(-w * s / 2, -h * s / 2, w * s, h * s)
    path = rounded(box.x(), box.y(), box.width(), box.height(), 20)
    return Picture(box, lambda painter: fill(painter, path, LOOK.colour("mat")))


def slot(s: float) -> Picture:
    """Where a tile of the tray belongs, seen while it is in hand."""
    half = s / 2

    def draw(painter: QPainter) -> None:
        pen = QPen(LOOK.colour("quiet"), 2, Qt.PenStyle.DashLine)
        path = rounded(-half + 1, -half + 1, s - 2, s - 2, radius_of(s))
        fill(painter, path, LOOK.colour("table"), pen)

    return Picture(QRectF(-half, -half, s, s), draw)


def key(s: float, cap: str, note: str, w: float) -> Picture:
    """The key that takes a lie, and what the lie would bring here."""
    # Below the tile larger letters than these do not fit.
    px = min(15.0, 18 / LOOK.text_scale)
    most = w * s - 2
    small = fitting(note, px, 11 / LOOK.text_scale, LABEL, most - 26, step=0.5)
    # Where the words have no room the number says it.
    font, shown = LOOK.font(px, LABEL), note
    if advance(note, small) > most - 26:
        small, shown = font, note.partition(" ")[0]
    width = advance(shown, small)
    total = 20 + (6 + width if shown else 0)

    def draw(painter: QPainter) -> None:
        cap_box = QRectF(-total / 2, -10, 20, 20)
        pen = QPen(LOOK.colour("group_line"), 1.2)
        fill(painter, rounded(cap_box.x(), cap_box.y(), 20, 20, 5), LOOK.colour("paper"), pen)
        write(painter, cap_box, cap, font, "text2", CENTRE)
        write(painter, QRectF(cap_box.right() + 6, -14, width + 4, 28), shown, small)

    return Picture(QRectF(-most / 2 - 2, -15, most + 4, 30), draw)


def words(s: float, headline: str, text: str, w: float, h: float) -> Picture:
    """What can be done now, in a few words."""
    box = QRectF(-w * s / 2, -h * s / 2 + 8, w * s, h * s - 16)

    def high(px: float) -> tuple[float, float]:
        """Of the headline, and of the sentence below it."""
        fonts = (LOOK.font(px, LABEL), headline), (LOOK.font(0.8 * px, TEXT), text)
        room = QRectF(0, 0, box.width(), 400)
        one, other = (QFontMetricsF(f).boundingRect(room, WRAP, t).height() for f, t in fonts)
        return one, other

    px = shrunk(20.0, 12.0, lambda px: sum(high(px)) <= box.height() + 8)
    large, small = LOOK.font(px, LABEL), LOOK.font(0.8 * px, TEXT)
    head, body = high(px)
    top = max(box.top(), box.center().y() - (head + body) / 2)

    def draw(painter: QPainter) -> None:
        middle = top + head
        above = QRectF(box.x(), top, box.width(), head)
        write(painter, above, headline, large, flags=WRAP)
        below = QRectF(box.x(), middle, box.width(), box.bottom() + 8 - middle)
        write(painter, below, text, small, "text2", WRAP)

    return Picture(box.adjusted(0, -8, 0, 8), draw)


def die(s: float, face: int) -> Picture:
    half = s / 2

    def draw(painter: QPainter) -> None:
        box = QRectF(-half, -half, s, s)
        soft_shadow(painter, box, 0.22 * s, 5, 4, LOOK.colour("shadow"))
        fill(painter, rounded(-half, -half + 4, s, s, 0.22 * s), LOOK.colour("token_lip"))
        fill(painter, rounded(-half, -half, s, s, 0.22 * s), LOOK.colour("token"))
        for x, y in PIPS[face]:
            fill(painter, shape("circle", x * 0.26 * s, y * 0.26 * s, 0.1 * s), colour(INK))

    return Picture(QRectF(-half, -half, s, s).adjusted(-6, -6, 6, 12), draw)


def reject(s: float, face: int) -> Picture:
    """A roll that fitted nowhere (D5)."""
    half = s / 2

    def draw(painter: QPainter) -> None:
        fill(painter, rounded(-half, -half, s, s, 0.22 * s), LOOK.colour("token_lip"))
        for x, y in PIPS[face]:
            fill(painter, shape("circle", x * 0.26 * s, y * 0.26 * s, 0.1 * s), colour(INK))
        line = curve(1, 3, 1.25 * s)
        painter.rotate(-35)
        stroke(painter, line, LOOK.colour("wrong"), 4)

    return Picture(QRectF(-s, -s, 2 * s, 2 * s), draw)


def stack(s: float, count: int) -> Picture:
    """The pile below its top tile: as many edges as can be told apart, and nothing of what they show."""
    half, step = s / 2, 0.05 * s

    def draw(painter: QPainter) -> None:
        for layer in range(count - 1, -1, -1):
            down = lip_of(s) + step * layer
            path = rounded(-half, -half, s, s + down, radius_of(s))
            fill(painter, path, LOOK.colour("tile_lip" if layer % 2 else "tile_hairline"))
        if count:
            fill(painter, rounded(-half, -half, s, s, radius_of(s)), LOOK.colour("tile_hairline"))

    return Picture(QRectF(-half, -half, s, s).adjusted(-2, -2, 2, lip_of(s) + 4 * step + 2), draw)


def count(s: float, left: int) -> Picture:
    """How many tiles are left."""
    box, font = QRectF(-36, -28, 72, 56), plain_font(34 if s > 60 else 28, POSTER)
    return Picture(box, lambda painter: write(painter, box, str(left), font, flags=CENTRE))


def tally(s: float, path: str, text: str, w: float) -> Picture:
    """A stretch of path in its colour, and how long the longest one is."""
    wide = w * s
    long = 40.0

    def draw(painter: QPainter) -> None:
        left = -wide / 2
        fill(painter, rounded(left, -13, long, 26, 6), LOOK.colour("tile"))
        used = inks("plain")
        painter.save()
        painter.translate(QPointF(left + long / 2, 0))
        line = curve(1, 3, long)
        stroke(painter, line, used.red if path == RED else used.white, 11, FLAT)
        if path == RED:
            stroke(painter, line, used.core, 2, FLAT)
        painter.restore()
        most = wide - long - 12
        box = QRectF(left + long + 10, -16, most + 2, 32)
        write(painter, box, text, fitting(text, 18, 9, LABEL, most, step=1), wide=most)

    return Picture(QRectF(-wide / 2, -18, wide, 36), draw)
