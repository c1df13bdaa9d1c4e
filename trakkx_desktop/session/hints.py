"""Hints: what the strongest player would do in the viewer's place, a little more with every press."""

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import DRAFTED, HINTED, PLAYED, Change
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.opponents import SECONDS, seed_for
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.worker import Answer, Question, Worker


class Hints(QObject):
    """Signals: awaited(bool) while one is being thought of; troubled(Trouble) if none can be had."""

    awaited = Signal(bool)
    troubled = Signal(object)

    def __init__(self, session: Session, worker: Worker, name: str) -> None:
        super().__init__()
        self._session, self._worker, self._name = session, worker, name
        self._asked: int | None = None
        self._seat: Seat | None = None
        session.changed.connect(self._follow)

    @property
    def is_offered(self) -> bool:
        """The group allows it, and the viewer has something to decide."""
        session = self._session
        return session.match.plan.hints and session.draft is not None and not session.is_read_only

    @property
    def is_awaited(self) -> bool:
        return self._asked is not None

    def press(self) -> None:
        """Asks, then tells more, and at last plays it."""
        hint = self._session.hint
        if not self.is_offered or self._asked is not None:
            return
        if hint is None:
            self._ask()
        elif hint.is_whole:
            self._session.take_hint()
        else:
            self._session.show_hint(hint.further())

    def retire(self) -> None:
        self._session.changed.disconnect(self._follow)
        self._drop()

    def _ask(self) -> None:
        session = self._session
        seat = self._seat = session.viewer or 0
        seed = seed_for(self._name, len(session.turns), seat)
        sight = session.sight_of(seat)
        question = Question(session.game, sight, seat, LEVELS[-1], seed, SECONDS)
        self._asked = self._worker.ask(question, self._hear)
        self.awaited.emit(True)

    def _hear(self, answer: Answer | Trouble) -> None:
        self._asked = None
        self.awaited.emit(False)
        if isinstance(answer, Trouble):
            self.troubled.emit(answer)
        else:
            self._session.show_hint(Hint(answer.value))

    def _follow(self, change: Change) -> None:
        """What others seal meanwhile changes nothing; nobody is told what was thought in another's place."""
        is_same = self._session.viewer == self._seat
        is_others = change.kind == PLAYED and change.seat != self._seat and is_same
        if change.kind not in (DRAFTED, HINTED) and not is_others:
            self._drop()

    def _drop(self) -> None:
        if self._asked is not None:
            self._worker.drop(self._asked)
            self._asked = None
            self.awaited.emit(False)
