"""The hand with the pen: points where it was seen become fields of the line, slow or fast. No Qt."""

from math import hypot
from typing import Protocol

from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.draft import END, PEN, OpenLine
from trakkx_desktop.games.traexx.rules import ends
from trakkx_desktop.games.traexx.sheet import Field, neighbours, sheet

SURE = 0.78
"""A pen further than this from the middle of a field may be cutting a corner: not entered yet."""


class Paper(Protocol):
    """What the pen writes on."""

    def line(self) -> OpenLine | None:
        """The open line of now; None if nobody draws here."""
        ...

    def write(self, *puts: Put) -> Refusal | None:
        """One gesture."""
        ...

    def lost(self) -> None:
        """The pen was too quick: nobody can tell which fields were meant."""
        ...


class Pen:
    """One stroke at a time. Where the line cannot go on it stops, until the pen is back on it."""

    def __init__(self, paper: Paper) -> None:
        self._paper = paper
        self._seen: hexes.Point = (0.0, 0.0)
        self._from: Field | None = None
        """An end that the stroke began at, as long as it has not left it."""
        self._is_stopped = False
        self.is_down = False

    def touch(self, field: Field) -> None:
        """A tap, or Space on a field: begins at an end, draws on, or goes back."""
        line = self._paper.line()
        if line is None or field == tip_of(line):
            return
        self._paper.write(begin_at(field) if _is_other_end(line, field) else put_on(field))

    def set_down(self, point: hexes.Point) -> bool:
        """True if a stroke can begin here: at an end, on the open line, or on a next field."""
        line, field = self._paper.line(), hexes.field_at(point)
        if line is None or line.shut is not None:
            return False
        if field not in (*ends(line.route), *line.path, *line.nexts):
            return False
        self.is_down, self._is_stopped, self._seen = True, False, point
        self._from = field if _is_other_end(line, field) else None
        self._go_to(field)
        return True

    def move_to(self, point: hexes.Point) -> None:
        """The pen was seen here next."""
        here, field = hexes.field_at(self._seen), hexes.field_at(point)
        is_near = field in (here, *neighbours(here))
        if not self.is_down or (is_near and not _is_sure(point, field)):
            return
        before, self._seen = self._seen, point
        if self._is_stopped:
            self._take_up(field)
        elif is_near:
            self._go_to(field)
        else:
            self._go_along(hexes.walk(before, point))

    def lift(self) -> None:
        """A stroke that never left the other end chooses it."""
        if self.is_down and self._from is not None and not self._is_stopped:
            self._paper.write(begin_at(self._from))
        self.is_down, self._from = False, None

    def _go_along(self, way: hexes.Walk) -> None:
        for field in way.fields:
            self._go_to(field)
            if self._is_stopped:
                return
        if not way.is_clear:
            self._is_stopped = True
            self._paper.lost()

    def _go_to(self, field: Field) -> None:
        line = self._paper.line()
        if line is None or field in (self._from, tip_of(line)):
            return
        if field not in sheet().colours or (not line.path and field in line.route):
            # Off the sheet, or erased a little too far: it stops without a word.
            self._is_stopped = True
            return
        begin = (begin_at(self._from),) if self._from is not None else ()
        self._is_stopped = self._paper.write(*begin, put_on(field)) is not None
        self._from = self._from if self._is_stopped else None

    def _take_up(self, field: Field) -> None:
        """A stopped line goes on where the pen meets it again."""
        line = self._paper.line()
        if line is not None and field in (self._from, tip_of(line), *line.path):
            self._is_stopped = False
            self._go_to(field)


def tip_of(line: OpenLine) -> Field | None:
    """Where the pen stands; None while nothing is drawn and no end is chosen."""
    return line.path[-1] if line.path else line.end


def put_on(field: Field) -> Put:
    return PEN, field


def begin_at(end: Field) -> Put:
    return PEN, (END, *end)


def _is_other_end(line: OpenLine, field: Field) -> bool:
    """An end of the route at which the line has not begun."""
    return field in ends(line.route) and field != line.end


def _is_sure(point: hexes.Point, field: Field) -> bool:
    x, y = hexes.centre(field)
    return hypot(point[0] - x, point[1] - y) <= SURE
