"""Runs all that has to be green, one leg after the other: what `bootstrap.py test` does.

With arguments it is one plain pytest run with these arguments.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NO_QT = ROOT / "tests" / "house" / "no_qt"
GALLERY = ROOT / "build" / "gallery"

QT_FREE = ("core", "games", "players", "storage", "commands", "puzzles", "laws")
"""Folders of tests whose rooms have to work where Qt cannot be imported."""


@dataclass(frozen=True)
class Leg:
    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)


def environment() -> dict[str, str]:
    """No screen, one locale and the same examples everywhere."""
    return {
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
        "PYTHONUTF8": "1",
        "HYPOTHESIS_PROFILE": os.environ.get("HYPOTHESIS_PROFILE", "ci"),
    }


def without_qt() -> dict[str, str]:
    path = os.pathsep.join(filter(None, (str(NO_QT), str(ROOT), os.environ.get("PYTHONPATH"))))
    return {"PYTHONPATH": path}


def pytest(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "pytest", "-q", *arguments)


def qt_free_folders() -> list[str]:
    return [f"tests/{name}" for name in QT_FREE if (ROOT / "tests" / name).is_dir()]


def legs() -> list[Leg]:
    """Each test runs once: without Qt where its room has to do without, else with Qt."""
    workers = ("-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal")
    no_plugin = ("-p", "no:pytest-qt", "-W", "ignore:Unknown config option")
    free = qt_free_folders()
    rest = tuple(f"--ignore={folder}" for folder in free)
    run = sys.executable, "-m"
    return [
        Leg("lint", (*run, "ruff", "check", ".")),
        Leg("format", (*run, "ruff", "format", "--check", ".")),
        Leg("types", (*run, "mypy")),
        Leg("Qt-free rooms", pytest(*workers, *no_plugin, *free), without_qt()),
        Leg("rooms with Qt", pytest(*workers, *rest, "tests")),
        *gallery(),
    ]


def gallery() -> list[Leg]:
    if not list((ROOT / "tests").glob("gallery*")):
        return []
    return [Leg("gallery", (sys.executable, "-m", "tests.gallery", str(GALLERY)))]


def run(leg: Leg) -> tuple[bool, str]:
    """Whether it is green, and its closing line."""
    surroundings = {**os.environ, **environment(), **leg.environment}
    closing = ""
    with subprocess.Popen(
        leg.command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        for raw in process.stdout:
            line = raw.decode(errors="replace").rstrip()
            print(line, flush=True)
            closing = re.sub(r"\x1b\[[\d;]*m|=+ | =+", "", line) or closing
    return process.returncode == 0, closing


def run_all() -> int:
    report = []
    for number, leg in enumerate(todo := legs(), 1):
        print(f"[{number}/{len(todo)}] {leg.name}", flush=True)
        began = time.monotonic()
        is_green, closing = run(leg)
        report.append(f"  {leg.name} ({time.monotonic() - began:.0f} s): {closing}")
        if not is_green:
            print(f"Red: {leg.name}. Not run: {len(todo) - number} more.", flush=True)
            return 1
    print("\n".join(["Green:", *report]), flush=True)
    return 0


def main(arguments: list[str]) -> int:
    if not arguments:
        return run_all()
    plain = (sys.executable, "-m", "pytest", *arguments)
    return subprocess.run(plain, cwd=ROOT, env={**os.environ, **environment()}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
