"""Asks the worker of the installed app for a turn, and looks whether it thinks in compiled form."""

import json
import subprocess
from pathlib import Path
from typing import Any

from installer.checking.clean import Failed
from installer.compile import LIBRARY
from trakkx_desktop import catalog
from trakkx_desktop.games.trax.setup import Setup

SECONDS = 2


def question() -> str:
    """An empty board of TRAX, as one line."""
    game = catalog.part("games", "trax").GAME
    sight = game.pack(game.mask(game.start(Setup()), 0))
    asked = {"id": 1, "game": "trax", "sight": sight, "seat": 0, "level": 3, "seed": 1}
    return json.dumps({**asked, "seconds": SECONDS}) + "\n"


def think(command: list[str], environment: dict[str, str], is_compiled: bool) -> str:
    """What was answered; `command` starts the worker."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd="/"
    ) as worker:
        assert worker.stdin and worker.stdout and worker.stderr
        worker.stdin.write(question())
        worker.stdin.flush()
        told: dict[str, Any] = {}
        while not told.get("done"):
            line = worker.stdout.readline()
            if not line:
                raise Failed(f"the worker ended: {worker.stderr.read()}")
            told = json.loads(line)
            if "error" in told:
                raise Failed(f"the worker answers {told}")
        loaded = LIBRARY in Path(f"/proc/{worker.pid}/maps").read_text(encoding="utf-8")
        worker.stdin.close()
    if loaded != is_compiled:
        raise Failed(f"the worker is {'' if loaded else 'not '}compiled")
    return f"the worker answers {'compiled' if loaded else 'uncompiled'}"
