"""The end of a round is shown for a while, and goes when somebody presses something or its time is over."""

from PySide6.QtCore import QTimer

from trakkx_desktop.core.sight import PLAYED, Change, Sight
from trakkx_desktop.games.traexx.events import Ended, Resolved
from trakkx_desktop.view.stage.layout import Arrival, Arrivals
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.traexx.layout.picture import turning
from trakkx_desktop.view.traexx.layout.podium import mounting
from trakkx_desktop.view.traexx.layout.revealed import revealing
from trakkx_desktop.view.traexx.reveal import Reveal, last_round
from trakkx_desktop.view.traexx.scene import Scenes, Touch

AGAIN = 60_000
"""Milliseconds that a round stays which somebody asked for where nothing moves."""


class Showing:
    """Who plays alone has just seen their own line: only the numbers pop for them."""

    def __init__(self, sight: Sight, touch: Touch, scenes: Scenes, link: Link) -> None:
        self._sight = sight
        self._touch = touch
        self._scenes = scenes
        self._link = link
        self._timer = QTimer(singleShot=True)
        self._timer.timeout.connect(self.end)
        link.shown.connect(self._close)

    def follow(self, change: Change) -> None:
        """A round that has just ended is shown by itself, unless nothing is to move."""
        self._timer.stop()
        self._touch.reveal = None
        is_round = any(isinstance(event, Resolved) for event in change.events)
        is_last = any(isinstance(event, Ended) for event in change.events)
        pace = self._link.habits.pace if not LOOK.reduce_motion else 0.0
        if change.kind != PLAYED or not is_round or not self._link.stage.is_seen:
            return
        if len(self._sight.players) == 1:
            self._pop(last_round(self._sight))
        elif pace > 0:
            self._begin(last_round(self._sight, pace))
        if is_last:
            # The screen says when the last round has been seen.
            self._timer.stop()

    def _close(self, _words_too: bool) -> None:
        """The last round was seen at the table: now the podium."""
        if self._sight.outcome is None or self._link.is_closing or self._touch.reveal is None:
            return
        self._touch.reveal = None
        coming = mounting(self._scenes.now())
        for piece in coming:
            # The sheets lie where the poster comes: they go up one by one, not through its words.
            self._link.stage.forget(piece)
        self._link.bring(coming)

    def again(self) -> None:
        """The last round once more, because somebody asked for it."""
        reveal = last_round(self._sight, max(0.5, self._link.habits.pace))
        if reveal is not None:
            self._begin(reveal)
            self._link.bring(revealing(self._scenes.now(), reveal))
            self._link.show()

    def _begin(self, reveal: Reveal | None) -> None:
        if reveal is not None:
            self._touch.reveal, self._touch.shown_seat = reveal, None
            self._timer.start(AGAIN if LOOK.reduce_motion else reveal.ms)

    def end(self) -> bool:
        """On to the next card; False: nothing was being shown."""
        reveal, self._touch.reveal = self._touch.reveal, None
        self._timer.stop()
        if reveal is None:
            return False
        self._pop(reveal)
        if reveal.after.round == self._sight.state.round and not self._sight.has_open_draft:
            self._link.bring(turning(self._scenes.now()))
            self._link.sounded.emit("turn")
        self._link.show()
        return True

    def _pop(self, reveal: Reveal | None) -> None:
        """The boxes of the strip that say something else now."""
        coming: Arrivals = {}
        for number in {number for _, number, _ in reveal.reached} if reveal is not None else ():
            self._link.stage.forget(f"box:{number}")
            coming[f"box:{number}"] = Arrival(0, ms=320, grow=1.35)
        self._link.bring(coming)

    def stop(self) -> None:
        self._timer.stop()
