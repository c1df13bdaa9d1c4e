"""How much it takes until the window is there: packaged beside source, in turns, in one run."""

import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from installer import set_up
from installer.checking.screen import NotSeen, Screen

ROUNDS = 9
"""The first one only warms the disk."""


@dataclass(frozen=True)
class Start:
    """In seconds: on the clock, and of a processor, which others at work on this computer do not change."""

    clock: float
    work: float


def work(process: int) -> float:
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9


def start(screen: Screen, command: list[str]) -> Start:
    with tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "DISPLAY": screen.display, "PATH": os.environ["PATH"]}
        environment |= {"PYTHONPATH": str(set_up.ROOT), "LANG": "C.UTF-8"}
        began = perf_counter()
        app = subprocess.Popen(command, env=environment, cwd=home, stderr=subprocess.DEVNULL)
        try:
            while not screen.windows():
                if perf_counter() - began > 30:
                    raise NotSeen("no window")
            return Start(perf_counter() - began, work(app.pid))
        finally:
            app.terminate()
            app.wait()


def ratio(screen: Screen, packaged: Path) -> Start:
    """Packaged to source, of the smallest values."""
    source = [str(set_up.interpreter()), "-m", "trakkx_desktop"]
    pairs = [(start(screen, [str(packaged)]), start(screen, source)) for _ in range(ROUNDS)][1:]
    ours, theirs = zip(*pairs, strict=True)
    return Start(
        min(one.clock for one in ours) / min(one.clock for one in theirs),
        min(one.work for one in ours) / min(one.work for one in theirs),
    )
