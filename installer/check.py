"""Tries the Linux packages out for real: `sudo python3 installer/check.py` builds, installs, plays, removes.

Needs root for a clean Debian in a folder (chroot); everything it makes lies in `build/check`, with pictures.
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

from installer import bootstrap
from installer.checking import speed
from installer.checking.clean import HOME, PERSON, Clean, Failed, clean_debian, told
from installer.checking.screen import NotSeen, Screen
from installer.checking.sound import listening
from installer.checking.visit import CONFIG, RUNTIME, Visit

ROOT = bootstrap.ROOT
DIST = ROOT / "dist"
WORK = ROOT / "build" / "check"
SAVE = ROOT / "tests" / "saves" / "trax-unfinished.trakkx"
NAME = "trakkx-desktop"
SLOWEST = 1.1
"""Packaged to source; the rest is what two equal programs differ by on a busy computer."""

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
        raise bootstrap.Stop(
            "A clean Debian can only be made by root: sudo python3 installer/check.py"
        )
    missing = sorted(package for tool, package in TOOLS.items() if not shutil.which(tool))
    if missing:
        bootstrap.apt_install(missing)


def build() -> str:
    done = subprocess.run([sys.executable, str(ROOT / "installer" / "build.py")])
    if done.returncode:
        raise Failed("build.py failed")
    return ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in packages())


def packages() -> list[Path]:
    return [package("*.deb"), package("*-linux-*.tar.gz"), package("*.whl")]


def package(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    if len(found) != 1:
        raise Failed(f"{len(found)} files {pattern} in dist instead of one")
    return found[0]


def validate() -> str:
    linux = ROOT / "installer" / "linux"
    told(["desktop-file-validate", str(linux / f"{NAME}.desktop")])
    told(["appstreamcli", "validate", "--no-net", str(linux / f"{NAME}.metainfo.xml")])
    complaints = told(["lintian", "--allow-root", "--fail-on", "error", str(package("*.deb"))])
    return f"desktop entry, metainfo; lintian without errors, {complaints.count('W: ')} warnings"


def other_systems() -> str:
    """What can be said of Windows and macOS from here."""
    code = (
        "import sys; from pathlib import Path; from installer.windows import setup; "
        "print(setup.pack(Path(sys.argv[1]), '0.1.0', Path(sys.argv[2])))"
    )
    stand_in = WORK / "stand-in"
    (stand_in / "_internal").mkdir(parents=True, exist_ok=True)
    (stand_in / f"{NAME}.exe").write_bytes(b"MZ")
    (stand_in / "_internal" / "python.dll").write_bytes(b"MZ")
    command = [str(bootstrap.interpreter()), "-c", code, str(stand_in), str(WORK)]
    made = Path(told(command, {**os.environ, "PYTHONPATH": str(ROOT)}).strip())
    from installer.macos.bundle import information

    plistlib.loads(plistlib.dumps(information("0.1.0")))
    return f"{made.name} of a stand-in compiles, Info.plist reads back"


def debian_package() -> str:
    with clean_debian(WORK) as clean, Screen() as screen:
        seen = try_deb(clean, screen)
        return f"{seen}; {try_archive(clean, screen)}"


def try_deb(clean: Clean, screen: Screen) -> str:
    no_python(clean)
    source = package("*.deb")
    shutil.copyfile(source, clean.inside(f"/{source.name}"))
    clean.as_root("apt-get", "update", "-qq")
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"]
    clean.as_root(*install, f"/{source.name}", "shared-mime-info", "desktop-file-utils")
    clean.inside(f"/{source.name}").unlink()
    no_python(clean)
    knows_the_type(clean, "/usr/share")
    listed = clean.as_root("dpkg", "-L", NAME).splitlines()
    brought = [path for path in listed if not clean.inside(path).is_dir()]
    home = clean.files(HOME)
    seen = visit(clean, screen, f"/usr/share/applications/{NAME}.desktop", "deb")
    clean.as_root("apt-get", "purge", "-qq", "-y", NAME)
    left = [path for path in brought if os.path.lexists(clean.inside(path))]
    left += [f"a cache: {name}" for name in caches(clean, "/usr/share")]
    left += traces(clean)
    if left:
        raise Failed(f"the removed .deb left: {left}")
    only_saves(clean, home)
    return f".deb: {seen}; removed without a trace, saves kept"


def try_archive(clean: Clean, screen: Screen) -> str:
    """The system libraries that the .deb has asked for are still there, as on any desktop."""
    shutil.rmtree(clean.inside(CONFIG))
    folder = clean.inside(HOME)
    before = clean.files(HOME)
    source = package("*-linux-*.tar.gz")
    told(["tar", "-C", str(clean.inside("/tmp")), "-xzf", str(source)])
    top = f"/tmp/{source.name.partition('-linux-')[0]}"
    clean.as_person("sh", f"{top}/install.sh")
    shutil.rmtree(clean.inside(top))
    knows_the_type(clean, f"{HOME}/.local/share")
    seen = visit(clean, screen, f"{HOME}/.local/share/applications/{NAME}.desktop", "tar")
    told(["desktop-file-validate", str(folder / f".local/share/applications/{NAME}.desktop")])
    clean.as_person("sh", f"{HOME}/.local/lib/{NAME}/uninstall.sh")
    if left := traces(clean):
        raise Failed(f"the removed archive left: {left}")
    only_saves(clean, before)
    return f".tar.gz: {seen}; removed without a trace, saves kept"


def no_python(clean: Clean) -> None:
    found = [path for path in clean.inside("/usr/bin").iterdir() if path.name.startswith("python")]
    if found:
        raise Failed(f"the clean place has a Python: {found}")


def caches(clean: Clean, share: str) -> list[str]:
    """The lists of the desktop that name the app."""
    lists = (f"{share}/mime/globs2", f"{share}/applications/mimeinfo.cache")
    present = [name for name in lists if clean.inside(name).exists()]
    return [name for name in present if "trakkx" in clean.inside(name).read_text(encoding="utf-8")]


def knows_the_type(clean: Clean, share: str) -> None:
    if len(caches(clean, share)) != 2:
        raise Failed(f"the desktop does not know the file type: only {caches(clean, share)}")


def visit(clean: Clean, screen: Screen, entry: str, name: str) -> str:
    server = "/tmp/sound"
    with listening(clean.inside(server), f"unix:{server}") as ear:
        evening = Visit(clean, screen, entry, WORK / name, PULSE_SERVER=ear.server)
        seen = evening.run(SAVE)
    if not ear.loudest:
        raise Failed("laying a tile made no sound")
    return f"{seen}, heard at {ear.loudest}"


def traces(clean: Clean) -> list[str]:
    """Paths with the app's name, anywhere but in the person's saves and the package manager's papers."""
    folders = [HOME, RUNTIME, "/tmp", "/usr", "/etc", "/opt", "/var/tmp"]
    found = [path for top in folders for path in clean.inside(top).rglob("*trakkx*")]
    kept = clean.inside(CONFIG)
    return [str(path) for path in found if path != kept and kept not in path.parents]


