"""The computers at the table: asks the worker for whoever is to act, and plays its answer at a pace one can follow."""

import zlib
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import DRAFTED, HINTED, PLAYED, UNDONE, Change
from trakkx_desktop.core.trouble import PLAYER, Trouble
from trakkx_desktop.session.foreign import GAME, LOST, Foreign
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.worker import Answer, Question, Worker

SECONDS = 1.0
"""As long as the strongest level thinks; the others are done sooner."""
PAUSES = {"instant": 0, "quick": 500, "easy": 1200}
"""Milliseconds from the end of one turn to the next of a computer."""


def seed_for(match: str, turn: int, seat: Seat) -> int:
    """The same position of the same match gets the same answer: taking back and trying again does not
    fish for a better one. It depends on nothing that is hidden."""
    return zlib.crc32(f"{match} {turn} {seat}".encode())


class Opponents(QObject):
    """Signals: thinking(seat or None); troubled(Trouble) when a computer cannot go on: then it pauses.

    `is_held`: the screen still shows the turn before. `is_paused`: somebody who only watches stopped it."""

    thinking = Signal(object)
    troubled = Signal(object)

    def __init__(
        self,
        session: Session,
        worker: Worker,
        name: str,
        pace: str = "easy",
        engines: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """`engines`: foreign ones by the name of the seat that they play."""
        super().__init__()
        self._engines = engines or {}
        self._foreign: dict[Seat, Foreign] = {}
        self._session, self._worker, self._name = session, worker, name
        self.pace = pace
        self.is_paused = False
        self.trouble: Trouble | None = None
        self._is_held = False
        self._asked: int | None = None
        self._seat: Seat | None = None
        self._sight: Any = None
        self._ready: Any = None
        self._steps = 0
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play)
        session.changed.connect(self._follow)
        QTimer.singleShot(0, self, self._go_on)

    @property
    def seat(self) -> Seat | None:
        """Who is thinking."""
        return self._seat

    @property
    def plays_alone(self) -> bool:
        """Nobody but computers sits here: one watches."""
        return all(player.is_computer for player in self._session.players)

    def hold(self, is_held: bool) -> None:
        """While the screen shows a turn, the next one waits."""
        self._is_held = is_held
        if not is_held:
            self._play()

    def hurry(self) -> bool:
        """What is decided is played at once; False: nothing is."""
        if self._ready is None:
            return False
        self._pause.stop()
        self._is_held = False
        self._play()
        return True

    def set_paused(self, is_paused: bool) -> None:
        self.is_paused, self.trouble, self._steps = is_paused, None, 0
        self._play()
        self._go_on()

    def step(self) -> None:
        """One turn more, then it stands still again."""
        self._steps = self._steps + 1 if self.is_paused else 1
        self.is_paused = True
        self._play()
        self._go_on()

    def try_again(self) -> None:
        self.trouble = None
        self._go_on()

    def retire(self) -> None:
        """The table is being left: nobody thinks any more."""
        self._session.changed.disconnect(self._follow)
        self._drop()
        for engine in self._foreign.values():
            engine.end()

    def _follow(self, change: Change) -> None:
        if self.trouble is not None:
            failed = self._session.players[self.trouble.facts["seat"]]
            self.trouble = self.trouble if failed.is_computer else None  # somebody took over
        if change.kind == UNDONE and self.plays_alone:
            self.is_paused = True  # Who takes back a turn of two computers wants to look at it.
        if change.kind not in (DRAFTED, HINTED):
            if self._seat is not None and not self._is_due(self._seat, change):
                self._drop()
            self._go_on()
            self._play()

    def _is_due(self, seat: Seat, change: Change) -> bool:
        """Does the seat still owe what it thinks about? While it waits, others can only seal their own."""
        session = self._session
        if seat not in session.waiting or not session.players[seat].is_computer:
            return False
        return change.kind == PLAYED or session.sight_of(seat) == self._sight

    def _go_on(self) -> None:
        """Asks for the next computer that owes an action."""
        session = self._session
        if self._seat is not None or self.trouble is not None or session.peeked is not None:
            return
        if session.is_read_only or (self.is_paused and not self._steps):
            return
        due = [seat for seat in session.waiting if session.players[seat].is_computer]
        if due:
            self._ask(due[0])

    def _ask(self, seat: Seat) -> None:
        session = self._session
        self._seat, self._sight = seat, session.sight_of(seat)
        level = session.players[seat].level
        seed = seed_for(self._name, len(session.turns), seat)
        question = Question(session.game, self._sight, seat, level, seed, SECONDS)
        # One who is drawing has not to be waited for, and sees nothing of a sealed choice.
        is_seen = session.is_watching
        self._pause.start(PAUSES[self.pace] if is_seen else 0)
        engine = self._engine(seat)
        if engine is not None:
            engine.ask(session.saved().match.record, seat, self._hear)
        else:
            self._asked = self._worker.ask(question, self._hear)
        self.thinking.emit(seat)

    def _engine(self, seat: Seat) -> Foreign | None:
        """Who plays this seat, if it is none of ours."""
        told = self._engines.get(self._session.players[seat].name)
        if told is None or self._session.match.key != GAME:
            return None
        if seat not in self._foreign:
            self._foreign[seat] = Foreign(str(told.get("command", "")))
        return self._foreign[seat]

    def _hear(self, answer: Answer | Trouble) -> None:
        self._asked = None
        if isinstance(answer, Trouble):
            if answer.code in LOST and self._seat is not None:
                self._lose(self._seat, answer)
            else:
                self._stumble(answer)
            return
        self._ready = answer.value.action
        self._play()

    def _play(self) -> None:
        """When it is decided, the pause is over, and everybody has seen what was before."""
        if self._ready is None or self._seat is None or self._pause.isActive() or self._is_held:
            return
        session = self._session
        if session.is_lingering or session.peeked is not None:
            return
        if self.is_paused and not self._steps:
            return
        seat, action = self._seat, self._ready
        self._steps = max(0, self._steps - 1)
        self._forget()
        refusal = self._session.play_for(seat, action)
        if refusal is not None:
            self._seat = seat
            self._stumble(Trouble(PLAYER, "illegal", facts={"detail": refusal.code}))

    def _lose(self, seat: Seat, trouble: Trouble) -> None:
        """A foreign engine's fault: its seat gives up, and everybody is told why."""
        session, name = self._session, self._session.players[seat].name
        self._forget()
        session.play_for(seat, session.game.parse(session.sight_of(seat), "resign"))
        self.troubled.emit(Trouble(PLAYER, trouble.code, facts={**trouble.facts, "name": name}))

    def _stumble(self, trouble: Trouble) -> None:
        seat = self._seat or 0
        self._forget()
        facts = {**trouble.facts, "name": self._session.players[seat].name, "seat": seat}
        self.trouble = Trouble(PLAYER, trouble.code, facts=facts)
        self.troubled.emit(self.trouble)

    def _drop(self) -> None:
        if self._asked is not None:
            self._worker.drop(self._asked)
        self._asked = None
        self._forget()

    def _forget(self) -> None:
        self._seat, self._ready = None, None
        self._pause.stop()
        self.thinking.emit(None)
