"""What hands do to the sheet that lies large, with pen, finger and keys."""

from collections.abc import Callable
from time import monotonic

from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.sight import DRAFTED, HINTED, PLAYED, UNDONE, Change, Sight
from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.actions import PASS, Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.events import Resolved
from trakkx_desktop.games.traexx.sheet import Field, sheet
from trakkx_desktop.view.stage.layout import BOARD, Where
from trakkx_desktop.view.stage.parts import KEY, SECOND, Hands, Tap
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.traexx.layout.desk import ENDED, PLAYING
from trakkx_desktop.view.traexx.layout.hinted import haunting
from trakkx_desktop.view.traexx.layout.podium import seat_at
from trakkx_desktop.view.traexx.layout.sheet import field_of, growing, piece_of
from trakkx_desktop.view.traexx.pen import Pen, begin_at, put_on, tip_of
from trakkx_desktop.view.traexx.scene import Scenes, Touch
from trakkx_desktop.view.traexx.showing import Showing
from trakkx_desktop.view.traexx.walking import Walker
from trakkx_desktop.view.traexx.words import heard, refusals, story

CALM = 0.4
"""Seconds after a route was finished in which nobody passes: a double click must not pass for the next."""


class Paper:
    """What the pen writes on: the viewer's draft."""

    def __init__(
        self, sight: Sight, scenes: Scenes, link: Link, refuse: Callable[[str], None]
    ) -> None:
        self._sight = sight
        self._scenes = scenes
        self._link = link
        self._refuse = refuse

    def line(self) -> OpenLine | None:
        return self._scenes.now().draft

    def write(self, *puts: Put) -> Refusal | None:
        refusal = self._sight.put(*puts)
        if refusal is None:
            self._link.sounded.emit("draw")
        return refusal

    def lost(self) -> None:
        self._refuse(refusals.too_quick())


