"""Saves the match on the table by itself: soon after each change, off the interface thread."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.task import Task, tell_bug, trouble_of
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import save

SOON = 400
"""ms that changes are gathered before they are written; no save is older than 2 s."""
AGAIN = 2000
"""ms after which what the disk did not take is offered to it again."""

Result = tuple[Saved, Any]
"""A match, and what came of writing it (session/task.py)."""


class Autosave(QObject):
    """Signals: failed(Trouble) and succeeded(), each only when it was the other way before."""

    failed = Signal(object)
    succeeded = Signal()
    _done = Signal()

    def __init__(self, places: Places, ask: Callable[[], Saved | None]) -> None:
        super().__init__()
        self._places = places
        self._ask = ask
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._write)
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._write)
        self._waiting: dict[str, Saved] = {}
        self._results: deque[Result] = deque()
        self._troubles: dict[str, Trouble] = {}
        """By match, why its last save failed."""
        self._done.connect(self._settle)

    @property
    def trouble(self) -> Trouble | None:
        """Why saving does not work; None while it does."""
        return next(reversed(self._troubles.values()), None)

    @property
    def unsaved(self) -> tuple[Saved, ...]:
        """Matches as the disk did not take them, also those that have left the table since."""
        return tuple(saved for saved in self._waiting.values() if saved.id in self._troubles)

    def note(self) -> None:
        """Something changed; the timer is not put off, so a busy hand cannot starve it."""
        if not self._soon.isActive():
            self._soon.start()

    def flush(self) -> None:
        """Writes now and waits for it: before leaving, quitting, or losing the focus."""
        if self._soon.isActive() or self._troubles:
            self._write()
        self._pool.waitForDone()
        self._settle()

    def _write(self) -> None:
        """The match on the table, and whatever else is waiting."""
        self._soon.stop()
        self._again.stop()
        saved = self._ask()
        if saved is not None and not saved.read_only:
            self._waiting[saved.id] = saved
        for waiting in self._waiting.values():
            deed = partial(save, self._places, waiting)
            self._pool.start(Task(deed, partial(self._tell, waiting)))

    def _tell(self, saved: Saved, result: Any) -> None:
        """Called by the worker."""
        self._results.append((saved, result))
        self._done.emit()

    def _settle(self) -> None:
        """Takes over what the worker has told; a bug of its is told here, in the thread of the interface,
        once for each time that saving stops working."""
        before, bugs = self.trouble, []
        while self._results:
            saved, result = self._results.popleft()
            bugs += [result] if isinstance(result, Exception) else []
            trouble = trouble_of(result)
            self._troubles.pop(saved.id, None)
            if trouble is not None:
                self._troubles[saved.id] = trouble
            elif self._waiting.get(saved.id) is saved:
                del self._waiting[saved.id]
        if self.trouble is not None:
            self._again.start()
        if self.trouble is not None and before is None:
            self.failed.emit(self.trouble)
        elif self.trouble is None and before is not None:
            self.succeeded.emit()
        if bugs and before is None:
            tell_bug(bugs[0])
