"""Makes what people install, for the system it runs on: `python3 installer/build.py` writes all of it to `dist/`.

`python3 installer/build.py deb tar` makes only these. Linux: app deb native rpm arch tar appimage wheel;
Windows: app setup wheel; macOS: app dmg wheel; everywhere sbom and sums. The frozen app is kept in
`build/` and made anew only when one of its sources has changed. Two builds of one state are equal.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from installer import set_up

DIST = set_up.ROOT / "dist"
MEGABYTE = 1_000_000
LARGEST_PACKAGE = 35
LARGEST_APP = 100
"""In megabytes; nobody should wait for more."""

Step = Callable[[], "Path"]


def app() -> Path:
    from installer import compile as recipe
    from installer import freeze

    if not recipe.is_fresh():
        raise set_up.Stop("The packages carry compiled players: a C compiler is needed.")
    freeze.freeze()
    size = sum(path.lstat().st_size for path in freeze.APP.rglob("*") if path.is_file())
    hold(freeze.APP, size, LARGEST_APP)
    return freeze.APP


def deb() -> Path:
    from installer import freeze
    from installer.linux import deb

    return held(deb.pack(freeze.APP, version(), freeze.BUILD / "deb", DIST))


def native() -> Path:
    from installer import freeze
    from installer.linux import native

    return held(native.pack(version(), freeze.BUILD / "all", DIST))


def rpm() -> Path:
    return by_nfpm("rpm")


def arch() -> Path:
    return by_nfpm("arch")


def by_nfpm(kind: str) -> Path:
    from installer import freeze
    from installer.linux import others

    return held(others.pack(kind, freeze.APP, version(), freeze.BUILD / kind, DIST))


def appimage() -> Path:
    from installer import freeze
    from installer.linux import appimage

    return appimage.pack(freeze.APP, version(), freeze.BUILD / "appimage", DIST)


def tar() -> Path:
    from installer import freeze
    from installer.linux import archive

    return held(archive.pack(freeze.APP, version(), freeze.BUILD / "tar", DIST))


def setup() -> Path:
    from installer import freeze
    from installer.windows import setup

    return held(setup.pack(freeze.APP, version(), DIST))


def dmg() -> Path:
    from installer import freeze
    from installer.macos import dmg

    image = DIST / f"trakkx-desktop-{version()}-macos-{platform.machine()}.dmg"
    dmg.pack(freeze.BUNDLE, image, freeze.BUILD / "dmg")
    return held(image)


def wheel() -> Path:
    """Wheel and source archive, by the pinned hatchling instead of one from the internet."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST)]
    command.append(str(set_up.ROOT))
    for old in DIST.glob("trakkx_desktop-*"):
        old.unlink()
    os.environ["TRAKKX_COMPILE"] = "1"
    if set_up.stream(command, lambda line: None):
        raise set_up.Stop("The wheel could not be made; see above.")
    [made] = DIST.glob(f"trakkx_desktop-{version()}-cp*.whl")
    return made


def sbom() -> Path:
    from installer import freeze, sbom

    return sbom.write(freeze.APP, version(), DIST)


def sums() -> Path:
    from installer import sums

    return sums.write(DIST)


OF_LINUX: dict[str, Step] = {"deb": deb, "native": native, "rpm": rpm, "arch": arch, "tar": tar}
ALWAYS: dict[str, Step] = {"wheel": wheel, "sbom": sbom, "sums": sums}
STEPS: dict[str, dict[str, Step]] = {
    "linux": {"app": app, **OF_LINUX, "appimage": appimage, **ALWAYS},
    "win32": {"app": app, "setup": setup, **ALWAYS},
    "darwin": {"app": app, "dmg": dmg, **ALWAYS},
}
NEED_NO_APP = {"wheel", "native", "sums"}


def version() -> str:
    from trakkx_desktop import __version__

    return __version__


def held(package: Path) -> Path:
    hold(package, package.stat().st_size, LARGEST_PACKAGE)
    return package


def hold(path: Path, size: int, largest: int) -> None:
    set_up.say(f"  {path.name}: {size / MEGABYTE:.1f} MB (at most {largest})")
    if size > largest * MEGABYTE:
        raise set_up.Stop(f"{path.name} has grown beyond {largest} MB.")


def chosen(wished: list[str], possible: dict[str, Step]) -> list[str]:
    """The steps in their order; whatever is wished, the app comes first."""
    unknown = [name for name in wished if name not in possible]
    if unknown:
        raise set_up.Stop(f"{unknown[0]} is none of these: {' '.join(possible)}")
    return [name for name in possible if not wished or name in wished or is_ground(name, wished)]


def is_ground(name: str, wished: list[str]) -> bool:
    return name == "app" and not set(wished) <= NEED_NO_APP


def main(wished: list[str]) -> int:
    from installer.freeze import Unfinished

    try:
        possible = STEPS[sys.platform]
        for name in chosen(wished, possible):
            began = time.monotonic()
            set_up.say(f"Making {name}")
            made = possible[name]()
            set_up.say(f"  {made} after {time.monotonic() - began:.0f} s")
    except (set_up.Stop, Unfinished) as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        print(f"{failed.cmd[0]} failed with code {failed.returncode}; see above.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    # Started as a file by any Python, this brings its libraries first and is then started as a module.
    sys.exit(main(sys.argv[1:]) if __package__ else set_up.main(["build", *sys.argv[1:]]))
