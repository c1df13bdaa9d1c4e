"""The power goes while matches are saved: what a save has said to be on the disk is there after the next start.

A file is mounted as a disk; whoever saves is stopped at random, the file is copied as it is at that moment
(what only the system's memory knew is lost), and the copy is mounted as the disk after the cut."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.storage import toy
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import backup_of, load

ROOT = Path(__file__).parents[2]
SYSTEMS = {"ext4": ("mkfs.ext4", "-q", "-F"), "xfs": ("mkfs.xfs", "-q", "-f")}
SIZE = {"ext4": 48, "xfs": 320}
"""Megabytes; xfs does not do with less."""
_CAP_SYS_ADMIN = 21
SAVING = """
import sys
from pathlib import Path
from tests.storage import toy
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import save
places, turns = Places(Path(sys.argv[1])), ""
while True:
    turns = turns + "1" if len(turns) < 3000 else ""
    match = toy.match(turns, many=True)
    save(places, toy.saved(match=match))
    print(len(turns), flush=True)
"""


def why_not(system: str) -> str:
    """Why this file system cannot be tried here; "" if it can."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return "only root mounts disks, and only Linux knows how"
    missing = [t for t in (SYSTEMS[system][0], "losetup", "mount") if shutil.which(t) is None]
    if missing:
        return f"{missing[0]} is not installed"
    return "" if _may_mount() else "this root may mount nothing: a container of others"


def _may_mount() -> bool:
    told = Path("/proc/self/status").read_text(encoding="ascii")
    rights = next(int(line.split()[1], 16) for line in told.splitlines() if "CapEff" in line)
    is_free = subprocess.run(["losetup", "--find"], capture_output=True).returncode == 0
    return bool(rights >> _CAP_SYS_ADMIN & 1) and is_free


def sweep(rounds: int, seed: int) -> Iterator[str]:
    chance = Random(seed)
    for system in SYSTEMS:
        reason = why_not(system)
        if reason:
            print(f"{system}: skipped, {reason}")
            continue
        with tempfile.TemporaryDirectory() as folder:
            for number in range(rounds):
                fault = cut(Path(folder), system, chance.uniform(0.2, 1.5))
                if fault:
                    yield f"{system}, cut {number}: {fault}"


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=60)


def cut(folder: Path, system: str, seconds: float) -> str:
    """What was lost, or ""."""
    disk, mounted, after = folder / "disk", folder / "mounted", folder / "after"
    mounted.mkdir(exist_ok=True)
    with disk.open("wb") as file:
        file.truncate(SIZE[system] * 1024 * 1024)
    _run(*SYSTEMS[system], str(disk))
    _run("mount", "-o", "loop", str(disk), str(mounted))
    try:
        said = _save_and_stop(mounted, disk, after, seconds)
    finally:
        _run("umount", str(mounted))
    _run("mount", "-o", "loop", str(after), str(mounted))
    try:
        return _judge(Places(mounted / "config"), said)
    finally:
        _run("umount", str(mounted))


def _save_and_stop(mounted: Path, disk: Path, after: Path, seconds: float) -> int:
    """The last save that was said to be done before the disk was copied."""
    command = [sys.executable, "-c", SAVING, str(mounted / "config")]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    first = child.stdout.readline()
    time.sleep(seconds)
    os.kill(child.pid, signal.SIGSTOP)
    copies = [b"", disk.read_bytes()]
    while copies[-1] != copies[-2]:
        # The system may just have been writing by itself: a real cut is one moment.
        copies.append(disk.read_bytes())
    after.write_bytes(copies[-1])
    child.kill()
    lines = [first, *child.communicate()[0].splitlines()]
    return [int(line) for line in lines if line.strip().isdigit()][-1]


def _judge(places: Places, said: int) -> str:
    path = places.save_of(toy.saved().id)
    for each in (path, backup_of(path)):
        try:
            loaded = load(each, toy.game_of)
        except (BrokenFile, StorageError) as error:
            if each == path or said > 1:
                return f"{each.name}: {error}"
            continue
        if not loaded.is_sound:
            return f"{each.name} is damaged"
        if each == path and loaded.saved.actions not in (said, said + 1):
            return f"said {said} turns, kept {loaded.saved.actions}"
    return ""
