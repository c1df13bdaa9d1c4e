"""Packs the `.app` into a `.dmg`: a window with the app, and the folder to drag it to."""

import shutil
import subprocess
from pathlib import Path

from installer.identity import TITLE


def lay_out(app: Path, folder: Path) -> None:
    """What the person sees in the opened image."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")


def sign(app: Path) -> None:
    """A signature without a name, for this computer; without any, Apple's own chips refuse to run it."""
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(app)], check=True)


def pack(app: Path, image: Path, work: Path) -> None:
    sign(app)
    lay_out(app, work)
    image.parent.mkdir(parents=True, exist_ok=True)
    image.unlink(missing_ok=True)
    command = ["hdiutil", "create", "-volname", TITLE, "-srcfolder", str(work)]
    subprocess.run([*command, "-fs", "HFS+", "-format", "UDZO", str(image)], check=True)
