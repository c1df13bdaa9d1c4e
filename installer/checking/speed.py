"""How long it takes until the window is there: packaged beside source, in turns, in one run."""

import os
import subprocess
import tempfile
import time
from pathlib import Path

from installer import bootstrap
from installer.checking.screen import NotSeen, Screen

ROUNDS = 6
"""The first one only warms the disk."""


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


def ratio(screen: Screen, packaged: Path) -> float:
    """Packaged to source, of the shortest times."""
    source = [str(bootstrap.interpreter()), "-m", "trakkx_desktop"]
    times: dict[str, list[float]] = {"packaged": [], "source": []}
    for _ in range(ROUNDS):
        times["packaged"].append(seconds(screen, [str(packaged)]))
        times["source"].append(seconds(screen, source))
    return min(times["packaged"][1:]) / min(times["source"][1:])
