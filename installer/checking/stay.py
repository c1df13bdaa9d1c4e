"""A package comes, is used for an evening, and goes: what it must bring, and what it may leave behind."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from installer.checking.clean import HOME, PERSON, SYSTEMS, Clean, Failed, clean_system
from installer.checking.guests import Deb, Guest, Installed, NativeDeb, apt
from installer.checking.screen import Screen
from installer.checking.sound import listening
from installer.checking.thinking import think
from installer.checking.visit import CONFIG, RUNTIME, Visit

DESKTOP = ("shared-mime-info", "desktop-file-utils", "xdg-utils", "libfile-mimeinfo-perl")
"""What a computer with a bare window manager has besides."""


class Stay:
    """Packages, one after the other, in one clean system; pictures go to the folder `work`."""

    def __init__(self, clean: Clean, screen: Screen, work: Path, save: Path) -> None:
        self._clean, self._screen = clean, screen
        self._work, self._save = work, save

    def of(self, guest: Guest) -> str:
        clean = self._clean
        home = clean.files(HOME)
        if type(guest) is Deb:
            no_python(clean)
        installed = guest.come(clean)
        if type(guest) is Deb:
            no_python(clean)
        apt(clean, *DESKTOP)
        knows_the_type(clean, installed.share)
        seen = self._evening(installed, guest)
        guest.go(clean)
        brought = [path for path in installed.files if not clean.inside(path).is_dir()]
        left = [path for path in brought if os.path.lexists(clean.inside(path))]
        nothing_left(clean, [*left, *naming_us(clean, installed.share)], home)
        shutil.rmtree(clean.inside(CONFIG))
        return f"{guest.kind}: {seen}; removed without a trace, saves kept"

    def _evening(self, installed: Installed, guest: Guest) -> str:
        server = "/tmp/sound"
        with listening(self._clean.inside(server), f"unix:{server}") as ear:
            more = {"PULSE_SERVER": ear.server}
            pictures = self._work / guest.kind.replace(" ", "-")
            visit = Visit(self._clean, self._screen, installed.entry, pictures, more)
            seen = visit.run(self._save)
        if not ear.loudest:
            raise Failed("laying a tile made no sound")
        thought = think(
            visit.command("think"), self._clean.person(), not isinstance(guest, NativeDeb)
        )
        return f"{seen}, heard at {ear.loudest}, {thought}"


def stay(work: Path, suite: str, guests: Sequence[Guest], save: Path) -> str:
    told = []
    with clean_system(work, suite) as clean, Screen() as screen:
        clean.as_root("apt-get", "update", "-qq")
        guest_book = Stay(clean, screen, work / "pictures" / suite, save)
        for guest in guests:
            told.append(f"{SYSTEMS[suite].title}, {guest_book.of(guest)}")
            print(f"  {told[-1]}", flush=True)
    return "; ".join(guest.kind for guest in guests)


def no_python(clean: Clean) -> None:
    found = [path for path in clean.inside("/usr/bin").iterdir() if path.name.startswith("python")]
    if found:
        raise Failed(f"the clean place has a Python: {found}")


def naming_us(clean: Clean, share: str) -> list[str]:
    """The lists of the desktop that name the app."""
    lists = (f"{share}/mime/globs2", f"{share}/applications/mimeinfo.cache")
    present = [name for name in lists if clean.inside(name).exists()]
    return [name for name in present if "trakkx" in clean.inside(name).read_text(encoding="utf-8")]


def knows_the_type(clean: Clean, share: str) -> None:
    if len(naming_us(clean, share)) != 2:
        raise Failed(f"the desktop does not know the file type: only {naming_us(clean, share)}")


def nothing_left(clean: Clean, left: list[str], home: set[str]) -> None:
    """Paths with the app's name may be in the person's saves and the package manager's papers only."""
    folders = [HOME, RUNTIME, "/tmp", "/usr", "/etc", "/opt", "/var/tmp"]
    found = [path for top in folders for path in clean.inside(top).rglob("*[Tt]rakkx*")]
    kept = clean.inside(CONFIG)
    left += [str(path) for path in found if path != kept and kept not in path.parents]
    # Caches of fonts and the key to the sound server belong to the system's libraries.
    system = (".config/trakkx-desktop", ".config/pulse", ".cache")
    new = clean.files(HOME) - home - {".config"}
    left += sorted(f"{PERSON}: {path}" for path in new if not path.startswith(system))
    if left:
        raise Failed(f"the removed package left: {left}")
    if not list((kept / "saves").glob("*.trakkx")):
        raise Failed("the saved game went with the app")
