"""The worth of every move as a felt-pen line under the slider; mistakes are dots in the house's shapes."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.review import BLUNDER, BRILLIANT, INACCURATE, MISTAKE, Review, Reviewed
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import INKS, colour
from trakkx_desktop.view.stage.shapes import SHAPE_OF, fill, shape

INK_OF = {BLUNDER: "red", MISTAKE: "yellow", INACCURATE: "gray", BRILLIANT: "green"}
"""Each colour has its shape in the whole house: circle, diamond, hexagon, leaf."""
DOT, NEAR, PEN = 7.5, 14.0, 4.0
ROOM = 12.0
"""Pixels above and below the line for the dots."""


@dataclass(frozen=True)
class Line:
    """One felt-pen line: (move, height from 0 to 1), and whose it is (None: both players')."""

    points: tuple[tuple[int, float], ...]
    seat: Seat | None = None


def lines_of(review: Review, ranking: Ranking, seats: int) -> tuple[Line, ...]:
    """Chances lie on one scale: what is good for one is bad for the other. Points have a line for each seat."""
    if ranking is Ranking.WINS:
        points = [
            (one.index + 1, one.worth if one.seat == 0 else 1 - one.worth) for one in review.found
        ]
        return (Line(((0, 0.5), *points)),)
    worths = [one.worth for one in review.found]
    low, high = (min(worths), max(worths)) if worths else (0.0, 1.0)
    span = max(1.0, high - low)
    return tuple(
        Line(
            tuple(
                (one.index + 1, (one.worth - low) / span)
                for one in review.found
                if one.seat == seat
            ),
            seat,
        )
        for seat in range(seats)
    )


class Curve(QWidget):
    """As wide as the slider's track above it. Signal: chosen(move) by a click; a dot is its move."""

    chosen = Signal(int)

    def __init__(self, primary: str, marks: Sequence[int], ranking: Ranking) -> None:
        super().__init__()
        self._primary, self._marks, self._ranking = primary, tuple(marks), ranking
        self._review, self._total, self._now = Review(), 1, 0
        self._lines: tuple[Line, ...] = ()
        self._left, self._right = 16.0, 16.0
        self.setMinimumHeight(60)
        self.setMouseTracking(True)
        LOOK.changed.connect(self.update)

    def set_span(self, left: float, right: float) -> None:
        """Where the first and the last move lie."""
        self._left, self._right = left, right
        self.update()

    def tell(self, review: Review, total: int, now: int) -> None:
        if review is not self._review:
            self._lines = lines_of(review, self._ranking, len(self._marks))
        self._review, self._total, self._now = review, max(1, total), now
        self.update()

    def across(self, move: int) -> float:
        return self._left + (self._right - self._left) * move / self._total

    def down(self, height: float) -> float:
        return ROOM + (1 - height) * (self.height() - 2 * ROOM)

    def spot(self, one: Reviewed) -> QPointF:
        """The dot of a move."""
        move = one.index + 1
        mine = (line for line in self._lines if line.seat in (None, one.seat))
        heights = (height for line in mine for at, height in line.points if at == move)
        return QPointF(self.across(move), self.down(next(heights, 0.5)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            middle = self.down(0.5)
            painter.setPen(QPen(LOOK.colour("quiet"), 1.5, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(self._left, middle), QPointF(self._right, middle))
            painter.setPen(QPen(LOOK.colour("text3"), 2))
            here = self.across(self._now)
            painter.drawLine(QPointF(here, 2), QPointF(here, self.height() - 2))
            for line in self._lines:
                self._draw(painter, line)
            for one in self._review.found:
                self._mark(painter, one)

    def _draw(self, painter: QPainter, line: Line) -> None:
        if not line.points:
            return
        ink = colour(LOOK.palette.primary(self._primary).button)
        if line.seat is not None and len(self._marks) > 1:
            ink = colour(LOOK.palette.players[self._marks[line.seat] % 4])
        path = QPainterPath()
        for number, (move, height) in enumerate(line.points):
            at = QPointF(self.across(move), self.down(height))
            if number:
                path.lineTo(at)
            else:
                path.moveTo(at)
        pen = QPen(ink, PEN, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)

    def _mark(self, painter: QPainter, one: Reviewed) -> None:
        ink = INK_OF.get(one.mark)
        if ink is not None:
            at = self.spot(one)
            path = shape(SHAPE_OF[ink], at.x(), at.y(), DOT)
            fill(painter, path, colour(INKS[ink].fill), QPen(LOOK.colour("text2"), 1.5))

    def _at(self, event: QMouseEvent) -> int:
        """The move whose dot is meant: before it, where the better one is seen; else the nearest move."""
        place = event.position()
        dots = [one for one in self._review.found if one.mark in INK_OF]
        near = [(_far(self.spot(one), place), one.index) for one in dots]
        if near and min(near)[0] <= NEAR:
            return min(near)[1]
        share = (place.x() - self._left) / max(1.0, self._right - self._left)
        return min(self._total, max(0, round(share * self._total)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit(self._at(event))


def _far(a: QPointF, b: QPointF) -> float:
    return float((a - b).manhattanLength())
