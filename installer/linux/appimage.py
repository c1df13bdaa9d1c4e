"""Makes the AppImage: a folder that starts itself, packed behind a small program that opens it.

That program, the runtime of the AppImage project, is not in any package index: where it lies is told by the
environment's TRAKKX_APPIMAGE_RUNTIME. Without it only the folder is made, which `AppRun` starts just as well.
"""

import os
import platform
import shutil
import subprocess
from pathlib import Path

from installer.identity import NAME
from installer.linux.releases import epoch
from installer.linux.share import lay_out
from installer.linux.tree import settle
from trakkx_desktop import APP_ID

RUNTIME = "TRAKKX_APPIMAGE_RUNTIME"
START = f"""#!/bin/sh
exec "$(dirname -- "$(readlink -f -- "$0")")/usr/lib/{NAME}/{NAME}" "$@"
"""


def pack(app: Path, version: str, work: Path, target: Path) -> Path:
    """Writes `target/NAME-VERSION-MACHINE.AppImage`, or says where the folder is."""
    folder = lay_folder(app, version, work / "AppDir")
    runtime = os.environ.get(RUNTIME)
    if not runtime:
        return folder
    target.mkdir(parents=True, exist_ok=True)
    image = target / f"{NAME}-{version}-{platform.machine()}.AppImage"
    image.write_bytes(Path(runtime).read_bytes() + squashed(folder, work / "image"))
    image.chmod(0o755)
    return image


def lay_folder(app: Path, version: str, folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    program = folder / "usr" / "lib" / NAME
    shutil.copytree(app, program, symlinks=True)
    share = folder / "usr" / "share"
    lay_out(share, version)
    (folder / "AppRun").write_text(START, encoding="utf-8")
    entry = share / "applications" / f"{APP_ID}.desktop"
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{APP_ID}.png"
    for file in (entry, icon):
        (folder / file.name).symlink_to(file.relative_to(folder))
    (folder / ".DirIcon").symlink_to(f"{APP_ID}.png")
    settle(folder, (Path("AppRun"), program.relative_to(folder) / NAME))
    return folder


def squashed(folder: Path, image: Path) -> bytes:
    """The folder as a file system, without times and owners of this computer."""
    image.unlink(missing_ok=True)
    command = ["mksquashfs", str(folder), str(image), "-all-root", "-noappend", "-comp", "zstd"]
    command += ["-no-progress", "-mkfs-time", str(epoch()), "-all-time", str(epoch())]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return image.read_bytes()
