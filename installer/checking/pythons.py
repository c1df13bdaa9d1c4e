"""Set-up, all tests and the monkey with every Python that can be had here: `installer/check.py --pythons [NAME ...]`.

Each gets a copy of the sources of its own. Clean systems bring the Pythons of their distributions, and show that
the set-up finds all that it needs; the Pythons of pyenv run on this computer.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

from installer.checking.clean import HOME, PERSON, Clean, Failed, clean_system, told
from installer.checking.guests import apt
from installer.set_up import ROOT

SYSTEMS = {"Debian 12": "bookworm", "Debian 13": "trixie", "Debian unstable": "sid"}
"""Their Pythons are 3.11, 3.13 and 3.14."""
COMPILER = ("gcc", "libc6-dev", "python3-dev", "ca-certificates")
MONKEY = 2000
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
PLACE = f"{HOME}/trakkx"
NOT_COPIED = {".venv", "build", "dist", ".git", "__pycache__", ".hypothesis"}

Run = Callable[[list[str]], str]
"""Runs a command in the folder of the sources, and says what it has printed."""


def steps(work: Path) -> dict[str, Callable[[], str]]:
    """By the name of the system, or of the Python of pyenv."""
    found: dict[str, Callable[[], str]] = {
        title: partial(in_system, work, suite) for title, suite in SYSTEMS.items()
    }
    for python in pyenv():
        found[python.parent.parent.name] = partial(with_python, work, python)
    return found


def pyenv() -> list[Path]:
    """Those of pyenv that the app is for."""
    found = sorted((Path.home() / ".pyenv" / "versions").glob("3.1[1-4].*/bin/python3"))
    return [path for path in found if path.exists()]


def copy_sources(target: Path) -> None:
    """As somebody has them who has just cloned: nothing compiled, nothing installed."""
    shutil.rmtree(target, ignore_errors=True)
    leave_out = shutil.ignore_patterns(*NOT_COPIED, "*.so", "*_cache", "*.egg-info")
    shutil.copytree(ROOT, target, ignore=leave_out, symlinks=True)


def in_system(work: Path, suite: str) -> str:
    """Set up by root, who may install libraries; tested by a person."""
    with clean_system(work, suite) as clean:
        clean.as_root("apt-get", "update", "-qq")
        apt(clean, "python3", *COMPILER)
        copy_sources(clean.inside(PLACE))
        shutil.copyfile(CERTIFICATES, clean.inside(CERTIFICATES))
        root = {"HOME": "/root", "PIP_CERT": CERTIFICATES, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        set_up = f"cd {PLACE} && python3 installer/bootstrap.py test --version"
        told(clean.whole("sh", "-c", set_up), root)
        clean.as_root("chown", "-R", f"{PERSON}:", PLACE)
        return proven(lambda line: run_in(clean, line))


def run_in(clean: Clean, line: list[str]) -> str:
    inside = f"cd {PLACE} && exec {' '.join(line)}"
    return told(clean.line("sh", "-c", inside), clean.person(PIP_CERT=CERTIFICATES))


def with_python(work: Path, python: Path) -> str:
    place = work / f"python-{python.parent.parent.name}"
    copy_sources(place)

    def run(line: list[str]) -> str:
        command = [str(python) if word == "python3" else word for word in line]
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise Failed(f"{' '.join(command)}: code {done.returncode}\n{done.stdout[-3000:]}")
        return done.stdout

    seen = proven(run)
    shutil.rmtree(place)
    return seen


def proven(run: Run) -> str:
    """Tests, then the monkey in each kind of game; the sentence for a green one, else Failed."""
    version = run(["python3", "-V"]).split()[1]
    tests = run(["python3", "installer/bootstrap.py", "test"])
    numbers = re.findall(r"(\d+) passed", tests.rpartition("Green:")[2])
    if len(numbers) < 2:
        raise Failed(f"not green:\n{tests[-2000:]}")
    monkey = run([".venv/bin/python", "-m", "tests.monkey", str(MONKEY // 10)])
    good = monkey.count("good ")
    if "BAD" in monkey or good < 10:
        raise Failed(f"the monkey found:\n{monkey[-2000:]}")
    return f"Python {version}: {sum(map(int, numbers))} tests, {good * MONKEY // 10} steps of the monkey"
