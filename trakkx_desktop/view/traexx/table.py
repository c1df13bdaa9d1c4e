"""The TRÄXX table: whose sheet lies large, what hands do to it, and what is told around it."""

from time import monotonic
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath

from trakkx_desktop.core.chance import code_of
from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.game import Event, Refusal
from trakkx_desktop.core.outcome import Line, Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import hexes, score
from trakkx_desktop.games.traexx.actions import PASS, Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.rules import Resolved, Turned
from trakkx_desktop.games.traexx.sheet import Field, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.layout import BOARD, Arrivals, Entry, Frame, Layout, Where, Zone
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.shapes import regular
from trakkx_desktop.view.stage.table import (
    DRAFTED,
    PLAYED,
    UNDONE,
    Change,
    Deed,
    Ending,
    Finish,
    SeatLine,
    Session,
    Table,
    Telling,
)
from trakkx_desktop.view.traexx import words
from trakkx_desktop.view.traexx.desk import ENDED, LOOKING, PLAYING, desk_of
from trakkx_desktop.view.traexx.layout import (
    DESK,
    EXTENT,
    WIDTH,
    Scene,
    field_of,
    layout,
    mini,
    news,
    piece_of,
)
from trakkx_desktop.view.traexx.pen import Pen, begin_at, put_on, tip_of
from trakkx_desktop.view.traexx.pieces import SheetPainter
from trakkx_desktop.view.traexx.walking import Walker

CALM = 0.4
"""Seconds after a route was finished in which nobody passes: a double click must not pass for the next."""


