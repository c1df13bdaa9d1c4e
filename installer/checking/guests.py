"""The kinds of packages, each as somebody installs and removes it: the package manager's own commands."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from installer.checking.clean import HOME, Clean, Failed, told
from installer.identity import NAME
from trakkx_desktop import APP_ID

ENTRY = f"/usr/share/applications/{APP_ID}.desktop"
SHARE = "/usr/share"


@dataclass(frozen=True)
class Installed:
    """Where the menu entry is, where the lists of the desktop are, and all files that came."""

    entry: str
    share: str
    files: list[str]


class Guest:
    """What all kinds have in common: a file that is brought into the clean place."""

    kind = ""

    def __init__(self, package: Path) -> None:
        self.package = package

    def come(self, clean: Clean) -> Installed:
        raise NotImplementedError

    def go(self, clean: Clean) -> None:
        raise NotImplementedError

    def bring(self, clean: Clean) -> str:
        target = f"/{self.package.name}"
        shutil.copyfile(self.package, clean.inside(target))
        return target


def apt(clean: Clean, *packages: str) -> None:
    clean.as_root("apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages)


class Deb(Guest):
    kind = "deb"

    def come(self, clean: Clean) -> Installed:
        target = self.bring(clean)
        apt(clean, target)
        clean.inside(target).unlink()
        return Installed(ENTRY, SHARE, clean.as_root("dpkg", "-L", NAME).splitlines())

    def go(self, clean: Clean) -> None:
        clean.as_root("apt-get", "purge", "-qq", "-y", NAME)


class NativeDeb(Deb):
    kind = "native deb"


class Rpm(Guest):
    """By RPM's own tool on Debian, whose libraries have Debian's names: they are looked for by hand."""

    kind = "rpm"

    def come(self, clean: Clean) -> Installed:
        apt(clean, "rpm")
        target = self.bring(clean)
        wanted = clean.as_root("rpm", "-qp", "--requires", target).split()
        libraries = {line.partition("(")[0] for line in wanted if ".so." in line}
        missing = libraries - loadable(clean)
        if missing:
            raise Failed(f"the rpm asks for libraries that the app has run without: {missing}")
        clean.as_root("rpm", "-i", "--nodeps", target)
        clean.inside(target).unlink()
        refresh(clean)
        return Installed(ENTRY, SHARE, clean.as_root("rpm", "-ql", NAME).splitlines())

    def go(self, clean: Clean) -> None:
        clean.as_root("rpm", "-e", "--nodeps", NAME)
        refresh(clean)


class Arch(Guest):
    """By Arch's package manager on Debian, which knows none of Debian's packages."""

    kind = "arch"

    def come(self, clean: Clean) -> Installed:
        apt(clean, "pacman-package-manager")
        # A system in a folder has no disk of its own whose free space could be looked up.
        clean.as_root("sed", "-i", "s/^CheckSpace/#&/", "/etc/pacman.conf")
        target = self.bring(clean)
        options = ["--noconfirm", "--nodeps", "--nodeps"]
        clean.as_root("pacman", "-U", *options, target)
        clean.inside(target).unlink()
        refresh(clean)
        listed = clean.as_root("pacman", "-Qlq", NAME).splitlines()
        return Installed(ENTRY, SHARE, [path.rstrip("/") for path in listed])

    def go(self, clean: Clean) -> None:
        clean.as_root("pacman", "-R", "--noconfirm", "--nodeps", "--nodeps", NAME)
        refresh(clean)


class Archive(Guest):
    """For one person, without root; the system libraries that the .deb has asked for are there, as on any desktop."""

    kind = "tar.gz"

    def come(self, clean: Clean) -> Installed:
        told(["tar", "-C", str(clean.inside("/tmp")), "-xzf", str(self.package)])
        top = f"/tmp/{self.package.name.partition('-linux-')[0]}"
        clean.as_person("sh", f"{top}/install.sh")
        shutil.rmtree(clean.inside(top))
        share = f"{HOME}/.local/share"
        entry = f"{share}/applications/{APP_ID}.desktop"
        told(["desktop-file-validate", str(clean.inside(entry))])
        return Installed(entry, share, [])

    def go(self, clean: Clean) -> None:
        clean.as_person("sh", f"{HOME}/.local/lib/{NAME}/uninstall.sh")


class AppFolder(Guest):
    """The folder of the AppImage, started by its AppRun; the menu entry is as a person would write it."""

    kind = "AppDir"
    place = "/opt/AppDir"

    def come(self, clean: Clean) -> Installed:
        shutil.copytree(self.package, clean.inside(self.place), symlinks=True)
        entry = clean.inside(f"{self.place}{ENTRY}").read_text(encoding="utf-8")
        line = f"Exec={self.place}/AppRun"
        for source, target in (
            (entry.replace(f"Exec={NAME}", line), ENTRY),
            (self.kinds(clean), KINDS),
        ):
            clean.inside(target).parent.mkdir(parents=True, exist_ok=True)
            clean.inside(target).write_text(source, encoding="utf-8")
        refresh(clean)
        return Installed(ENTRY, SHARE, [ENTRY, KINDS, self.place])

    def kinds(self, clean: Clean) -> str:
        return clean.inside(f"{self.place}{KINDS}").read_text(encoding="utf-8")

    def go(self, clean: Clean) -> None:
        shutil.rmtree(clean.inside(self.place))
        clean.inside(ENTRY).unlink()
        clean.inside(KINDS).unlink()
        refresh(clean)


KINDS = f"/usr/share/mime/packages/{APP_ID}.xml"


def refresh(clean: Clean) -> None:
    """What Debian does after each installation, and Fedora and Arch do by hooks of theirs."""
    clean.as_root("update-mime-database", "/usr/share/mime")
    clean.as_root("update-desktop-database", "-q", "/usr/share/applications")


def loadable(clean: Clean) -> set[str]:
    lines = clean.as_root("ldconfig", "-p").splitlines()
    return {line.split()[0] for line in lines if " => " in line}
