"""The first game with a teacher: says what can be done, why when asked, and less as one gets better."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from trakkx_desktop.core.hint import KIND, WHOLE, Hint
from trakkx_desktop.core.sight import Change
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.lessons.judge import teacher
from trakkx_desktop.lessons.mentor import Mentor
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.tutor import Tutor
from trakkx_desktop.session.worker import Worker
from trakkx_desktop.view.screens.learn.card import TeacherCard
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.parts import Said
from trakkx_desktop.view.stage.table import Table
from trakkx_desktop.view.stage.tr import tr

LOOK_AGAIN = 250
"""Milliseconds after which it looks whether the pupil is to move and all is at rest."""


class TeacherGuide(Guide):
    """Signal: ended() when the game is over. It is an ordinary game that counts as assisted."""

    ended = Signal()
    has_poster = True

    def __init__(self, face: Face, session: Session, worker: Worker) -> None:
        super().__init__()
        self._session = session
        self._own = teacher(session.match.key)
        self._tutor = Tutor(session, worker)
        self._tutor.thought.connect(self._comment)
        self._tutor.tried.connect(self._weigh)
        self._card = TeacherCard(face)
        self._card.asked.connect(self.explain)
        self._table: Table | None = None
        self.mentor = Mentor()
        self._sentence, self._step = "", 0
        self._wait = QTimer(self, interval=LOOK_AGAIN)
        self._wait.timeout.connect(self._look)

    def attend(self, table: Table) -> None:
        self._table = table
        self._session.assist()
        self._wait.start()

    def card(self) -> QWidget:
        return self._card

    def said(self, said: Said) -> Said:
        is_over = self._session.outcome is not None
        greeting = tr("learn", "Play as you like. I look over your shoulder and say what I see.")
        self._card.tell(self._farewell() if is_over else self._sentence or greeting)
        self._card.why.setText(tr("learn", "Why?"))
        self._card.why.setEnabled(self._tutor.best is not None and not is_over)
        return said

    def _farewell(self) -> str:
        return tr("learn", "That was your first game. The next one is yours alone.")

    def _look(self) -> None:
        """Thinks along when the pupil is to move, and what was before has been seen."""
        if self._table is not None and not self._table.link.stage.is_moving:
            self._tutor.look()

    def _comment(self, thought: Thought[Any]) -> None:
        """What the other threatens, what one's own pieces allow."""
        self._step = 0
        if self.mentor.speaks(thought.reason in self._own.urgent):
            self._speak(self._worded(thought, KIND))
        elif self.mentor.is_silent:
            self._speak(tr("learn", "You do not need me any more. Ask if you like."))
        else:
            self._speak(tr("learn", "Your turn. You know how."))

    def explain(self) -> None:
        """Each press tells more, up to the whole with its reason."""
        best = self._tutor.best
        if best is not None:
            self._step = min(self._step + 1, 2)
            self._speak(self._worded(best, KIND + self._step))

    def _weigh(self, before: Any, action: Any, best: Thought[Any] | None) -> None:
        """Asked before the action is played: what is said is about the table as it lies."""
        seat = self._session.viewer
        if best is None or seat is None:
            return
        is_good = self._own.is_as_good(before, seat, action, best.action)
        is_urgent = best.reason in self._own.urgent
        was_speaking = self.mentor.speaks(is_urgent)
        self.mentor = self.mentor.after(is_good)
        if is_good and is_urgent:
            self._speak(tr("learn", "Well seen!"))
        elif not is_good and was_speaking:
            words = tr("learn", "I would have done something else. {reason}")
            self._speak(words.format(reason=self._worded(best, WHOLE)))

    def _worded(self, thought: Thought[Any], step: int) -> str:
        return self._table.words.hinted(Hint(thought, step)) if self._table is not None else ""

    def _speak(self, sentence: str) -> None:
        self._sentence = sentence
        announce(self._card, sentence)
        self.changed.emit()

    def follow(self, changes: tuple[Change, ...]) -> None:
        if self._session.outcome is not None and self._wait.isActive():
            self._wait.stop()
            self.ended.emit()

    def retire(self) -> None:
        self._wait.stop()
        self._tutor.retire()
        self._table = None
