"""Sets the program up on a fresh computer and starts it, its tests or `build.py`; called by bootstrap.py.

Needs nothing but Python's standard library.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections import deque
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "set-up.json"
LOCKS = ROOT / "installer" / "locks"

COMMANDS = {"play": "trakkx_desktop", "test": "tests", "build": "installer.build"}
"""What may be asked for (each has a lock of its name), and the module that answers."""

CONTAINED = {"play": (), "test": ("play",), "build": ("play",)}
"""The locks of the tests and of the packages hold that of the game."""

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""Shared libraries that Qt's wheels take from the system, and the Debian packages that bring them.

The libraries are looked for, not the packages: package names differ between
releases (`libglib2.0-0t64`), and apt-get finds the new name by the old one.
"""

TOOLS: dict[str, dict[str, str]] = {
    "play": {},
    "test": {
        "strace": "strace",
        "Xvfb": "xvfb",
        "openbox": "openbox",
        "dbus-daemon": "dbus",
        "pdftotext": "poppler-utils",
        "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    },
    "build": {"objdump": "binutils", "cc": "gcc", "mksquashfs": "squashfs-tools"},
}
"""Programs that a command needs on Linux, and their Debian packages."""

FOR_ROOT = {"test": {"/usr/sbin/mkfs.ext4": "e2fsprogs", "/usr/sbin/mkfs.xfs": "xfsprogs"}}
"""And those that nobody else could use: disks to lose their power."""


COMPILERS = ("cc", "gcc", "clang", "cl")


class Stop(Exception):
    """Set-up cannot go on; the text says why and what to do."""


def say(line: str) -> None:
    print(line, flush=True)


def is_loadable(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages(command: str) -> list[str]:
    """Debian packages that have to be added before the command can work."""
    if not sys.platform.startswith("linux"):
        return []
    packages = {package for name, package in LIBRARIES.items() if not is_loadable(name)}
    tools = TOOLS[command] | (FOR_ROOT.get(command, {}) if os.geteuid() == 0 else {})
    packages |= {package for tool, package in tools.items() if not shutil.which(tool)}
    if importlib.util.find_spec("ensurepip") is None and not interpreter().exists():
        packages.add(f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
    return sorted(packages)


def provide_system(command: str) -> None:
    packages = missing_packages(command)
    if not packages:
        return
    if shutil.which("apt-get") is None:
        say(f"This system may lack libraries (Debian names): {' '.join(packages)}")
        return
    if os.geteuid() != 0:
        install = f"apt-get update && apt-get install -y {' '.join(packages)}"
        raise Stop(
            "Some system packages are missing. Please run this, and then the same command again:\n"
            f"  sudo sh -c '{install}'"
        )
    apt_install(packages)
    still_missing = missing_packages(command)
    if still_missing:
        raise Stop(f"Still missing after the installation: {' '.join(still_missing)}")


def apt_install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    say("Reading the list of system packages")
    # A stale third-party source must not stop us: whether the packages arrive is what counts.
    subprocess.run(["apt-get", "update", "-qq"], env=environment)
    say(f"Installing system packages: {' '.join(packages)}")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    # apt-get's progress would bury our own lines; its errors come through.
    if subprocess.run(install, env=environment, stdout=subprocess.DEVNULL).returncode:
        raise Stop("The system packages could not be installed; see above.")


def interpreter() -> Path:
    """The Python inside `.venv`."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def lock_file(command: str) -> Path:
    return LOCKS / f"{command}.txt"


def digest(command: str) -> str:
    return hashlib.sha256(lock_file(command).read_bytes()).hexdigest()


def python_mark() -> str:
    """Another version or another place of Python asks for another `.venv`."""
    return f"{sys.version} in {sys.base_prefix}"


def read_stamp() -> dict[str, str]:
    """What `.venv` holds: the mark of its Python, and the digest of each lock installed in it."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and interpreter().exists() else {}


def provide_venv(command: str) -> None:
    stamp = read_stamp()
    if stamp.get("python") != python_mark():
        stamp = {"python": python_mark()}
        make_venv()
    elif stamp.get(command) == digest(command):
        return
    STAMP.unlink(missing_ok=True)
    install(lock_file(command))
    stamp.update({name: digest(name) for name in (command, *CONTAINED[command])})
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    prepare()


def prepare() -> None:
    """Translates the sources for Python now, so that the very first start need not."""
    command = [str(interpreter()), "-m", "compileall", "-q", str(ROOT / "trakkx_desktop")]
    subprocess.run(command, capture_output=True)


def can_compile() -> bool:
    """Is there a C compiler, and what it has to know of Python?"""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.is_file() and any(shutil.which(name) for name in COMPILERS)


def provide_speed() -> None:
    """Compiles the computer players where that is possible; they are all there without, only slower."""
    if not can_compile():
        say("No C compiler found: the computer players think uncompiled, many times slower.")
        return
    stamp = read_stamp()
    if stamp.get("compile") != digest("compile"):
        install(lock_file("compile"))
        stamp["compile"] = digest("compile")
        STAMP.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    command = [str(interpreter()), "-m", "installer.compile"]
    if subprocess.run(command, cwd=ROOT, capture_output=True).returncode:
        say("The computer players could not be compiled: they think uncompiled, many times slower.")


def make_venv() -> None:
    say(f"Making a private Python in {VENV}")
    # A .venv's own Python cannot rebuild it: ask the one that it was made from.
    python = getattr(sys, "_base_executable", sys.executable)
    if subprocess.run([python, "-m", "venv", "--clear", str(VENV)]).returncode:
        raise Stop(f"Python could not make {VENV}; see above.")


def install(lock: Path) -> None:
    say(f"Installing the libraries of {lock.relative_to(ROOT)} (the first time about 250 MB)")
    command = [str(interpreter()), "-m", "pip", "install", "--require-hashes"]
    command += ["--only-binary", ":all:", "--disable-pip-version-check", "--no-input"]
    command += ["--progress-bar", "off", "-r", str(lock)]
    if stream(command, tell_pip):
        raise Stop(
            "The libraries could not be installed; see above. It needs the internet once, "
            "and on Linux a system with glibc 2.34 or newer (Debian 12, Ubuntu 22.04)."
        )


def tell_pip(line: str) -> None:
    """Passes on what a waiting person wants to know, and no server names."""
    words = line.split()
    if words[:1] == ["Downloading"] and len(words) > 1:
        say(f"  fetching {words[1].rsplit('/', 1)[-1]} {' '.join(words[2:])}".rstrip())
    elif words[:1] == ["Installing"]:
        say("  unpacking")


def stream(command: list[str], tell: Callable[[str], None]) -> int:
    """Runs a command whose output is told in short, and in full only if it fails."""
    last: deque[str] = deque(maxlen=30)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            last.append(line)
            tell(line)
    if process.returncode:
        sys.stderr.writelines(last)
    return process.returncode


def start(command: str, arguments: list[str]) -> int:
    """Runs the module from where the person stands, so that file names mean what they say."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    line = [str(interpreter()), "-m", COMMANDS[command], *arguments]
    environment = {**os.environ, "PYTHONPATH": path}
    if os.name == "nt":
        return subprocess.run(line, env=environment).returncode
    # One process only, so that whoever stops this one stops the game and not its starter.
    sys.stdout.flush()
    os.execve(line[0], line, environment)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in COMMANDS:
        commands = "|".join(COMMANDS)
        print(f"usage: python3 installer/bootstrap.py {commands} [arguments]", file=sys.stderr)
        return 2
    try:
        provide_system(arguments[0])
        provide_venv(arguments[0])
        provide_speed()
    except Stop as reason:
        print(reason, file=sys.stderr)
        return 1
    return start(arguments[0], arguments[1:])
