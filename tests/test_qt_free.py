"""The rooms without a face work where Qt cannot be imported; `python -m tests` runs their tests so."""

import os
import subprocess
import sys

import pytest

from tests.__main__ import QT_FREE, ROOT, without_qt
from tests.house.source import PACKAGE, files

FOLDERS = ("core/", "games/", "players/", "storage/", "commands/", "puzzles/")
FREE = [
    file for file in files() if file.startswith(FOLDERS) or file in ("catalog.py", "resources.py")
]


def run_without_qt(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **without_qt()},
    )


@pytest.mark.parametrize("module", ["PySide6.QtCore", "shiboken6"])
def test_qt_is_really_out_of_reach(module: str) -> None:
    refused = run_without_qt(f"import {module}")
    assert refused.returncode == 1
    assert f"No module named {module.partition('.')[0]!r}" in refused.stderr


def test_qt_free_rooms_import() -> None:
    names = [f"{PACKAGE}.{file.removesuffix('.py').replace('/', '.')}" for file in FREE]
    names = [name.removesuffix(".__init__") for name in names]
    done = run_without_qt("\n".join(f"import {name}" for name in names))
    assert done.returncode == 0, done.stderr


def test_the_leg_knows_every_room() -> None:
    assert {folder.rstrip("/") for folder in FOLDERS} <= set(QT_FREE)
