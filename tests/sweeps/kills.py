"""Whoever plays is killed at random, again and again in the same folder: every save is sound, and no more is
lost than what was played in the last moment."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.sweeps.files import memory
from trakkx_desktop import catalog
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import load

ROOT = Path(__file__).parents[2]
WINDOW = float(os.environ.get("TRAKKX_WINDOW", "0.5"))
"""Seconds of play that may be lost, without a disk that keeps everybody waiting; a machine that has better
things to do needs more."""


def sweep(rounds: int, seed: int) -> Iterator[str]:
    chance = Random(seed)
    worst = 0.0
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        places = Places(Path(folder) / "config")
        for number in range(rounds):
            told, killed = _play(places, chance.randrange(10**6), chance.uniform(0.1, 1.2))
            for fault in _broken(places):
                yield f"kill {number}: {fault}"
            lost = _lost(places, told, killed)
            worst = max(worst, lost)
            if lost > WINDOW:
                yield f"kill {number}: {lost:.2f} s of play are lost"
            for path in sorted(places.saves.glob("*.trakkx"))[:-30]:
                path.unlink()
    print(f"the most that a kill took: {worst:.2f} s of play")


def _play(places: Places, seed: int, seconds: float) -> tuple[list[tuple[float, str, int]], float]:
    """What it said (time, match, turns), and when it was killed."""
    command = [sys.executable, "-m", "tests.sweeps.player", str(places.root), str(seed)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    lines = [child.stdout.readline()]
    time.sleep(seconds)
    os.kill(child.pid, signal.SIGKILL)
    killed = time.monotonic()
    lines += child.communicate()[0].splitlines()
    told = [line.split() for line in lines if line.count(" ") == 2]
    return [(float(t), match_id, int(turns)) for t, match_id, turns in told], killed


def _broken(places: Places) -> Iterator[str]:
    for path in sorted(places.saves.glob("*.trakkx*")):
        try:
            if not load(path, catalog.game).is_sound:
                yield f"{path.name} is damaged"
        except (BrokenFile, StorageError) as error:
            yield f"{path.name}: {error}"
    if places.broken.is_dir() and any(places.broken.iterdir()):
        yield "something was set aside as broken"


def _lost(places: Places, told: list[tuple[float, str, int]], killed: float) -> float:
    """How long before its end the last thing was played that the disk knows."""
    if not told:
        return 0.0
    match_id = told[-1][1]
    try:
        kept = load(places.save_of(match_id), catalog.game).saved.actions
    except (BrokenFile, StorageError):
        kept = -1
    mine = [(when, turns) for when, each, turns in told if each == match_id]
    if mine[-1][1] == kept:
        return 0.0
    known = [when for when, turns in mine if turns == kept]
    after = [when for when, _ in mine if not known or when > known[-1]]
    return killed - after[0]
