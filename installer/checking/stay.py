"""A package comes, is used for an evening, and goes: what it must bring, and what it may leave behind."""

import os
import shutil
from pathlib import Path

from installer.checking.clean import HOME, PERSON, Clean, Failed, clean_debian, told
from installer.checking.screen import Screen
from installer.checking.sound import listening
from installer.checking.visit import CONFIG, RUNTIME, Visit

NAME = "trakkx-desktop"


class Stay:
    """Two packages, one after the other, in one clean Debian; pictures go to the folder `work`."""

    def __init__(self, clean: Clean, screen: Screen, work: Path, save: Path) -> None:
        self._clean, self._screen = clean, screen
        self._work, self._save = work, save

    def of_deb(self, package: Path) -> str:
        clean = self._clean
        no_python(clean)
        shutil.copyfile(package, clean.inside(f"/{package.name}"))
        clean.as_root("apt-get", "update", "-qq")
        install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"]
        clean.as_root(*install, f"/{package.name}", "shared-mime-info", "desktop-file-utils")
        clean.inside(f"/{package.name}").unlink()
        no_python(clean)
        knows_the_type(clean, "/usr/share")
        listed = clean.as_root("dpkg", "-L", NAME).splitlines()
        brought = [path for path in listed if not clean.inside(path).is_dir()]
        home = clean.files(HOME)
        seen = self._evening(f"/usr/share/applications/{NAME}.desktop", "deb")
        clean.as_root("apt-get", "purge", "-qq", "-y", NAME)
        left = [path for path in brought if os.path.lexists(clean.inside(path))]
        nothing_left(clean, [*left, *naming_us(clean, "/usr/share")], home)
        return f".deb: {seen}; removed without a trace, saves kept"

    def of_archive(self, package: Path) -> str:
        """The system libraries that the .deb has asked for are still there, as on any desktop."""
        clean = self._clean
        shutil.rmtree(clean.inside(CONFIG))
        home = clean.files(HOME)
        told(["tar", "-C", str(clean.inside("/tmp")), "-xzf", str(package)])
        top = f"/tmp/{package.name.partition('-linux-')[0]}"
        clean.as_person("sh", f"{top}/install.sh")
        shutil.rmtree(clean.inside(top))
        knows_the_type(clean, f"{HOME}/.local/share")
        entry = f"{HOME}/.local/share/applications/{NAME}.desktop"
        told(["desktop-file-validate", str(clean.inside(entry))])
        seen = self._evening(entry, "tar")
        clean.as_person("sh", f"{HOME}/.local/lib/{NAME}/uninstall.sh")
        nothing_left(clean, [], home)
        return f".tar.gz: {seen}; removed without a trace, saves kept"

    def _evening(self, entry: str, name: str) -> str:
        server = "/tmp/sound"
        with listening(self._clean.inside(server), f"unix:{server}") as ear:
            more = {"PULSE_SERVER": ear.server}
            visit = Visit(self._clean, self._screen, entry, self._work / name, more)
            seen = visit.run(self._save)
        if not ear.loudest:
            raise Failed("laying a tile made no sound")
        return f"{seen}, heard at {ear.loudest}"


def stay(work: Path, deb: Path, archive: Path, save: Path) -> str:
    with clean_debian(work) as clean, Screen() as screen:
        guest = Stay(clean, screen, work, save)
        return f"{guest.of_deb(deb)}; {guest.of_archive(archive)}"


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
    found = [path for top in folders for path in clean.inside(top).rglob("*trakkx*")]
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