class TraexxTable(Table):
    """The sheet of whoever draws lies large; a press in the rail shows another one, to look at."""

    painter = SheetPainter()
    units = (18.0, 96.0)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.shown_seat: Seat | None = None
        """Somebody else's sheet that is looked at."""
        self.clock = monotonic
        self._finished_at = -CALM
        self._desk = desk_of(1208, 900, PLAYING)
        self._pointed: Field | None = None
        self._pen = Pen(self)
        self._walker = Walker()
        self._log = session.record.log
        self._sight: State = session.sight
        self._sight_of: tuple[Any, ...] = (None,)

    @property
    def state(self) -> State:
        """What may be seen now; asked for dozens of times a frame, so it is kept."""
        session = self.session
        now = (session.record, session.viewer, session.peeked, session.is_curtained)
        if now[0] is not self._sight_of[0] or now[1:] != self._sight_of[1:]:
            self._sight_of, self._sight = now, session.sight
        return self._sight

    @property
    def seat(self) -> Seat:
        """Whose sheet lies large."""
        if self.shown_seat is not None:
            return self.shown_seat
        if self.session.viewer is not None:
            return self.session.viewer
        outcome = self.session.record.outcome
        return outcome.winners[0] if outcome is not None and outcome.winners else 0

    @property
    def head_share(self) -> float:  # type: ignore[override]
        """The heading ends where the sheet's upper corner begins."""
        return 0.30 if self._desk.is_large else 0.31

    @property
    def _phase(self) -> str:
        if self.session.record.outcome is not None:
            return ENDED
        return LOOKING if self.session.peeked is not None else PLAYING

    def line(self) -> OpenLine | None:
        """The open line of the sheet that lies large; None if it cannot be drawn on."""
        if self.shown_seat is not None or self.session.is_read_only:
            return None
        draft: OpenLine | None = self.session.draft
        return draft

    def write(self, *puts: Put) -> Refusal | None:
        refusal = self.session.put(*puts)
        if refusal is None:
            self.sounded.emit("draw")
        return refusal

    def lost(self) -> None:
        self.sounded.emit("refuse")
        self.say(words.too_quick())

    def frame(self, width: float, height: float) -> Frame:
        self._desk = desk_of(width, height, self._phase)
        left, top, wide, high = self._desk.tray
        return Frame(self._desk.board, ((DESK, Zone(left, top, wide, high, 0.0, 0.0, 1.0)),))

    def extent(self) -> tuple[float, float, float, float]:
        return EXTENT

    def layout(self) -> Layout:
        message = self.message()[0]
        return layout(
            Scene(
                self.state,
                self.seat,
                self._desk,
                self.session.match.players,
                self.line(),
                self._pointed,
                words.labels(self.state, message),
                LOOK.text_scale,
            )
        )

    def mini(self, seat: Seat) -> Layout:
        return mini(self.state, seat)

    def arrivals(self, events: tuple[Event, ...]) -> Arrivals:
        """The next card comes from the pile and shows its patches; at the end, X by X and then the sum."""
        if any(isinstance(event, Turned) for event in events):
            return self._turning()
        missed = score.unreached(self.state, self.seat) if self.state.is_over else ()
        coming = {f"cross:{q},{r}": Entry(300 + 25 * i) for i, (q, r) in enumerate(missed)}
        after = 500 + 25 * len(missed)
        for i, part in enumerate(("plus", "minus", "total")):
            coming[f"final:{part}"] = Entry(after + 400 * i)
        return coming

    def _turning(self) -> Arrivals:
        round_ = self.state.round
        left, top, wide, high = self._desk.pile
        coming = {f"card:{round_}": Entry(0, (DESK, left + wide / 2, top + high / 2))}
        for i in range(len(self.state.patches)):
            coming[f"patch:{round_}:{i}"] = Entry(140 + 60 * i)
        return coming

    def heading(self) -> tuple[str, str]:
        players, state = self.session.match.players, self.state
        name = players[self.seat].name
        if self._phase != PLAYING:
            return words.looking_back(name, state)
        line = self.line()
        if line is None:
            sealed = state.sealed[self.seat] is not None
            return words.looking_at(name, sealed, not sealed and self.shown_seat is not None)
        return words.heading(name, state, line)

    def message(self) -> tuple[str, bool]:
        """What the last round brought, until somebody draws; then the card has its own label."""
        line = self.line()
        if self._phase != PLAYING or line is None or line.path or self.state.round == 1:
            return "", False
        told = news(self.state)
        if not told:
            return "", False
        whole = words.news(self._names(), told, self.state.round - 1)
        room = self._desk.card[2]
        if QFontMetricsF(LOOK.font(18, LABEL)).horizontalAdvance(whole) <= room:
            return whole, False
        return words.news_count(len(told)), False

    def status(self) -> str:
        match, setup = self.session.match, self.session.record.setup
        return words.rail_status(
            self.state, code_of(setup.seed), len(match.sittings), match.plan.games
        )

    def seat_line(self, seat: Seat) -> SeatLine:
        state = self.state
        total = words.minus(score.total(state, seat))
        if state.is_over or self._phase != PLAYING:
            return SeatLine(words.seat_status(False, False, len(state.routes[seat])), total)
        is_sealed, is_viewer = state.sealed[seat] is not None, seat == self.session.viewer
        return SeatLine(words.seat_status(is_viewer, is_sealed, -1), total)

    def finish_button(self) -> Finish:
        if self.shown_seat is not None:
            name = self.session.match.players[self.shown_seat].name
            is_sealed = self.state.sealed[self.shown_seat] is not None
            return Finish(words.take_over(name, is_sealed))
        line = self.line()
        has_line = line is not None and bool(line.path)
        return Finish(words.finish_route() if has_line else words.pass_round())

    def deeds(self) -> tuple[Deed, ...]:
        may_pass = self.line() is not None and self._phase == PLAYING
        return (
            Deed("pass", words.pass_round(), "hand", self.pass_round, may_pass, shortcut="P"),
            Deed("print", words.to_print(), "print", self.choose_print, in_menu=True),
        )

    def sentence(self, refusal: Refusal) -> str:
        return words.refused(refusal)

    def spoken(self, piece: str) -> str:
        field = field_of(piece)
        if field is not None:
            return words.field_name(field, self.state, self.seat, self.line())
        kind, _, rest = piece.partition(":")
        line = self.line()
        path = line.path if line is not None else ()
        if kind == "box":
            return words.box_name(score.strip(self.state, self.seat, path), int(rest))
        if kind == "patch" and self.stage is not None:
            art = self.stage.layout_now[piece].art
            return words.patch_name(str(art[1]), bool(art[2]))
        return ""

    def sound(self, change: Change) -> str:
        """A seal, or the next card."""
        return "turn" if any(isinstance(event, Turned) for event in change.events) else "seal"

    def telling(self, change: Change) -> Telling | None:
        if change.kind != PLAYED or change.seat is None:
            return None
        names = self._names()
        for event in change.events:
            if isinstance(event, Resolved):
                return Telling(words.news(names, event.reached, event.round))
        if self.session.viewer is None:
            return None
        return Telling(words.has_sealed(names[change.seat], names[self.session.viewer]))

    def ending(self, outcome: Outcome) -> Ending:
        names, state = self._names(), self.session.record.now
        best = outcome.winners[0]
        noted = list(score.points(state, best).values())[::-1]
        sentence = words.sum_told(noted, score.minus(state, best))
        code = words.same_cards(code_of(self.session.record.setup.seed))
        poster = words.poster(names, outcome.winners, outcome.scores[best])
        if len(names) == 1:
            is_great = score.is_great(outcome.scores[0])
            remark = words.great() if is_great else words.great_from()
            return Ending(poster, sentence, f"{remark}\n{code}")
        if len(outcome.winners) > 1:
            winners = [names[seat] for seat in outcome.winners]
            sentence = words.each(winners, outcome.scores[best])
        rest = [seat for seat in range(len(names)) if seat not in outcome.winners]
        rest.sort(key=lambda seat: -outcome.scores[seat])
        told = words.others([names[s] for s in rest], [outcome.scores[s] for s in rest])
        return Ending(poster, sentence, f"{told}\n{code}" if rest else code)

    def line_label(self, line: Line) -> str:
        return words.settlement(line)

    def _names(self) -> list[str]:
        return [player.name for player in self.session.match.players]

    def changed(self, change: Change) -> None:
        """A turn was finished or taken back: everybody is back at the sheet of whoever draws."""
        before, self._log = self._log, self.session.record.log
        if change.kind == DRAFTED:
            return
        self._pointed = None
        self._walker.forget()
        if change.kind == PLAYED or self._phase == PLAYING:
            self.shown_seat = None
        setup = self.session.record.setup
        if change.kind == UNDONE and (setup.is_solo or setup.open_sheets):
            taken = [entry for entry in before if entry not in self._log]
            for entry in taken[-1:]:
                self._redraw(entry.action)

    def pointed(self, piece: str | None, where: Where | None) -> None:
        line = self.line()
        field = _field(where)
        wished = field if line is not None and field in line.nexts else None
        if wished != self._pointed:
            self._pointed = wished
            self.shown.emit()

    def tapped(
        self, piece: str | None, where: Where, keys: Qt.KeyboardModifier, touch: bool
    ) -> None:
        field = _field(where)
        if field is not None and field in sheet().colours:
            self._pen.touch(field)

    def stroked(self, points: list[Where], phase: str) -> bool:
        if phase == "begin":
            self._pointed = None
            at = points[0]
            return at.zone == BOARD and self._pen.set_down((at.x, at.y))
        if self.stage is not None and points[-1].zone == BOARD:
            self._pen.move_to((points[-1].x, points[-1].y))
        if phase == "end":
            self._pen.lift()
        return True

    def escaped(self) -> bool:
        if self.shown_seat is not None:
            self.look_at(None)
            return True
        return super().escaped()

    def finished(self) -> None:
        if self.shown_seat is not None:
            self.take_over(self.shown_seat)
            return
        line = self.line()
        if line is not None and line.path:
            self._finished_at = self.clock()
            self.session.finish()
        else:
            self.pass_round()

    def pass_round(self) -> None:
        """ "I pass" (R6); a line that is open goes with it."""
        now = self.clock()
        if self.line() is not None and now - self._finished_at >= CALM:
            self._finished_at = now
            self.session.submit(PASS)

    def looked_at(self, seat: Seat) -> None:
        """A first press shows the sheet, a second one hands the pen over."""
        if seat == self.session.viewer:
            self.look_at(None)
        elif seat == self.shown_seat and self._phase == PLAYING:
            self.take_over(seat)
        else:
            self.look_at(seat)

    def look_at(self, seat: Seat | None) -> None:
        if seat != self.shown_seat:
            self.shown_seat = seat
            self._pointed = None
            self.refresh()

    def take_over(self, seat: Seat) -> None:
        """The other player draws now; a finished route is opened again as it was (R20)."""
        sealed = self.session.record.now.sealed[seat]
        if sealed is None:
            self.session.look(seat)
        elif self.session.reopen(seat):
            self._redraw(sealed)

    def _redraw(self, action: object) -> None:
        """A route that was taken back lies open again, to be changed field by field."""
        line = self.line()
        if isinstance(action, Extend) and line is not None and not line.path:
            first, *rest = (put_on(field) for field in action.path)
            self.session.put(begin_at(action.end), first)
            for put in rest:
                self.session.put(put)

    def choose_print(self) -> None:
        """The sheets as everybody may see them: nobody's open line of this round."""
        from trakkx_desktop.view.traexx import pages, print_words
        from trakkx_desktop.view.traexx.chooser import PrintChooser

        if self.stage is None:
            return
        record = self.session.record
        state: State = record.game.mask(record.now, None)
        code = code_of(record.setup.seed)
        remark = print_words.remark(code, state.round)
        if state.is_over:
            remark = print_words.remark_at_end(code)
        PrintChooser(
            self.stage.parentWidget() or self.stage,
            self,
            pages.played(state, self._names(), remark),
        )

    def stops(self) -> list[str]:
        line = self.line()
        first = tip_of(line) if line is not None else None
        if first is None:
            first = self.state.routes[self.seat][-1]
        rest = [field for field in sheet().colours if field != first]
        return [piece_of(field) for field in (first, *rest)]

    def step_from(self, piece: str | None, dx: int, dy: int) -> str | None:
        here, line = field_of(piece), self.line()
        if here is None:
            return self.stops()[0]
        wished = line.nexts if line is not None else ()
        return piece_of(self._walker.step(here, dx, dy, wished))

    def ring(self, piece: str, half: float) -> QPainterPath:
        """Around a field, a hexagon."""
        if field_of(piece) is None:
            return super().ring(piece, half)
        return regular(6, 0, 0, half * 2 / WIDTH)

    def retired(self) -> None:
        self._pen.lift()
        super().retired()


def _field(where: Where | None) -> Field | None:
    """The field under a point of the board, on the sheet or not."""
    return hexes.field_at((where.x, where.y)) if where is not None and where.zone == BOARD else None
