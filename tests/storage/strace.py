"""Runs a child under strace, which kills it at, or denies it, one chosen system call."""

import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.storage.child import MARKER

ROOT = Path(__file__).resolve().parents[2]
CHANGING = (
    "open",
    "mkdir",
    "chmod",
    "write",
    "fsync",
    "fdatasync",
    "close",
    "link",
    "rename",
    "unlink",
)
"""Beginnings of the names of system calls that a save consists of."""
KILLED = 137


@dataclass(frozen=True)
class Call:
    """One system call of the save: the `number`-th of that name in the life of the child."""

    name: str
    number: int
    line: str

    @property
    def kind(self) -> str:
        """Its name without what processors and libraries add to it (`openat`, `renameat2`)."""
        return next(kind for kind in CHANGING if self.name.startswith(kind))


@cache
def why_not() -> str:
    """Why these tests cannot run here; "" if they can."""
    if not sys.platform.startswith("linux") or shutil.which("strace") is None:
        return "strace is not installed"
    tried = subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True, text=True)
    return f"strace may not trace here: {tried.stderr.strip()}" if tried.returncode else ""


@cache
def _compiled(module: str) -> str:
    """A folder with the .pyc files of all that the module imports: the child runs a hundred times."""
    folder = tempfile.mkdtemp(prefix="compiled-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
    command = [sys.executable, "-c", f"import {module}"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, timeout=60)
    return folder


def run(options: list[str], module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`-B`: no .pyc files are written, so that every run makes the same system calls."""
    command = ["strace", *options, sys.executable, "-B", "-m", module, *arguments]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPYCACHEPREFIX": _compiled(module)}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )


def calls(log: Path, module: str, *arguments: str) -> list[Call]:
    """Every changing system call that the child makes after its marker, in order."""
    done = run(["-o", str(log)], module, *arguments)
    assert done.returncode == 0, done.stderr
    counts: Counter[str] = Counter()
    found: list[Call] = []
    has_begun = False
    for line in log.read_text().splitlines():
        has_begun = has_begun or MARKER in line
        named = re.match(r"(\w+)\(", line)
        if named is None or not named[1].startswith(CHANGING):
            continue
        counts[named[1]] += 1
        if has_begun:
            found.append(Call(named[1], counts[named[1]], line))
    return found


def kill(call: Call, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The child dies instead of making the call."""
    return run(["-o", os.devnull, *_inject(call, "signal=KILL")], module, *arguments)


def deny(call: Call, error: str, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The call fails with the error, and does nothing."""
    options = ["-o", os.devnull, "-f", "--seccomp-bpf", *_inject(call, f"error={error}")]
    return run(options, module, *arguments)


def _inject(call: Call, what: str) -> list[str]:
    return ["-e", f"trace={call.name}", "-e", f"inject={call.name}:{what}:when={call.number}"]
