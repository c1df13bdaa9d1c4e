"""The four shapes of a day: one for each game and one for the deal, hollow until it is done."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from trakkx_desktop.core.progress import DEAL
from trakkx_desktop.view.screens.today.day import DEAL_INK, DEAL_SHAPE, SHAPES
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.palette import INKS, colour
from trakkx_desktop.view.stage.shapes import fill, shape


def tasks(faces: Mapping[str, Face]) -> tuple[str, ...]:
    """Names under which a day remembers them."""
    deals = [DEAL] if any(face.has_deals for face in faces.values()) else []
    return (*faces, *deals)


def draw_task(
    painter: QPainter,
    name: str,
    faces: Mapping[str, Face],
    at: QPointF,
    r: float,
    is_done: bool,
    outline: QColor,
) -> None:
    primary = faces[name].primary if name in faces else ""
    ink = INKS[primary or DEAL_INK]
    drawn = shape(SHAPES.get(primary, DEAL_SHAPE), at.x(), at.y(), r)
    if is_done:
        fill(painter, drawn, colour(ink.fill), QPen(outline, 1.5))
    else:
        painter.strokePath(drawn, QPen(outline, 2))


def draw_tasks(
    painter: QPainter,
    faces: Mapping[str, Face],
    done: Iterable[str],
    at: QPointF,
    r: float,
    outline: QColor,
) -> None:
    """In a row from here to the right."""
    for place, name in enumerate(tasks(faces)):
        where = at + QPointF(r + place * r * 2.7, 0)
        draw_task(painter, name, faces, where, r, name in set(done), outline)
