"""Everything that was ever saved, for the screens of paper: matches, trash, people, backups.

Whatever touches a file is done in a worker thread and told by a signal, or to whoever asked for it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from trakkx_desktop.core import history
from trakkx_desktop.core.history import Query
from trakkx_desktop.core.player import Person, Player
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.session.past import played_days
from trakkx_desktop.session.task import Errands, tell_bug, trouble_of
from trakkx_desktop.storage import backup, library, people
from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.library import KEPT_IN_TRASH, Trashed
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.summary import head_of, summary_of
from trakkx_desktop.storage.writer import write

T = TypeVar("T")

_TOLD_EACH = 50
"""Progress is told after so many files."""


def _ignore(_result: Any) -> None:
    """Nobody waits for it."""


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
    imported(Merged) when a long deed is done; moved() when names or a backup have changed files; failed(Trouble)."""

    listed = Signal()
    progressed = Signal(int, int)
    renamed = Signal(str, str, int)
    forgotten = Signal(str, int)
    exported = Signal(object, int)
    imported = Signal(object)
    moved = Signal()
    failed = Signal(object)

    def __init__(self, places: Places, ready: Callable[[], None] = lambda: None) -> None:
        """`ready` is called in the worker before each deed: what is being saved is on the disk then."""
        super().__init__()
        self._places = places
        self._ready = ready
        self._errands = Errands()
        self._merging: people.Merging | None = None
        self._people: tuple[Person, ...] | None = None
        """Who has played here, once that was read."""
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
        self._errands.wait_for_worker()

    def wait(self) -> None:
        """Until the worker has nothing left to do."""
        self._errands.wait()

    def search(self, query: Query) -> tuple[Summary, ...]:
        """Broken files have nothing to be found by: they come with an empty query only."""
        words = query.text.casefold().split()
        texts = zip(self.summaries, self._texts, strict=True)
        found = [match for match, text in texts if all(word in text for word in words)]
        return history.search(found, replace(query, text=""))

    def rename(self, summary: Summary, name: str) -> None:
        """Gives a match a name of its own; "" takes it away."""

        def deed() -> Summary:
            library.rename(self._places, summary.id, name)
            return self._read(summary.path)

        self._do(summary.path, deed, lambda renamed: self._replace(summary, renamed))

    def duplicate(self, summary: Summary, then: Callable[[Summary], None] = _ignore) -> None:
        def deed() -> Summary:
            made = library.duplicate(self._places, summary.id)
            return self._read(self._places.save_of(made))

        def show(copy: Summary) -> None:
            self._show((copy, *self.summaries))
            then(copy)

        self._do(summary.path, deed, show)

    def delete(self, summary: Summary, then: Callable[[Deleted], None] = _ignore) -> None:
        """Into the trash, from where `restore` brings it back for 30 days."""

        def show(gone: Trashed) -> None:
            self._replace(summary, None)
            then(Deleted(gone, summary))

        self._do(summary.path, lambda: library.delete(self._places, summary.id), show)

    def restore(self, deleted: Deleted, then: Callable[[Summary], None] = _ignore) -> None:
        def deed() -> Summary:
            library.restore(self._places, deleted.trashed)
            return self._read(self._places.save_of(deleted.trashed.id))

        def show(back: Summary) -> None:
            found = (back, *self.summaries)
            self._show(sorted(found, key=lambda s: (s.changed, s.id), reverse=True))
            then(back)

        self._do(deleted.trashed.path, deed, show)

    def look_into_trash(self, then: Callable[[tuple[Deleted, ...]], None]) -> None:
        """Last deleted first."""

        def deed() -> tuple[Deleted, ...]:
            found = library.list_trash(self._places)
            return tuple(Deleted(trashed, self._read(trashed.path)) for trashed in found)

        self._do(self._places.trash, deed, then)

    def recall_days(self, person: str, then: Callable[[dict[date, int]], None]) -> None:
        """What was reached with the deals of days."""
        self._start(lambda: played_days(self._places, person), then)

    def tidy(self) -> None:
        """Empties old trash and sweeps up; a chore that can wait."""
        library.tidy(self._places)

    def people(self) -> tuple[Person, ...]:
        """Last seen first."""
        if self._people is None:
            self._meet(people.load_people(self._places))
        return self._people or ()

    def meet(self) -> None:
        """Reads who has played here before anybody asks."""
        self._errands.start(lambda: people.load_people(self._places), self._meet)

    def _meet(self, found: Any) -> None:
        trouble = trouble_of(found) or found[1]
        self._people = () if trouble_of(found) else found[0]
        if trouble is not None:
            self.failed.emit(trouble)

    def remember(self, players: Sequence[Player], youngest: str, time: str) -> None:
        """These have sat down at a table."""
        self._keep_people(people.seated(self.people(), players, youngest, time))

    def set_mark(self, name: str, mark: int) -> None:
        """The colour and shape that the person is offered from now on."""
        known = self.people()
        if all(person.name != name for person in known):
            known = (*known, Person(name, mark))
        self._keep_people(tuple(replace(p, mark=mark) if p.name == name else p for p in known))

    def _keep_people(self, known: tuple[Person, ...]) -> None:
        self._people = known
        self._do(self._places.people, lambda: people.save_people(self._places, known), _ignore)

    def rename_person(self, old: str, new: str) -> None:
        """In the list of people and in every match; a name that exists makes the two one person, until
        `part` takes that back."""

        def done(merging: people.Merging) -> None:
            self._merging = merging
            self._reload(lambda: self.renamed.emit(old, new, len(merging.stood)))

        self._start(lambda: people.merge(self._places, old, new), done)

    def part(self) -> None:
        """The last two who were made one are two again."""
        merging, self._merging = self._merging, None
        if merging is not None:
            self._start(
                lambda: people.part(self._places, merging), lambda _: self._reload(lambda: None)
            )

    def met(self, one: str, other: str) -> int:
        """In how many matches these two have played each other."""
        names = ({player.name for player in match.players} for match in self.summaries)
        return sum({one, other} <= found for found in names)

    def forget_person(self, name: str) -> None:
        """Results stay, under no name."""
        self._start(
            lambda: people.forget(self._places, name),
            lambda changed: self._reload(lambda: self.forgotten.emit(name, len(changed))),
        )

    def attendance(self) -> Counter[str]:
        """In how many finished matches everybody has played; records of others do not count."""
        matches = [match for match in history.finished(self.summaries) if not match.origin]
        seats = (player for match in matches for player in match.players)
        return Counter(p.name for p in seats if p.name and not p.is_computer)

    def finished_by(self, player: str) -> tuple[Summary, ...]:
        """The finished matches of one person."""
        matches = history.finished(self.summaries)
        return tuple(
            m for m in matches if any(p.name == player and not p.is_computer for p in m.players)
        )

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

    def copy_to(self, summary: Summary, path: Path, then: Callable[[], None]) -> None:
        """The match as a file of its own, wherever the person likes."""
        self._do(path, lambda: write(path, read(summary.path), private=False), lambda _: then())

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
        self.moved.emit()
        self.meet()
        self.load()

    def _read(self, path: Path) -> Summary:
        return summary_of(path, head_of(path))

    def _progress(self, done: int, total: int) -> None:
        if self._is_closing:
            raise _Closing
        if done % _TOLD_EACH == 0:
            self.progressed.emit(done, total)

    def _do(self, path: Path, deed: Callable[[], T], then: Callable[[T], None]) -> None:
        """Something with the file `path`, in the worker; then what is to be done with what it brings."""

        def about() -> T:
            try:
                return deed()
            except BrokenFile as error:
                error.path = error.path or path
                raise

        self._start(about, then)

    def _start(self, deed: Callable[[], Any], then: Callable[[Any], None]) -> None:
        def when_ready() -> Any:
            self._ready()
            return deed()

        self._errands.start(when_ready, lambda result: self._settle(then, result))

    def _settle(self, then: Callable[[Any], None], result: Any) -> None:
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
