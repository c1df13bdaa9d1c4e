"""The worker: a child process of the app that thinks, so that the window never waits. JSON lines both ways.

Asked: `{"id", "game", "sight": the masked position, "seat", "level", "seed", "seconds" and/or "work"}`; told: a line
for each thought, the last with `"done": true`, or `{"id", "error", "text"}`. A newer question ends an older one;
`{}` ends it without another. When nobody holds the other end of the pipe any more, it is gone at once.
"""

import json
import os
import signal
import sys
import threading
import time
from typing import Any, TextIO

from trakkx_desktop import catalog
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.thought import LEVELS, Limit, PlayerBroken, Thought

Question = dict[str, Any]

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


def answer(question: Question, desk: Desk, out: TextIO) -> None:
    """Thinks aloud until it has done or nobody wants to know."""
    try:
        game = catalog.game(question["game"])
        player = catalog.part("players", question["game"]).PLAYER
        thinking = player.think(
            game.unpack(question["sight"]),
            question["seat"],
            _one_of(question["level"], LEVELS),
            question["seed"],
            Limit(question.get("seconds"), question.get("work")),
            lambda: desk.is_stale(question),
        )
        told: dict[str, Any] = {}
        for thought in thinking:
            if desk.is_stale(question):
                return
            if told:
                _tell(out, told)
            told = {"id": question["id"], **packed(game, thought)}
        _tell(out, {**told, "done": True})
    except PlayerBroken as error:
        _tell(out, {"id": question.get("id"), "error": BROKEN, "text": str(error)})
    except (KeyError, TypeError, ValueError, PackError) as error:
        _tell(out, {"id": question.get("id"), "error": BAD, "text": repr(error)})


def packed(game: Game[Any, Any], thought: Thought[Any]) -> dict[str, Any]:
    """A thought as JSON values; `session/worker.py` reads it."""
    return {
        "action": game.pack(thought.action),
        "worth": thought.worth,
        "reason": thought.reason,
        "facts": [[name, fact] for name, fact in thought.facts],
        "proven": thought.is_proven,
    }


def _one_of(value: Any, allowed: tuple[int, ...]) -> int:
    if type(value) is not int or value not in allowed:
        raise ValueError(value)
    return value


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


def main(arguments: list[str]) -> int:
    if arguments or sys.stdin is None or sys.stdout is None:
        return 2
    step_back()
    desk = Desk()
    threading.Thread(target=listen, args=(desk, sys.stdin), daemon=True).start()
    while True:
        question = desk.take()
        answer(question, desk, sys.stdout)
        desk.clear(question)
