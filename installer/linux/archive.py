"""Makes the `.tar.gz`: the app in a folder that runs from anywhere, and scripts that install it for one person."""

import gzip
import platform
import shutil
import tarfile
from pathlib import Path

from installer.identity import NAME
from installer.linux.releases import epoch
from installer.linux.share import HERE, lay_out, place

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
        tar.add(top, top.name, filter=settled)
    return package


def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """No name of the person who packed it, and one moment for all."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = epoch()
    may_run = entry.isdir() or entry.mode & 0o100
    entry.mode = 0o755 if may_run or entry.issym() else 0o644
    return entry
