"""Writes the recipe for Flathub: `python -m installer.linux.flatpak` prints it, for `flatpak-builder`.

Qt comes from the base app that the Qt project keeps on Flathub; of ours go in the package, the libraries in the
versions of the locks, and the papers. Flathub itself builds without the internet: there `flatpak-pip-generator`
turns the line of libraries into sources with hashes.
"""

import json
import re
import sys
from typing import Any

from installer.identity import NAME
from installer.set_up import lock_file
from trakkx_desktop import APP_ID, HOMEPAGE, __version__

PLATFORM = "6.9"
LIBRARIES = ("msgspec", "platformdirs", "librt")
PERMISSIONS = (
    *("--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--socket=pulseaudio"),
    *("--socket=cups", "--device=dri"),
)
"""No network, no files of the person's but those that they choose."""


def recipe() -> dict[str, Any]:
    return {
        "app-id": APP_ID,
        "runtime": "org.kde.Platform",
        "runtime-version": PLATFORM,
        "sdk": "org.kde.Sdk",
        "base": "io.qt.PySide.BaseApp",
        "base-version": PLATFORM,
        "command": NAME,
        "finish-args": list(PERMISSIONS),
        "cleanup-commands": ["/app/cleanup-BaseApp.sh"],
        "modules": [libraries(), app()],
    }


def libraries() -> dict[str, Any]:
    pins = [f"{name}=={version}" for name, version in versions().items()]
    return {
        "name": "python-libraries",
        "buildsystem": "simple",
        "build-commands": [f"pip3 install --prefix=/app --no-deps {' '.join(pins)}"],
        "build-options": {"build-args": ["--share=network"]},
    }


def versions() -> dict[str, str]:
    text = "".join(lock_file(lock).read_text(encoding="utf-8") for lock in ("play", "compile"))
    found = dict(re.findall(r"^([\w-]+)==([\w.]+)", text, re.MULTILINE))
    return {name: found[name] for name in LIBRARIES}


def app() -> dict[str, Any]:
    papers = "python3 -m installer.linux.share /app/share"
    return {
        "name": NAME,
        "buildsystem": "simple",
        "build-commands": ["pip3 install --prefix=/app --no-deps .", papers],
        "build-options": {"build-args": ["--share=network"]},
        "sources": [{"type": "git", "url": f"{HOMEPAGE}.git", "tag": f"v{__version__}"}],
    }


def main() -> int:
    print(json.dumps(recipe(), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
