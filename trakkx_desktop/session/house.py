"""What the screens may ask of the disk: settings, people, saved matches; and the match on the table."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop import catalog
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.settings import Settings, load_settings, save_settings

if TYPE_CHECKING:
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.past import Past
    from trakkx_desktop.session.archive import Archive
    from trakkx_desktop.session.autosave import Autosave
    from trakkx_desktop.session.session import Session
    from trakkx_desktop.storage.saves import Saved
    from trakkx_desktop.storage.summary import Summary


class House(QObject):
    """Signals: tuned() after a setting changed; troubled(trouble, path) for a sentence to the
    person (StorageError, BrokenFile or Problem: the view words it by its `code`); mended() when
    saving works again; seated() when another match is on the table.

    Everything that is not needed to draw Home is imported when it is asked for.
    """

    tuned = Signal()
    troubled = Signal(object, object)
    mended = Signal()
    seated = Signal()

    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        self.settings, self.first_trouble = load_settings(places)
        self.session: Session | None = None

    @cached_property
    def _autosave(self) -> Autosave:
        from trakkx_desktop.session.autosave import Autosave

        autosave = Autosave(self.places, self._saved)
        autosave.failed.connect(lambda error: self.troubled.emit(error, error.path))
        autosave.succeeded.connect(self.mended)
        return autosave

    def tune(self, **changes: Any) -> None:
        """Changes settings and keeps them."""
        wished = replace(self.settings, **changes)
        if wished == self.settings:
            return
        self.settings = wished
        try:
            save_settings(self.places, wished)
        except StorageError as error:
            self.troubled.emit(error, error.path)
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

    def summaries(self) -> tuple[Summary, ...]:
        from trakkx_desktop.storage.index import list_summaries

        try:
            return list_summaries(self.places)
        except StorageError as error:
            self.troubled.emit(error, error.path)
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

        self._remember_people(match, youngest)
        return self._seat(new_saved(match.deal(now())))

    def lay_out(self, match: Match) -> Session:
        """A match that is already dealt (a record that was read) comes on the table."""
        from trakkx_desktop.storage.saves import new_saved

        return self._seat(new_saved(match))

    def write_out(self, path: Path, data: bytes) -> bool:
        """A file for other programs: a record, a picture."""
        from trakkx_desktop.storage.writer import write

        try:
            write(path, data)
        except StorageError as error:
            self.troubled.emit(error, path)
            return False
        return True

    def rematch(self, match: Match) -> Session:
        """The same people once more."""
        from trakkx_desktop.storage.library import rematch

        return self._seat(rematch(match, new_seed()))

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
        except StorageError as error:
            # Told as what it is, a file that cannot be opened: the disk may be well otherwise.
            self.troubled.emit(BrokenFile(error.code, str(error), path), path)
            return None
        except BrokenFile as broken:
            self.troubled.emit(broken, path)
            return None
        session = self._seat(loaded.saved)
        for problem in loaded.problems:
            self.troubled.emit(problem, path)
        return session

    @property
    def unsaved(self) -> tuple[Saved, ...]:
        """Matches that the disk did not take; they are offered to it again and again."""
        return self._autosave.unsaved if self._is_saving else ()

    def leave(self) -> None:
        """The match on the table is saved and put away."""
        self.flush()
        self.session = None
        error = self._autosave.error if self._is_saving else None
        if error is not None:
            self.troubled.emit(error, error.path)

    def flush(self) -> None:
        """What has changed is on the disk when this returns, if the disk takes it."""
        if self._is_saving:
            self._autosave.flush()

    @property
    def _is_saving(self) -> bool:
        """Was there anything to save since the start? (Asking `_autosave` would make one.)"""
        return "_autosave" in self.__dict__

    def note(self) -> None:
        """The match on the table changed in a way that must be kept."""
        self._autosave.note()

    def tidy(self) -> None:
        """Empties old trash and sweeps up; a chore that can wait."""
        from trakkx_desktop.storage.library import tidy

        tidy(self.places)

    @cached_property
    def archive(self) -> Archive:
        """All saved matches, the trash, the people and backups: what the paper rooms ask for."""
        from trakkx_desktop.session.archive import Archive

        archive = Archive(self.places)
        archive.failed.connect(lambda error: self.troubled.emit(error, error.path))
        return archive

    def save_as(self, path: Path) -> bool:
        """A copy of the match on the table as a file of its own."""
        from trakkx_desktop.storage.saves import write_save

        saved = self._saved()
        if saved is None:
            return False
        try:
            write_save(path, saved)
        except StorageError as error:
            self.troubled.emit(error, path)
            return False
        return True

    def look_back(self, number: int) -> Session | None:
        """A finished game (from 0) of the match on the table, to look at only; the match stays."""
        from trakkx_desktop.session.session import Session
        from trakkx_desktop.storage.saves import now

        saved = self._saved()
        if saved is None or not 0 <= number < len(saved.match.sittings):
            return None
        match = saved.match
        if match.sittings[number].record.outcome is None:
            return None
        plan = replace(match.plan, games=number + 1)
        shown = replace(match, plan=plan, sittings=match.sittings[: number + 1])
        return Session(replace(saved, match=shown, drafts={}, read_only=True), now)

    def played_alone(self, key: str) -> tuple[Past, ...]:
        """Every finished game of one person, that on the table included."""
        from trakkx_desktop.session.past import played_alone

        self.flush()
        return played_alone(self.places, key)

    def people(self) -> tuple[Any, ...]:
        from trakkx_desktop.storage.people import load_people

        known, trouble = load_people(self.places)
        if trouble is not None:
            self.troubled.emit(trouble, trouble.path)
        return known

    def _remember_people(self, match: Match, youngest: str) -> None:
        from trakkx_desktop.storage.people import load_people, save_people, seated
        from trakkx_desktop.storage.saves import now

        known, _ = load_people(self.places)
        try:
            save_people(self.places, seated(known, match.players, youngest, now()))
        except StorageError as error:
            self.troubled.emit(error, error.path)

    def _seat(self, saved: Saved) -> Session:
        from trakkx_desktop.session.session import Session
        from trakkx_desktop.storage.saves import now

        self.flush()
        self.session = Session(saved, now)
        self.session.changed.connect(lambda _change: self._autosave.note())
        self._autosave.note()
        self.seated.emit()
        return self.session

    def _saved(self) -> Saved | None:
        return self.session.saved() if self.session is not None else None


def new_seed() -> int:
    """By chance, as good as the system has it."""
    import secrets

    from trakkx_desktop.core.chance import SEEDS

    return secrets.randbelow(SEEDS)


__all__ = ["House", "Settings", "new_seed"]
