"""Tries the Linux packages out for real: `sudo python3 installer/check.py` builds, installs, plays, removes.

`sudo python3 installer/check.py "Debian 12"` does only that step; `--pythons` sets up, tests and lets the monkey
play with every Python that can be had (see `checking/pythons.py`). Needs root for clean systems in folders
(chroot); everything it makes lies in `build/check`, with pictures.
"""

from __future__ import annotations

import os
import plistlib
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from installer import set_up
from installer.checking import pythons, speed
from installer.checking.clean import CHROOT, Failed, clean_system, told
from installer.checking.guests import AppFolder, Arch, Archive, Deb, NativeDeb, Rpm, apt
from installer.checking.screen import NotSeen, Screen
from installer.checking.stay import stay
from installer.checking.thinking import think
from installer.checking.twice import twice
from installer.identity import NAME
from installer.linux import share

ROOT = set_up.ROOT
DIST = ROOT / "dist"
WORK = ROOT / "build" / "check"
SAVE = ROOT / "tests" / "saves" / "trax-unfinished.trakkx"
SLOWEST = 1.05
"""Packaged to source; two equal programs differ by as much."""

TOOLS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "pulseaudio": "pulseaudio",
    "parec": "pulseaudio-utils",
    "debootstrap": "debootstrap",
    "lintian": "lintian",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "makensis": "nsis",
}


def provide_tools() -> None:
    if os.geteuid() != 0:
        raise set_up.Stop(
            "A clean Debian can only be made by root: sudo python3 installer/check.py"
        )
    missing = sorted(package for tool, package in TOOLS.items() if not shutil.which(tool))
    if missing:
        set_up.apt_install(missing)


def build() -> str:
    done = subprocess.run([sys.executable, str(ROOT / "installer" / "build.py")])
    if done.returncode:
        raise Failed("build.py failed")
    files = sorted(path for path in DIST.iterdir() if path.stat().st_size > 100_000)
    return ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in files)


