"""The moment of drawing: a token comes out of the bag or the display, turns over, is seen large, joins the rack."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from trakkx_desktop.core.sight import Change, Sight
from trakkx_desktop.games.trakkx.events import Drew, Took
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.table import Link

FLY, FLIP, BREATH, AFTER = 420, 40, 1300, 1500
"""Milliseconds: on its way, for each picture of the turning, seen large, in the rack before the turn ends."""
STRAY = 500
"""A click so soon after the drawing was not meant for it."""

SIDES = (-1.0, -0.75, -0.3, 0.3, 0.75, 1.0)
"""How wide the token is seen while it turns over; below 0 it shows its back."""


@dataclass(frozen=True)
class Drawn:
    """The new token: large, with this side, or (0) in its place in the rack."""

    token: Token
    side: float
    is_from_bag: bool


class Reveal(QObject):
    """`now` is what is shown; None: nobody has just drawn."""

    def __init__(self, sight: Sight, link: Link, word: Callable[[Drawn], str]) -> None:
        super().__init__()
        self._sight, self._link, self._word = sight, link, word
        self.now: Drawn | None = None
        self._sides: list[float] = []
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    def expect(self) -> None:
        """Somebody is about to draw: they shall see what it is before the next one is called."""
        if BREATH:
            self._sight.linger()

    def begin(self, change: Change) -> None:
        """Shows what this action brought to the viewer, if it was theirs."""
        self._timer.stop()
        self.now = None
        drew = any(isinstance(event, Drew) for event in change.events)
        took = any(isinstance(event, Took) for event in change.events)
        token = self._new_token() if change.seat == self._sight.viewer and (drew or took) else None
        if token is None or not BREATH:
            self._sight.go_on()
            return
        self._since.start()
        self._sides = list(SIDES if drew and not LOOK.reduce_motion else SIDES[-1:])
        self.now = Drawn(token, self._sides.pop(0), drew)
        self._show(FLY if self._sides else FLY + BREATH)

    def _new_token(self) -> Token | None:
        seat, turns = self._sight.viewer, len(self._sight.turns)
        if seat is None or self._sight.outcome is not None or self._sight.is_curtained:
            return None
        before = self._sight.state_at(turns - 1).hands[seat]
        return next((t for t in self._sight.state.hands[seat] if t not in before), None)

    def _step(self) -> None:
        """The next side, the rack, or the end."""
        if self.now is None:
            return
        if self._sides:
            self._turn_to(self._sides.pop(0), FLIP if self._sides else BREATH)
        elif self.now.side:
            self._turn_to(0.0, AFTER)
        elif not self._link.habits.confirm:
            self.end()

    def _turn_to(self, side: float, ms: int) -> None:
        assert self.now is not None
        self.now = Drawn(self.now.token, side, self.now.is_from_bag)
        self._show(ms)

    def _show(self, ms: int) -> None:
        """Its owner hears what it is, too, when it has turned over."""
        self._timer.start(ms)
        self._link.show()
        if self.now is not None and self.now.side == 1.0:
            self._link.stage.speak(self._word(self.now))

    def hasten(self) -> bool:
        """A deliberate click: into the rack, or on with the game; False: nobody has just drawn."""
        if self.now is None:
            return False
        if self._since.elapsed() >= STRAY:
            self._sides = []
            self._step()
        return True

    def end(self) -> bool:
        """The turn is over; False: nobody has just drawn."""
        was_shown, self.now = self.now is not None, None
        self._timer.stop()
        self._sight.go_on()
        if was_shown:
            self._link.show()
        return was_shown
