"""A clean system to install into: nothing but its base, so no Python and no Qt; a person lives there."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PERSON = "player"
HOME = f"/home/{PERSON}"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""What a person has on Debian."""
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"


@dataclass(frozen=True)
class System:
    """What debootstrap has to know."""

    title: str
    mirror: str = "http://deb.debian.org/debian"
    components: str = "main"
    keyring: str = "debian-archive-keyring"
    script: str = "sid"
    """By which debootstrap works; older ones do not know the names of newer systems."""


def ubuntu(release: str) -> System:
    mirror = "http://archive.ubuntu.com/ubuntu"
    return System(f"Ubuntu {release}", mirror, "main,universe", "ubuntu-archive-keyring", "gutsy")


SYSTEMS = {
    "bookworm": System("Debian 12"),
    "trixie": System("Debian 13"),
    "jammy": ubuntu("22.04"),
    "noble": ubuntu("24.04"),
    "sid": System("Debian unstable"),
}
"""By the name of the release."""


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
        return told(self.whole(*command), environment | {"LC_ALL": "C.UTF-8"})

    def whole(self, *command: str) -> list[str]:
        """How to start something there as root."""
        return [CHROOT, str(self.root), *command]

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


def make_base(folder: Path, suite: str) -> Path:
    """The base of a system, fetched once and then kept as an archive."""
    archive = folder / f"{suite}.tar"
    if not archive.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        system = SYSTEMS[suite]
        options = ["--variant=minbase", f"--components={system.components}"]
        keyring = Path(f"/usr/share/keyrings/{system.keyring}.gpg")
        # Debian 12 has no keys of Ubuntu; what is fetched there runs in a folder that is thrown away.
        options.append(f"--keyring={keyring}" if keyring.exists() else "--no-check-gpg")
        told(["debootstrap", *options, suite, str(fresh), system.mirror, system.script])
        told([CHROOT, str(fresh), "apt-get", "clean"])
        told(["tar", "-C", str(fresh), "-cf", str(archive) + ".part", "."])
        Path(str(archive) + ".part").rename(archive)
        shutil.rmtree(fresh)
    return archive


@contextmanager
def mounted(kind: str, place: Path) -> Iterator[None]:
    if os.path.ismount(place):
        told(["umount", str(place)])
    place.mkdir(parents=True, exist_ok=True)
    told(["mount", "-t", kind, kind, str(place)])
    try:
        yield
    finally:
        # Lazily: a program that is just ending may still look there.
        told(["umount", "-l", str(place)])


@contextmanager
def clean_system(folder: Path, suite: str) -> Iterator[Clean]:
    """A fresh copy each time; packages that were fetched are kept for the next."""
    archive = make_base(folder, suite)
    root = folder / f"{suite}-root"
    for place in ("proc", "dev/shm"):
        if os.path.ismount(root / place):
            told(["umount", "-l", str(root / place)])
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    told(["tar", "-C", str(root), "-xf", str(archive)])
    fetched = folder / f"{suite}-fetched"
    fetched.mkdir(exist_ok=True)
    with mounted("proc", root / "proc"), mounted("tmpfs", root / "dev" / "shm"):
        shutil.copytree(fetched, root / "var/cache/apt/archives", dirs_exist_ok=True)
        shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
        # A mirror may be a stored one whose lists are weeks old.
        valid = root / "etc/apt/apt.conf.d/99stored"
        valid.write_text('Acquire::Check-Valid-Until "false";\n', encoding="utf-8")
        # What is thrown away need not survive a power cut: without waiting for the disk it is much quicker.
        hasty = root / "etc/dpkg/dpkg.cfg.d/99hasty"
        hasty.write_text("force-unsafe-io\n", encoding="utf-8")
        clean = Clean(root)
        clean.as_root("useradd", "--create-home", "--shell", "/bin/sh", PERSON)
        try:
            yield clean
        finally:
            for package in (root / "var/cache/apt/archives").glob("*.deb"):
                shutil.copyfile(package, fetched / package.name)
    shutil.rmtree(root)
