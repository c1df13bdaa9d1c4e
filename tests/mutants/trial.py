"""One planted bug at a time: put in, tested, taken out again, in a copy of the tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.mutants.planted import Mutant

CAUGHT, SURVIVED, STALE, BROKEN = "caught", "SURVIVED", "stale", "broken"
PARTS = ("trakkx_desktop", "tests", "resources", "installer", "pyproject.toml", "README.md")
HANGS = 300
"""Seconds after which a test that does not come back has noticed, too."""
FAILED = 1
"""What pytest answers when a test has failed, and nothing else was wrong."""


def copy_tree(root: Path, goal: Path) -> Path:
    """What the tests need; its bytecode too, which holds as long as a file keeps its time."""
    goal.mkdir(parents=True)
    for part in PARTS:
        if (root / part).is_dir():
            shutil.copytree(root / part, goal / part)
        else:
            shutil.copy2(root / part, goal / part)
    return goal


def run_tests(tree: Path, tests: tuple[str, ...], *options: str, keep: bool = False) -> int:
    """What pytest answers; only a whole program leaves its bytecode behind (`keep`)."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "HYPOTHESIS_PROFILE": "ci",
        "PYTHONPATH": str(tree),
        "PYTHONDONTWRITEBYTECODE": "" if keep else "1",
    }
    pytest = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider")
    home = tree.parent / f"{tree.name}-temp"
    command = (*pytest, f"--basetemp={home}", *options, *tests)
    output = None if keep else subprocess.DEVNULL
    longest = None if keep else HANGS
    done = subprocess.run(
        command, cwd=tree, env=environment, stdout=output, stderr=output, timeout=longest
    )
    return done.returncode


def trial(tree: Path, mutant: Mutant) -> str:
    """Whether the named tests notice the bug."""
    if mutant.is_stale(tree):
        return STALE
    path = tree / mutant.source
    whole, times = path.read_text(encoding="utf-8"), path.stat()
    path.write_text(whole.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        answer = run_tests(tree, mutant.watchers)
    except subprocess.TimeoutExpired:
        return CAUGHT
    finally:
        path.write_text(whole, encoding="utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    return {0: SURVIVED, FAILED: CAUGHT}.get(answer, BROKEN)
