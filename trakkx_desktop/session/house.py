"""The settings, the match on the table, and the way to the archive of all others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop import catalog
from trakkx_desktop.core.trouble import EXPORT, HOUSE, SAVE, Trouble
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.settings import load_settings, save_settings

if TYPE_CHECKING:
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.past import Past
    from trakkx_desktop.core.summary import Summary
    from trakkx_desktop.session.analysis import Analysis
    from trakkx_desktop.session.archive import Archive
    from trakkx_desktop.session.autosave import Autosave
    from trakkx_desktop.session.hints import Hints
    from trakkx_desktop.session.opponents import Opponents
    from trakkx_desktop.session.progress import Diary
    from trakkx_desktop.session.review import Reviews
    from trakkx_desktop.session.session import Session
    from trakkx_desktop.session.task import Errands
    from trakkx_desktop.session.worker import Worker
    from trakkx_desktop.storage.saved import Loaded, Saved


class House(QObject):
    """Signals: tuned() after a setting changed; troubled(Trouble) for a sentence to the person;
    mended() when saving works again; seated(Session) when a file that was asked for lies on the table,
    unopened() when it does not; listed() when `recent` is new.

    Nothing that touches a file waits for the disk: a worker does it, and a signal tells what came of it.

    Everything that is not needed to draw Home is imported when it is asked for.
    """

    tuned = Signal()
    troubled = Signal(object)
    mended = Signal()
    seated = Signal(object)
    unopened = Signal()
    listed = Signal()

    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        self.settings, self.first_trouble = load_settings(places)
        self.session: Session | None = None
        self._came: Saved | None = None
        """The match on the table as it came from the disk, until it changes."""
        self._recent: tuple[Summary, ...] | None = None
        self._opening = 0
        """Counts what was asked for: an answer that comes after it was cancelled is not wanted."""
        self._is_keeping = False
        self.opponents: Opponents | None = None
        """The computers at the table; None while nothing is played."""
        self.hints: Hints | None = None

    @cached_property
    def _errands(self) -> Errands:
        """What is written besides matches: settings, pictures, files for other programs."""
        return _errands()

    @cached_property
    def _lookouts(self) -> Errands:
        """What reads many files, kept apart so that nothing waits for it."""
        return _errands()

    @cached_property
    def _openings(self) -> Errands:
        return _errands()

    @cached_property
    def _autosave(self) -> Autosave:
        from trakkx_desktop.session.autosave import Autosave

        autosave = Autosave(self.places, self._worth_saving)
        autosave.failed.connect(self.troubled)
        autosave.parted.connect(self.troubled)
        autosave.succeeded.connect(self.mended)
        autosave.written.connect(self._on_written)
        return autosave

    def tune(self, **changes: Any) -> None:
        """Changes settings and keeps them."""
        wished = replace(self.settings, **changes)
        if wished == self.settings:
            return
        self.settings = wished
        if not self._is_keeping:
            self._keep_settings()
        self.tuned.emit()

    def _keep_settings(self) -> None:
        """A slow disk gets the newest settings next, not every change of them."""
        wished, self._is_keeping = self.settings, True

        def kept(result: Any) -> None:
            self._is_keeping = False
            self._tell(result)
            if self.settings != wished:
                self._keep_settings()

        self._errands.start(lambda: save_settings(self.places, wished), kept)

    def _tell(self, result: Any, about: Trouble | None = None) -> bool:
        """Has a worker's deed gone well? If not, that is told: about the file that it names, or one that
        the person knows."""
        from trakkx_desktop.session.task import tell_bug, trouble_of

        trouble = trouble_of(result)
        if trouble is None:
            return True
        self.troubled.emit(replace(about, code=about.code or trouble.code) if about else trouble)
        if isinstance(result, Exception):
            tell_bug(result)
        return False

    def _heed(self, result: Any) -> None:
        self._tell(result)

    def recent(self) -> tuple[Summary, ...]:
        """Unfinished matches, newest first, as far as they are known by now; `look` makes sure."""
        if self._recent is None:
            self._recent = self._recalled()
        return self._recent

    def _recalled(self) -> tuple[Summary, ...]:
        """The very first start has nothing to recall, and need not learn how."""
        try:
            if not self.places.recent.exists():
                return ()
        except OSError:
            return ()
        from trakkx_desktop.storage.index import recall

        return recall(self.places)

    def look(self) -> None:
        """Looks for unfinished matches; `listed` tells when there are others than were known."""
        from trakkx_desktop.storage.index import list_recent

        self._lookouts.start(lambda: list_recent(self.places), self._on_looked)

    def _on_looked(self, found: Any) -> None:
        if (
            self._tell(found, Trouble(HOUSE, "unreadable", self.places.saves))
            and found != self._recent
        ):
            self._recent = found
            self.listed.emit()

    def recall_picture(self, name: str, then: Callable[[bytes | None], None]) -> None:
        """A picture that was kept, as BMP: the quickest to read."""
        from trakkx_desktop.storage.pictures import kept_picture

        def done(found: Any) -> None:
            then(found if self._tell(found) else None)

        self._lookouts.start(lambda: kept_picture(self.places, name), done)

    def picture(self, name: str) -> bytes | None:
        """The same at once: for the first frame, before there is a window that could wait."""
        from trakkx_desktop.storage.pictures import kept_picture

        return kept_picture(self.places, name)

    def keep_picture(self, name: str, data: bytes) -> None:
        from trakkx_desktop.storage.pictures import keep_picture

        self._errands.start(lambda: keep_picture(self.places, name, data), self._heed)

    def begin(self, match: Match, youngest: str = "") -> Session:
        """A new match comes on the table."""
        from trakkx_desktop.storage.saves import new_saved, now

        self.archive.remember(match.players, youngest, now())
        return self._seat(new_saved(match.deal(now())))

    def lay_out(self, match: Match) -> Session:
        """A match that is already dealt (a record that was read, a lesson, a puzzle) comes on the table."""
        from trakkx_desktop.storage.saves import new_saved

        return self._seat(new_saved(match))

    def write_out(self, path: Path, data: bytes, then: Callable[[], object]) -> None:
        """A file for other programs: a record, a picture. Then: when it is there."""
        from trakkx_desktop.storage.writer import write

        self._write(lambda: write(path, data, private=False), Trouble(EXPORT, "", path), then)

    def _write(
        self, deed: Callable[[], object], about: Trouble, then: Callable[[], object]
    ) -> None:
        def done(result: Any) -> None:
            if self._tell(result, about):
                then()

        self._errands.start(deed, done)

    def rematch(self, match: Match) -> Session:
        """The same people once more."""
        from trakkx_desktop.core.chance import new_seed
        from trakkx_desktop.storage.saves import new_saved, now

        return self._seat(new_saved(match.again(new_seed()).deal(now())))

    def open(self, path: Path) -> None:
        """A saved match comes on the table (`seated`); what is wrong with it is told. If it cannot be
        opened at all (`unopened`), the match that lies there stays."""
        self.hurry()
        self._opening += 1
        if self._seat_waiting(lambda saved: self.places.save_of(saved.id) == path):
            return
        asked, mark = self._opening, self._autosave.mark if self._is_saving else 0
        self._openings.start(
            lambda: self._load(path), lambda result: self._on_loaded(asked, path, mark, result)
        )

    def _seat_waiting(self, is_meant: Callable[[Saved], bool]) -> bool:
        """A match whose newest version is not on the disk yet comes on the table as it is."""
        newest = next(filter(is_meant, self._waiting), None)
        if newest is not None:
            self.seated.emit(self._seat(newest))
        return newest is not None

    def read_text(self, path: Path, then: Callable[[str], None]) -> None:
        """A file of another program, as text."""
        from trakkx_desktop.storage.reader import read

        def done(found: Any) -> None:
            told = replace(found, kind=SAVE, path=path) if isinstance(found, Trouble) else found
            if self._tell(told):
                then(found.decode("utf-8", "replace"))

        self._openings.start(lambda: read(path), done)

    def stop_opening(self) -> None:
        """What is being opened is not wanted any more."""
        self._opening += 1
        self.unopened.emit()

    def _load(self, path: Path) -> Loaded:
        """In the worker."""
        from trakkx_desktop.storage.opening import open_save

        self._wait_for_saves()
        return open_save(self.places, path, catalog.game)

    def _on_loaded(self, asked: int, path: Path, mark: int, result: Any) -> None:
        """`mark`: of the saves before. The very match may have gone on while its file was read."""
        if asked != self._opening:
            return
        # Told as what it is, a file that cannot be opened: the disk may be well otherwise.
        told = replace(result, kind=SAVE, path=path) if isinstance(result, Trouble) else result
        if not self._tell(told):
            self.unopened.emit()
            return
        self.hurry()
        match_id = result.saved.id
        if self._seat_waiting(lambda saved: saved.id == match_id):
            return
        if self._is_saving and self._autosave.has_saved(match_id, mark):
            self.open(path)
            return
        self.seated.emit(self._seat(result.saved, came=result.saved))
        for problem in result.problems:
            self.troubled.emit(replace(problem, path=path))

    @property
    def trouble(self) -> Trouble | None:
        """Why the game is not saved; None while it is."""
        return self._autosave.trouble if self._is_saving else None

    @property
    def _waiting(self) -> tuple[Saved, ...]:
        return self._autosave.waiting if self._is_saving else ()

    @property
    def unsaved(self) -> tuple[Saved, ...]:
        """Matches that the disk did not take; they are offered to it again and again."""
        return self._autosave.unsaved if self._is_saving else ()

    def leave(self) -> None:
        """The match on the table is saved and put away."""
        self.hurry()
        self._dismiss()
        self.session = None
        if self.trouble is not None:
            self.troubled.emit(self.trouble)
        self.look()

    def close(self) -> None:
        """The app ends: all is saved, nobody thinks any more, the next start knows what is unfinished."""
        self.flush()
        self.look()
        self.flush()
        self._dismiss()
        self.session = None
        if "_worker" in self.__dict__:
            self._worker.retire()

    def hurry(self) -> None:
        """What has changed is written now, without waiting for it."""
        if self._is_saving:
            self._autosave.hurry()

    @property
    def is_busy(self) -> bool:
        """Is anything being written?"""
        is_saving = self._is_saving and self._autosave.is_busy
        return is_saving or ("_errands" in self.__dict__ and self._errands.is_busy)

    def flush(self) -> None:
        """What has changed is on the disk when this returns, if the disk takes it."""
        if self._is_saving:
            self._autosave.flush()
        for name in ("_openings", "_lookouts", "_errands"):
            if name in self.__dict__:
                self.__dict__[name].wait()

    def _wait_for_saves(self) -> None:
        """For workers that read or change what may just be being written."""
        if self._is_saving:
            self._autosave.wait_for_worker()

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

        archive = Archive(self.places, self._wait_for_saves)
        archive.failed.connect(self.troubled)
        return archive

    @cached_property
    def progress(self) -> Diary:
        """What everybody has learned and solved; the file is read when it is first asked for."""
        from trakkx_desktop.session.progress import Diary

        diary = Diary(self.places, self.archive, self._errands, lambda: self.settings.learner)
        diary.renamed.connect(lambda name: self.tune(learner=name))
        diary.load(self.troubled.emit)
        return diary

    def save_as(self, path: Path, then: Callable[[], object]) -> None:
        """A copy of the match on the table as a file of its own. Then: when it is there."""
        from trakkx_desktop.storage.saves import write_save

        saved = self._saved()
        if saved is not None and not saved.match.is_practice:
            self._write(lambda: write_save(path, saved), Trouble(EXPORT, "", path), then)

    def look_back(self, number: int) -> Session | None:
        """A finished game (from 0) of the match on the table, to look at only; the match stays."""
        from trakkx_desktop.session.session import Session
        from trakkx_desktop.storage.saves import now

        saved = self._saved()
        shown = saved.match.up_to(number) if saved is not None and number >= 0 else None
        if saved is None or shown is None or len(shown.sittings) <= number or not shown.is_over:
            return None
        return Session(replace(saved, match=shown, drafts={}, read_only=True), now)

    def analyse(self, match: Match) -> Analysis:
        """A practice of both sides on the table, with a tree of what is tried."""
        from trakkx_desktop.session.analysis import Analysis

        return Analysis(self.lay_out(match), self._worker)

    def review(self, session: Session) -> Reviews:
        """Looks back on the game of a session; what was found before comes by itself."""
        from trakkx_desktop.session.review import reviews_of

        tools = self._worker, self._lookouts, self._wait_for_saves, self._heed
        return reviews_of(session, self.places, *tools)

    def recall_alone(self, key: str, then: Callable[[tuple[Past, ...]], None]) -> None:
        """Every finished game of one person, that on the table included."""
        from trakkx_desktop.session.past import played_alone

        def deed() -> tuple[Past, ...]:
            self._wait_for_saves()
            return played_alone(self.places, key)

        self.hurry()
        self._lookouts.start(deed, lambda past: then(past) if self._tell(past) else None)

    def _seat(self, saved: Saved, came: Saved | None = None) -> Session:
        """`came`: as it lies on the disk; a new match is written before anybody can move."""
        from trakkx_desktop.session.session import Session
        from trakkx_desktop.storage.saves import now

        self.hurry()
        self._dismiss()
        self.session, self._came = Session(saved, now), came
        self.session.changed.connect(lambda _change: self._autosave.note())
        if came is None:
            self._autosave.write()
        self._call(saved.id)
        return self.session

    @cached_property
    def _worker(self) -> Worker:
        from trakkx_desktop.session.worker import Worker

        return Worker(self)

    @property
    def worker(self) -> Worker:
        return self._worker

    def _call(self, name: str) -> None:
        """The computers come to the table; in practice whoever leads answers for them. Nobody thinks before
        somebody has to."""
        from trakkx_desktop.session.hints import Hints
        from trakkx_desktop.session.opponents import Opponents

        if self.session is not None and catalog.has_player(self.session.match.key):
            if not self.session.match.is_practice:
                pace = self.settings.pace
                self.opponents = Opponents(
                    self.session, self._worker, name, pace, self.settings.engines
                )
            self.hints = Hints(self.session, self._worker, name)

    def _dismiss(self) -> None:
        """Whoever thinks at the table that is left stops at once."""
        if self.hints is not None:
            self.hints.retire()
            self.hints = None
            self._worker.end()
        if self.opponents is not None:
            self.opponents.retire()
            self.opponents = None

    def _worth_saving(self) -> Saved | None:
        """A match that was only looked at leaves nothing behind."""
        saved, came = self._saved(), self._came
        if saved is None or saved.match.is_practice:
            return None
        if came is None:
            return saved
        if (saved.match, saved.drafts, saved.desks) == (came.match, came.drafts, came.desks):
            return None
        self._came = None
        return saved

    def _on_written(self) -> None:
        if self.session is None:
            self.look()

    def _saved(self) -> Saved | None:
        return self.session.saved() if self.session is not None else None


def _errands() -> Errands:
    from trakkx_desktop.session.task import Errands

    return Errands()
