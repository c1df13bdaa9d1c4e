"""Home's picture of TRAKKX: part of a real table on the game's own colour."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES
from trakkx_desktop.view.stage.shapes import soft_shadow
from trakkx_desktop.view.trakkx.grounds import card_mat
from trakkx_desktop.view.trakkx.pieces import BODY, draw_token

WIDE = (
    ". . . . . . Y9 R9 B9",
    ". . . . Y8 Y9 Y10 . .",
    ". . . . Y7 . Y11 . .",
    ". . R6 B6 Y6 . Y12 . .",
    ". . R5 . . . Y13 Y12 Y11",
    "Y4 B4 R4 . R14 B14 Y14 . .",
    ". . R3 . . . . . .",
)
TALL = (
    ". . Y8 . . . .",
    ". . Y7 B7 G7 . .",
    ". . Y6 . G6 . .",
    "G5 B5 Y5 . G5 B5 Y5",
    ". . Y4 B4 G4 . .",
    "Y1 Y2 Y3 . G3 . .",
    ". . Y2 . G2 . .",
)


def draw_miniature(painter: QPainter, rect: QRectF) -> None:
    """A wide part for Home's card, a tall one for the poster of the new-game sheet."""
    is_tall = rect.height() > rect.width() * 1.05
    rows = TALL if is_tall else WIDE
    unit = rect.width() * (0.175 if is_tall else 0.1295)
    if not is_tall:
        unit = min(unit, rect.height() / 6.55)
    column = 0.311 * rect.width() - 2 * unit if is_tall else 0.273 * rect.width() - 2 * unit
    row = 0.0 if is_tall else -0.2 * unit
    cells = [
        (x, y, word)
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
