"""Saves the match on the table by itself: soon after each change, off the interface thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from trakkx_desktop.core.trouble import SAVE, Trouble
from trakkx_desktop.session.task import Errands, tell_bug, trouble_of
from trakkx_desktop.storage.beside import spare_foreign
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import save

SOON = 200
"""ms that changes are gathered before they are written: whatever happens, no more than half a second
of play is lost."""
AGAIN = 2000
"""ms after which what the disk did not take is offered to it again."""


class Autosave(QObject):
    """Signals: failed(Trouble) and succeeded(), each only when it was the other way before; parted(Trouble)
    when somebody else had written to the match; written() after each save that worked."""

    failed = Signal(object)
    succeeded = Signal()
    parted = Signal(object)
    written = Signal()

    def __init__(self, places: Places, ask: Callable[[], Saved | None]) -> None:
        super().__init__()
        self._places = places
        self._ask = ask
        self._errands = Errands()
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.write)
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self.write)
        self._waiting: dict[str, Saved] = {}
        self.mark = 0
        """Counts the versions that were to be saved."""
        self._marks: dict[str, int] = {}
        self._writing: set[str] = set()
        self._troubles: dict[str, Trouble] = {}
        """By match, why its last save failed."""

    @property
    def trouble(self) -> Trouble | None:
        """Why saving does not work; None while it does."""
        return next(reversed(self._troubles.values()), None)

    @property
    def unsaved(self) -> tuple[Saved, ...]:
        """Matches as the disk did not take them, also those that have left the table since."""
        return tuple(saved for saved in self._waiting.values() if saved.id in self._troubles)

    @property
    def waiting(self) -> tuple[Saved, ...]:
        """Matches that are not on the disk yet."""
        return tuple(self._waiting.values())

    @property
    def is_busy(self) -> bool:
        return self._errands.is_busy

    def has_saved(self, match_id: str, since: int) -> bool:
        """Whoever has read this match from the disk since that mark may have read an older version."""
        return self._marks.get(match_id, 0) > since

    def note(self) -> None:
        """Something changed; the timer is not put off, so a busy hand cannot starve it."""
        if not self._soon.isActive():
            self._soon.start()

    def hurry(self) -> None:
        """What has changed, or was not taken before, is written now; nobody waits for it."""
        if self._soon.isActive() or self._troubles:
            self.write()

    def flush(self) -> None:
        """Writes now and waits for it: before quitting. What was on its way before may fail, so the disk
        is asked once more after it."""
        self._errands.wait()
        self.hurry()
        self._errands.wait()

    def wait_for_worker(self) -> None:
        """In any thread: until what is being written is on the disk."""
        self._errands.wait_for_worker()

    def write(self) -> None:
        """The match on the table, and whatever else is waiting."""
        self._soon.stop()
        self._again.stop()
        saved = self._ask()
        if saved is not None and not saved.read_only:
            self._waiting[saved.id] = saved
            self.mark += 1
            self._marks[saved.id] = self.mark
        for waiting in tuple(self._waiting.values()):
            self._start(waiting)

    def _start(self, saved: Saved) -> None:
        """One at a time for each match: a slow disk gets the newest version next, not every one."""
        if saved.id not in self._writing:
            self._writing.add(saved.id)
            self._errands.start(partial(self._save, saved), partial(self._settle, saved))

    def _save(self, saved: Saved) -> Path | None:
        """In the worker: where somebody else's version of the match was put, if there was one."""
        spared = spare_foreign(self._places, saved)
        save(self._places, saved)
        return spared

    def _settle(self, saved: Saved, result: Any) -> None:
        """A bug of the worker is told here, in the thread of the interface, once for each time that saving
        stops working."""
        before, trouble = self.trouble, trouble_of(result)
        self._writing.discard(saved.id)
        self._troubles.pop(saved.id, None)
        if trouble is not None:
            self._troubles[saved.id] = trouble
        elif self._waiting.get(saved.id) is saved:
            del self._waiting[saved.id]
        elif saved.id in self._waiting:
            self._start(self._waiting[saved.id])
        if self.trouble is not None:
            self._again.start()
        self._tell(before, result)

    def _tell(self, before: Trouble | None, result: Any) -> None:
        if self.trouble is not None and before is None:
            self.failed.emit(self.trouble)
        elif self.trouble is None and before is not None:
            self.succeeded.emit()
        if isinstance(result, Exception):
            if before is None:
                tell_bug(result)
        elif not isinstance(result, Trouble):
            self.written.emit()
        if isinstance(result, Path):
            self.parted.emit(Trouble(SAVE, "foreign", result))
