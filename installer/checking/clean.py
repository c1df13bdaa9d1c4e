"""A clean Debian to install into: nothing but the base system, so no Python and no Qt; a person lives there."""

import os
import platform
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PERSON = "player"
HOME = f"/home/{PERSON}"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""What a person has on Debian."""
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"


class Failed(Exception):
    """A command in the clean place failed; the text is what it said."""


class Clean:
    """Commands run in the folder as if it were the whole computer."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def inside(self, path: str) -> Path:
        return self.root / path.lstrip("/")

    def as_root(self, *command: str) -> str:
        environment = {"PATH": f"{PATH}:/usr/sbin:/sbin", "DEBIAN_FRONTEND": "noninteractive"}
        environment |= {k: v for k, v in os.environ.items() if k.lower().endswith("_proxy")}
        return told([CHROOT, str(self.root), *command], environment | {"LC_ALL": "C.UTF-8"})

    def line(self, *command: str) -> list[str]:
        """How to start something there as the person."""
        return [CHROOT, f"--userspec={PERSON}:{PERSON}", str(self.root), *command]

    def person(self, **more: str) -> dict[str, str]:
        """All that the person's programs know of the world."""
        return {"HOME": HOME, "PATH": PATH, "LANG": "C.UTF-8", "USER": PERSON, **more}

    def as_person(self, *command: str) -> str:
        return told(self.line(*command), self.person())

    def files(self, folder: str) -> set[str]:
        """Every path below, for a comparison of before and after."""
        top = self.inside(folder)
        return {str(path.relative_to(top)) for path in top.rglob("*")}


def told(command: list[str], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise Failed(f"{' '.join(command)}: code {done.returncode}\n{done.stdout[-3000:]}")
    return done.stdout


def make_base(folder: Path) -> Path:
    """The base system of the same release as here, fetched once and then kept as an archive."""
    suite = platform.freedesktop_os_release()["VERSION_CODENAME"]
    archive = folder / f"{suite}.tar"
    if not archive.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        told(["debootstrap", "--variant=minbase", suite, str(fresh)])
        told([CHROOT, str(fresh), "apt-get", "clean"])
        told(["tar", "-C", str(fresh), "-cf", str(archive) + ".part", "."])
        Path(str(archive) + ".part").rename(archive)
        shutil.rmtree(fresh)
    return archive


@contextmanager
def clean_debian(folder: Path) -> Iterator[Clean]:
    archive = make_base(folder)
    root = folder / "root"
    if os.path.ismount(root / "proc"):
        told(["umount", str(root / "proc")])
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    told(["tar", "-C", str(root), "-xf", str(archive)])
    told(["mount", "-t", "proc", "proc", str(root / "proc")])
    fetched = folder / "fetched"
    fetched.mkdir(exist_ok=True)
    try:
        shutil.copytree(fetched, root / "var/cache/apt/archives", dirs_exist_ok=True)
        shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
        clean = Clean(root)
        clean.as_root("useradd", "--create-home", "--shell", "/bin/sh", PERSON)
        yield clean
    finally:
        for package in (root / "var/cache/apt/archives").glob("*.deb"):
            shutil.copyfile(package, fetched / package.name)
        told(["umount", str(root / "proc")])
        shutil.rmtree(root)
