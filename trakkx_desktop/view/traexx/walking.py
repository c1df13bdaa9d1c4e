"""Arrow keys over hexagons: left and right along the row, up and down in a lane as straight as it can be. No Qt."""

from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.sheet import Field, sheet


class Walker:
    """Remembers the lane, so that up and up again does not drift to one side."""

    def __init__(self) -> None:
        self._lane: float | None = None
        self._at: Field | None = None

    def forget(self) -> None:
        self._lane = self._at = None

    def step(self, here: Field, dx: int, dy: int, wished: tuple[Field, ...]) -> Field:
        """The field that an arrow leads to; of two alike the one that the pen can go to."""
        if self._at != here or self._lane is None or dx:
            self._lane = hexes.centre(here)[0]
        q, r = here
        near = [(q + dx, r)] if dx else [(q, r + dy), (q - dy, r + dy)]
        near = [field for field in near if field in sheet().colours]
        if not near:
            return here
        lane = self._lane
        there = min(
            near, key=lambda f: (round(abs(hexes.centre(f)[0] - lane), 3), f not in wished, -f[0])
        )
        self._at = there
        if dx:
            self._lane = hexes.centre(there)[0]
        return there
