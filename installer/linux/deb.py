"""Makes the Debian package: the tree, and all that Debian asks for."""

import hashlib
import os
import subprocess
from pathlib import Path

from installer.freeze import Unfinished
from installer.identity import MAINTAINER, NAME
from installer.linux.libraries import debian, needs
from installer.linux.releases import epoch
from installer.linux.share import HERE, fill, place
from installer.linux.tree import APP, files, fill_tree, lay_documents, settle
from trakkx_desktop import HOMEPAGE

SUGGESTED = "hicolor-icon-theme, shared-mime-info, xdg-utils"


def pack(app: Path, version: str, work: Path, target: Path) -> Path:
    """Writes `target/NAME_VERSION_ARCHITECTURE.deb`."""
    fill_tree(app, version, work, "games")
    lay_documents(work / "usr" / "share")
    place(HERE / "lintian-overrides", work / "usr" / "share" / "lintian" / "overrides" / NAME)
    required, recommended = debian(needs(work / APP))
    values = {
        "ARCHITECTURE": told("dpkg", "--print-architecture"),
        "DEPENDS": required,
        "RECOMMENDS": ", ".join(filter(None, (SUGGESTED, recommended))),
        "INSIDE": "Python and Qt are included.",
    }
    return close(work, version, values, target, (APP / NAME,))


def close(
    root: Path, version: str, values: dict[str, str], target: Path, programs: tuple[Path, ...]
) -> Path:
    """Adds the control files to a filled tree, and makes the package of it."""
    write_control(
        root, {**values, "VERSION": version, "MAINTAINER": MAINTAINER, "HOMEPAGE": HOMEPAGE}
    )
    settle(root, programs)
    package = target / f"{NAME}_{version}_{values['ARCHITECTURE']}.deb"
    target.mkdir(parents=True, exist_ok=True)
    told("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package))
    return package


def told(*command: str) -> str:
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise Unfinished(f"{command[0]} failed:\n{done.stderr}")
    return done.stdout.strip()


def write_control(root: Path, values: dict[str, str]) -> None:
    control = root / "DEBIAN"
    control.mkdir(exist_ok=True)
    present = files(root)
    size = sum(path.stat().st_size + 1023 for path in present) // 1024
    told = fill(HERE / "control", {**values, "SIZE": str(size)})
    (control / "control").write_text(told, encoding="utf-8")
    sums = (
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in present
    )
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
