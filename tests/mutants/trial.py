"""One planted bug at a time: put in, tested, taken out again, in a copy of the tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.mutants.planted import ROOT, Mutant

CAUGHT, SURVIVED, STALE, BROKEN = "caught", "SURVIVED", "stale", "broken"
PARTS = ("trakkx_desktop", "tests", "resources", "installer", "pyproject.toml", "README.md")
HANGS = 300
"""Seconds after which a test that does not come back has noticed, too."""
FAILED = 1
"""What pytest answers when a test has failed, and nothing else was wrong."""


def copy_tree(goal: Path) -> Path:
    """What the tests need, and no bytecode of another tree."""
    goal.mkdir(parents=True)
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, goal / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, goal / part)
    return goal


def run_tests(tree: Path, tests: tuple[str, ...], *options: str, keep: bool = False) -> int:
    """What pytest answers; only whole programs leave their bytecode behind."""
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
    done = subprocess.run(
        command, cwd=tree, env=environment, stdout=output, stderr=output, timeout=HANGS
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
