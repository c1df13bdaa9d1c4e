"""The worker: a child process of the app that thinks, so that the window never waits. JSON lines both ways.

Asked: `{"id", "door", "game", ...}`, the rest as the door wants it; told: a line for each step of the answer, the
last with `"done": true`, or `{"id", "error", "text"}`. A newer question ends an older one; `{}` ends it without
another. When nobody holds the other end of the pipe any more, it is gone at once.
"""

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, TextIO

from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.thought import PlayerBroken, Stop

Question = dict[str, Any]
Door = Callable[[Question, Stop], Iterator[dict[str, Any]]]
"""Answers one kind of question step by step, as JSON values; ends when it is told that nobody waits any more."""
DoorOf = Callable[[str], Door]
"""By its name; KeyError where there is none."""

BAD, BROKEN = "bad", "broken"
"""Errors: a question that cannot be answered; a player whose data is missing or damaged."""

LOW = 10
"""How nice it is to all other programs."""
_BELOW_NORMAL = 0x4000


class Desk:
    """The question that lies there now: put by the thread that reads, taken by the one that thinks."""

    def __init__(self) -> None:
        self._question: Question | None = None
        self._is_new = threading.Condition()

    def put(self, question: Question) -> None:
        with self._is_new:
            self._question = question
            self._is_new.notify()

    def take(self) -> Question:
        """Waits, costing nothing, until there is one."""
        with self._is_new:
            while not self._question:
                self._is_new.wait()
            return self._question

    def clear(self, question: Question) -> None:
        with self._is_new:
            if self._question is question:
                self._question = None

    def is_stale(self, question: Question) -> bool:
        """Asked while thinking. What is compiled holds the interpreter for itself, so here it lets the
        other thread read."""
        time.sleep(0)
        return self._question is not question


def answer(question: Question, door_of: DoorOf, desk: Desk, out: TextIO) -> None:
    """Thinks aloud until it has done or nobody wants to know."""
    told: dict[str, Any] = {}
    try:
        for step in door_of(question.get("door", "think"))(
            question, lambda: desk.is_stale(question)
        ):
            if desk.is_stale(question):
                return
            if told:
                _tell(out, told)
            told = {"id": question["id"], **step}
        if not desk.is_stale(question):
            _tell(out, {"id": question["id"], **told, "done": True})
    except PlayerBroken as error:
        _tell(out, {"id": question.get("id"), "error": BROKEN, "text": str(error)})
    except (LookupError, TypeError, ValueError, PackError) as error:
        _tell(out, {"id": question.get("id"), "error": BAD, "text": repr(error)})


def _tell(out: TextIO, told: dict[str, Any]) -> None:
    out.write(json.dumps(told) + "\n")
    out.flush()


def listen(desk: Desk, lines: TextIO) -> None:
    """Reads to the end of the pipe; then nobody is there any more, whatever is being thought."""
    for line in lines:
        try:
            question = json.loads(line)
        except ValueError:
            continue
        desk.put(question if isinstance(question, dict) else {})
    os._exit(0)


def step_back() -> None:
    """Whoever sits at the screen comes first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(LOW)
    # Ctrl+C in a terminal is meant for the app, which ends this process by closing the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def serve(door_of: DoorOf) -> None:
    """For as long as somebody holds the other end of the pipe."""
    step_back()
    desk = Desk()
    threading.Thread(target=listen, args=(desk, sys.stdin), daemon=True).start()
    while True:
        question = desk.take()
        answer(question, door_of, desk, sys.stdout)
        desk.clear(question)
