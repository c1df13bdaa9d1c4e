"""Work in a thread of its own: whatever comes of it, also an error that nobody expected, is told as a value.

An exception that left a worker thread would run the app's hook there, beside the interface.
"""

import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRunnable

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


def tell_bug(error: Exception) -> None:
    """To the app's hook, in the thread of the interface; whoever flushes or closes goes on with it."""
    sys.excepthook(type(error), error, error.__traceback__)


def trouble_of(result: Any) -> Trouble | None:
    """What went wrong, if anything; of a bug no more can be said than that the disk did not get it."""
    if isinstance(result, Exception):
        return Trouble(DISK, "io", facts={"detail": repr(result)})
    return result if isinstance(result, Trouble) else None
