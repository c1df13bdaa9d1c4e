"""The recipe for a fourth game (ARCHITECTURE.md), followed word by word with the toy game: it has to work."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
KEY = "heap"

TOY = {
    "trakkx_desktop/games/<key>/__init__.py": "tests/toy/games/heap.py",
    "trakkx_desktop/view/<key>/__init__.py": "tests/toy/view/heap.py",
}
"""Where the recipe wants a file, and the toy's file that goes there."""

COMMAND = '''"""`judge heap`: how many counters are left."""

from typing import Any


def answer(question: dict[str, Any]) -> dict[str, Any]:
    return {"left": question.get("left", 0)}
'''
BOOKLET = "# HEAP\n\n## The game {#game}\n\nTake one to three counters. {#H1}\n"
TESTS = ("laws", "house", "toy", "test_rooms.py", "conftest.py", "truth.py", "__init__.py")


def steps() -> list[str]:
    """The numbered steps of the recipe, with the paths that they name."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    recipe = text.partition("## A fourth game")[2].partition("\n## ")[0]
    return re.findall(r"^\d+\. (.*)$", recipe, re.MULTILINE)


def paths(step: str) -> list[str]:
    found = re.findall(r"`((?:trakkx_desktop|resources)/[^`]+)`", step)
    return [path for path in found if not path.endswith("RULES_FORMAT.md")]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the house with everything that the recipe may touch, and the tests that judge it."""
    leave_out = shutil.ignore_patterns("__pycache__", "*.so")
    for folder in ("trakkx_desktop", "resources"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=leave_out)
    for name in TESTS:
        source, target = ROOT / "tests" / name, tmp_path / "tests" / name
        target.parent.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=leave_out)
        else:
            shutil.copy(source, target)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def follow(house: Path, path: str) -> None:
    """Does what one step says about one path."""
    target = house / path.replace("<key>", KEY)
    target.parent.mkdir(parents=True, exist_ok=True)
    if path in TOY:
        shutil.copy(ROOT / TOY[path], target)
    elif path == "trakkx_desktop/commands/<key>.py":
        target.write_text(COMMAND, encoding="utf-8")
    elif path == "resources/<key>/rules.en.md":
        target.write_text(BOOKLET, encoding="utf-8")
    elif path == "trakkx_desktop/catalog.py":
        text = target.read_text(encoding="utf-8")
        line = f'    "{KEY}": "trakkx_desktop",\n}}\n'
        target.write_text(text.replace("}\n", line, 1), encoding="utf-8")
    else:
        raise AssertionError(f"the recipe names {path}, which nobody knows how to make")


def run(house: Path, *arguments: str, platform: str = "offscreen") -> str:
    environment = {**os.environ, "PYTHONPATH": str(house), "QT_QPA_PLATFORM": platform}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


OPEN = """
from pathlib import Path
from PySide6.QtWidgets import QApplication
from trakkx_desktop.app import App
from trakkx_desktop.storage.places import Places

qt = QApplication([])
app = App(Places(Path("config")), "en")
app.window.show_new_game("heap")
app.window.front.start.click()
print(type(app.window.front).__name__, app.window.front.headline.text())
app.house.leave()
"""


def test_the_recipe_works_word_by_word(house: Path) -> None:
    named = [path for step in steps() for path in paths(step)]
    assert len(steps()) == 5 and len(named) == 5, named
    for path in named:
        follow(house, path)
    told = run(house, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/laws", "-k", KEY)
    assert re.search(r"\d+ passed", told), told
    run(house, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/test_rooms.py")
    assert "TableScreen Heap" in run(house, "-c", OPEN)
