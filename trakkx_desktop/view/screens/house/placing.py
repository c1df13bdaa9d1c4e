"""Where the window opens: as it was last time, if that is still on a monitor; its title bar always is."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication

SMALLEST = QSize(1024, 640)
USUAL = QSize(1440, 900)
TITLE_BAR = 40
"""Kept free for the frame that the system puts around a window."""


def place_of(kept: Sequence[int]) -> QRect:
    """`kept` is left, top, width, height; anything else is no place."""
    wished = QRect(*kept) if len(kept) == 4 else QRect()
    monitor = QGuiApplication.screenAt(wished.center()) if wished.isValid() else None
    outer = (monitor or QGuiApplication.primaryScreen()).availableGeometry()
    inner = outer.adjusted(0, 0, 0, -TITLE_BAR)
    size = (wished.size() if monitor else USUAL).boundedTo(inner.size()).expandedTo(SMALLEST)
    place = QRect(wished.topLeft(), size)
    if monitor is None:
        place.moveCenter(inner.center())
    place.moveLeft(max(outer.left(), min(place.left(), inner.right() + 1 - size.width())))
    place.moveTop(max(outer.top(), min(place.top(), inner.bottom() + 1 - size.height())))
    return place
