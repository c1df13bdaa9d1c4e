"""The diary of the house: what everybody has learned and solved, read and kept beside the interface."""

from collections.abc import Callable
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core import progress
from trakkx_desktop.core.progress import Change, Progress
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.archive import Archive
from trakkx_desktop.session.task import Errands, trouble_of
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.progress import (
    Everybody,
    carry_progress,
    load_progress,
    note_progress,
)


class Diary(QObject):
    """Signals: changed() when something is known that was not; renamed(name) when
    whoever learns has another name now.

    What is noted counts at once and is written by a worker; before the file was read, `is_loaded` is False.
    """

    changed = Signal()
    renamed = Signal(str)

    def __init__(
        self, places: Places, archive: Archive, errands: Errands, learner: Callable[[], str]
    ) -> None:
        super().__init__()
        self._places, self._errands, self._learner = places, errands, learner
        self._archive = archive
        self._everybody: Everybody = {}
        self._noted: list[tuple[str, Change]] = []
        """What the worker has still to write."""
        self.is_loaded = False
        archive.renamed.connect(self._on_renamed)
        self._tell: Callable[[Trouble], object] = lambda trouble: None
        archive.moved.connect(self._reload)

    @property
    def person(self) -> str:
        """Who learns here; "" has no name yet."""
        return self._learner()

    @property
    def mine(self) -> Progress:
        return self.of(self.person)

    def of(self, person: str) -> Progress:
        return self._everybody.get(person, Progress())

    def load(self, tell: Callable[[Trouble], object]) -> None:
        """Reads the file for the first time; whatever is wrong with it, now or later, is told."""
        self._tell = tell
        self._reload()

    def _reload(self) -> None:
        """Somebody else may have changed it."""
        self._errands.start(lambda: load_progress(self._places), self._on_loaded)

    def choose(self, person: str) -> None:
        """Somebody else learns from now on; what was learned without a name is theirs."""
        if person and not self.person:
            self._errands.start(
                lambda: carry_progress(self._places, "", person), lambda _: self._reload()
            )
        self.renamed.emit(person)
        self.changed.emit()

    def note_lesson(self, game: str, lesson: str, steps: int) -> None:
        self._note(lambda mine: progress.with_lesson(mine, game, lesson, steps))

    def note_puzzle(self, game: str, puzzle: str, stars: int) -> None:
        self._note(lambda mine: progress.with_puzzle(mine, game, puzzle, stars))

    def note_day(self, day: date, what: str, worth: int) -> None:
        self._note(lambda mine: progress.with_day(mine, day, what, worth))

    def note_rush(self, game: str, solved: int) -> None:
        self._note(lambda mine: progress.with_rush(mine, game, solved))

    def recall_days(self) -> None:
        """Deals that were finished are noted: the matches themselves tell."""
        self._archive.recall_days(self.person, self._on_recalled)

    def _on_recalled(self, found: dict[date, int]) -> None:
        for day, points in found.items():
            if self.mine.day(day).get(progress.DEAL, points - 1) < points:
                self.note_day(day, progress.DEAL, points)

    def _note(self, change: Change) -> None:
        person = self.person
        self._noted.append((person, change))
        self._everybody = {**self._everybody, person: change(self.of(person))}
        self.changed.emit()
        self._errands.start(lambda: note_progress(self._places, person, change), self._on_noted)

    def _on_renamed(self, old: str, new: str, _matches: int) -> None:
        if self.person == old:
            self.renamed.emit(new)

    def _on_loaded(self, found: Any) -> None:
        trouble = trouble_of(found) or found[1]
        self.is_loaded = True
        self._take(self._everybody if trouble_of(found) else found[0])
        if trouble is not None:
            self._tell(trouble)

    def _on_noted(self, found: Any) -> None:
        """What the disk did not take still counts while the app is open."""
        self._noted.pop(0)
        trouble = trouble_of(found)
        if trouble is not None:
            self._tell(trouble)
        else:
            self._take(found)

    def _take(self, everybody: Everybody) -> None:
        for person, change in self._noted:
            everybody = {**everybody, person: change(everybody.get(person, Progress()))}
        self._everybody = everybody
        self.changed.emit()
