"""The app's end of the worker (`players/worker.py`): started when first asked, gone when nobody asks any more.

Whatever happens to the child process, the window goes on: it is started anew once for each question, then given up.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from trakkx_desktop.core.game import Game
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.core.told import unpack_thought
from trakkx_desktop.core.trouble import PLAYER, Trouble

IDLE = 60_000
"""Milliseconds without a question after which the process ends."""
GRACE, WAKING = 12_000, 30_000
"""Milliseconds beyond its limit after which a thinker counts as hanging: a busy machine may starve it for so long,
because it lets everybody else go first, and longest before it has said anything at all."""
LONGEST = 1_000_000
"""Bytes of a line; no thought comes near."""


class Inquiry(Protocol):
    """What can be asked at one of the worker's doors (`commands/think.py`)."""

    @property
    def seconds(self) -> float | None:
        """How long it may take; a starved machine gets more (GRACE)."""
        ...

    @property
    def is_live(self) -> bool:
        """Every step is told as it comes, not only the last."""
        ...

    def fields(self) -> dict[str, Any]:
        """The line that is asked, but for its number."""
        ...

    def read(self, told: Mapping[str, Any]) -> Any:
        """The value of a line that was answered; ValueError, TypeError or KeyError if it is none."""
        ...


@dataclass(frozen=True)
class Question:
    """For a Thought: what a seat may know, how strong its player is, and how long it may think."""

    game: Game[Any, Any]
    sight: Any
    seat: Seat
    level: int
    seed: int
    seconds: float | None = 1.0
    work: int | None = None
    is_live: bool = False

    def fields(self) -> dict[str, Any]:
        return {
            "door": "think",
            "game": self.game.key,
            "sight": self.game.pack(self.sight),
            "seat": self.seat,
            "level": self.level,
            "seed": self.seed,
            "seconds": self.seconds,
            "work": self.work,
        }

    def read(self, told: Mapping[str, Any]) -> Thought[Any]:
        return unpack_thought(self.game, told)


@dataclass(frozen=True)
class Answer:
    """`value` is what the inquiry read; `is_last`: no further step will come."""

    value: Any
    is_last: bool


Tell = Callable[[Answer | Trouble], None]


@dataclass(frozen=True)
class Asked:
    """A question in the queue."""

    number: int
    question: Inquiry
    tell: Tell
    is_again: bool = False
    """The process has died or hung over it once."""


