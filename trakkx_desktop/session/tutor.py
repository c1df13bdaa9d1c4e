"""The teacher of a first game: asks the worker in the viewer's place what can be done, once a turn."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core.sight import DRAFTED, HINTED, Change
from trakkx_desktop.core.thought import LEVELS, Thought
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.opponents import seed_for
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.worker import Answer, Question, Worker

SECONDS = 0.6


class Tutor(QObject):
    """Signals: thought(Thought) about the position of now; tried(before, action, Thought) when the viewer has
    played, with what would have been best (None: it was not known in time)."""

    thought = Signal(object)
    tried = Signal(object, object, object)

    def __init__(self, session: Session, worker: Worker) -> None:
        super().__init__()
        self._session, self._worker = session, worker
        self._asked: int | None = None
        self._turn = -1
        self.best: Thought[Any] | None = None
        session.referee = self._note
        session.changed.connect(self._follow)

    def look(self) -> None:
        """At the viewer's turn, if it has not been looked at."""
        session = self._session
        seat, turn = session.viewer, len(session.turns)
        if session.draft is None or seat is None or turn == self._turn:
            return
        self._turn, self.best = turn, None
        seed = seed_for("teacher", turn, seat)
        question = Question(session.game, session.sight_of(seat), seat, LEVELS[-1], seed, SECONDS)
        self._asked = self._worker.ask(question, self._hear)

    def retire(self) -> None:
        self._session.referee = None
        self._session.changed.disconnect(self._follow)
        self._drop()

    def _hear(self, answer: Answer | Trouble) -> None:
        """A teacher who cannot think says nothing."""
        self._asked = None
        if isinstance(answer, Answer):
            self.best = answer.value
            self.thought.emit(self.best)

    def _note(self, action: Any) -> bool:
        """Every legal action is allowed; what it was is remembered."""
        self.tried.emit(self._session.state, action, self.best)
        return True

    def _follow(self, change: Change) -> None:
        """In another position the old thought is of no use."""
        if change.kind not in (DRAFTED, HINTED):
            self._drop()
            self.best, self._turn = None, -1

    def _drop(self) -> None:
        if self._asked is not None:
            self._worker.drop(self._asked)
            self._asked = None
