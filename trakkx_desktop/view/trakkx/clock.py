"""The turn timer (ruling U4): counts only while the player whose turn it is sees the table."""

from PySide6.QtCore import QObject, QTimer, Signal

from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trakkx.memory import TurnKey, turn_key

HURRY = 5
"""Seconds before the end from which it ticks."""


class TurnClock(QObject):
    """Signal: ran_out()."""

    ran_out = Signal()

    def __init__(self, sight: Sight, link: Link) -> None:
        super().__init__()
        self._sight, self._link = sight, link
        self._turn: TurnKey | None = None
        self.left: int | None = None
        """Seconds; None while no timer runs."""
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self.tick)
        self.follow()

    def follow(self) -> None:
        """Counts for the turn that the sight shows now; else nobody has to hurry, and the same turn
        may go on later where it was."""
        draft, seconds = self._sight.draft, self._sight.state.setup.seconds
        is_open = isinstance(draft, LayDraft) and draft.in_turn and not self._sight.is_read_only
        if seconds is None or not is_open:
            self._timer.stop()
            return
        turn = turn_key(self._sight)
        if turn != self._turn or self.left is None:
            self._turn, self.left = turn, seconds
        if not self._timer.isActive():
            self._timer.start()

    def forget(self) -> None:
        """That turn is over."""
        self._timer.stop()
        self._turn = self.left = None

    def tick(self) -> None:
        if self.left is None or not self._link.stage.is_seen:
            return
        self.left -= 1
        if self.left <= 0:
            self.forget()
            self.ran_out.emit()
            return
        if self.left <= HURRY:
            self._link.sounded.emit("tick")
        self._link.show()