def only_saves(clean: Clean, before: set[str]) -> None:
    """Caches of fonts and the key to the sound server belong to the system's libraries."""
    kept = (".config/trakkx-desktop", ".config/pulse", ".cache")
    new = clean.files(HOME) - before - {".config"}
    strange = sorted(path for path in new if not path.startswith(kept))
    if strange:
        raise Failed(f"{PERSON}'s folder has kept: {strange}")
    if not list(clean.inside(f"{CONFIG}/saves").glob("*.trakkx")):
        raise Failed("the saved game went with the app")


def start_up() -> str:
    with Screen() as screen:
        found = speed.ratio(screen, ROOT / "build" / "freeze" / "app" / NAME / NAME)
    if found > SLOWEST:
        raise Failed(f"the packaged app starts {found:.2f} times as slowly as from source")
    return f"packaged to source {found:.2f} (at most {SLOWEST})"


def wheel() -> str:
    """In a fresh Python: the pinned libraries, then our wheel alone."""
    place = WORK / "venv"
    shutil.rmtree(place, ignore_errors=True)
    venv.create(place, with_pip=True)
    pip = [str(place / "bin" / "pip"), "install", "-q", "--disable-pip-version-check"]
    told([*pip, "--require-hashes", "-r", str(bootstrap.lock_file("play"))])
    told([*pip, "--no-deps", str(package("*.whl"))])
    command = str(place / "bin" / NAME)
    clear = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    version = told([command, "--version"], clear).strip()
    told([command, "check", str(SAVE)], clear)
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
    return f"{version} runs from the wheel"


STEPS: dict[str, Callable[[], str]] = {
    "build": build,
    "validate": validate,
    "other systems": other_systems,
    "install, play, remove": debian_package,
    "start-up": start_up,
    "wheel": wheel,
}


def main(wished: list[str]) -> int:
    began = time.monotonic()
    try:
        provide_tools()
        for name, step in STEPS.items():
            if not wished or name in wished:
                start = time.monotonic()
                bootstrap.say(f"{name} ...")
                seen = step()
                bootstrap.say(f"ok  {name} ({time.monotonic() - start:.0f} s): {seen}")
    except (bootstrap.Stop, Failed, NotSeen) as reason:
        print(f"RED  {reason}", file=sys.stderr)
        return 1
    bootstrap.say(f"Green after {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
