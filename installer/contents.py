"""What goes into the packaged app: the modules, plugins and libraries in use, and none of the others."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path, PurePath

from installer.linux.catalogue import languages

QT_LIBRARIES = frozenset(
    [
        *("Core", "Gui", "Widgets", "Svg", "Network", "PrintSupport", "Multimedia"),
        *("Concurrent", "DBus", "XcbQpa", "WaylandClient", "WlShellIntegration"),
    ]
)
"""The second row is what QtMultimedia and the plugins of a Linux desktop stand on."""

PLUGINS = frozenset(
    [
        *("platforms/qxcb", "platforms/qwayland", "platforms/qoffscreen"),
        *("platforms/qwindows", "platforms/qcocoa", "styles/qmacstyle"),
        *("imageformats/qsvg", "iconengines/qsvgicon"),
        *("platformthemes/qxdgdesktopportal", "printsupport/cupsprintersupport"),
        *("platforminputcontexts/composeplatforminputcontextplugin",),
        *("platforminputcontexts/ibusplatforminputcontextplugin",),
        *("wayland-shell-integration/xdg-shell", "wayland-decoration-client/adwaita"),
        *("wayland-decoration-client/bradient",),
    ]
)
"""No multimedia plugin: short sounds are played by QtMultimedia itself, the plugin brings FFmpeg for films.

No GTK theme (it draws GTK into the app), no OpenGL (nothing here uses it), no TLS (nothing goes out).
"""

XCB_PARTS = ("libxcb-", "libxkbcommon")
"""Libraries of the system that not every desktop has, and the .tar.gz therefore brings along."""

MODULES_LEFT_OUT = (
    *("tkinter", "unittest", "doctest", "pydoc", "pydoc_data", "distutils", "lib2to3"),
    *("setuptools", "pkg_resources", "_distutils_hack", "packaging", "trove_classifiers"),
    *("ssl", "_ssl", "_hashlib", "bz2", "_bz2", "lzma", "_lzma", "readline", "sqlite3"),
    *("xmlrpc", "ftplib", "smtplib", "multiprocessing", "asyncio"),
    *("yaml", "attr", "attrs", "tomli_w"),
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf", "PySide6.QtOpenGL"),
    *("PySide6.QtMultimediaWidgets", "PySide6.QtConcurrent", "PySide6.QtDBus"),
)
"""Modules that are found through imports nobody takes; each of the third row has a stand-in or is optional."""

UNREAD = {".ts", ".icns", ".ico"}
"""Data that no packaged app reads: icons of Windows and macOS are in the program and the bundle themselves."""

FOR_WRITERS = ("RULES_FORMAT.md", "LESSONS_FORMAT.md", "TERMS.md")
"""Pages that lie beside the texts for those who write them."""

Entry = tuple[str, str, str]
"""Where a file goes, where it comes from, and what PyInstaller calls its kind."""


def modules(package: Path) -> list[str]:
    """Every module of a package, by its dotted name."""
    files = (path.relative_to(package.parent) for path in sorted(package.rglob("*.py")))
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files]


def compiled(package: Path) -> list[str]:
    """What the compiled players stand on, which no analysis of them can see; nothing if they are not compiled."""
    libraries = [path.name.partition(".")[0] for path in (package / "players").glob("*__mypyc.*")]
    names = [f"{package.name}.players.{name}" for name in libraries]
    return [*names, "librt.vecs"] if names else []


def stem(name: str) -> str:
    """`libqxcb.so`, `qxcb.dll` and `libqxcb.dylib` are one plugin."""
    return PurePath(name).name.removeprefix("lib").partition(".")[0]


def plugin(place: PurePath) -> str | None:
    """`platforms/qxcb`, if the file is a plugin of Qt."""
    parts = place.parts
    if "PySide6" in parts and "plugins" in parts:
        return f"{parts[-2]}/{stem(parts[-1])}"
    return None


def qt_module(place: PurePath) -> str | None:
    """`Core`, if the file belongs to that module: `libQt6Core.so.6`, `QtCore.pyd`, all of `QtCore.framework`."""
    bundles = [part for part in place.parts if part.endswith(".framework")]
    found = re.match(r"Qt6?([A-Z].*)", stem(bundles[0] if bundles else place.name))
    return found[1] if found else None


def is_wanted_library(place: PurePath) -> bool:
    module = qt_module(place)
    if module is not None:
        return module in QT_LIBRARIES
    return not stem(place.name).startswith(("av", "sw", "opengl32sw", "d3dcompiler"))


def is_of_the_system(source: str) -> bool:
    """Whether a library was taken from the system that builds, not from a wheel or from Python."""
    folders = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")
    is_there = sys.platform.startswith("linux") and source.startswith(folders)
    return is_there and not stem(source).startswith("python3")


def is_wanted(entry: Entry) -> bool:
    place, source, kind = PurePath(entry[0]), entry[1], entry[2]
    name = plugin(place)
    if name is not None:
        return name in PLUGINS
    if "translations" in place.parts:
        return place.stem in {f"qtbase_{code}" for code in languages()}
    if kind == "DATA" and ".framework" not in entry[0]:
        return place.suffix not in UNREAD and place.name not in FOR_WRITERS
    if kind != "EXTENSION" and is_of_the_system(source):
        return place.name.startswith(XCB_PARTS)
    return is_wanted_library(place)


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in entries if is_wanted(entry)]
