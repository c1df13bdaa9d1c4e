"""A connection to a D-Bus daemon on this machine: calls, and the signals that come meanwhile."""

import os
import select
import socket
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from tests.ear import wire
from tests.ear.wire import Message

DAEMON, DAEMON_PATH = "org.freedesktop.DBus", "/org/freedesktop/DBus"

PATIENCE = 60.0
"""Seconds after which a call counts as unanswered: machines on which tests run may be very busy."""

Call = tuple[str, str, str, str, Sequence[Any]]
"""To whom, which object, which method, and its arguments' signature and values."""


class NoAnswer(Exception):
    """Nobody answered a call, or the answer was an error."""


class Bus:
    def __init__(self, address: str) -> None:
        """The address is the daemon's own: "unix:path=/run/bus,guid=..."."""
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(_place(address))
        self._serial = 0
        self._data = b""
        self.signals: deque[Message] = deque()
        self._sign_in()
        self.call(DAEMON, DAEMON_PATH, f"{DAEMON}.Hello")

    def _sign_in(self) -> None:
        user = str(os.getuid()).encode().hex()
        self._socket.sendall(b"\0AUTH EXTERNAL " + user.encode() + b"\r\n")
        answer = self._socket.recv(1024)
        if not answer.startswith(b"OK"):
            raise NoAnswer(f"The bus refused: {answer!r}")
        self._socket.sendall(b"BEGIN\r\n")

    def call(
        self, to: str, path: str, member: str, signature: str = "", values: Sequence[Any] = ()
    ) -> tuple[Any, ...]:
        answer = self._answers([(to, path, member, signature, values)])[0]
        if answer.kind == wire.ERROR:
            raise NoAnswer(f"{member} of {to} {path}: {answer.error} {answer.body}")
        return answer.body

    def ask(self, calls: Sequence[Call]) -> list[tuple[Any, ...] | None]:
        """All calls at once, then all answers in their order; None for an error."""
        answers = self._answers(calls)
        return [answer.body if answer.kind == wire.REPLY else None for answer in answers]

    def _answers(self, calls: Sequence[Call]) -> list[Message]:
        serials = [self._send(*call) for call in calls]
        answers: dict[int, Message] = {}
        end = time.monotonic() + PATIENCE
        while len(answers) < len(serials):
            message = self._receive(end - time.monotonic())
            if message is None:
                raise NoAnswer(f"Nobody answers {calls[0][2]}")
            if message.kind == wire.SIGNAL:
                self.signals.append(message)
            elif message.reply_to in serials:
                answers[message.reply_to] = message
        return [answers[serial] for serial in serials]

    def listen(self, rule: str) -> None:
        self.call(DAEMON, DAEMON_PATH, f"{DAEMON}.AddMatch", "s", (rule,))

    def signal(self, seconds: float) -> Message | None:
        """The next signal, or None if none comes in time."""
        end = time.monotonic() + seconds
        while not self.signals:
            message = self._receive(end - time.monotonic())
            if message is None:
                return None
            if message.kind == wire.SIGNAL:
                return message
        return self.signals.popleft()

    def close(self) -> None:
        self._socket.close()

    def _send(self, to: str, path: str, member: str, signature: str, values: Sequence[Any]) -> int:
        self._serial += 1
        self._socket.sendall(wire.call(self._serial, to, path, member, signature, values))
        return self._serial

    def _receive(self, seconds: float) -> Message | None:
        end = time.monotonic() + seconds
        while (found := wire.read(self._data)) is None:
            ready, _, _ = select.select([self._socket], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                return None
            more = self._socket.recv(65536)
            if not more:
                raise NoAnswer("The bus is gone")
            self._data += more
        message, size = found
        self._data = self._data[size:]
        return message


def _place(address: str) -> str:
    """The socket's name; one that begins with a null byte has no file."""
    parts = dict(part.split("=", 1) for part in address.removeprefix("unix:").split(","))
    return parts["path"] if "path" in parts else "\0" + parts["abstract"]
