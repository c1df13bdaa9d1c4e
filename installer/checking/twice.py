"""Builds all packages once more from a copy in another folder: every file has to be the same, byte by byte."""

import subprocess
import sys
from pathlib import Path

from installer.checking.clean import Failed
from installer.checking.pythons import copy_sources
from installer.set_up import ROOT, VENV


def twice(work: Path) -> str:
    place = work / "twice" / "in another folder"
    copy_sources(place)
    # The libraries may be the same ones; the path to them is another.
    (place / ".venv").symlink_to(VENV)
    done = subprocess.run([sys.executable, str(place / "installer" / "build.py")])
    if done.returncode:
        raise Failed("build.py failed in another folder")
    first, second = sums(ROOT / "dist"), sums(place / "dist")
    differing = sorted(name for name in first | second if first.get(name) != second.get(name))
    if differing:
        raise Failed(f"not the same in another folder: {', '.join(differing)}")
    return f"{len(first)} files are the same from another folder"


def sums(folder: Path) -> dict[str, str]:
    """What SHA256SUMS says, by the name of the file."""
    lines = (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
