"""Puzzles at the table: the books, read beside the interface, and what somebody does, judged in the worker."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from trakkx_desktop import catalog
from trakkx_desktop.core.record import Entry
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.core.told import unpack_thought
from trakkx_desktop.core.trouble import PUZZLES, Trouble
from trakkx_desktop.puzzles.book import BookBroken, book, row_of
from trakkx_desktop.puzzles.door import DEAL, HINT, JUDGE, MEDALS
from trakkx_desktop.puzzles.judge import puzzler
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.task import Errands
from trakkx_desktop.session.worker import Answer, Worker

SECONDS = 30.0
"""Proofs take half a second; many on a machine without compiled players."""


class Books(QObject):
    """Signals: opened(game) when a book was read, or could not be; troubled(Trouble)."""

    opened = Signal(str)
    troubled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._errands = Errands()
        self._read: dict[str, tuple[Puzzle, ...]] = {}
        self._asked: set[str] = set()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._errands.wait_for_worker)

    def of(self, key: str) -> tuple[Puzzle, ...]:
        """As far as it was read; () before that, and where it is broken."""
        return self._read.get(key, ())

    def is_open(self, key: str) -> bool:
        return key in self._read

    def open(self, key: str) -> None:
        """A game may come without puzzles: that is no trouble."""
        if key not in self._asked:
            self._asked.add(key)
            self._errands.start(lambda: _read(key), lambda found: self._take(key, found))

    def wait(self) -> None:
        """Until all that was asked for is read."""
        self._errands.wait()

    def _take(self, key: str, found: Any) -> None:
        """A broken book is an empty one, told once."""
        is_read = isinstance(found, tuple)
        self._read[key] = found if is_read else ()
        if not is_read and not isinstance(found, ModuleNotFoundError):
            path = found.path if isinstance(found, BookBroken) else Path()
            self.troubled.emit(Trouble(PUZZLES, "broken", path, {"game": key}))
        self.opened.emit(key)


def _read(key: str) -> tuple[Puzzle, ...]:
    """In the worker's thread, which also learns how to judge them."""
    puzzler(key)
    return book(key)


@dataclass(frozen=True)
class Verdict:
    """`answer` is what the other does now: an answer, or what shows that the aim is missed."""

    progress: Progress
    answer: Entry | None


@dataclass(frozen=True)
class PuzzleInquiry:
    """Asks how far somebody is (JUDGE, for a Verdict), or what to do next (HINT, for a Thought or None)."""

    puzzle: Puzzle
    state: Any
    ask: str = JUDGE
    seconds: float | None = SECONDS
    is_live: bool = False

    def fields(self) -> dict[str, Any]:
        game = catalog.game(self.puzzle.game)
        return {
            "door": "puzzle",
            "ask": self.ask,
            "game": self.puzzle.game,
            "puzzle": row_of(self.puzzle),
            "state": game.pack(self.state),
        }

    def read(self, told: Mapping[str, Any]) -> Verdict | Thought[Any] | None:
        game = catalog.game(self.puzzle.game)
        if self.ask == HINT:
            return None if told["thought"] is None else unpack_thought(game, told["thought"])
        answer = told["answer"]
        entry = None if answer is None else Entry(int(answer[0]), game.unpack(answer[1]))
        return Verdict(Progress(told["progress"]), entry)


@dataclass(frozen=True)
class DealInquiry:
    """Asks what the levels of MEDALS reach alone with a deal, the least first."""

    game: str
    seed: int
    seconds: float | None = SECONDS
    is_live: bool = False

    def fields(self) -> dict[str, Any]:
        return {"door": "puzzle", "ask": DEAL, "game": self.game, "seed": self.seed}

    def read(self, told: Mapping[str, Any]) -> tuple[int, ...]:
        totals = tuple(int(total) for total in told["totals"])
        if len(totals) != len(MEDALS):
            raise ValueError(totals)
        return totals


class Attempt(QObject):
    """Somebody at one puzzle: asks the worker, and forgets what comes too late.
    Signals: judged(Verdict); hinted(Thought or None); troubled(Trouble)."""

    judged = Signal(object)
    hinted = Signal(object)
    troubled = Signal(object)

    def __init__(self, session: Session, worker: Worker, puzzle: Puzzle) -> None:
        super().__init__()
        self._session, self._worker, self._puzzle = session, worker, puzzle
        self._begun = session.saved().match
        self._asked: int | None = None

    @property
    def is_asking(self) -> bool:
        return self._asked is not None

    def judge(self) -> None:
        self._ask(JUDGE, self.judged.emit)

    def hint(self) -> None:
        self._ask(HINT, self.hinted.emit)

    def drop(self) -> None:
        """The position is another one now."""
        if self._asked is not None:
            self._worker.drop(self._asked)
            self._asked = None

    def answer(self, entry: Entry) -> None:
        """The other moves."""
        self._session.play_for(entry.seat, entry.action)

    def go_back(self) -> None:
        """To the puzzle's own position."""
        self.drop()
        self._session.lay_anew(self._begun)

    def _ask(self, ask: str, tell: Callable[[Any], object]) -> None:
        """About the true position: of a puzzle nothing is hidden from whoever judges it."""
        self.drop()

        def heard(answer: Answer | Trouble) -> None:
            self._asked = None
            if isinstance(answer, Trouble):
                self.troubled.emit(answer)
            else:
                tell(answer.value)

        now = self._session.saved().match.record.now
        self._asked = self._worker.ask(PuzzleInquiry(self._puzzle, now, ask), heard)
