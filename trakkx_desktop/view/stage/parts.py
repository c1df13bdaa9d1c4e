"""What a game gives to the stage and to the screen around it: three parts that are put together, not inherited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.core.sight import Change
from trakkx_desktop.view.stage.art import Painter
from trakkx_desktop.view.stage.layout import Arrivals, Extent, Frame, Layout, Where

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

Keys = Qt.KeyboardModifier
NO_KEYS = Qt.KeyboardModifier.NoModifier

CLICK, TOUCH, KEY, SECOND = "click", "touch", "key", "second"
"""How a piece or place was pressed: left button, finger, Space; SECOND: right button or a long press."""


@dataclass(frozen=True)
class Tap:
    """A press without a drag; `is_double`: the second of two quick clicks."""

    piece: str | None
    where: Where
    by: str = CLICK
    keys: Keys = NO_KEYS
    is_double: bool = False


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
    act: Callable[[], object] = field(compare=False)
    enabled: bool = True
    checked: bool | None = None
    shortcut: str = ""
    in_menu: bool = False


@dataclass(frozen=True)
class Said:
    """All words around the stage at this moment."""

    heading: tuple[str, str]
    """Headline and the sentence below it."""
    finish: Finish
    seats: tuple[SeatLine, ...]
    message: str = ""
    """The line above the tray."""
    is_wrong: bool = False
    """The message tells of something wrong."""
    status: str = ""
    """Small line under the game's name in the rail: variant, round, game of the match."""
    deeds: tuple[Deed, ...] = ()
    aside: float = 0.0
    """Pixels at the right end of the message line that the game needs for itself."""


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
    pieces: tuple[tuple[str | int, ...], ...] = ()


@dataclass(frozen=True)
class Covered:
    """What the curtain shows of the hidden pieces: their back and number (0: nothing to show), in words, and
    the button."""

    piece: tuple[str | int, ...]
    count: int
    caption: str
    label: str
    task: str = ""
    """What the player is called for, if it is not a usual turn; goes on from the name."""


@dataclass(frozen=True)
class Question:
    """To be answered before a deed that cannot be taken back."""

    headline: str
    sentence: str
    yes: str
    no: str
    act: Callable[[], object] = field(compare=False)


@dataclass(frozen=True)
class Export:
    """Wished: a file of this name that the person keeps."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Offer:
    """Wished: another match on the table."""

    match: Match


@dataclass(frozen=True)
class Learned:
    """Wished: this first-time hint need not come again."""

    hint: str


@dataclass(frozen=True)
class Overlay:
    """Wished: something to lie over the table until it is answered, made with the screen as its parent."""

    make: Callable[[QWidget], object] = field(compare=False)


@dataclass(frozen=True)
class Habits:
    """How the people at the table want it (settings); wished: to be kept like this."""

    confirm: bool = False
    """Each turn is confirmed by the button."""
    across: bool = False
    """The players sit across the screen: the board may turn with the seat."""
    known_hints: frozenset[str] = frozenset()
    foresight: bool = True
    """What the turn that is shown would lead to, and where somebody could win, is told."""
    pace: float = 1.0
    """How slowly a computer's turn is shown: 0 at once, 1 easy to follow."""


class Looks(Protocol):
    """What it looks like: functions of the sight and of what hand and eye add to it."""

    @property
    def painter(self) -> Painter: ...

    @property
    def units(self) -> tuple[float, float]:
        """Smallest and largest unit of the board in pixels."""
        ...

    @property
    def head_share(self) -> float:
        """Part of the width that the heading may take (a board that rises beside it wants less)."""
        ...

    def frame(self, width: float, height: float) -> Frame:
        """The area of the board, and the zones that stay put, on a stage of this size."""
        ...

    def extent(self) -> Extent:
        """(left, top, right, bottom) of the board in units: what `fit` shows."""
        ...

    def layout(self) -> Layout:
        """Where everything lies."""
        ...

    def arrivals(self, change: Change) -> Arrivals:
        """How the pieces that this change brings come in."""
        ...

    def mini(self, seat: Seat) -> Layout:
        """A small picture for the rail of what this seat has (TRÄXX: its sheet); {} = none."""
        ...

    def ring(self, piece: str, half: float) -> QPainterPath | None:
        """The keyboard cursor around the piece's centre; None: the usual one, `half` to each side."""
        ...


