"""The TRAX table: pointing at a space, or taking a tile from the tray; both end in the same turn."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.game import Event, Refusal
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.outcome import Line, Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax import score
from trakkx_desktop.games.trax.actions import Laid, Lay, Rolled
from trakkx_desktop.games.trax.draft import TILE
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES, RED, Tile
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.layout import Arrivals, Entry, Frame, Layout, Where
from trakkx_desktop.view.stage.room import room_of
from trakkx_desktop.view.stage.table import (
    BOARD,
    LOOKED,
    PLAYED,
    Change,
    Deed,
    Ending,
    Finish,
    SeatLine,
    Session,
    Table,
    Telling,
)
from trakkx_desktop.view.trax import words
from trakkx_desktop.view.trax.board import Alarm, Pick
from trakkx_desktop.view.trax.deeds import Deeds
from trakkx_desktop.view.trax.endings import ending_of
from trakkx_desktop.view.trax.layout import Shown, TraxLayout
from trakkx_desktop.view.trax.mosaic import View, name_of, nearest
from trakkx_desktop.view.trax.moves import MoveList
from trakkx_desktop.view.trax.pieces import TraxPainter
from trakkx_desktop.view.trax.prospect import Prospect, turned
from trakkx_desktop.view.trax.refusals import refusal_words
from trakkx_desktop.view.trax.roll import Roll
from trakkx_desktop.view.trax.talk import Talk
from trakkx_desktop.view.trax.tray import TRAY, Hand, Shape, shape_of, zone_of

APART = 90
"""Milliseconds between two forced tiles that arrive."""
LIGHT = 45
"""Milliseconds for each tile that the light of a win runs over."""
ALARM = 4000
"""Milliseconds for which T7's space is marked."""
_PILE = "pile"


