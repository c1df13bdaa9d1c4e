"""Rows and columns of widgets with their margins in one call."""

from typing import TypeVar

from PySide6.QtWidgets import QLayout

L = TypeVar("L", bound=QLayout)


def spaced(
    layout: L,
    left: int = 0,
    top: int = 0,
    right: int = 0,
    bottom: int = 0,
    *,
    gap: int | None = None,
) -> L:
    """Space around all and between two (as Qt has it where nothing is said)."""
    layout.setContentsMargins(left, top, right, bottom)
    if gap is not None:
        layout.setSpacing(gap)
    return layout
