"""The settings, the match on the table, and the way to the archive of all others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop import catalog
from trakkx_desktop.core.trouble import DISK, EXPORT, SAVE, Trouble
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.settings import load_settings, save_settings

if TYPE_CHECKING:
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.past import Past
    from trakkx_desktop.core.summary import Summary
    from trakkx_desktop.session.archive import Archive
    from trakkx_desktop.session.autosave import Autosave
    from trakkx_desktop.session.hints import Hints
    from trakkx_desktop.session.opponents import Opponents
    from trakkx_desktop.session.session import Session
    from trakkx_desktop.session.worker import Worker
    from trakkx_desktop.storage.saved import Saved


class House(QObject):
    """Signals: tuned() after a setting changed; troubled(Trouble) for a sentence to the person;
    mended() when saving works again.

    Everything that is not needed to draw Home is imported when it is asked for.
    """

    tuned = Signal()
    troubled = Signal(object)
    mended = Signal()

    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        self.settings, self.first_trouble = load_settings(places)
        self.session: Session | None = None
        self.opponents: Opponents | None = None
        """The computers at the table; None while nothing is played."""
        self.hints: Hints | None = None

    @cached_property
    def _autosave(self) -> Autosave:
        from trakkx_desktop.session.autosave import Autosave

        autosave = Autosave(self.places, self._saved)
        autosave.failed.connect(self.troubled)
        autosave.succeeded.connect(self.mended)
        return autosave

    def tune(self, **changes: Any) -> None:
        """Changes settings and keeps them."""
        wished = replace(self.settings, **changes)
        if wished == self.settings:
            return
        self.settings = wished
        self._did(lambda: save_settings(self.places, wished))
        self.tuned.emit()

    def recent(self) -> tuple[Summary, ...]:
        """Unfinished matches, newest first."""
        if not self.places.saves.is_dir():
            return ()
        from trakkx_desktop.storage.index import list_recent

        try:
            return list_recent(self.places)
        except StorageError:
            return ()

    def picture(self, name: str) -> bytes | None:
        """A picture that was kept, as BMP: the quickest to read."""
        from trakkx_desktop.storage.pictures import kept_picture

        return kept_picture(self.places, name)

    def keep_picture(self, name: str, data: bytes) -> None:
        from trakkx_desktop.storage.pictures import keep_picture

        keep_picture(self.places, name, data)

    def begin(self, match: Match, youngest: str = "") -> Session:
        """A new match comes on the table."""
        from trakkx_desktop.storage.saves import new_saved, now

        self.archive.remember(match.players, youngest, now())
        return self._seat(new_saved(match.deal(now())))

    def lay_out(self, match: Match) -> Session:
        """A match that is already dealt (a record that was read) comes on the table."""
        from trakkx_desktop.storage.saves import new_saved

        return self._seat(new_saved(match))

    def write_out(self, path: Path, data: bytes) -> bool:
        """A file for other programs: a record, a picture."""
        from trakkx_desktop.storage.writer import write

        return self._did(lambda: write(path, data), Trouble(EXPORT, "", path))

    def rematch(self, match: Match) -> Session:
        """The same people once more."""
        from trakkx_desktop.storage.saves import new_saved, now

        return self._seat(new_saved(match.again(new_seed()).deal(now())))

    def open(self, path: Path) -> Session | None:
        """A saved match comes on the table; what is wrong with it is told. If it cannot be opened
        at all, the match that lies there stays."""
        from trakkx_desktop.storage.saves import open_save

        self.flush()
        newer = [saved for saved in self.unsaved if self.places.save_of(saved.id) == path]
        if newer:
            return self._seat(newer[0])
        try:
            loaded = open_save(self.places, path, catalog.game)
        except (StorageError, BrokenFile) as error:
            # Told as what it is, a file that cannot be opened: the disk may be well otherwise.
            self.troubled.emit(replace(error.trouble, kind=SAVE, path=path))
            return None
        session = self._seat(loaded.saved)
        for problem in loaded.problems:
            self.troubled.emit(replace(problem, path=path))
        return session

    @property
    def unsaved(self) -> tuple[Saved, ...]:
        """Matches that the disk did not take; they are offered to it again and again."""
        return self._autosave.unsaved if self._is_saving else ()

    def leave(self) -> None:
        """The match on the table is saved and put away."""
        self.flush()
        self._dismiss()
        self.session = None
        trouble = self._autosave.trouble if self._is_saving else None
        if trouble is not None:
            self.troubled.emit(trouble)

    def close(self) -> None:
        """The app ends: all is saved, nobody thinks any more."""
        self.leave()
        if "_worker" in self.__dict__:
            self._worker.retire()

    def flush(self) -> None:
        """What has changed is on the disk when this returns, if the disk takes it."""
        if self._is_saving:
            self._autosave.flush()

    @property
    def _is_saving(self) -> bool:
        """Was there anything to save since the start? (Asking `_autosave` would make one.)"""
        return "_autosave" in self.__dict__

    def save_soon(self) -> None:
        """The match on the table is worth another save, without waiting for it."""
        if self.session is not None:
            self._autosave.note()

    @cached_property
    def archive(self) -> Archive:
        """All saved matches, the trash, the people and backups: what the screens of paper ask for."""
        from trakkx_desktop.session.archive import Archive

        archive = Archive(self.places)
        archive.failed.connect(self.troubled)
        return archive

    def save_as(self, path: Path) -> bool:
        """A copy of the match on the table as a file of its own."""
        from trakkx_desktop.storage.saves import write_save

        saved = self._saved()
        return saved is not None and self._did(
            lambda: write_save(path, saved), Trouble(DISK, "", path)
        )

    def look_back(self, number: int) -> Session | None:
        """A finished game (from 0) of the match on the table, to look at only; the match stays."""
        from trakkx_desktop.session.session import Session
        from trakkx_desktop.storage.saves import now

        saved = self._saved()
        if saved is None or not 0 <= number < len(saved.match.sittings):
            return None
        if saved.match.sittings[number].record.outcome is None:
            return None
        shown = saved.match.up_to(number)
        return Session(replace(saved, match=shown, drafts={}, read_only=True), now)

    def played_alone(self, key: str) -> tuple[Past, ...]:
        """Every finished game of one person, that on the table included."""
        from trakkx_desktop.session.past import played_alone

        self.flush()
        return played_alone(self.places, key)

    def _did(self, deed: Callable[[], object], about: Trouble | None = None) -> bool:
        """Does it, or tells why the disk did not let it: about the file that the error names, or
        one that the person knows."""
        try:
            deed()
        except StorageError as error:
            self.troubled.emit(replace(about, code=error.code) if about else error.trouble)
            return False
        return True

    def _seat(self, saved: Saved) -> Session:
        from trakkx_desktop.session.session import Session
        from trakkx_desktop.storage.saves import now

        self.flush()
        self._dismiss()
        self.session = Session(saved, now)
        self.session.changed.connect(lambda _change: self._autosave.note())
        self._autosave.note()
        self._call(saved.id)
        return self.session

    @cached_property
    def _worker(self) -> Worker:
        from trakkx_desktop.session.worker import Worker

        return Worker(self)

    def _call(self, name: str) -> None:
        """The computers come to the table. Nobody thinks before somebody has to."""
        from trakkx_desktop.session.hints import Hints
        from trakkx_desktop.session.opponents import Opponents

        if self.session is not None and catalog.has_player(self.session.match.key):
            pace = self.settings.pace
            self.opponents = Opponents(self.session, self._worker, name, pace)
            self.hints = Hints(self.session, self._worker, name)

    def _dismiss(self) -> None:
        """Whoever thinks at the table that is left stops at once."""
        if self.opponents is not None and self.hints is not None:
            self.opponents.retire()
            self.hints.retire()
            self.opponents, self.hints = None, None
            self._worker.end()

    def _saved(self) -> Saved | None:
        return self.session.saved() if self.session is not None else None


def new_seed() -> int:
    """By chance, as good as the system has it."""
    import secrets

    from trakkx_desktop.core.chance import SEEDS

    return secrets.randbelow(SEEDS)