class TraxTable(Table):
    """With `confirm` a click only shows the turn and the button lays it; with `across` red sees the
    board from its own side."""

    painter = TraxPainter()
    units = (18.0, 92.0)
    head_share = 0.7

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._spot: Cell | None = None
        self._lie: Tile = LIES[0]
        self._hand: Hand | None = None
        self._aimed: Cell | None = None
        self._tried: Lay | None = None
        self._alarm: Alarm | None = None
        self._told = ""
        self._lets_pass = False
        self._landing: Where | None = None
        self._prospect: Prospect | None = None
        self._layout = TraxLayout()
        self._shape = Shape(600, 88, 50)
        self._talk = Talk(self)
        self._deeds = Deeds(self)
        self._roll = Roll(self)
        self._roll.moved.connect(self.shown)
        self._roll.rested.connect(self.refresh)
        self._calm = QTimer(self, singleShot=True, interval=ALARM)
        self._calm.timeout.connect(self._forget_alarm)
        if self.state.setup.die and not session.record.log:
            self._roll.begin(self.state.rolls)

    @property
    def state(self) -> State:
        """The position that is seen."""
        state: State = self.session.sight
        return state

    @property
    def view(self) -> View:
        """From which side one looks."""
        seat, setup = self.session.viewer, self.session.record.setup
        is_red = seat is not None and setup.seats > 1 and setup.colour_of(seat) == RED
        return View(self.across and is_red)

    @property
    def is_live(self) -> bool:
        """Can something be laid now?"""
        return self.session.draft is not None and not self.session.is_read_only

    @property
    def prospect(self) -> Prospect | None:
        """None while nothing can be laid: looking back, after the end, before the die rests."""
        draft = self.session.draft
        if draft is None or not self.is_live or self._roll.is_rolling:
            return None
        if self._prospect is None or self._prospect.draft.sight is not draft.sight:
            self._prospect = Prospect(draft)
        return self._prospect

    @property
    def pick(self) -> Pick | None:
        """The tile that is shown where it would lie: in hand over a space, pinned, or pointed at."""
        prospect = self.prospect
        if prospect is None:
            return None
        lay: Lay | None = None
        pinned: Lay | None = self.session.draft.lay if self.session.draft is not None else None
        if self._hand is None and pinned is not None:
            lay = pinned
        elif self._spot is not None:
            lay = Lay(self._spot, self._lie)
        if lay is None:
            return None
        return Pick(lay, prospect.coming(lay), lay is pinned)

    def layout(self) -> Layout:
        stage = self.stage
        pick = self.pick
        shown = Shown(
            self.state,
            self.view,
            self.prospect,
            pick,
            self._hand,
            self._alarm,
            self._roll.shown(self.state.rolls) if self.state.rolls else None,
            stage.camera.unit if stage is not None else 48.0,
            self._shape if self.is_live else None,
            self._talk.notes(pick),
            self._talk.tally(),
            self._talk.tray(pick),
        )
        return self._layout.of(shown)

    @property
    def hand(self) -> Hand | None:
        return self._hand

    @property
    def alarm(self) -> Alarm | None:
        return self._alarm

    @property
    def roll(self) -> Roll:
        return self._roll

    def frame(self, width: float, height: float) -> Frame:
        room = room_of(width, height)
        self._shape = shape_of(room)
        zones = ((TRAY, zone_of(room)),) if self.is_live else ()
        return Frame(self.board_box(room), zones)

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

    def changed(self, change: Change) -> None:
        self._spot = self._aimed = None
        self._forget_alarm(quietly=True)
        if change.kind == PLAYED:
            self._told = ""
            self._follow_tiles(change.events)
            for event in change.events:
                if isinstance(event, Rolled):
                    self._roll.begin(event.rolls)
        elif change.kind == LOOKED:
            self._roll.finish()

    def _follow_tiles(self, events: tuple[Event, ...]) -> None:
        """Whoever has zoomed in still sees what was laid."""
        cells = [self.view.at(event.cell) for event in events if isinstance(event, Laid)]
        if self.stage is not None and cells:
            xs, ys = [x for x, _ in cells], [y for _, y in cells]
            self.stage.reveal(min(xs) - 1.5, min(ys) - 1.5, max(xs) + 1.5, max(ys) + 1.5)

    def _forget_alarm(self, quietly: bool = False) -> None:
        self._calm.stop()
        if self._alarm is not None:
            self._alarm = None
            if not quietly:
                self.shown.emit()

    def _on_refused(self, refusal: Refusal, puts: object) -> None:
        prospect = self.prospect
        if prospect is not None and self._tried is not None:
            self._alarm = prospect.alarm(refusal, self._tried)
            if self._alarm is not None:
                self._spot = None
                self._calm.start()
        self._told = self.sentence(refusal)
        super()._on_refused(refusal, puts)
        self.refresh()

    def cell_of(self, where: Where) -> Cell:
        return self.view.at(where.cell)

    def pointed(self, piece: str | None, where: Where | None) -> None:
        if self._hand is None and where is not None:
            self._point(self.cell_of(where) if where.zone == BOARD else None)
        elif where is None:
            self._point(None)

    def _point(self, cell: Cell | None) -> None:
        """The ghost follows the pointer from space to space; a pinned tile stays."""
        prospect = self.prospect
        lies = prospect.legal.get(cell) if prospect is not None and cell is not None else None
        spot = cell if lies else None
        if spot == self._spot:
            return
        self._spot = spot
        if lies:
            self._lie = lies[0]
            self._forget_alarm(quietly=True)
        self.refresh()

    def aim(self, where: Where) -> None:
        cell = self.cell_of(where) if where.zone == BOARD else None
        if cell != self._aimed:
            self._aimed = cell
            self._judge_aim()

    def _judge_aim(self) -> None:
        """Does what is in hand fit where it is held?"""
        prospect, hand, cell = self.prospect, self._hand, self._aimed
        fits = prospect is not None and hand is not None and cell is not None
        if fits and prospect is not None and hand is not None and cell is not None:
            fits = hand.lie in prospect.legal.get(cell, ())
        self._spot = cell if fits else None
        if hand is not None:
            self._lie = hand.lie
        self.refresh()

    def turned(self, steps: int) -> bool:
        prospect = self.prospect
        if prospect is None:
            return False
        if self._hand is not None:
            return self._turn_hand(prospect, self._hand, steps)
        pick = self.pick
        if pick is None:
            return False
        lie = turned(pick.lay.tile, steps, prospect.legal[pick.lay.cell])
        if pick.is_pinned:
            self._pin(Lay(pick.lay.cell, lie))
        else:
            self._lie = lie
            self.refresh()
        return True

    def _turn_hand(self, prospect: Prospect, hand: Hand, steps: int) -> bool:
        reason = prospect.fixed_lie()
        if reason is not None:
            self._told = self.sentence(reason)
            self.sounded.emit("refuse")
            self.say(self._told, reason.rule)
            return True
        view = self.view
        seen = turned(view.lie(hand.lie), steps)
        self._hand = Hand(hand.piece, view.lie(seen))
        self._judge_aim()
        return True

    def wheeled(self, steps: int, where: Where) -> bool:
        pick = self.pick
        over = pick is not None and where.zone == BOARD and self.cell_of(where) == pick.lay.cell
        return (self._hand is not None or over) and self.turned(steps)

    def second(self, piece: str | None, where: Where) -> None:
        pick = self.pick
        if pick is not None and where.zone == BOARD and self.cell_of(where) == pick.lay.cell:
            self.turned(1)

    def doubled(self, piece: str | None, where: Where) -> None:
        """The first of the two clicks has laid the tile; the second must not lay another."""
        self._lets_pass = where.zone == BOARD

    def tapped(
        self, piece: str | None, where: Where, keys: Qt.KeyboardModifier, touch: bool
    ) -> None:
        self._roll.finish()
        if self._lets_pass:
            self._lets_pass = False
        elif piece == "check":
            self.finished()
        elif where.zone == TRAY:
            self._tap_tray(piece)
        elif self.prospect is not None:
            self._tap_board(self.cell_of(where), touch)

    def _tap_tray(self, piece: str | None) -> None:
        if piece is None or not self._is_tile(piece):
            return
        pick = self.pick
        if pick is not None and pick.is_pinned and piece != _PILE:
            self._pin(Lay(pick.lay.cell, piece.removeprefix("lie:")))
        elif isinstance(self.stage, PlayStage):
            self.stage.carry(piece)

    def _tap_board(self, cell: Cell, touch: bool) -> None:
        """A mouse lays at once; a finger, or who wants to confirm, pins first."""
        prospect, pick = self.prospect, self.pick
        assert prospect is not None
        if pick is not None and pick.is_pinned and pick.lay.cell == cell:
            self.turned(1) if touch else self.finished()
        elif cell in prospect.legal:
            lie = self._lie if cell == self._spot else prospect.legal[cell][0]
            self._lay(Lay(cell, lie), pins=touch or self.confirm)
        elif prospect.is_near(cell):
            self._pin(prospect.likeliest(cell))

    def _pin(self, lay: Lay) -> bool:
        self._tried = lay
        return self.session.put((TILE, (*lay.cell, lay.tile))) is None

    def _lay(self, lay: Lay, *, pins: bool) -> bool:
        """True if the rules agree."""
        if pins:
            return self._pin(lay)
        self._tried = lay
        return self.session.submit(lay) is None

    def _is_tile(self, piece: str) -> bool:
        return piece == _PILE or piece.startswith("lie:")

    def grab(self, piece: str, keys: Qt.KeyboardModifier) -> tuple[str, ...]:
        self._roll.finish()
        return (piece,) if self._is_tile(piece) and self.is_live else ()

    def lifted(self, pieces: tuple[str, ...]) -> None:
        super().lifted(pieces)
        self._spot = self._aimed = None
        self._hand = None
        if pieces:
            [piece] = pieces
            lie = self.state.pile[0] if piece == _PILE else piece.removeprefix("lie:")
            self._hand = Hand(piece, lie)
            if self.session.has_open_draft:
                self.session.reset()
        self.refresh()

    def drop(self, where: Where | None) -> None:
        hand = self._hand
        if hand is None or where is None or where.zone != BOARD:
            return
        lay = Lay(self.cell_of(where), hand.lie)
        self._landing = where
        if self.prospect is not None and lay.tile in self.prospect.legal.get(lay.cell, ()):
            self._hand = None
            if self.stage is not None:
                self.stage.forget(hand.piece)
        self._lay(lay, pins=self.confirm)
        self._landing = None

    def typed(self, text: str) -> bool:
        """The keys 1 to 6 name the lies as the die does (D2), seen from the own side."""
        if text not in "123456" or self.prospect is None or self.state.setup.square is not None:
            return False
        lie = self.view.lie(LIES[int(text) - 1])
        pick = self.pick
        if self._hand is not None:
            if self.prospect.fixed_lie() is None:
                self._hand = Hand(self._hand.piece, lie)
                self._judge_aim()
        elif pick is not None and lie in self.prospect.legal[pick.lay.cell]:
            if pick.is_pinned:
                self._pin(Lay(pick.lay.cell, lie))
            else:
                self._lie = lie
                self.refresh()
        elif pick is not None:
            self._pin(Lay(pick.lay.cell, lie))
        elif isinstance(self.stage, PlayStage):
            self.stage.carry(f"lie:{lie}")
        return True

    def escaped(self) -> bool:
        self._forget_alarm()
        if self._spot is not None:
            self._point(None)
            return True
        return super().escaped()

    def finished(self) -> None:
        """Lays what is shown."""
        pick = self.pick
        if pick is not None and self._hand is None:
            self._tried = pick.lay
            self.session.submit(pick.lay)

    def stops(self) -> list[str]:
        prospect = self.prospect
        if prospect is None:
            return []
        spaces = [name_of("space", cell) for cell in self._stop_cells(prospect)]
        if self._hand is not None:
            return spaces
        return spaces + [piece for piece in self.layout() if self._is_tile(piece)]

    def step_from(self, piece: str | None, dx: int, dy: int) -> str | None:
        """To the nearest space in that direction; from the last one on, the stage leads to the tray."""
        prospect = self.prospect
        if prospect is None or piece is None or not piece.startswith("space:"):
            return None
        x, y = (int(part) for part in piece.removeprefix("space:").split(","))
        spaces = [self.view.at(cell) for cell in self._stop_cells(prospect)]
        found = nearest(self.view.at((x, y)), spaces, (dx, dy))
        return name_of("space", self.view.at(found)) if found is not None else None

    def _stop_cells(self, prospect: Prospect) -> Iterable[Cell]:
        return prospect.spaces_for(self._hand.lie) if self._hand is not None else prospect.legal

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

    def sentence(self, refusal: Refusal) -> str:
        return refusal_words(refusal, self.view)

    def spoken(self, piece: str) -> str:
        return self._talk.spoken(piece)

    def telling(self, change: Change) -> Telling | None:
        if change.kind != PLAYED or not self.session.record.log:
            return None
        return Telling(self._talk.last_turn())

    def ending(self, outcome: Outcome) -> Ending:
        names = [player.name for player in self.session.match.players]
        return ending_of(self.session.record.now, names, self.session.record.assisted)

    def line_label(self, line: Line) -> str:
        return words.longest_words(line.code == "longest_red")

    def rail(self) -> QWidget | None:
        return MoveList(self.session)

    def retired(self) -> None:
        self._roll.finish()
        self._calm.stop()
        super().retired()
