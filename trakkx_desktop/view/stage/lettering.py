"""Words on a painter: font, colour and place in one call."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from trakkx_desktop.view.stage.look import LOOK, advance, elided, shrunk

MIDDLE = int(Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
WRAP = int(Qt.TextFlag.TextWordWrap)
LEAST, LEAST_PART = 12.0, 0.55
"""Pixels, and part of its size, that letters are shrunk to before words are cut."""
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
    wider than `wide` gets smaller letters, then an ellipsis; dots and tails of letters may reach out of the box."""
    if wide is not None:
        font = narrowed(font, text, wide)
        text = elided(text, font, wide)
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
    """In smaller letters, then cut with an ellipsis, where the box is too narrow."""
    write(painter, box, text, font, ink, flags, wide=box.width())


def narrowed(font: QFont, text: str, wide: float) -> QFont:
    """The same font, smaller where the text would be too wide, as far as it can still be read."""
    return _shrunk(font, lambda smaller: advance(text, smaller) <= wide)


def wrapped(font: QFont, text: str, box: QRectF, flags: int = WRAP) -> QFont:
    """The same font, smaller where the text would need more lines than the box has."""

    def fits(smaller: QFont) -> bool:
        needed = QFontMetricsF(smaller).boundingRect(box, flags | WRAP, text)
        return needed.height() <= box.height() and needed.width() <= box.width()

    return _shrunk(font, fits)


def _shrunk(font: QFont, fits: Callable[[QFont], bool]) -> QFont:
    usual = font.pixelSize()
    least = max(min(usual, LEAST), usual * LEAST_PART)
    px = shrunk(usual, least, lambda px: fits(_sized(font, px)))
    return font if px == usual else _sized(font, px)


def _sized(font: QFont, px: float) -> QFont:
    other = QFont(font)
    other.setPixelSize(max(1, round(px)))
    return other
