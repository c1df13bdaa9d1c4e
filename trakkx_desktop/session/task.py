"""Work in a thread of its own: whatever comes of it, also an error that nobody expected, is told as a value.

An exception that left a worker thread would run the app's hook there, beside the interface.
"""

import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from shiboken6 import Shiboken

from trakkx_desktop.core.trouble import DISK, Trouble
from trakkx_desktop.storage.errors import BrokenFile, StorageError


class Task(QRunnable):
    """Calls `tell` in the worker's thread with the result, a Trouble, or the unexpected exception."""

    def __init__(self, deed: Callable[[], Any], tell: Callable[[Any], None]) -> None:
        super().__init__()
        self._deed, self._tell = deed, tell

    def run(self) -> None:
        try:
            result = self._deed()
        except (StorageError, BrokenFile) as error:
            result = error.trouble
        except Exception as error:
            result = error
        self._tell(result)


_POOLS: list[QThreadPool] = []
"""A pool that goes waits for its thread. Python may clear away at any moment, also while it holds a lock that this
thread waits for, so pools stay."""


class Errands(QObject):
    """Deeds that a worker does one after the other; what comes of each is told in the thread of the
    interface, which never waits for a disk."""

    _done = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        _POOLS.append(self._pool)
        self._results: deque[tuple[Callable[[Any], None], Any]] = deque()
        self._left = 0
        self._done.connect(self.settle)

    @property
    def is_busy(self) -> bool:
        return self._left > 0

    def start(self, deed: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """`then` gets what a Task tells."""
        self._left += 1
        self._pool.start(Task(deed, partial(self._tell, then)))

    def wait(self) -> None:
        """Until nothing is left to do, and all is told: for whoever quits."""
        while self.is_busy:
            self.wait_for_worker()
            self.settle()

    def wait_for_worker(self) -> None:
        """In any thread; nothing is told yet."""
        self._pool.waitForDone()

    def settle(self) -> None:
        while self._results:
            then, result = self._results.popleft()
            self._left -= 1
            then(result)

    def _tell(self, then: Callable[[Any], None], result: Any) -> None:
        """Called by the worker."""
        self._results.append((then, result))
        if Shiboken.isValid(self):
            self._done.emit()


def tell_bug(error: Exception) -> None:
    """To the app's hook, in the thread of the interface; whoever flushes or closes goes on with it."""
    sys.excepthook(type(error), error, error.__traceback__)


def trouble_of(result: Any) -> Trouble | None:
    """What went wrong, if anything; of a bug no more can be said than that the disk did not get it."""
    if isinstance(result, Exception):
        return Trouble(DISK, "io", facts={"detail": repr(result)})
    return result if isinstance(result, Trouble) else None
