"""The turn timer (ruling U4): counts only while the player whose turn it is sees the table."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

HURRY = 5
"""Seconds before the end from which it ticks."""


class TurnClock(QObject):
    """Signals: ticked() every second that counts; hurried() in each of the last seconds; ran_out()."""

    ticked = Signal()
    hurried = Signal()
    ran_out = Signal()

    def __init__(self, is_seen: Callable[[], bool]) -> None:
        super().__init__()
        self._is_seen = is_seen
        self._turn: Any = None
        self.left: int | None = None
        """Seconds; None while no timer runs."""
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self.tick)

    def follow(self, turn: Any, seconds: int | None) -> None:
        """The table shows this turn now, with so many seconds for it (None: no timer)."""
        if seconds is None:
            self.stop()
            return
        if turn != self._turn or self.left is None:
            self._turn, self.left = turn, seconds
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Nobody has to hurry now; the same turn may go on later where it was."""
        self._timer.stop()

    def forget(self) -> None:
        """That turn is over."""
        self.stop()
        self._turn = self.left = None

    def tick(self) -> None:
        if self.left is None or not self._is_seen():
            return
        self.left -= 1
        if self.left <= 0:
            self.forget()
            self.ran_out.emit()
            return
        if self.left <= HURRY:
            self.hurried.emit()
        self.ticked.emit()
