"""Makes the `.tar.gz`: the app in a folder that runs from anywhere, and scripts that install it for one person."""

import gzip
import platform
import shutil
import tarfile
from pathlib import Path

from installer.linux.share import HERE, NAME, lay_out, place

SCRIPTS = ("install.sh", "uninstall.sh")


def pack(app: Path, version: str, work: Path, target: Path) -> Path:
    """Writes `target/NAME-VERSION-linux-MACHINE.tar.gz`."""
    top = work / f"{NAME}-{version}"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(app, top / "app", symlinks=True)
    lay_out(top / "share", version)
    for name in (*SCRIPTS, "README.txt"):
        place(HERE / name, top / name)
    for name in SCRIPTS:
        (top / name).chmod(0o755)
    target.mkdir(parents=True, exist_ok=True)
    package = target / f"{NAME}-{version}-linux-{platform.machine()}.tar.gz"
    with (
        gzip.GzipFile(package, "wb", 6, mtime=0) as file,
        tarfile.open(fileobj=file, mode="w") as tar,
    ):
        tar.add(top, top.name, filter=ownerless)
    return package


def ownerless(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """No name of the person who packed it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
