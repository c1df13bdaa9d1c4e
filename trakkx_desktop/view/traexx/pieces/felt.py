"""The felt pen: a route as one rounded line from centre to centre, and its pieces field by field."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.sheet import STEPS, Field
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.palette import CREAM, GLOW, INK, INKS, Palette, colour, mixed
from trakkx_desktop.view.stage.shapes import SHAPE_OF, fill, numeral, regular, shape, stroke

PAPER, ROUND = 8.52, 0.56
"""Radius of the sheet of paper, whose corners lie left and right, and of its corners."""

CASING, CORE, OPEN_CORE = 0.465, 0.30, 0.285
"""Width of the casing, of the drawn line and of this round's line (design recipe)."""
BITS = 6
"""Parts in which a line that draws itself crosses a field."""
BEND = 0.56
"""So far before the centre of a field the pen begins to turn: the rounding of the felt pen."""


def through(fields: tuple[Field, ...], s: float) -> QPainterPath:
    """The whole line; a single field is a dot."""
    points = [QPointF(*hexes.centre(field)) * s for field in fields]
    path = QPainterPath(points[0])
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_toward(here, before, s))
        path.quadTo(here, _toward(here, after, s))
    path.lineTo(points[-1])
    return path


def across(came: int, goes: int, s: float) -> QPainterPath:
    """One field of the line, around its centre: from the side it came over to the side it goes to.

    Sides are places in STEPS; -1: the line begins or ends in the centre.
    """
    middle = QPointF(0, 0)
    path = QPainterPath(_side(came, s) if came >= 0 else middle)
    if came >= 0 and goes >= 0:
        path.lineTo(_toward(middle, _side(came, s), s))
        path.quadTo(middle, _toward(middle, _side(goes, s), s))
    path.lineTo(_side(goes, s) if goes >= 0 else middle)
    return path


def bit(path: QPainterPath, part: int, is_half: bool) -> QPainterPath:
    """One of the parts in which a pen crosses a field; where a line begins or ends there are half as many."""
    parts = BITS // 2 if is_half else BITS
    made = QPainterPath(path.pointAtPercent(min(part, parts) / parts))
    for step in range(1, 4):
        made.lineTo(path.pointAtPercent(min(1.0, (part + step / 3) / parts)))
    return made


def draw_fresh(painter: QPainter, path: QPainterPath, s: float) -> None:
    """What somebody drew since one looked last: ink with a yellow heart."""
    stroke(painter, path, colour(INK), CASING * s)
    stroke(painter, path, colour(GLOW), OPEN_CORE * s)


def draw_route(painter: QPainter, path: QPainterPath, s: float) -> None:
    """What was drawn in earlier rounds."""
    stroke(painter, path, colour(CREAM), CASING * s)
    stroke(painter, path, colour(INK), CORE * s)


def _side(step: int, s: float) -> QPointF:
    """The middle of a side."""
    return QPointF(*hexes.centre(STEPS[step])) * (s / 2)


def _toward(here: QPointF, there: QPointF, s: float) -> QPointF:
    way = there - here
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    share = BEND * s / length
    return QPointF(here.x() + way.x() * share, here.y() + way.y() * share)


def draw_hex(palette: Palette, painter: QPainter, name: str, s: float, dim: float = 0.0) -> None:
    """A field or a patch of radius `s`; `dim` parts of it are paper."""
    ink, key = INKS[name], palette.hex_keys[name]
    paper = palette.paper
    for radius, tint in ((0.90, key), (0.90 - 1.15 * 0.028, ink.fill)):
        shade = mixed(tint, paper, dim)
        pen = QPen(shade, 0.14 * s, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        fill(painter, regular(6, 0, 0, radius * s), shade, pen)
    motif = mixed(ink.on if LOOK.clear_shapes else ink.motif, paper, dim)
    fill(painter, shape(SHAPE_OF[name], 0, 0, 0.44 * s), motif)


def draw_medal(painter: QPainter, number: int, name: str, is_reached: bool, s: float) -> None:
    """A number in its colour's own shape: cream, or ink once it is reached."""
    face, ink = (INK, CREAM) if is_reached else (CREAM, INK)
    kind = SHAPE_OF[name]
    line = 0.075 if is_reached else 0.055
    fill(painter, shape(kind, 0, 0, 0.50 * s), colour(face), QPen(colour(ink), line * s))
    px = (0.54 if number == 10 else 0.62) * s * (0.86 if kind == "triangle" else 1.0)
    low = 0.11 * s if kind == "triangle" else 0.0
    numeral(painter, str(number), 0, low, px, colour(ink), LABEL)
