"""Looking back with the computer: asks the worker about every move of a game, tells what it found, and keeps it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import GOOD, Review, Reviewed, Tally, unpack_step
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.task import Errands, trouble_of
from trakkx_desktop.session.worker import Answer, Worker
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reviews import load_review, save_review

SECONDS = 0.2
"""For each move."""
SLACK = 3
"""Some moves take longer, and the whole is weighed at the end: so many times as long it may take."""


@dataclass(frozen=True)
class Looking:
    """Asked at the worker's door `review`: a game from entry `first` on."""

    record: Record
    pace: float
    """Seconds for each move."""
    first: int = 0
    is_live: bool = True

    @property
    def seconds(self) -> float:
        return SLACK * self.pace * (len(self.record.log) - self.first + 10)

    def fields(self) -> dict[str, Any]:
        game = self.record.game
        return {
            "door": "review",
            "game": game.key,
            "setup": game.pack(self.record.setup),
            "log": [[entry.seat, game.pack(entry.action)] for entry in self.record.log],
            "first": self.first,
            "seconds": self.pace,
        }

    def read(self, told: Mapping[str, Any]) -> Reviewed | Tally:
        return unpack_step(self.record.game, told)


Keep = Callable[[Review], object]


class Reviews(QObject):
    """Of one game. Signals: changed() when more is known, it has begun or ended; troubled(Trouble) when it
    cannot go on."""

    changed = Signal()
    troubled = Signal(object)

    def __init__(self, record: Record, worker: Worker, keep: Keep, path: Path = Path()) -> None:
        """`path`: where the match is saved."""
        super().__init__()
        self.record, self.path = record, path
        self.review = Review()
        self._worker, self._keep = worker, keep
        self._asked: int | None = None
        self._trial: int | None = None
        self._is_recalled = self._is_wished = False

    @property
    def is_running(self) -> bool:
        return self._asked is not None or self._is_wished

    @property
    def progress(self) -> tuple[int, int]:
        """Moves that were looked at, of how many."""
        return len(self.review.found), len(self.record.log)

    def take(self, review: Review | None) -> None:
        """What was found before, if anything; only then it is looked anew."""
        is_wished, self._is_recalled, self._is_wished = self._is_wished, True, False
        if review is not None:
            self.review = review
            self.changed.emit()
        elif is_wished:
            self.begin()

    def begin(self) -> None:
        """From the first move, unless all is known or it is under way."""
        if self.is_running or self.review.is_whole or not self.record.log:
            return
        if not self._is_recalled:
            self._is_wished = True
            return
        self.review = Review()
        self._asked = self._worker.ask(Looking(self.record, SECONDS), self._hear)
        self.changed.emit()

    def cancel(self) -> None:
        """At once; what was found stays to be looked at, but is not kept."""
        self._is_wished = False
        if self._asked is not None:
            self._worker.drop(self._asked)
            self._asked = None
            self.changed.emit()

    def twin(self) -> "Reviews":
        """The same for another table."""
        twin = Reviews(self.record, self._worker, self._keep, self.path)
        twin.take(self.review)
        return twin

    def practice(self, index: int, players: tuple[Player, ...]) -> Match:
        """The position before entry `index`, to be played anew."""
        return Match.practice(self.record.game, players, self.record.state(index), "puzzle")

    def try_out(
        self, index: int, session: Session, then: Callable[[Reviewed | Trouble], None]
    ) -> None:
        """What was just done in a practice of entry `index`, in its place; of what the review speaks of, it
        holds what the review says."""
        entry, found = session.saved().match.record.log[0], self.review.at(index)
        if found is not None and entry.action == self.record.log[index].action:
            then(found)
        elif found is not None and found.best is not None and entry.action == found.best.action:
            then(Reviewed(index, entry.seat, found.best.worth, None, 0.0, GOOD))
        else:
            self.judge(index, entry.seat, entry.action, then)

    def judge(
        self, index: int, seat: Seat, action: Any, then: Callable[[Reviewed | Trouble], None]
    ) -> None:
        """Another action in the place of entry `index`."""
        self._drop_trial()
        game, setup = self.record.game, self.record.setup
        before, _ = Record.replay(game, setup, self.record.log[:index])
        try:
            tried = before.play(seat, action)
        except IllegalAction:
            return

        def hear(answer: Answer | Trouble) -> None:
            self._trial = None
            value = answer if isinstance(answer, Trouble) else answer.value
            if isinstance(value, Reviewed | Trouble):
                then(value)

        self._trial = self._worker.ask(Looking(tried, SECONDS, index, is_live=False), hear)

    def retire(self) -> None:
        """The table is left: nobody wants to know any more."""
        self.blockSignals(True)
        self.cancel()
        self._drop_trial()

    def _drop_trial(self) -> None:
        if self._trial is not None:
            self._worker.drop(self._trial)
            self._trial = None

    def _hear(self, answer: Answer | Trouble) -> None:
        if isinstance(answer, Trouble):
            self._asked = None
            self.troubled.emit(answer)
        else:
            self.review = self.review.with_step(answer.value)
            if answer.is_last:
                self._asked = None
                self.review = replace(self.review, is_whole=True)
                self._keep(self.review)
        self.changed.emit()


def reviews_of(
    session: Session,
    places: Places,
    worker: Worker,
    errands: Errands,
    wait: Callable[[], None],
    heed: Callable[[Any], None],
) -> Reviews:
    """Of the game of a session. `wait`, in the errand: what is being saved is on the disk then; `heed` is told what
    went wrong."""
    saved = session.saved()
    number, record = len(saved.match.sittings) - 1, saved.match.record

    def keep(review: Review) -> None:
        def deed() -> None:
            wait()
            save_review(places, saved.id, number, record, review)

        errands.start(deed, heed)

    def done(found: Any) -> None:
        heed(found)
        reviews.take(found if trouble_of(found) is None else None)

    reviews = Reviews(record, worker, keep, places.save_of(saved.id))
    errands.start(lambda: load_review(places, saved.id, number, record), done)
    return reviews
