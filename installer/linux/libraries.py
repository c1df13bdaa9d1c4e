"""Which libraries of the system the app is linked to, and what each package manager calls them.

Names and versions come from the files themselves, not from the system that builds: packages made on Debian 12
would else ask for the versions of Debian 12, and older systems that have all they need would refuse them.
"""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from installer.freeze import Unfinished
from installer.set_up import LIBRARIES

ELF = b"\x7fELF"
OPTIONAL = {"libcups.so.2"}
"""Only one plugin of Qt needs it, which stays out if it is missing: without it nothing can be printed on paper."""

OF_LIBC = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "libresolv.so.2"}
COMPILERS = {29: "11", 30: "12", 31: "13", 32: "13", 33: "14"}
"""By the last number of the newest GLIBCXX symbol: the release of GCC that brought it."""

DEBIAN = {
    **LIBRARIES,
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libcups.so.2": "libcups2",
    "libffi.so.8": "libffi8",
    "libgcc_s.so.1": "libgcc-s1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libuuid.so.1": "libuuid1",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Where `libglib2.0-0` has become `libglib2.0-0t64`, that package answers to the old name too."""

ARCH = {
    "libEGL.so.1": "libglvnd",
    "libGL.so.1": "libglvnd",
    "libX11-xcb.so.1": "libx11",
    "libX11.so.6": "libx11",
    "libbrotlicommon.so.1": "brotli",
    "libbrotlidec.so.1": "brotli",
    "libcups.so.2": "libcups",
    "libdbus-1.so.3": "dbus",
    "libffi.so.8": "libffi",
    "libfontconfig.so.1": "fontconfig",
    "libfreetype.so.6": "freetype2",
    "libgcc_s.so.1": "gcc-libs",
    "libglib-2.0.so.0": "glib2",
    "libgssapi_krb5.so.2": "krb5",
    "libgthread-2.0.so.0": "glib2",
    "libpulse.so.0": "libpulse",
    "libstdc++.so.6": "gcc-libs",
    "libuuid.so.1": "util-linux-libs",
    "libwayland-client.so.0": "wayland",
    "libwayland-cursor.so.0": "wayland",
    "libxcb-cursor.so.0": "xcb-util-cursor",
    "libxcb-icccm.so.4": "xcb-util-wm",
    "libxcb-image.so.0": "xcb-util-image",
    "libxcb-keysyms.so.1": "xcb-util-keysyms",
    "libxcb-render-util.so.0": "xcb-util-renderutil",
    "libxcb-util.so.1": "xcb-util",
    "libxcb.so.1": "libxcb",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11",
    "libxkbcommon.so.0": "libxkbcommon",
    "libz.so.1": "zlib",
    "libzstd.so.1": "zstd",
}
LIBXCB = "libxcb-"
"""All others of this name are parts of Arch's libxcb."""


@dataclass(frozen=True)
class Needs:
    """Libraries that are not in the folder itself, and the newest versions of the two that have versions."""

    libraries: tuple[str, ...]
    glibc: str
    glibcxx: str

    @property
    def required(self) -> list[str]:
        return [name for name in self.libraries if name not in OPTIONAL]

    @property
    def recommended(self) -> list[str]:
        return [name for name in self.libraries if name in OPTIONAL]


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == ELF


def needs(folder: Path) -> Needs:
    present = [path for path in folder.rglob("*") if path.is_file()]
    linked = sorted(path for path in present if not path.is_symlink() and is_elf(path))
    told = subprocess.run(
        ["objdump", "-p", *map(str, linked)], capture_output=True, text=True, check=True
    ).stdout
    own = {path.name for path in present}
    wanted = set(re.findall(r"NEEDED +(\S+)", told)) - own
    outside = sorted(name for name in wanted if not name.startswith("ld-linux"))
    return Needs(tuple(outside), newest("GLIBC_", told), newest("GLIBCXX_", told))


def newest(symbol: str, told: str) -> str:
    """The newest version of these symbols: `2.35`."""
    found = {tuple(map(int, text.split("."))) for text in re.findall(rf"{symbol}([\d.]+)\b", told)}
    return ".".join(map(str, max(found)))


def name_in(names: dict[str, str], library: str) -> str:
    if library not in names:
        raise Unfinished(f"nobody knows which package brings {library}")
    return names[library]


def debian(found: Needs) -> tuple[str, str]:
    """What the package depends on, and what it recommends."""
    own = {"libc.so.6": f"libc6 (>= {found.glibc})"}
    own |= dict.fromkeys(OF_LIBC, own["libc.so.6"])
    release = COMPILERS[int(found.glibcxx.split(".")[-1])]
    names = {**DEBIAN, **own, "libstdc++.so.6": f"libstdc++6 (>= {release})"}
    both = (found.required, found.recommended)
    required, recommended = (sorted({name_in(names, one) for one in part}) for part in both)
    return ", ".join(required), ", ".join(recommended)


def rpm(found: Needs) -> tuple[list[str], list[str]]:
    """By the names of the libraries, which every distribution with RPM knows."""
    versions = [f"libc.so.6(GLIBC_{found.glibc})(64bit)"]
    versions.append(f"libstdc++.so.6(GLIBCXX_{found.glibcxx})(64bit)")
    plain = [f"{name}()(64bit)" for name in found.required if name not in OF_LIBC]
    return sorted([*versions, *plain]), [f"{name}()(64bit)" for name in found.recommended]


def arch(found: Needs) -> tuple[list[str], list[str]]:
    own = dict.fromkeys(OF_LIBC, f"glibc>={found.glibc}")
    names = {**ARCH, **own}

    def name(library: str) -> str:
        is_part = library.startswith(LIBXCB) and library not in names
        return "libxcb" if is_part else name_in(names, library)

    return sorted(set(map(name, found.required))), sorted(set(map(name, found.recommended)))
