"""The TRAX table: its picture, how its pieces arrive, and its words."""

from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.outcome import Line, Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax import score
from trakkx_desktop.games.trax.events import Laid
from trakkx_desktop.view.stage.layout import Arrivals, Entry, Frame, Layout, fitted
from trakkx_desktop.view.stage.room import room_of
from trakkx_desktop.view.stage.table import (
    PLAYED,
    Change,
    Deed,
    Ending,
    Finish,
    SeatLine,
    Session,
    Telling,
)
from trakkx_desktop.view.trax import words
from trakkx_desktop.view.trax.deeds import Deeds
from trakkx_desktop.view.trax.endings import ending_of
from trakkx_desktop.view.trax.hands import TraxHands
from trakkx_desktop.view.trax.layout import Shown, TraxLayout
from trakkx_desktop.view.trax.mosaic import name_of
from trakkx_desktop.view.trax.moves import MoveList
from trakkx_desktop.view.trax.pieces import TraxPainter
from trakkx_desktop.view.trax.talk import Talk
from trakkx_desktop.view.trax.tray import TRAY, Shape, shape_of, zone_of

APART = 90
"""Milliseconds between two forced tiles that arrive."""
LIGHT = 45
"""Milliseconds for each tile that the light of a win runs over."""


class TraxTable(TraxHands):
    """With `across` red sees the board from its own side."""

    painter = TraxPainter()
    units = (10.0, 92.0)
    head_share = 0.7

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._layout = TraxLayout()
        self._shape = Shape(600, 88, 50)
        self._area = (0.0, 0.0, 600.0, 400.0)
        self._talk = Talk(self)
        self._deeds = Deeds(self)

    def layout(self) -> Layout:
        pick = self.pick
        shown = Shown(
            self.state,
            self.view,
            self.prospect,
            pick,
            self._hand,
            self._alarm,
            self._roll.shown(self.state.rolls) if self.state.rolls else None,
            self._unit(),
            self._shape if self.is_live else None,
            self._talk.notes(pick),
            self._talk.tally(),
            self._talk.tray(pick),
            self._eyed,
        )
        return self._layout.of(shown)

    def _unit(self) -> float:
        """Pixels of a tile."""
        if self.stage is not None:
            return self.stage.camera.unit
        return fitted(self.extent(), self._area, self.units)[0]

    def frame(self, width: float, height: float) -> Frame:
        room = room_of(width, height)
        self._shape, self._area = shape_of(room), self.board_box(room)
        zones = ((TRAY, zone_of(room)),) if self.is_live else ()
        return Frame(self._area, zones)

    def extent(self) -> tuple[float, float, float, float]:
        return self._layout.extent(self.state, self.view)

    def arrivals(self, events: tuple[Event, ...]) -> Arrivals:
        """The chosen tile is there at once (or comes from the hand), forced ones one after the other,
        then the light runs along the winning paths."""
        laid = [event for event in events if isinstance(event, Laid)]
        found: Arrivals = {}
        if laid and self._landing is not None:
            at = self._landing
            found[name_of("tile", laid[0].cell)] = Entry(0, (at.zone, at.x, at.y))
        for number, event in enumerate(laid[1:], start=1):
            found[name_of("tile", event.cell)] = Entry(number * APART)
        start = len(laid) * APART + 120
        for number, path in enumerate(score.winning_paths(self.state)):
            for place in range(len(path)):
                found[f"light:{number}:{place}"] = Entry(start + place * LIGHT)
        return found

    def heading(self) -> tuple[str, str]:
        return self._talk.heading()

    def message(self) -> tuple[str, bool]:
        if self._told:
            return self._told, True
        if self.session.peeked is not None or not self.session.record.log:
            return "", False
        return self._talk.last_turn(), False

    def status(self) -> str:
        return words.variant_words(self.session.record.setup.variant)

    def seat_line(self, seat: Seat) -> SeatLine:
        return self._talk.seat_line(seat)

    def finish_button(self) -> Finish:
        return self._talk.finish_button()

    def deeds(self) -> tuple[Deed, ...]:
        return self._deeds.all()

    def spoken(self, piece: str) -> str:
        return self._talk.spoken(piece)

    def telling(self, change: Change) -> Telling | None:
        if change.kind != PLAYED or not self.session.record.log:
            return None
        return Telling(self._talk.last_turn())

    def ending(self, outcome: Outcome) -> Ending:
        names = [player.name for player in self.session.match.players]
        return ending_of(self.session.record.now, names, self.session.record.assisted, self.past)

    def line_label(self, line: Line) -> str:
        return words.longest_words(line.code == "longest_red")

    def rail(self) -> QWidget | None:
        return MoveList(self.session)
