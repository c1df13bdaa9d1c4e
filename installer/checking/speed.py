"""How long it takes until the window is there: packaged beside source, in turns, in one run."""

import os
import subprocess
import tempfile
import time
from pathlib import Path

from installer import bootstrap
from installer.checking.screen import NotSeen, Screen

FEWEST = 5
MOST = 20
"""Rounds, after one that only warms the disk."""


def seconds(screen: Screen, command: list[str]) -> float:
    with tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "DISPLAY": screen.display, "PATH": os.environ["PATH"]}
        environment |= {"PYTHONPATH": str(bootstrap.ROOT), "LANG": "C.UTF-8"}
        began = time.perf_counter()
        app = subprocess.Popen(command, env=environment, cwd=home, stderr=subprocess.DEVNULL)
        try:
            while not screen.windows():
                if time.perf_counter() - began > 30:
                    raise NotSeen("no window")
            return time.perf_counter() - began
        finally:
            app.terminate()
            app.wait()


def ratio(screen: Screen, packaged: Path, enough: float) -> float:
    """Packaged to source, of the shortest times; a busy computer gets more rounds to show short ones."""
    source = [str(bootstrap.interpreter()), "-m", "trakkx_desktop"]
    for command in ([str(packaged)], source):
        seconds(screen, command)
    ours: list[float] = []
    theirs: list[float] = []
    while len(ours) < FEWEST or (len(ours) < MOST and min(ours) > enough * min(theirs)):
        ours.append(seconds(screen, [str(packaged)]))
        theirs.append(seconds(screen, source))
    return min(ours) / min(theirs)
