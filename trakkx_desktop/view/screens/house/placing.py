"""Where the window opens: as it was last time, if that is still on a monitor; its title bar always is. And where
a note lies on it: over nothing that can be clicked."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

SMALLEST = QSize(1024, 640)
USUAL = QSize(1440, 900)
TITLE_BAR = 40
"""Kept free for the frame that the system puts around a window."""
EDGE, STEP = 24, 16
"""Pixels between a note and the window's edge, and from one place to the next that is tried."""


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


def free_place(window: QWidget, size: QSize, note: QWidget) -> QRect:
    """In the middle of the upper edge, or as near to it as nothing is covered that can be clicked. Lists and
    the table may lie below it if need be, buttons and fields not."""
    hard, soft = _clickable(window, note)
    middle = (window.width() - size.width()) // 2
    lefts = (middle, EDGE, window.width() - size.width() - EDGE)
    tops = range(18, max(19, window.height() - size.height() - 17), STEP)
    places = [QRect(QPoint(left, top), size) for top in tops for left in lefts]
    return min(
        places,
        key=lambda at: (_covered(at, hard), _covered(at, soft), at.y() + abs(at.x() - middle) // 4),
    )


def _clickable(window: QWidget, note: QWidget) -> tuple[list[QRect], list[QRect]]:
    """Where buttons and fields are, and where lists are."""
    hard, soft = list[QRect](), list[QRect]()
    for widget in window.findChildren(QWidget):
        is_stop = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isEnabled()
        if is_stop and widget.isVisible() and not note.isAncestorOf(widget):
            box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
            (soft if isinstance(widget, QAbstractScrollArea) else hard).append(box)
    return hard, soft


def _covered(place: QRect, boxes: list[QRect]) -> int:
    met = (place.intersected(box) for box in boxes)
    return sum(part.width() * part.height() for part in met if not part.isEmpty())
