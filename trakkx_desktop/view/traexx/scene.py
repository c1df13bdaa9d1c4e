"""What is to be seen of a TRÄXX table, as one value: whose sheet, which line, which words. No Qt."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.sheet import Field
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.traexx.layout.desk import ENDED, LOOKING, PLAYING, Desk, desk_of
from trakkx_desktop.view.traexx.reveal import Reveal, Stroke, last_round, totals


@dataclass
class Touch:
    """What hand and eye add to the position."""

    shown_seat: Seat | None = None
    """Somebody else's sheet that is looked at."""
    pointed: Field | None = None
    refused: str = ""
    """What was refused last, until something else happens."""
    reveal: Reveal | None = None
    """A round that is over and is being shown to all."""


@dataclass(frozen=True)
class Labels:
    """The words that lie on the table, already in the app's language."""

    card: str = ""
    numbers: str = ""
    """ "" = no sums: a long message lies in their place."""
    fields: str = ""
    now: str = ""
    half: str = ""
    pile: str = ""
    news: str = ""
    nothing: str = ""
    """In place of news, if nobody reached a number."""
    curve: str = ""
    rounds: str = ""
    """Above and below the curve of the rounds."""


@dataclass(frozen=True)
class Scene:
    """What is to be seen. `seat`: whose sheet lies large; `draft`: that seat's open line, if the
    screen is for it now."""

    state: State
    seat: Seat
    desk: Desk
    players: tuple[Player, ...]
    draft: OpenLine | None = None
    pointed: Field | None = None
    labels: Labels = field(default_factory=Labels)
    shown_seat: Seat | None = None
    viewer: Seat | None = None
    message: str = ""
    is_wrong: bool = False
    reveal: Reveal | None = None
    is_watching: bool = False
    """A computer is to act: nothing is to be drawn."""
    hint: Hint | None = None
    fresh: tuple[Stroke | None, ...] = ()
    """By seat, what the last round added."""
    series: tuple[tuple[int, ...], ...] = ()
    """At the end, by seat the total after each round."""

    @property
    def is_podium(self) -> bool:
        """All sheets side by side beside the ending, until one of them is looked at."""
        is_shared = len(self.players) > 1
        return self.desk.phase == ENDED and is_shared and self.shown_seat is None

    def fresh_of(self, seat: Seat) -> Stroke | None:
        """What this seat's last round added, for the eyes of others while the game goes on."""
        is_seen = self.fresh and seat != self.viewer and self.desk.phase == PLAYING
        return self.fresh[seat] if is_seen else None

    @property
    def line(self) -> Stroke | None:
        """The seat's open line, or what it has sealed if that may be seen."""
        if self.draft is not None:
            drawn = self.draft
            return Stroke(drawn.end, drawn.path) if drawn.end is not None and drawn.path else None
        sealed = self.state.sealed[self.seat]
        return Stroke(sealed.end, sealed.path) if isinstance(sealed, Extend) else None

    @property
    def path(self) -> tuple[Field, ...]:
        return self.line.path if self.line is not None else ()


class Scenes:
    """The scene of now, made once for each position and touch: it is asked for many times a frame.

    `worded` adds the words that lie on the table.
    """

    def __init__(
        self, sight: Sight, touch: Touch, link: Link, worded: Callable[[Scene, str], Scene]
    ) -> None:
        self._sight = sight
        self._touch = touch
        self._worded = worded
        self._size = (1208.0, 900.0)
        self.text_scale = 1.0
        self._key: tuple[Any, ...] = ()
        self._scene: Scene | None = None
        link.shown.connect(self._forget)

    def _forget(self, _words_too: bool) -> None:
        """Whoever asks for a redraw may have another language or text size."""
        self._scene = None

    def resize(self, width: float, height: float) -> Desk:
        self._size = width, height
        return self._desk()

    @property
    def phase(self) -> str:
        """Playing (a round that is shown is part of it, and practice, which has no poster), looking back, or beside
        the ending."""
        if self._touch.reveal is not None:
            return PLAYING
        if self._sight.outcome is not None and not self._sight.match.is_practice:
            return ENDED
        return LOOKING if self._sight.peeked is not None else PLAYING

    def _desk(self) -> Desk:
        return replace(desk_of(*self._size, self.phase), text_scale=self.text_scale)

    def now(self) -> Scene:
        sight, touch = self._sight, self._touch
        seen = (sight.viewer, sight.is_watching, sight.hint)
        key = (sight.state, sight.draft, *seen, *self._touched(touch), self._desk())
        is_same = len(self._key) > 2 and key[0] is self._key[0] and key[1] is self._key[1]
        if self._scene is None or not is_same or key[2:] != self._key[2:]:
            self._key, self._scene = key, self._made()
        return self._scene

    @staticmethod
    def _touched(touch: Touch) -> tuple[Any, ...]:
        return touch.shown_seat, touch.pointed, touch.refused, id(touch.reveal)

    def _made(self) -> Scene:
        sight, touch = self._sight, self._touch
        last = last_round(sight) if touch.reveal is None else touch.reveal
        scene = Scene(
            sight.state if touch.reveal is None else touch.reveal.before,
            self._seat(),
            self._desk(),
            sight.players,
            self._line() if touch.reveal is None else None,
            touch.pointed,
            shown_seat=touch.shown_seat,
            viewer=sight.viewer,
            reveal=touch.reveal,
            is_watching=sight.is_watching,
            hint=sight.hint,
            fresh=last.strokes if last is not None else (),
            series=totals(sight) if self.phase == ENDED else (),
        )
        return self._worded(scene, touch.refused)

    def _seat(self) -> Seat:
        """Whose sheet lies large."""
        sight = self._sight
        if self._touch.shown_seat is not None:
            return self._touch.shown_seat
        if sight.viewer is not None:
            return sight.viewer
        return sight.outcome.winners[0] if sight.outcome and sight.outcome.winners else 0

    def _line(self) -> OpenLine | None:
        """The open line of the sheet that lies large; None if it cannot be drawn on."""
        if self._touch.shown_seat is not None or self._sight.is_read_only:
            return None
        draft: OpenLine | None = self._sight.draft
        return draft


def signed(points: int) -> str:
    """With U+2212, as all numbers on the table are written."""
    return f"+{points}" if points >= 0 else f"\u2212{-points}"


def news(state: State) -> tuple[tuple[Seat, int, int], ...]:
    """(seat, number, points) of the round before this one."""
    return tuple(
        (seat, note.number, note.points)
        for seat, notes in enumerate(state.notes)
        for note in notes
        if note.round == state.round - 1
    )
