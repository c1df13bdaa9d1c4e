"""The picture as a value: where every piece lies. No Qt here, so a game's layout is tested without it."""

from dataclasses import dataclass

Art = tuple[str | int | float | bool | tuple, ...]  # type: ignore[type-arg]
"""What a piece looks like; only the game's painter understands it: ("tile", "J")."""

Extent = tuple[float, float, float, float]
"""(left, top, right, bottom) of a part of the board, in units."""

Box = tuple[float, float, float, float]
"""(left, top, width, height) on the stage, in pixels."""

BOARD = "board"
"""The zone that can be panned and zoomed; all others stay where the table puts them."""

LEFT_RULER, BOTTOM_RULER = "left ruler", "bottom ruler"
"""Measured like the board, but what lies there never leaves its area to that side: names of rows and columns."""
RULERS = (LEFT_RULER, BOTTOM_RULER)


@dataclass(frozen=True)
class Placement:
    """A piece's picture and place: centre in units of its zone, size in units, higher z lies above.

    `solid`: the pointer can meet it; decoration (labels, outlines) is not solid.
    """

    art: Art
    x: float
    y: float
    zone: str = BOARD
    z: float = 0.0
    size: float = 1.0
    opacity: float = 1.0
    turn: float = 0.0
    solid: bool = True

    def is_drawn_like(self, other: "Placement") -> bool:
        return (self.art, self.size, self.zone) == (other.art, other.size, other.zone)


Layout = dict[str, Placement]


@dataclass(frozen=True)
class Arrival:
    """How a new piece arrives: after a delay in ms, from another place, or (None) growing in place, from
    a part (or a multiple: it pops) of its size; `ms` 0 is the usual time."""

    delay: int = 0
    origin: tuple[str, float, float] | None = None
    ms: int = 0
    grow: float = 0.92


Arrivals = dict[str, Arrival]


@dataclass(frozen=True)
class Zone:
    """A zone in pixels of the stage: its area, the point of its (0, 0), and the pixels per unit."""

    left: float
    top: float
    width: float
    height: float
    x: float
    y: float
    unit: float

    def covers(self, x: float, y: float) -> bool:
        return self.left <= x < self.left + self.width and self.top <= y < self.top + self.height


@dataclass(frozen=True)
class Where:
    """A point in the units of the zone that it lies in."""

    zone: str
    x: float
    y: float

    @property
    def cell(self) -> tuple[int, int]:
        """The cell of a square grid whose cells are centred on whole numbers."""
        return round(self.x), round(self.y)


@dataclass(frozen=True)
class Frame:
    """Where a table lies on the stage: the part in which its board is shown, and its zones."""

    board: Box
    zones: tuple[tuple[str, Zone], ...] = ()


def fitted(extent: Extent, area: Box, units: tuple[float, float]) -> tuple[float, float, float]:
    """Largest even unit (pixels) at which the extent fits the area, and the offset that centres it.

    Even, so that the edges of a cell, half a unit from its centre, lie on whole pixels.
    """
    left, top, right, bottom = extent
    x, y, w, h = area
    unit = min(w / max(right - left, 1e-6), h / max(bottom - top, 1e-6))
    unit = max(units[0], min(units[1], unit))
    unit = float(int(unit / 2) * 2) if unit >= 8 else unit
    return unit, x + w / 2 - unit * (left + right) / 2, y + h / 2 - unit * (top + bottom) / 2
