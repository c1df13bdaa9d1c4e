"""Which part of the board is seen: fits by itself until somebody zooms or pans, `F` fits again."""

from dataclasses import dataclass

from trakkx_desktop.view.stage.layout import (
    BOTTOM_RULER,
    LEFT_RULER,
    Box,
    Extent,
    Where,
    Zone,
    fitted,
)

MARGIN = 18.0
"""Pixels from the edge of the board's area to the middle of a ruler that stays there."""


@dataclass
class Camera:
    """`unit` pixels per unit; the board's (0, 0) lies at (x, y) of the stage."""

    unit: float = 48.0
    x: float = 0.0
    y: float = 0.0
    is_auto: bool = True

    def fit(self, extent: Extent, area: Box, units: tuple[float, float]) -> None:
        self.unit, x, y = fitted(extent, area, units)
        self.x, self.y = float(round(x)), float(round(y))

    def pan(self, dx: float, dy: float) -> None:
        self.is_auto = False
        self.x += dx
        self.y += dy

    def zoom(self, factor: float, at: tuple[float, float], units: tuple[float, float]) -> None:
        """Keeps the point of the board under `at` where it is; the unit stays an even number."""
        unit = self.unit * factor
        unit = 2.0 * (int(unit / 2 + 0.999) if factor > 1 else int(unit / 2))
        unit = max(units[0], min(units[1] * 2, unit))
        share = unit / self.unit
        self.x = float(round(at[0] - (at[0] - self.x) * share))
        self.y = float(round(at[1] - (at[1] - self.y) * share))
        self.unit = unit
        self.is_auto = False

    def keep_in(self, extent: Extent, area: Box) -> None:
        """Never lets the whole board slip out of sight."""
        left, top, right, bottom = (self.unit * v for v in extent)
        x, y, w, h = area
        margin = min(w, h) / 4
        self.x = min(max(self.x, x + margin - right), x + w - margin - left)
        self.y = min(max(self.y, y + margin - bottom), y + h - margin - top)

    def way_to(self, extent: Extent, area: Box) -> tuple[float, float]:
        """How far to pan, as little as it takes, until this part of the board lies within the area."""
        left, top, right, bottom = (self.unit * v for v in extent)
        x, y, w, h = area
        dx = _shift(self.x + left, self.x + right, x, x + w)
        return dx, _shift(self.y + top, self.y + bottom, y, y + h)

    def point(self, zone: str, x: float, y: float, area: Box) -> tuple[float, float]:
        """Where a point of the board, or of a ruler beside it, is seen."""
        at_x, at_y = self.x + x * self.unit, self.y + y * self.unit
        if zone == LEFT_RULER:
            at_x = max(at_x, area[0] + MARGIN)
        elif zone == BOTTOM_RULER:
            at_y = min(at_y, area[1] + area[3] - MARGIN)
        return at_x, at_y

    def span(self, extent: Extent) -> tuple[tuple[float, float], tuple[float, float]]:
        """The corners of a part of the board as they are seen."""
        left, top, right, bottom = (self.unit * v for v in extent)
        return (self.x + left, self.y + top), (self.x + right, self.y + bottom)

    def sees(self, x: float, y: float, area: Box) -> bool:
        at_x, at_y = self.point("", x, y, area)
        return area[0] <= at_x <= area[0] + area[2] and area[1] <= at_y <= area[1] + area[3]

    def where(self, x: float, y: float, zone: str) -> Where:
        return Where(zone, (x - self.x) / self.unit, (y - self.y) / self.unit)


def where_in(name: str, zone: Zone, x: float, y: float) -> Where:
    return Where(name, (x - zone.x) / zone.unit, (y - zone.y) / zone.unit)


def _shift(low: float, high: float, start: float, end: float) -> float:
    """How far to move low..high so that it lies within start..end (or begins there)."""
    if low < start or high - low > end - start:
        return start - low
    return min(0.0, end - high)
