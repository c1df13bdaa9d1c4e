"""One shape per colour in all games, and the painting habits that all pieces share (design recipes)."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from trakkx_desktop.view.stage.look import LABEL, LOOK, plain_font
from trakkx_desktop.view.stage.palette import colour

SHAPE_OF = {
    "red": "circle",
    "blue": "square",
    "green": "leaf",
    "yellow": "diamond",
    "gray": "hexagon",
    "purple": "triangle",
}
MARK_SHAPES = ("circle", "square", "triangle", "diamond")
"""Shape of each player's mark."""


def polygon(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def regular(sides: int, cx: float, cy: float, r: float, start: float = -pi / 2) -> QPainterPath:
    angles = [start + 2 * pi * i / sides for i in range(sides)]
    return polygon([(cx + r * cos(a), cy + r * sin(a)) for a in angles])


def rounded(x: float, y: float, w: float, h: float, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), r, r)
    return path


def round_rect(rect: QRectF, r: float) -> QPainterPath:
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), r)


def shape(name: str, cx: float, cy: float, r: float) -> QPainterPath:
    """The outline of a colour's shape, sized so that all six weigh the same to the eye."""
    if name == "circle":
        path = QPainterPath()
        path.addEllipse(QPointF(cx, cy), r, r)
        return path
    if name == "square":
        h = 0.90 * r
        return rounded(cx - h, cy - h, 2 * h, 2 * h, 0.16 * r)
    if name == "diamond":
        return _diamond(cx, cy, r)
    if name == "leaf":
        return _leaf(cx, cy, r)
    if name == "hexagon":
        return regular(6, cx, cy, 1.06 * r, 0.0)
    if name == "triangle":
        return regular(3, cx, cy + 0.2 * r, 1.3 * r)
    raise ValueError(name)


def _diamond(cx: float, cy: float, r: float) -> QPainterPath:
    d, k = 0.83 * r * 2**0.5, 0.10 * r
    path = QPainterPath(QPointF(cx - k, cy - d + k))
    corners = [(cx, cy - d), (cx + d, cy), (cx, cy + d), (cx - d, cy)]
    for i, (x, y) in enumerate(corners):
        px, py = corners[i - 1]
        nx, ny = corners[(i + 1) % 4]
        a, b = _toward(x, y, px, py, k * 1.4), _toward(x, y, nx, ny, k * 1.4)
        if i == 0:
            path.moveTo(a)
        else:
            path.lineTo(a)
        path.quadTo(QPointF(x, y), b)
    path.closeSubpath()
    return path


def _toward(x: float, y: float, tx: float, ty: float, d: float) -> QPointF:
    length = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5
    return QPointF(x + (tx - x) * d / length, y + (ty - y) * d / length)


def _leaf(cx: float, cy: float, r: float) -> QPainterPath:
    h, big, small = 0.95 * r, 1.19 * r, 0.14 * r
    left, top, right, bottom = cx - h, cy - h, cx + h, cy + h
    path = QPainterPath(QPointF(left + big, top))
    path.lineTo(right - small, top)
    path.quadTo(QPointF(right, top), QPointF(right, top + small))
    path.lineTo(right, bottom - big)
    path.arcTo(QRectF(right - 2 * big, bottom - 2 * big, 2 * big, 2 * big), 0, -90)
    path.lineTo(left + small, bottom)
    path.quadTo(QPointF(left, bottom), QPointF(left, bottom - small))
    path.lineTo(left, top + big)
    path.arcTo(QRectF(left, top, 2 * big, 2 * big), 180, -90)
    path.closeSubpath()
    return path


def fill(painter: QPainter, path: QPainterPath, colour: QColor, pen: QPen | None = None) -> None:
    painter.setPen(pen if pen is not None else Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(colour))
    painter.drawPath(path)


def raised(
    painter: QPainter, box: QRectF, r: float, low: float, foot: float, token: str = "paper"
) -> None:
    """A surface that lies on its lip: the lip begins `low` below its upper edge, and `foot` of it is seen."""
    fill(painter, round_rect(box.adjusted(0, low, 0, 0), r), LOOK.colour(f"{token}_lip"))
    fill(painter, round_rect(box.adjusted(0, 0, 0, -foot), r), LOOK.colour(token))


def stroke(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    width: float,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


def soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, dy: float, blur: float, colour: QColor
) -> None:
    """A contact shadow without any effect: stacked rounded rects that grow by the blur."""
    layers = round(min(10.0, max(4.0, blur * 1.25)))
    faint = QColor(colour)
    faint.setAlphaF(colour.alphaF() / layers)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    for i in range(layers):
        grow = blur * (1 - i / (layers - 1))
        box = rect.adjusted(-grow, -grow + dy, grow, grow + dy)
        painter.drawRoundedRect(box, radius + grow, radius + grow)


def numeral(
    painter: QPainter,
    text: str,
    cx: float,
    cy: float,
    px: float,
    colour: QColor,
    weight: QFont.Weight = LABEL,
) -> None:
    """A number on a piece, centred; 6 and 9 are underlined: it may lie upside down for somebody."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, plain_font(px, weight), text)
    box = path.boundingRect()
    underline = text in ("6", "9")
    baseline = cy + 0.352 * px - (0.07 * px if underline else 0)
    path.translate(cx - box.center().x(), baseline)
    fill(painter, path, colour)
    if underline:
        bar = rounded(cx - 0.25 * px, baseline + 0.13 * px, 0.5 * px, 0.104 * px, 0.03 * px)
        fill(painter, bar, colour)


def grown(outline: QPainterPath, by: float) -> QPainterPath:
    """The outline with round corners, `by` larger on every side."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * by)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(outline).united(outline)


def draw_mark(painter: QPainter, mark: int, rect: QRectF, plain: QColor | None = None) -> None:
    """A player's mark inside a square."""
    value = plain if plain is not None else colour(LOOK.palette.players[mark % 4])
    r = rect.width() * 0.44
    path = shape(MARK_SHAPES[mark % 4], rect.center().x(), rect.center().y(), r * 0.94)
    fill(painter, path, value)
