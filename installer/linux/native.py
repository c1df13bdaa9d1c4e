"""Makes the small Debian package that brings neither Python nor Qt: Debian 13's own serve.

It is for every processor, and therefore holds the computer players as sources only.
"""

import os
import shutil
from pathlib import Path

from installer.contents import FOR_WRITERS
from installer.identity import NAME
from installer.linux.deb import SUGGESTED, close
from installer.linux.share import lay_out
from installer.linux.tree import lay_documents
from installer.set_up import ROOT

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtNetwork", "QtPrintSupport", "QtMultimedia")
OLDEST_QT = "6.8"
PACKAGES = Path("usr") / "lib" / "python3" / "dist-packages"
DATA = Path("usr") / "share" / "games" / NAME
COMMAND = Path("usr") / "games" / NAME

STARTER = """#!/usr/bin/python3
import sys

from trakkx_desktop.__main__ import main

sys.exit(main())
"""
SCRIPTS = {
    "postinst": '[ "$1" != configure ] || ! command -v py3compile >/dev/null || py3compile -p {name}',
    "prerm": "if command -v py3clean >/dev/null; then py3clean -p {name}; fi",
}
"""Compile for the Python of the system, and take away what was compiled."""


def pack(version: str, work: Path, target: Path) -> Path:
    """Writes `target/NAME_VERSION_all.deb`."""
    shutil.rmtree(work, ignore_errors=True)
    leave_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "trakkx_desktop", work / PACKAGES / "trakkx_desktop", ignore=leave_out)
    unread = shutil.ignore_patterns("*.ts", "*.ico", "*.icns", *FOR_WRITERS)
    shutil.copytree(ROOT / "resources", work / DATA, ignore=unread)
    data = os.path.relpath(DATA, PACKAGES / "trakkx_desktop")
    (work / PACKAGES / "trakkx_desktop" / "_resources").symlink_to(data)
    (work / COMMAND).parent.mkdir(parents=True)
    (work / COMMAND).write_text(STARTER, encoding="utf-8")
    lay_out(work / "usr" / "share", version)
    lay_documents(work / "usr" / "share", "native")
    scripts = write_scripts(work / "DEBIAN")
    values = {
        "ARCHITECTURE": "all",
        "DEPENDS": ", ".join(depends()),
        "RECOMMENDS": f"{SUGGESTED}, qt6-wayland, qt6-translations-l10n",
        "INSIDE": "It takes Python and Qt from\n the system.",
    }
    return close(work, version, values, target, (COMMAND, *scripts))


def depends() -> list[str]:
    qt = [f"python3-pyside6.{name.lower()} (>= {OLDEST_QT})" for name in MODULES]
    others = ["python3-msgspec (>= 0.19)", "python3-platformdirs (>= 4)", "qt6-svg-plugins"]
    return ["python3:any (>= 3.11)", *qt, *others]


def write_scripts(folder: Path) -> list[Path]:
    folder.mkdir(parents=True)
    for script, line in SCRIPTS.items():
        text = f"#!/bin/sh\nset -e\n{line.format(name=NAME)}\n"
        (folder / script).write_text(text, encoding="utf-8")
    return [Path("DEBIAN") / script for script in SCRIPTS]
