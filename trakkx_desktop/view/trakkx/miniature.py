"""Home's picture of TRAKKX: part of a real table on the game's own colour."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES
from trakkx_desktop.view.stage.shapes import soft_shadow
from trakkx_desktop.view.trakkx.grounds import card_mat
from trakkx_desktop.view.trakkx.pieces import BODY, draw_token

WIDE = (
    ". . . . . . y9 r9 b9",
    ". . . . y8 y9 y10 . .",
    ". . . . y7 . y11 . .",
    ". . r6 b6 y6 . y12 . .",
    ". . r5 . . . y13 y12 y11",
    "y4 b4 r4 . r14 b14 y14 . .",
    ". . r3 . . . . . .",
)
TALL = (
    ". . y8 . . . .",
    ". . y7 b7 g7 . .",
    ". . y6 . g6 . .",
    "g5 b5 y5 . g5 b5 y5",
    ". . y4 b4 g4 . .",
    "y1 y2 y3 . g3 . .",
    ". . y2 . g2 . .",
)


def draw_miniature(painter: QPainter, rect: QRectF) -> None:
    """A wide part for Home's card, a tall one for the poster of the new-game sheet."""
    is_tall = rect.height() > rect.width() * 1.05
    rows = TALL if is_tall else WIDE
    unit = rect.width() * (0.175 if is_tall else 0.1295)
    unit = min(unit, rect.height() / (6.75 if is_tall else 6.55))
    column = 0.311 * rect.width() - 2 * unit if is_tall else 0.273 * rect.width() - 2 * unit
    row = 0.0 if is_tall else -0.2 * unit
    cells = [
        (x, y, word.upper())
        for y, line in enumerate(rows)
        for x, word in enumerate(line.split())
        if word != "."
    ]
    painter.save()
    painter.setClipRect(rect)
    painter.translate(rect.left() + column, rect.top() + row)
    mat = tuple((x, y, 0) for x, y, _ in cells)
    card_mat(painter, mat, unit, CARD_PRIMARIES["blue"].deep)
    for x, y, face in cells:
        painter.save()
        painter.translate(x * unit, y * unit)
        s = unit * BODY
        body = QRectF(-s / 2, -s / 2, s, s)
        soft_shadow(painter, body, 0.18 * s, 0.05 * s, 0.03 * s, LOOK.colour("shadow", 0.6))
        draw_token(painter, face, s)
        painter.restore()
    painter.restore()