class Hands(Protocol):
    """What hands may do: mouse, touch and keys, told alike. A game's hands derive from it and say only what
    they do; the rest does nothing."""

    bands: bool = False
    """Dragging on the empty table selects (rubber band); False: it pans."""

    def grab(self, piece: str, keys: Keys) -> tuple[str, ...]:
        """Which pieces come along when this one is taken; () = it cannot be taken."""
        return ()

    def lifted(self, pieces: tuple[str, ...]) -> None:
        """The hand holds these now; () = it is empty."""
        return

    def aim(self, where: Where) -> None:
        """What is held is over this place: show what would happen."""
        return

    def drop(self, where: Where | None) -> None:
        """What is held is let go here (None: outside of everything)."""
        return

    def pointed(self, piece: str | None, where: Where | None) -> None:
        """The pointer (or the cursor) rests here with an empty hand."""
        return

    def tapped(self, tap: Tap) -> None: ...

    def turned(self, steps: int, where: Where | None = None) -> bool:
        """R, or the wheel at this place: turn what is in hand; False: nothing to turn, so it may zoom."""
        return False

    def typed(self, text: str) -> bool:
        """A key that means nothing to the stage; True = taken."""
        return False

    def stroked(self, points: list[Where], phase: str) -> bool:
        """Drawing with the pressed pointer ("begin", "move", "end"); True = taken."""
        return False

    def banded(self, pieces: tuple[str, ...], keys: Keys) -> None:
        """A rubber band was drawn around these."""
        return

    def escaped(self) -> bool:
        """Esc with an empty hand: cancel this turn's changes; False = there are none."""

    def finished(self) -> None:
        """The turn button or Enter."""

    def chosen(self, seat: Seat) -> None:
        """A player in the rail was pressed."""

    def stops(self) -> list[str]:
        """Pieces and cells of the layout that the keyboard cursor visits, in Tab order."""

    def step(self, piece: str | None, dx: int, dy: int) -> str | None:
        """The stop that an arrow key leads to; None: the nearest one in that direction."""
        return None

    def changed(self, change: Change) -> None:
        """Told before the redraw: forget what belonged to the old position."""
        return

    def refused(self, refusal: Refusal) -> None:
        """Told before the sentence is said: mark what it is about."""
        return

    def retired(self) -> None:
        """The table is being left: stop timers, let go of what is held."""
        return


class Words(Protocol):
    """What it says."""

    def said(self) -> Said: ...

    def sentence(self, refusal: Refusal) -> str:
        """A refusal in one short friendly sentence."""
        ...

    def spoken(self, piece: str) -> str:
        """The name of a piece or cell for the screen reader; "" = not worth speaking of."""
        ...

    def telling(self, change: Change) -> Telling | None:
        """What just happened, for those who were not looking."""
        ...

    def heard(self, what: str) -> str:
        """What was asked for by a key, in a sentence or two; "" = there is nothing to say."""
        ...

    def sound(self, change: Change) -> str:
        """The sound of an action."""
        ...

    def covered(self) -> Covered | None:
        """The viewer's hidden pieces, face down, for the curtain; told while it hangs."""
        ...

    def hinted(self, hint: Hint) -> str:
        """What a hint tells at its step, with its reason at the last."""
        ...

    def reviewed(self, found: Reviewed) -> str:
        """What an action missed or gave away, in one sentence; "" = nothing."""
        ...

    def tallied(self, tally: Tally) -> str:
        """A seat's whole game, in a few words."""
        ...

    def ending(self) -> Ending:
        """Of a game that is over."""
        ...


class RailPart(Protocol):
    """The game's own part of the rail (a move list); the screen owns the widget."""

    @property
    def widget(self) -> QWidget: ...

    def follow(self) -> None:
        """Takes over what is new."""
        ...
