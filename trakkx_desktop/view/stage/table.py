"""What a game gives to the stage and to the screens around it: its picture, its words, its hands."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.game import Event, Refusal
from trakkx_desktop.core.outcome import Line, Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.session.past import Past
from trakkx_desktop.session.session import DRAFTED, LOOKED, PLAYED, UNDONE, Change, Session
from trakkx_desktop.view.stage.art import Painter
from trakkx_desktop.view.stage.layout import BOARD, Arrivals, Frame, Layout, Where
from trakkx_desktop.view.stage.room import Room
from trakkx_desktop.view.stage.shapes import rounded

if TYPE_CHECKING:
    from trakkx_desktop.view.stage.stage import Stage

NO_KEYS = Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True)
class SeatLine:
    """A player in the rail: what is told under the name, and a big number ("" for none)."""

    status: str
    number: str = ""
    emblem: tuple[str | int, ...] = ()
    """Art of the game's own mark for this seat (TRAX: the colour); () = the player's shape."""
    is_lit: bool = False
    """Pressing this player does something right now (TRAKKX: they draw three)."""


@dataclass(frozen=True)
class Finish:
    """The turn button: what it says, and what is still missing ("" = it can be pressed). A quiet one
    does not invite: there is something better to do first (drawing before passing)."""

    label: str
    missing: str = ""
    shown: bool = True
    is_quiet: bool = False


@dataclass(frozen=True)
class Deed:
    """A further thing the player may do: a small button beside the turn button, or in the menu."""

    key: str
    label: str
    icon: str
    act: Callable[[], None]
    enabled: bool = True
    checked: bool | None = None
    shortcut: str = ""
    in_menu: bool = False


@dataclass(frozen=True)
class Ending:
    """The end of a game in words: a poster of one or two lines, a sentence, a remark below it."""

    poster: tuple[str, ...]
    sentence: str
    remark: str = ""
    ink: str = ""
    """Piece colour of the poster's first line; "" = the game's own, "text" = like the other lines."""


@dataclass(frozen=True)
class Telling:
    """One sentence about the last turn, for the curtain and the message line, with its pieces."""

    sentence: str
    detail: str = ""
    pieces: tuple[tuple[str | int, ...], ...] = field(default=())


@dataclass(frozen=True)
class Covered:
    """What the curtain shows of the hidden pieces: their back and number, in words, and the button."""

    piece: tuple[str | int, ...]
    count: int
    caption: str
    label: str


class Table(QObject):
    """The picture of one session. It draws what `session.sight` and `session.draft` say, and turns
    what hands do into `session.put` and `session.submit`. It holds no rule.

    Signals: shown() when the layout must be drawn anew; said(sentence, rule) for a refusal or hint
    near the pointer; words_changed() when heading, rail, button or message changed; sounded(name);
    asked(headline, sentence, yes, no, act) before a deed that cannot be taken back;
    exported(name, data) for bytes that the person wants to keep as a file of that name;
    offered(match) for another match that shall come on the table; learned(key) when a first-time
    hint has been shown and need not come again; wished(confirm, across) when these settings are
    changed at the table.
    """

    shown = Signal()
    said = Signal(str, str)
    words_changed = Signal()
    sounded = Signal(str)
    asked = Signal(str, str, str, str, object)
    exported = Signal(str, object)
    offered = Signal(object)
    learned = Signal(str)
    wished = Signal(bool, bool)

    painter: Painter
    units = (18.0, 120.0)
    """Smallest and largest unit of the board in pixels."""
    pans_with_left = True
    """Dragging on the empty table pans; False: it selects (rubber band)."""
    head_share = 0.6
    """Part of the width that the heading may take (a board that rises beside it wants less)."""
    has_look_back = True
    """Moves can be looked back at while the game goes on."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.stage: Stage | None = None
        self.held: tuple[str, ...] = ()
        self.confirm = False
        """Each turn is confirmed by the button (a setting)."""
        self.across = False
        """The players sit across the screen (a setting): the board may turn with the seat."""
        self.known_hints: frozenset[str] = frozenset()
        self.past: tuple[Past, ...] = ()
        """What was played alone before, told when a game for one has ended."""
        session.changed.connect(self._on_changed)
        session.refused.connect(self._on_refused)

    def layout(self) -> Layout:
        """Where everything lies: a function of sight, draft, `held` and what the pointer is at."""
        raise NotImplementedError

    def frame(self, width: float, height: float) -> Frame:
        """The area of the board, and the zones that stay put."""
        raise NotImplementedError

    def board_box(self, room: Room) -> tuple[float, float, float, float]:
        """The board's usual area: smaller beside an ending, larger while looking back."""
        if self.session.record.outcome is not None:
            return room.ended_board
        return room.looking_board if self.session.peeked is not None else room.board

    def extent(self) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of the board in units: what `fit` shows."""
        raise NotImplementedError

    def arrivals(self, events: tuple[Event, ...]) -> Arrivals:
        """How the pieces that these events bring come in."""
        return {}

    def heading(self) -> tuple[str, str]:
        """Headline and the sentence below it."""
        raise NotImplementedError

    def message(self) -> tuple[str, bool]:
        """The line above the tray, and whether it tells of something wrong."""
        return "", False

    def status(self) -> str:
        """Small line under the game's name in the rail: variant, round, game of the match."""
        return ""

    def seat_line(self, seat: Seat) -> SeatLine:
        raise NotImplementedError

    def finish_button(self) -> Finish:
        raise NotImplementedError

    def deeds(self) -> tuple[Deed, ...]:
        return ()

    def sentence(self, refusal: Refusal) -> str:
        """A refusal in one short friendly sentence."""
        raise NotImplementedError

    def spoken(self, piece: str) -> str:
        """The name of a piece or cell for the screen reader; "" = not worth speaking of."""
        return ""

    def telling(self, change: Change) -> Telling | None:
        """What just happened, for those who were not looking."""
        return None

    def covered(self) -> Covered | None:
        """The viewer's hidden pieces, face down, for the curtain; told while it hangs."""
        return None

    def sound(self, change: Change) -> str:
        """What is heard when an action was played."""
        return "drop"

    def message_aside(self, room: Room) -> float:
        """Pixels at the right end of the message line that the game needs for itself."""
        return 0.0

    def ending(self, outcome: Outcome) -> Ending:
        raise NotImplementedError

    def line_label(self, line: Line) -> str:
        """A line of the settlement in words."""
        return line.code

    def rail(self) -> QWidget | None:
        """The game's own part of the rail (a move list); the screen owns it."""
        return None

    def mini(self, seat: Seat) -> Layout:
        """A small picture for the rail of what this seat has (TRÄXX: its sheet); {} = none."""
        return {}

    def grab(self, piece: str, keys: Qt.KeyboardModifier) -> tuple[str, ...]:
        """Which pieces come along when this one is taken; () = it cannot be taken."""
        return ()

    def lifted(self, pieces: tuple[str, ...]) -> None:
        """The hand holds these now; () = it is empty."""
        self.held = pieces

    def aim(self, where: Where) -> None:
        """What is held is over this place: show what would happen."""

    def drop(self, where: Where | None) -> None:
        """What is held is let go here (None: outside of everything)."""

    def pointed(self, piece: str | None, where: Where | None) -> None:
        """The pointer rests here with an empty hand."""

    def tapped(
        self, piece: str | None, where: Where, keys: Qt.KeyboardModifier, touch: bool
    ) -> None:
        """A click or tap without a drag."""

    def doubled(self, piece: str | None, where: Where) -> None:
        """A double click."""

    def second(self, piece: str | None, where: Where) -> None:
        """Right click or long press: the piece's own second action."""

    def turned(self, steps: int) -> bool:
        """R or the wheel over what is in hand; False: nothing to turn, so the wheel may zoom."""
        return False

    def wheeled(self, steps: int, where: Where) -> bool:
        """The wheel at this place; by default it turns what is in hand, wherever the pointer is."""
        return self.turned(steps)

    def typed(self, text: str) -> bool:
        """A key that means nothing to the stage; True = the table takes it."""
        return False

    def stroked(self, points: list[Where], phase: str) -> bool:
        """Drawing with the pressed pointer ("begin", "move", "end"); True = the table takes it."""
        return False

    def banded(self, pieces: tuple[str, ...], keys: Qt.KeyboardModifier) -> None:
        """A rubber band was drawn around these."""

    def escaped(self) -> bool:
        """Esc with an empty hand: cancel this turn's changes."""
        return self.session.reset()

    def finished(self) -> None:
        """The turn button or Enter."""
        self.session.finish()

    def looked_at(self, seat: Seat) -> None:
        """A player in the rail was pressed: let them take the screen, if it is their turn too."""
        self.session.look(seat)

    def stops(self) -> list[str]:
        """Pieces and cells of the layout that the keyboard cursor visits, in Tab order."""
        return []

    def step_from(self, piece: str | None, dx: int, dy: int) -> str | None:
        """The stop that an arrow key leads to; by default the nearest one in that direction."""
        return None

    def ring(self, piece: str, half: float) -> QPainterPath:
        """The keyboard cursor around the piece's centre, `half` from it to each side."""
        return rounded(-half, -half, 2 * half, 2 * half, half * 0.25)

    def pressed(self, piece: str) -> None:
        """Space on the cursor's stop; by default the same as a click on it."""
        place = self.layout().get(piece)
        if place is not None:
            self.tapped(piece, Where(place.zone, place.x, place.y), NO_KEYS, False)

    def retired(self) -> None:
        """The table is being left: stop timers, let go of what is held."""
        self.session.changed.disconnect(self._on_changed)
        self.session.refused.disconnect(self._on_refused)

    def tuned(self, confirm: bool, across: bool, hints: tuple[str, ...]) -> None:
        """Takes over the person's settings, now and whenever they change."""
        is_new = (confirm, across) != (self.confirm, self.across)
        self.confirm, self.across, self.known_hints = confirm, across, frozenset(hints)
        if is_new:
            self.refresh()

    def say(self, sentence: str, rule: str = "") -> None:
        self.said.emit(sentence, rule)

    def refresh(self) -> None:
        """Draw and word everything anew."""
        self.shown.emit()
        self.words_changed.emit()

    def changed(self, change: Change) -> None:
        """Told before the redraw: forget what belonged to the old position."""

    def _on_changed(self, change: Change) -> None:
        self.changed(change)
        if self.stage is not None:
            arriving = self.arrivals(change.events) if change.kind == PLAYED else {}
            self.stage.reframe()
            self.stage.show_table(arriving)
        self.words_changed.emit()

    def _on_refused(self, refusal: Refusal, puts: Any) -> None:
        self.sounded.emit("refuse")
        self.say(self.sentence(refusal), refusal.rule)


__all__ = [
    "BOARD",
    "DRAFTED",
    "LOOKED",
    "PLAYED",
    "UNDONE",
    "Change",
    "Covered",
    "Deed",
    "Ending",
    "Finish",
    "Past",
    "SeatLine",
    "Session",
    "Table",
    "Telling",
]
