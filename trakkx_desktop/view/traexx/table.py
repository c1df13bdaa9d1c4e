"""The TRÄXX table: what hands do to the sheet that lies large, with pen, finger and keys."""

from time import monotonic

from PySide6.QtCore import Qt

from trakkx_desktop.core.chance import code_of
from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.game import Refusal
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.actions import PASS, Extend
from trakkx_desktop.games.traexx.sheet import Field, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.layout import BOARD, Where
from trakkx_desktop.view.stage.table import DRAFTED, PLAYED, UNDONE, Change, Deed, Session
from trakkx_desktop.view.traexx import words
from trakkx_desktop.view.traexx.desk import PLAYING
from trakkx_desktop.view.traexx.pen import Pen, begin_at, put_on, tip_of
from trakkx_desktop.view.traexx.sheets import field_of, piece_of
from trakkx_desktop.view.traexx.talk import Talking
from trakkx_desktop.view.traexx.walking import Walker

CALM = 0.4
"""Seconds after a route was finished in which nobody passes: a double click must not pass for the next."""


class TraexxTable(Talking):
    """Everything that is drawn goes through the pen, whatever hand holds it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.clock = monotonic
        self._finished_at = -CALM
        self._touched: Field | None = None
        """Where the pen was set down without drawing."""
        self._pen = Pen(self)
        self._walker = Walker()
        self._log = session.record.log

    def write(self, *puts: Put) -> Refusal | None:
        refusal = self.session.put(*puts)
        if refusal is None:
            self.sounded.emit("draw")
        return refusal

    def lost(self) -> None:
        self.sounded.emit("refuse")
        self.say(words.too_quick())

    def deeds(self) -> tuple[Deed, ...]:
        printing = Deed("print", words.to_print(), "print", self.choose_print, in_menu=True)
        if self.phase != PLAYING:
            return (printing,)
        line = self.line()
        # What is drawn must not be lost by a key: Esc erases it first.
        may = line is not None and not line.path
        passing = Deed("pass", words.pass_round(), "hand", self.pass_round, may, shortcut="P")
        return passing, printing

    def changed(self, change: Change) -> None:
        """A turn was finished or taken back: everybody is back at the sheet of whoever draws."""
        before, self._log = self._log, self.session.record.log
        if self._said:
            self._said = ""
            super().say("")
        if change.kind == DRAFTED:
            return
        self._pointed = None
        self._walker.forget()
        if change.kind == PLAYED or self.phase == PLAYING:
            self.shown_seat = None
        if self.stage is not None and self.stage.cursor_at is not None:
            self.stage.set_cursor(self.stops()[0])
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
            return at.zone == BOARD and self._set_down(at)
        if self.stage is not None and points[-1].zone == BOARD:
            self._pen.move_to((points[-1].x, points[-1].y))
        if phase == "end":
            self._pen.lift()
            if self._touched is not None:
                self._pen.touch(self._touched)
                self._touched = None
        return True

    def _set_down(self, at: Where) -> bool:
        """A pen that can draw nothing here still holds the sheet: only a zoomed one is dragged."""
        fits = self.stage is not None and self.stage.camera.is_auto
        self._touched = _field(at) if not self._pen.set_down((at.x, at.y)) else None
        return self._pen.is_down or (fits and self._touched in sheet().colours)

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
        """ "I pass" (R6), with nothing drawn."""
        line, now = self.line(), self.clock()
        if line is not None and not line.path and now - self._finished_at >= CALM:
            self._finished_at = now
            self.session.submit(PASS)

    def looked_at(self, seat: Seat) -> None:
        """A first press shows the sheet, a second one hands the pen over."""
        if seat == self.session.viewer:
            self.look_at(None)
        elif seat == self.shown_seat and self.phase == PLAYING:
            self.take_over(seat)
        else:
            self.look_at(seat)

    def look_at(self, seat: Seat | None) -> None:
        if seat != self.shown_seat:
            self.shown_seat = seat
            self._pointed = None
            self.say("")

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
            pages.played(state, self.names(), remark),
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


def _field(where: Where | None) -> Field | None:
    """The field under a point of the board, on the sheet or not."""
    return hexes.field_at((where.x, where.y)) if where is not None and where.zone == BOARD else None
