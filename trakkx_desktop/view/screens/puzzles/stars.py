"""Stars as they are drawn everywhere: filled or hollow, told apart by more than their colour."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from trakkx_desktop.puzzles.stars import MOST
from trakkx_desktop.view.stage.palette import GLOW, colour
from trakkx_desktop.view.stage.shapes import fill, polygon
from trakkx_desktop.view.stage.tr import tr

_POINTS = (0.0, -1.0), (0.29, -0.4), (0.95, -0.31), (0.47, 0.15), (0.59, 0.81), (0.0, 0.5)


def draw_stars(
    painter: QPainter, box: QRectF, stars: int, outline: QColor, won: QColor | None = None
) -> None:
    """Three in a row, in the middle of the box; `won` where yellow would not stand out."""
    ink = won or colour(GLOW)
    r = min(box.height() / 2.2, box.width() / (MOST * 2.3))
    step = r * 2.2
    first = box.center().x() - step * (MOST - 1) / 2
    for place in range(MOST):
        at = QPointF(first + place * step, box.center().y() + r * 0.08)
        draw_star(painter, at, r, outline, ink if place < stars else None)


def draw_star(
    painter: QPainter, at: QPointF, r: float, outline: QColor, ink: QColor | None
) -> None:
    """None: hollow."""
    right = [(at.x() + x * r, at.y() + y * r) for x, y in _POINTS]
    left = [(at.x() - x * r, at.y() + y * r) for x, y in reversed(_POINTS[1:-1])]
    pen = QPen(outline, max(1.2, r * 0.14))
    path = polygon([*right, *left])
    if ink is not None:
        fill(painter, path, ink, pen)
    else:
        painter.strokePath(path, pen)


def stars_words(stars: int) -> str:
    return tr("puzzles", "%n star(s)", stars) if stars else tr("puzzles", "not solved yet")
