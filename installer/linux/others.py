"""Makes the packages for Fedora, openSUSE and their kin (`.rpm`) and for Arch, both by nfpm from one tree."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from installer.freeze import Unfinished
from installer.identity import MAINTAINER, NAME
from installer.linux.catalogue import english
from installer.linux.libraries import arch, needs, rpm
from installer.linux.releases import epoch, releases
from installer.linux.tree import APP, fill_tree, lay_licence, settle
from installer.linux.words import GAMES, OPENING, SUMMARY
from trakkx_desktop import HOMEPAGE

KINDS = {"rpm": "rpm", "arch": "archlinux"}

Wanted = tuple[list[str], list[str]]
"""Packages that must be there, and packages that should."""


def pack(kind: str, app: Path, version: str, work: Path, target: Path) -> Path:
    """Writes `target/NAME-VERSION-1.x86_64.rpm` or `target/NAME-VERSION-1-x86_64.pkg.tar.zst`."""
    root = work / "root"
    fill_tree(app, version, root, "bin")
    lay_licence(root / "usr" / "share")
    settle(root, (APP / NAME,))
    told = work / "nfpm.json"
    wanted = (rpm if kind == "rpm" else arch)(needs(root / APP))
    told.write_text(json.dumps(recipe(kind, root, version, wanted), indent=1), encoding="utf-8")
    target.mkdir(parents=True, exist_ok=True)
    nfpm = Path(sys.executable).with_name("nfpm")
    command = [str(nfpm), "package", "--config", str(told), "--packager", KINDS[kind]]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    done = subprocess.run(
        [*command, "--target", str(target)], env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise Unfinished(f"nfpm failed:\n{done.stdout}{done.stderr}")
    return target / done.stdout.rpartition("created package: ")[2].strip().rpartition("/")[2]


def recipe(kind: str, root: Path, version: str, wanted: Wanted) -> dict[str, Any]:
    """For nfpm, which reads YAML, of which JSON is a part."""
    required, recommended = wanted
    told = (SUMMARY, OPENING, *GAMES) if kind == "rpm" else (SUMMARY,)
    return {
        "name": NAME,
        "arch": "amd64",
        "platform": "linux",
        "version": version,
        "release": "1",
        "section": "games",
        "maintainer": MAINTAINER,
        "description": "\n".join(map(english, told)),
        "homepage": HOMEPAGE,
        "license": "MIT AND LGPL-3.0-only AND PSF-2.0",
        "mtime": releases()[0].moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "contents": [{"src": f"{root / 'usr'}/", "dst": "/usr", "type": "tree"}],
        "depends": required,
        "recommends": recommended,
        "rpm": {"group": "Amusements/Games", "compression": "zstd", "buildhost": "localhost"},
        "archlinux": {"packager": MAINTAINER},
    }
