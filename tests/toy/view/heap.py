"""The picture of Heap: counters in a row; a click marks them, the button takes them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.core.sight import Change, Sight
from trakkx_desktop.view.stage.area import area_of
from trakkx_desktop.view.stage.art import Painter, Picture
from trakkx_desktop.view.stage.face import Face, Figure
from trakkx_desktop.view.stage.layout import Arrivals, Art, Extent, Frame, Layout, Placement
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import INKS, colour
from trakkx_desktop.view.stage.parts import (
    Covered,
    Ending,
    Finish,
    Hands,
    Said,
    SeatLine,
    Tap,
    Telling,
)
from trakkx_desktop.view.stage.shapes import fill, shape
from trakkx_desktop.view.stage.table import Link, LiveSight, Table


class HeapPainter:
    def picture(self, art: Art, unit: float, lifted: bool = False) -> Picture:
        ink = colour(INKS["green"].fill) if art[1] else LOOK.colour("text2")

        def draw(painter: QPainter) -> None:
            fill(painter, shape("circle", 0, 0, unit * 0.4), ink)

        return Picture(QRectF(-unit / 2, -unit / 2, unit, unit), draw)


class HeapLooks:
    painter: Painter = HeapPainter()
    units, head_share = (18.0, 120.0), 0.6

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def frame(self, width: float, height: float) -> Frame:
        area, sight = area_of(width, height), self._sight
        return Frame(area.board_box(sight.outcome is not None, sight.peeked is not None))

    def extent(self) -> Extent:
        return -1, -1, self._sight.state.setup.size, 1

    def layout(self) -> Layout:
        draft = self._sight.draft
        marked = draft.marked if draft is not None else frozenset()
        left = self._sight.state.left
        return {str(i): Placement(("counter", i in marked), i, 0) for i in range(left)}

    def arrivals(self, change: Change) -> Arrivals:
        return {}

    def mini(self, seat: int) -> Layout:
        return {}

    def ring(self, piece: str, half: float) -> QPainterPath | None:
        return None


class HeapHands(Hands):
    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def tapped(self, tap: Tap) -> None:
        draft = self._sight.draft
        if tap.piece is not None and draft is not None and not tap.is_double:
            is_marked = int(tap.piece) in draft.marked
            self._sight.put((tap.piece, ("heap",) if is_marked else ("hand",)))

    def escaped(self) -> bool:
        return self._sight.reset()

    def finished(self) -> None:
        self._sight.finish()

    def chosen(self, seat: int) -> None:
        self._sight.look(seat)

    def stops(self) -> list[str]:
        return [str(i) for i in range(self._sight.state.left)]


class HeapWords:
    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def said(self) -> Said:
        draft = self._sight.draft
        ready = draft is not None and draft.action() is not None
        return Said(
            ("Heap", "Take one to three."),
            Finish("Take", "" if ready else "Mark some first"),
            tuple(SeatLine("counters") for _ in self._sight.players),
        )

    def sentence(self, refusal: Refusal) -> str:
        return "No more than three."

    def spoken(self, piece: str) -> str:
        return f"counter {int(piece) + 1}"

    def telling(self, change: Change) -> Telling | None:
        return None

    def heard(self, what: str) -> str:
        return f"{what} of the heap"

    def sound(self, change: Change) -> str:
        return "drop"

    def covered(self) -> Covered | None:
        return None

    def hinted(self, hint: Hint) -> str:
        return f"hint {hint.step}: {hint.thought.reason}"

    def reviewed(self, found: Reviewed) -> str:
        return found.reason

    def tallied(self, tally: Tally) -> str:
        return f"tally {tally.seat}"

    def ending(self) -> Ending:
        outcome = self._sight.outcome
        assert outcome is not None
        name = self._sight.players[outcome.winners[0]].name
        return Ending((name, "wins"), "The last counter is taken.")


class HeapFace(Face):
    title, primary, emblem = "HEAP", "green", "emblem-traexx"

    def tagline(self) -> str:
        return "Take the last one"

    def promise(self) -> str:
        return "Take one to three counters. Who takes the last one wins."

    def option_words(self, key: str) -> str:
        return "Counters"

    def value_words(self, key: str, value: str) -> str:
        return value

    def begins_words(self) -> str:
        return "begins"

    def first_note(self) -> str:
        return "Anybody begins."

    def refusal_words(self, refusal: Refusal) -> str:
        return "Too many players"

    def sheet_note(self, match: Match) -> str:
        return "Most games won wins."

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        for i in range(5):
            path = shape("circle", rect.width() * (i + 0.5) / 5, rect.center().y(), 20)
            fill(painter, path, colour(INKS["yellow"].fill))

    def table(self, sight: LiveSight) -> Table:
        return Table(sight, Link(), HeapLooks(sight), HeapHands(sight), HeapWords(sight))

    def figure(self, spec: str) -> Figure:
        return Figure(HeapPainter(), {}, (0, 0, 1, 1))


FACE = HeapFace()