def package(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    if len(found) != 1:
        raise Failed(f"{len(found)} files {pattern} in dist instead of one")
    return found[0]


def validate() -> str:
    """By the tools of this system and by those of Debian 13, whose AppStream is a major version newer."""
    papers = WORK / "papers"
    shutil.rmtree(papers, ignore_errors=True)
    share.lay_out(papers, "0")
    judge = f"appstreamcli validate --no-net {papers}/metainfo/*.xml"
    seen = [complaints(["sh", "-c", judge])]
    told(["sh", "-c", f"desktop-file-validate {papers}/applications/*.desktop"])
    with clean_system(WORK, "trixie") as clean:
        clean.as_root("apt-get", "update", "-qq")
        apt(clean, "appstream", "desktop-file-utils")
        shutil.copytree(papers, clean.inside(str(papers)))
        seen.append(complaints([CHROOT, str(clean.root), "sh", "-c", judge]))
        clean.as_root("sh", "-c", f"desktop-file-validate {papers}/applications/*.desktop")
    for deb in DIST.glob("*.deb"):
        told(["lintian", "--allow-root", "--fail-on", "error,warning", str(deb)])
    return f"desktop entry; metainfo in AppStream {' and '.join(seen)}; lintian silent"


def complaints(command: list[str]) -> str:
    """The version of AppStream that has found no fault; hints are not faults."""
    told(command)
    version = told([*command[:-1], "appstreamcli --version"]).split()[-1]
    return version


def built_twice() -> str:
    return twice(WORK)


def other_systems() -> str:
    """What can be said of Windows and macOS from here."""
    code = (
        "import sys, yaml; from pathlib import Path; from installer.windows import setup; "
        "[yaml.safe_load(path.read_text())['jobs'] for path in map(Path, sys.argv[3:])]; "
        "print(setup.pack(Path(sys.argv[1]), '0.1.0', Path(sys.argv[2])))"
    )
    stand_in = WORK / "stand-in"
    (stand_in / "_internal").mkdir(parents=True, exist_ok=True)
    (stand_in / f"{NAME}.exe").write_bytes(b"MZ")
    (stand_in / "_internal" / "python.dll").write_bytes(b"MZ")
    workflows = map(str, (ROOT / ".github" / "workflows").glob("*.yml"))
    command = [str(set_up.interpreter()), "-c", code, str(stand_in), str(WORK), *workflows]
    made = Path(told(command, {**os.environ, "PYTHONPATH": str(ROOT)}).strip())
    from installer.macos.bundle import information

    plistlib.loads(plistlib.dumps(information("0.1.0")))
    return f"{made.name} of a stand-in compiles, Info.plist and workflows can be read"


def debian_12() -> str:
    """Where all kinds are tried: the package managers of others run there too."""
    guests = [
        Deb(package("*_amd64.deb")),
        Archive(package("*-linux-*.tar.gz")),
        Rpm(package("*.rpm")),
        Arch(package("*.pkg.tar.zst")),
        AppFolder(ROOT / "build" / "appimage" / "AppDir"),
    ]
    return stay(WORK, "bookworm", guests, SAVE)


def debian_13() -> str:
    guests = [Deb(package("*_amd64.deb")), NativeDeb(package("*_all.deb"))]
    return stay(WORK, "trixie", guests, SAVE)


def ubuntu_22() -> str:
    return stay(WORK, "jammy", [Deb(package("*_amd64.deb"))], SAVE)


def ubuntu_24() -> str:
    return stay(WORK, "noble", [Deb(package("*_amd64.deb"))], SAVE)


def start_up() -> str:
    with Screen() as screen:
        found = speed.ratio(screen, ROOT / "build" / "freeze" / "app" / NAME / NAME)
    if found.work > SLOWEST:
        raise Failed(
            f"the packaged app needs {found.work:.2f} times the work to start as the source"
        )
    return (
        f"packaged to source {found.work:.2f} of a processor's time, {found.clock:.2f} on the clock"
    )


def wheel() -> str:
    """In a fresh Python: the pinned libraries, then our wheel alone."""
    place = WORK / "venv"
    shutil.rmtree(place, ignore_errors=True)
    venv.create(place, with_pip=True)
    pip = [str(place / "bin" / "pip"), "install", "-q", "--disable-pip-version-check"]
    for lock in ("play", "compile"):
        told([*pip, "--require-hashes", "-r", str(set_up.lock_file(lock))])
    told([*pip, "--no-deps", str(package("*.whl"))])
    command = str(place / "bin" / NAME)
    clear = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    version = told([command, "--version"], clear).strip()
    told([command, "check", str(SAVE)], clear)
    thought = think([command, "think"], clear, is_compiled=True)
    with Screen() as screen:
        home = WORK / "wheel"
        home.mkdir(exist_ok=True)
        app = subprocess.Popen(
            [command, "--config-dir", str(home)],
            env={**clear, "DISPLAY": screen.display, "HOME": str(home)},
            cwd=home,
        )
        try:
            window = screen.wait_for_window()
            screen.picture(home / "home.png")
            screen.close(window)
            if app.wait(10):
                raise Failed(f"from the wheel the app ended with {app.returncode}")
        finally:
            app.kill()
    return f"{version} runs from the wheel, {thought}"


STEPS: dict[str, Callable[[], str]] = {
    "build": build,
    "validate": validate,
    "other systems": other_systems,
    "Debian 12": debian_12,
    "Debian 13": debian_13,
    "Ubuntu 22.04": ubuntu_22,
    "Ubuntu 24.04": ubuntu_24,
    "twice": built_twice,
    "start-up": start_up,
    "wheel": wheel,
}


def main(wished: list[str]) -> int:
    began = time.monotonic()
    steps = STEPS
    if wished[:1] == ["--pythons"]:
        wished = wished[1:]
        steps = pythons.steps(WORK)
    try:
        provide_tools()
        for name, step in steps.items():
            if not wished or name in wished:
                start = time.monotonic()
                set_up.say(f"{name} ...")
                seen = step()
                set_up.say(f"ok  {name} ({time.monotonic() - start:.0f} s): {seen}")
    except (set_up.Stop, Failed, NotSeen) as reason:
        print(f"RED  {reason}", file=sys.stderr)
        return 1
    set_up.say(f"Green after {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