class Worker(QObject):
    """Answers one question after another. `ask` returns its number, with which it can be dropped."""

    def __init__(self, parent: QObject | None = None, command: list[str] | None = None) -> None:
        super().__init__(parent)
        self._command = command or worker_command()
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []
        self._queue: list[Asked] = []
        self._number = 0
        self._read = b""
        self._is_awake = False
        self._idle = QTimer(self, singleShot=True, interval=IDLE)
        self._idle.timeout.connect(self.end)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(lambda: self._fail("late"))

    @property
    def is_running(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        return self._process.processId() if self._process is not None else 0

    def ask(self, question: Inquiry, tell: Tell) -> int:
        self._number += 1
        self._queue.append(Asked(self._number, question, tell))
        if len(self._queue) == 1:
            self._put()
        return self._number

    def drop(self, number: int) -> None:
        """Nobody wants to know any more; what comes late is not told."""
        is_now = bool(self._queue) and self._queue[0].number == number
        self._queue = [asked for asked in self._queue if asked.number != number]
        if is_now:
            self._late.stop()
            self._write(b"{}\n")
            self._put()

    def end(self) -> None:
        """At once, and without waiting for it."""
        self._queue.clear()
        self._close()

    def _close(self) -> None:
        self._idle.stop()
        self._late.stop()
        process, self._process, self._read = self._process, None, b""
        self._is_awake = False
        if process is not None:
            self._ending.append(process)
            process.kill()
            if process.state() == QProcess.ProcessState.NotRunning:
                self._bury(process)

    def _bury(self, process: QProcess) -> None:
        if process in self._ending:
            self._ending.remove(process)
            process.deleteLater()

    def retire(self) -> None:
        """The app ends: what was killed has really ended when this returns, within milliseconds."""
        self.end()
        for process in tuple(self._ending):
            process.waitForFinished(1000)

    def _put(self) -> None:
        """The first question of the queue is asked; with none left, the process soon ends."""
        if not self._queue:
            self._idle.start()
            return
        self._idle.stop()
        asked = self._queue[0]
        if self._process is None:
            self._start()
        line = {"id": asked.number, **asked.question.fields()}
        self._write(json.dumps(line).encode() + b"\n")
        grace = GRACE if self._is_awake else WAKING
        self._late.start(round((asked.question.seconds or 0) * 1000) + grace)

    def _start(self) -> None:
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        places = [str(Path(__file__).parents[2]), environment.value("PYTHONPATH", "")]
        environment.insert("PYTHONPATH", os.pathsep.join(place for place in places if place))
        process.setProcessEnvironment(environment)
        # Its own complaints go where the app's go; a pipe that nobody reads would fill up.
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        # Slots of this object, not functions around it: they go when it goes, before its process does.
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_error)
        process.start(self._command[0], self._command[1:])

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self.sender() is self._process:
            self._fail("start")

    def _on_end(self) -> None:
        process = self.sender()
        if process is self._process:
            self._fail("died")
        elif isinstance(process, QProcess):
            self._bury(process)

    def _write(self, line: bytes) -> None:
        if self._process is not None:
            self._process.write(line)

    def _hear(self) -> None:
        process = self._process
        if process is None or self.sender() is not process:
            return
        self._read += process.readAllStandardOutput().data()
        *lines, self._read = self._read.split(b"\n")
        if len(self._read) > LONGEST:
            self._fail("garbled")
            return
        for line in lines:
            if self._process is process:
                self._hear_line(line)

    def _hear_line(self, line: bytes) -> None:
        try:
            told = json.loads(line)
            is_now = bool(self._queue) and told["id"] == self._queue[0].number
        except (ValueError, TypeError, KeyError):
            self._fail("garbled")
            return
        self._is_awake = True
        if is_now:
            self._answer(told)

    def _answer(self, told: Mapping[str, Any]) -> None:
        asked = self._queue[0]
        if "error" in told:
            self._give_up(str(told["error"]), str(told.get("text", "")))
            return
        try:
            answer = Answer(asked.question.read(told), told.get("done") is True)
        except (ValueError, TypeError, KeyError) as error:
            self._fail("garbled", repr(error))
            return
        if answer.is_last:
            self._late.stop()
            self._queue.pop(0)
        if answer.is_last or asked.question.is_live:
            asked.tell(answer)
        # Whoever was told may have asked again, which with an empty queue is put at once.
        if answer.is_last and not self._late.isActive():
            self._put()

    def _fail(self, code: str, detail: str = "") -> None:
        """The process is of no use any more; over the same question a second time, that is told."""
        self._close()
        if not self._queue:
            return
        if self._queue[0].is_again or code == "start":
            self._give_up(code, detail)
        else:
            self._queue[0] = replace(self._queue[0], is_again=True)
            self._put()

    def _give_up(self, code: str, detail: str) -> None:
        """All who wait are told: the next would fare no better."""
        asked, self._queue = self._queue, []
        self._close()
        for each in asked:
            each.tell(Trouble(PLAYER, code, facts={"detail": detail}))


def worker_command() -> list[str]:
    """The same program once more; a packaged one for Windows has a second executable for it, because a
    program with a window has no standard input there."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "trakkx_desktop", "think"]
    beside = Path(sys.executable).with_name("trakkx-think.exe")
    return [str(beside)] if beside.exists() else [sys.executable, "think"]
