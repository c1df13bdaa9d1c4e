"""A foreign engine in a seat: somebody else's program that speaks the line protocol of the TRAX competitions.

It is started without a shell, with `-W` or `-B` behind its own words; then moves go in and out, one in a line. What
it does to itself is no harm to the app: whatever is no legal move in time is told, and its seat has lost.
"""

import os
import shlex
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QProcess, QTimer

from trakkx_desktop.core.game import NotationError
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.core.trouble import PLAYER, Trouble
from trakkx_desktop.session.worker import LONGEST, Answer

GAME = "trax"
"""Whose competitions speak like that."""
LATE = 30_000
"""Milliseconds for a move."""
LOST = ("foreign_illegal", "foreign_late", "foreign_died")
"""Troubles by which its seat has lost."""

Tell = Callable[[Answer | Trouble], None]


def words_of(command: str) -> list[str]:
    """The program and its arguments, as a person writes them; [] if that cannot be read."""
    try:
        return [word.strip('"') for word in shlex.split(command, posix=os.name != "nt")]
    except ValueError:
        return []


class Foreign(QObject):
    """One game of one engine. Its process lives as long as the table does."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self._words = words_of(command)
        self._process: QProcess | None = None
        self._known = 0
        """Entries of the log that it was told, or made."""
        self._record: Record | None = None
        self._tell: Tell | None = None
        self._read = b""
        self._late = QTimer(self, singleShot=True, interval=LATE)
        self._late.timeout.connect(lambda: self._fail("foreign_late"))

    def ask(self, record: Record, seat: Seat, tell: Tell) -> None:
        """For its next move; it must have followed the game from the first."""
        self._record, self._tell = record, tell
        news = [entry for entry in record.log[self._known :] if entry.seat != seat]
        if (self._process is None and len(record.log) > 1) or len(news) > 1:
            self._fail("foreign_middle")
            return
        if self._process is None:
            self._start("-B" if record.log else "-W")
        for index in range(self._known, len(record.log)):
            text = record.game.format(record.state(index), record.log[index].action)
            self._write(text)
        self._known = len(record.log) + 1
        self._late.start()

    def end(self) -> None:
        """At once; nobody is told anything."""
        self._late.stop()
        self._tell = None
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(500)

    def _start(self, side: str) -> None:
        process = self._process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.readyReadStandardOutput.connect(self._hear)
        # A pipe that nobody reads would fill up.
        process.readyReadStandardError.connect(self._ignore)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_error)
        if not self._words:
            QTimer.singleShot(0, self, lambda: self._fail("start"))
            return
        process.start(self._words[0], [*self._words[1:], side])

    def _write(self, text: str) -> None:
        if self._process is not None:
            self._process.write(f"{text}\n".encode())

    def _ignore(self) -> None:
        if self._process is not None:
            self._process.readAllStandardError()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._fail("start")

    def _on_end(self) -> None:
        if self.sender() is self._process:
            self._fail("foreign_died")

    def _hear(self) -> None:
        if self._process is None:
            return
        self._read += self._process.readAllStandardOutput().data()
        *lines, self._read = self._read.split(b"\n")
        if len(self._read) > LONGEST:
            self._fail("foreign_illegal")
            return
        told = [line.decode("utf-8", "replace").strip() for line in lines]
        if self._tell is not None and (moves := [text for text in told if text]):
            self._take(moves[0])

    def _take(self, text: str) -> None:
        record, tell = self._record, self._tell
        if record is None or tell is None:
            return
        try:
            action: Any = record.game.parse(record.now, text)
        except NotationError:
            self._fail("foreign_illegal", text)
            return
        if action not in record.game.legal(record.now, record.waiting[0]):
            self._fail("foreign_illegal", text)
            return
        self._late.stop()
        self._tell = None
        tell(Answer(Thought(action, 0.0, ""), True))

    def _fail(self, code: str, text: str = "") -> None:
        tell = self._tell
        self.end()
        if tell is not None:
            tell(Trouble(PLAYER, code, facts={"detail": text[:80]}))