class TraexxHands(Hands):
    """Everything that is drawn goes through the pen, whatever hand holds it."""

    def __init__(self, sight: Sight, touch: Touch, scenes: Scenes, link: Link) -> None:
        self._sight = sight
        self._touch = touch
        self._scenes = scenes
        self._link = link
        self.clock: Callable[[], float] = monotonic
        self._finished_at = -CALM
        self._set_on: Field | None = None
        """Where the pen was set down without drawing."""
        self._paper = Paper(sight, scenes, link, self._refuse)
        self._pen = Pen(self._paper)
        self._walker = Walker()
        self.showing = Showing(sight, touch, scenes, link)
        self._is_assisted = sight.is_assisted
        self._drawn: tuple[Field, ...] = ()
        """What this round's line was, so that what is new can grow."""

    def _refuse(self, sentence: str) -> None:
        self._touch.refused = sentence
        self._link.refuse(sentence)
        self._link.show()

    def refused(self, refusal: Refusal) -> None:
        """Beside the pointer and, until something else happens, in the line above the card."""
        self._touch.refused = refusals.refused(refusal)

    def changed(self, change: Change) -> None:
        """A turn was finished or taken back: everybody is back at the sheet of whoever draws. A computer
        that seals meanwhile disturbs nobody."""
        if self._is_aside(change):
            return
        if self._touch.refused:
            self._touch.refused = ""
            self._link.say("")
        if change.kind in (DRAFTED, HINTED):
            self._grow()
            if change.kind == HINTED and self._sight.hint is not None:
                self._look_at(None)
                self._link.bring(haunting(self._sight.hint))
            return
        self._drawn = ()
        self.showing.follow(change)
        self._touch.pointed = None
        self._walker.forget()
        if change.kind == PLAYED or self._scenes.phase == PLAYING:
            self._touch.shown_seat = None
        if self._link.stage.cursor_at is not None:
            self._link.stage.set_cursor(self.stops()[0])
        if change.taken is not None:
            self._redraw(change.taken)
        if self._sight.is_assisted and not self._is_assisted and change.kind == UNDONE:
            self._link.say(story.with_help())
        self._is_assisted = self._sight.is_assisted

    def _is_aside(self, change: Change) -> bool:
        """Somebody at no sheet of this screen has sealed, and the round goes on."""
        if change.kind != PLAYED or change.seat is None:
            return False
        is_round = any(isinstance(event, Resolved) for event in change.events)
        return self._sight.players[change.seat].is_computer and not is_round

    def _grow(self) -> None:
        """What was just drawn comes from the field before it."""
        line, before = self._paper.line(), self._drawn
        self._drawn = line.path if line is not None else ()
        if line is not None and line.end is not None and line.path[: len(before)] == before:
            fields = (line.end, *line.path)
            self._link.bring(growing(fields, len(before) + 1))

    def pointed(self, piece: str | None, where: Where | None) -> None:
        line, field = self._paper.line(), _field(where)
        wished = field if line is not None and field in line.nexts else None
        if wished != self._touch.pointed:
            self._touch.pointed = wished
            self._link.draw()

    def tapped(self, tap: Tap) -> None:
        if tap.is_double or tap.by == SECOND or self.showing.end():
            return
        scene, field = self._scenes.now(), _field(tap.where)
        if scene.desk.phase == ENDED:
            seat = seat_at(scene.desk, len(scene.players), tap.where.x, tap.where.y)
            self._look_at(seat if scene.is_podium else None)
        elif field is not None and field in sheet().colours:
            self._pen.touch(field)
            if tap.by == KEY:
                self._speak_line()

    def _speak_line(self) -> None:
        """What the keyboard has drawn, at once."""
        line, scene = self._paper.line(), self._scenes.now()
        if line is not None and not self._touch.refused:
            self._link.stage.speak(heard.drawn(scene.state, scene.seat, line))

    def stroked(self, points: list[Where], phase: str) -> bool:
        if self._touch.reveal is not None:
            return False
        if phase == "begin":
            self._touch.pointed = None
            return points[0].zone == BOARD and self._set_down(points[0])
        if points[-1].zone == BOARD:
            self._pen.move_to((points[-1].x, points[-1].y))
        if phase == "end":
            self._pen.lift()
            if self._set_on is not None:
                self._pen.touch(self._set_on)
                self._set_on = None
        return True

    def _set_down(self, at: Where) -> bool:
        """A pen that can draw nothing here still holds the sheet: only a zoomed one is dragged."""
        self._set_on = _field(at) if not self._pen.set_down((at.x, at.y)) else None
        holds = self._link.stage.is_fitted and self._set_on in sheet().colours
        return self._pen.is_down or holds

    def escaped(self) -> bool:
        if self.showing.end():
            return True
        if self._touch.shown_seat is not None:
            self._look_at(None)
            return True
        return self._sight.reset()

    def finished(self) -> None:
        if self.showing.end():
            self._finished_at = self.clock()
            self._link.stage.speak(heard.card(self._scenes.now()))
            return
        if self._touch.shown_seat is not None:
            self._take_over(self._touch.shown_seat)
            return
        line = self._paper.line()
        if line is not None and line.path:
            self._finished_at = self.clock()
            self._sight.finish()
        else:
            self.pass_round()

    def pass_round(self) -> None:
        """ "I pass" (R6), with nothing drawn."""
        line, now = self._paper.line(), self.clock()
        if line is None or line.path:
            return
        if now - self._finished_at < CALM:
            self._link.stage.speak(story.once_more())
        else:
            self._finished_at = now
            self._sight.submit(PASS)

    def chosen(self, seat: Seat) -> None:
        """A first press shows the sheet, a second one hands the pen over; at the end it leads back."""
        self.showing.end()
        is_shown = seat == self._touch.shown_seat
        if seat == self._sight.viewer or (is_shown and self._scenes.phase == ENDED):
            self._look_at(None)
        elif is_shown and self._scenes.phase == PLAYING:
            self._take_over(seat)
        else:
            self._look_at(seat)

    def _look_at(self, seat: Seat | None) -> None:
        if seat != self._touch.shown_seat:
            self._touch.shown_seat = seat
            self._touch.pointed = None
            self._touch.refused = ""
            self._link.say("")
            self._link.show()

    def _take_over(self, seat: Seat) -> None:
        """The other player draws now; a finished route is opened again as it was (R20). A computer keeps
        its own."""
        if self._sight.players[seat].is_computer:
            self._look_at(None)
        elif self._sight.state.sealed[seat] is None:
            self._sight.look(seat)
        else:
            self._sight.reopen(seat)

    def _redraw(self, action: object) -> None:
        """A route that was taken back lies open again, to be changed field by field."""
        line = self._paper.line()
        if isinstance(action, Extend) and line is not None and not line.path:
            first, *rest = (put_on(field) for field in action.path)
            self._sight.put(begin_at(action.end), first)
            for put in rest:
                self._sight.put(put)

    def retired(self) -> None:
        self.showing.stop()

    def stops(self) -> list[str]:
        scene = self._scenes.now()
        if scene.is_podium:
            return [f"leaf:{seat}" for seat in range(len(scene.players))]
        first = tip_of(scene.draft) if scene.draft is not None else None
        if first is None:
            first = scene.state.routes[scene.seat][-1]
        rest = [field for field in sheet().colours if field != first]
        return [piece_of(field) for field in (first, *rest)]

    def step(self, piece: str | None, dx: int, dy: int) -> str | None:
        self.showing.end()
        here, line = field_of(piece), self._paper.line()
        if here is None or self._scenes.now().is_podium:
            return None if piece in self.stops() else self.stops()[0]
        wished = line.nexts if line is not None else ()
        return piece_of(self._walker.step(here, dx, dy, wished))


def _field(where: Where | None) -> Field | None:
    """The field under a point of the board, on the sheet or not."""
    return hexes.field_at((where.x, where.y)) if where is not None and where.zone == BOARD else None
