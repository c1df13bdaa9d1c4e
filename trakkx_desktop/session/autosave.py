"""Saves the match on the table by itself: soon after each change, off the interface thread."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import Saved, save

SOON = 400
"""ms that changes are gathered before they are written; no save is older than 2 s."""


class Autosave(QObject):
    """Signals: failed(StorageError) and succeeded(), each only when it was the other way before."""

    failed = Signal(object)
    succeeded = Signal()
    _done = Signal(object)

    def __init__(self, places: Places, ask: Callable[[], Saved | None]) -> None:
        super().__init__()
        self._places = places
        self._ask = ask
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._write)
        self._is_failing = False
        self._done.connect(self._tell)

    def note(self) -> None:
        """Something changed; the timer is not put off, so a busy hand cannot starve it."""
        if not self._soon.isActive():
            self._soon.start()

    def flush(self) -> None:
        """Writes now and waits for it: before leaving, quitting, or losing the focus."""
        pending = self._soon.isActive()
        self._soon.stop()
        if pending:
            self._write()
        self._pool.waitForDone()

    def _write(self) -> None:
        saved = self._ask()
        if saved is not None and not saved.read_only:
            self._pool.start(_Write(self._places, saved, self._done.emit))

    def _tell(self, error: StorageError | None) -> None:
        if error is not None and not self._is_failing:
            self.failed.emit(error)
        elif error is None and self._is_failing:
            self.succeeded.emit()
        self._is_failing = error is not None


class _Write(QRunnable):
    def __init__(
        self, places: Places, saved: Saved, tell: Callable[[StorageError | None], None]
    ) -> None:
        super().__init__()
        self._places, self._saved, self._tell = places, saved, tell

    def run(self) -> None:
        try:
            save(self._places, self._saved)
        except StorageError as error:
            self._tell(error)
        else:
            self._tell(None)
