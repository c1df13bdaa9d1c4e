"""Words on a painter: font, colour and place in one call."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from trakkx_desktop.view.stage.look import LOOK, elided

MIDDLE = int(Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
WRAP = int(Qt.TextFlag.TextWordWrap)
_WHOLE = int(Qt.TextFlag.TextDontClip)


def write(
    painter: QPainter,
    at: QRectF | QRect | QPointF,
    text: str,
    font: QFont,
    ink: QColor | str = "text",
    flags: int = MIDDLE,
    *,
    wide: float | None = None,
) -> None:
    """In a box, or from a point of the base line; `ink` is a colour or a token of the theme. What is
    wider than `wide` is cut with an ellipsis; dots and tails of letters may reach out of the box."""
    text = text if wide is None else elided(text, font, wide)
    painter.setFont(font)
    painter.setPen(LOOK.colour(ink) if isinstance(ink, str) else ink)
    if isinstance(at, QPointF):
        painter.drawText(at, text)
    else:
        painter.drawText(at, flags if flags & WRAP else flags | _WHOLE, text)


def write_line(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    ink: QColor | str = "text",
    flags: int = MIDDLE,
) -> None:
    """Cut with an ellipsis where the box is too narrow."""
    write(painter, box, text, font, ink, flags, wide=box.width())
