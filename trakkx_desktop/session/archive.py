"""Everything that was ever saved, for the screens of paper: matches, trash, people, backups.

What may touch thousands of files is done in a worker thread and told by a signal; what touches
one file is done at once.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from trakkx_desktop.core import history
from trakkx_desktop.core.history import Query
from trakkx_desktop.core.player import Person, Player
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.session.task import Task, tell_bug, trouble_of
from trakkx_desktop.storage import backup, library, people
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.library import KEPT_IN_TRASH, Trashed
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.summary import head_of, summary_of
from trakkx_desktop.storage.writer import write

T = TypeVar("T")

_TOLD_EACH = 50
"""Progress is told after so many files."""


@dataclass(frozen=True)
class Deleted:
    """A match in the trash, and what it says about itself."""

    trashed: Trashed
    summary: Summary

    @property
    def kept_until(self) -> datetime:
        return self.trashed.deleted + KEPT_IN_TRASH


class Archive(QObject):
    """Signals: listed() when `summaries` is new; progressed(done, all) while files are read;
    renamed(old, new, matches), forgotten(name, matches), exported(path, matches),
    imported(Merged) when a long deed is done; failed(Trouble)."""

    listed = Signal()
    progressed = Signal(int, int)
    renamed = Signal(str, str, int)
    forgotten = Signal(str, int)
    exported = Signal(object, int)
    imported = Signal(object)
    failed = Signal(object)
    _done = Signal(object, object)

    def __init__(self, places: Places) -> None:
        super().__init__()
        self._places = places
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done.connect(self._settle)
        self.summaries: tuple[Summary, ...] = ()
        """Of all matches, newest first; empty before the first `listed`."""
        self._texts: tuple[str, ...] = ()
        """What each can be found by: made once, so that typing need not wait."""
        self.is_loaded = False
        self._is_closing = False
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    def load(self) -> None:
        """Reads what the saves say about themselves."""
        self._start(self._list, self._take)

    def close(self) -> None:
        """Whoever quits does not wait until all is read."""
        self._is_closing = True
        self._pool.waitForDone()

    def wait(self) -> None:
        """Until the worker has nothing left to do."""
        self._pool.waitForDone()

    def search(self, query: Query) -> tuple[Summary, ...]:
        """Broken files have nothing to be found by: they come with an empty query only."""
        words = query.text.casefold().split()
        texts = zip(self.summaries, self._texts, strict=True)
        found = [match for match, text in texts if all(word in text for word in words)]
        return history.search(found, replace(query, text=""))

    def rename(self, summary: Summary, name: str) -> None:
        """Gives a match a name of its own; "" takes it away."""
        if self._did(summary.path, lambda: library.rename(self._places, summary.id, name)):
            self._replace(summary, self._read(summary.path))

    def duplicate(self, summary: Summary) -> Summary | None:
        made = self._try(summary.path, lambda: library.duplicate(self._places, summary.id))
        if made is None:
            return None
        copy = self._read(self._places.save_of(made))
        self._show((copy, *self.summaries))
        return copy

    def delete(self, summary: Summary) -> Deleted | None:
        """Into the trash, from where `restore` brings it back for 30 days."""
        gone = self._try(summary.path, lambda: library.delete(self._places, summary.id))
        if gone is None:
            return None
        self._replace(summary, None)
        return Deleted(gone, summary)

    def restore(self, deleted: Deleted) -> bool:
        home = deleted.trashed.path
        if not self._did(home, lambda: library.restore(self._places, deleted.trashed)):
            return False
        back = self._read(self._places.save_of(deleted.trashed.id))
        newest_first = sorted(
            (back, *self.summaries), key=lambda s: (s.changed, s.id), reverse=True
        )
        self._show(newest_first)
        return True

    def trash(self) -> tuple[Deleted, ...]:
        """Last deleted first."""
        found = self._try(self._places.trash, lambda: library.list_trash(self._places)) or ()
        return tuple(Deleted(trashed, self._read(trashed.path)) for trashed in found)

    def tidy(self) -> None:
        """Empties old trash and sweeps up; a chore that can wait."""
        library.tidy(self._places)

    def people(self) -> tuple[Person, ...]:
        """Last seen first."""
        known, trouble = people.load_people(self._places)
        if trouble is not None:
            self.failed.emit(trouble)
        return known

    def remember(self, players: Sequence[Player], youngest: str, time: str) -> None:
        """These have sat down at a table."""
        known, _ = people.load_people(self._places)
        seated = people.seated(known, players, youngest, time)
        self._did(self._places.people, lambda: people.save_people(self._places, seated))

    def set_mark(self, name: str, mark: int) -> None:
        """The colour and shape that the person is offered from now on."""
        known, _ = people.load_people(self._places)
        if all(person.name != name for person in known):
            known = (*known, Person(name, mark))
        changed = [replace(p, mark=mark) if p.name == name else p for p in known]
        self._did(self._places.people, lambda: people.save_people(self._places, changed))

    def rename_person(self, old: str, new: str) -> None:
        """In the list of people and in every match; a name that exists makes the two one person."""
        self._start(
            lambda: people.merge(self._places, old, new),
            lambda changed: self._reload(lambda: self.renamed.emit(old, new, len(changed))),
        )

    def forget_person(self, name: str) -> None:
        """Results stay, under no name."""
        self._start(
            lambda: people.forget(self._places, name),
            lambda changed: self._reload(lambda: self.forgotten.emit(name, len(changed))),
        )

    def attendance(self) -> Counter[str]:
        """In how many finished matches everybody has played."""
        matches = history.finished(self.summaries)
        return Counter(player.name for match in matches for player in match.players if player.name)

    def finished_by(self, player: str) -> tuple[Summary, ...]:
        """The finished matches of one person."""
        matches = history.finished(self.summaries)
        return tuple(m for m in matches if any(p.name == player for p in m.players))

    def export_all(self, path: Path) -> None:
        """Everything as one file."""
        self._start(
            lambda: backup.export_all(self._places, path),
            lambda count: self.exported.emit(path, count),
        )

    def import_all(self, path: Path) -> None:
        """Merges such a file; nothing that is here is lost."""
        self._start(
            lambda: backup.import_all(self._places, path),
            lambda merged: self._reload(lambda: self.imported.emit(merged)),
        )

    def copy_to(self, summary: Summary, path: Path) -> bool:
        """The match as a file of its own, wherever the person likes."""
        return self._did(path, lambda: write(path, read(summary.path)))

    def _list(self) -> tuple[tuple[Summary, ...], tuple[str, ...]]:
        found = list_summaries(self._places, self._progress)
        return found, tuple(map(_text, found))

    def _take(self, listed: tuple[tuple[Summary, ...], tuple[str, ...]]) -> None:
        self.summaries, self._texts = listed
        self.is_loaded = True
        self.listed.emit()

    def _show(self, summaries: Iterable[Summary]) -> None:
        self.summaries = tuple(summaries)
        self._texts = tuple(map(_text, self.summaries))
        self.listed.emit()

    def _replace(self, old: Summary, new: Summary | None) -> None:
        kept = [new if s.id == old.id else s for s in self.summaries]
        self._show(s for s in kept if s is not None)

    def _reload(self, tell: Callable[[], None]) -> None:
        tell()
        self.load()

    def _read(self, path: Path) -> Summary:
        return summary_of(path, head_of(path))

    def _progress(self, done: int, total: int) -> None:
        if self._is_closing:
            raise _Closing
        if done % _TOLD_EACH == 0:
            self.progressed.emit(done, total)

    def _try(self, path: Path, deed: Callable[[], T]) -> T | None:
        """What the deed brings; None where the file (about which it is) does not allow it."""
        try:
            return deed()
        except (StorageError, BrokenFile) as error:
            error.path = error.path or path
            self.failed.emit(error.trouble)
            return None

    def _did(self, path: Path, deed: Callable[[], None]) -> bool:
        """The same for a deed that brings nothing."""

        def done() -> bool:
            deed()
            return True

        return self._try(path, done) is True

    def _start(self, deed: Callable[[], Any], then: Callable[[Any], None]) -> None:
        self._pool.start(Task(deed, lambda result: self._done.emit(then, result)))

    def _settle(self, then: Callable[[Any], None], result: Any) -> None:
        """In the thread of the interface."""
        if isinstance(result, _Closing):
            return
        trouble = trouble_of(result)
        if trouble is None:
            then(result)
            return
        self.failed.emit(trouble)
        if isinstance(result, Exception):
            tell_bug(result)


def _text(match: Summary) -> str:
    return " ".join((match.name, *(player.name for player in match.players))).casefold()


class _Closing(Exception):
    """The worker stops in the middle: nobody is there to be told."""
