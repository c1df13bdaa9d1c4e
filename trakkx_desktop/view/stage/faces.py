"""Who sits in a seat, drawn: a person's mark; a computer's has eyes, wide at the easy level, narrow at the last."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from trakkx_desktop.core.player import Player
from trakkx_desktop.view.stage.palette import CREAM, INK, colour
from trakkx_desktop.view.stage.shapes import draw_mark, fill

OPEN = {1: 1.0, 2: 0.8, 3: 0.6, 4: 0.42}
"""By level, how much of its eyes is open."""
LOW = {0: 0.02, 1: 0.04, 2: 0.12, 3: 0.0}
"""By mark, how far below the middle the eyes sit: a triangle is wide only there."""


def draw_player(
    painter: QPainter,
    player: Player,
    rect: QRectF,
    plain: QColor | None = None,
    glance: float = 0.0,
) -> None:
    """`glance`: where its eyes look, -1 is left and 1 right."""
    draw_mark(painter, player.mark, rect, plain)
    if player.is_computer:
        middle = rect.center() + QPointF(0, rect.height() * LOW[player.mark % 4])
        for side in (-1, 1):
            eye = QPointF(middle.x() + side * rect.width() * 0.15, middle.y())
            _draw_eye(painter, eye, rect.width() * 0.12, OPEN[player.level], glance)


def _draw_eye(
    painter: QPainter, centre: QPointF, radius: float, is_open: float, glance: float
) -> None:
    white = QPainterPath()
    white.addEllipse(centre, radius, radius)
    lids = QPainterPath()
    high = 2 * radius * is_open
    lids.addRect(QRectF(centre.x() - radius, centre.y() + radius - high, 2 * radius, high))
    pupil = QPainterPath()
    pupil.addEllipse(centre + QPointF(glance * radius * 0.45, radius * 0.2), radius / 2, radius / 2)
    seen = white.intersected(lids)
    fill(painter, seen, colour(CREAM))
    fill(painter, pupil.intersected(seen), colour(INK))
