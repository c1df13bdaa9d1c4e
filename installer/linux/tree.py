"""The tree that all package managers install: the frozen app without what the system has, and its papers."""

import os
import shutil
from pathlib import Path

from installer.contents import XCB_PARTS
from installer.identity import NAME
from installer.linux.releases import debian_changelog, epoch
from installer.linux.share import HERE, lay_out, place, squeeze, write

APP = Path("usr") / "lib" / NAME


def fill_tree(app: Path, version: str, root: Path, commands: str) -> None:
    """`commands` is the folder of programs: `games` on Debian, `bin` elsewhere."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(app, root / APP, symlinks=True)
    for library in (root / APP / "_internal").iterdir():
        if library.name.startswith(XCB_PARTS):
            library.unlink()
    shutil.rmtree(root / APP / "_internal" / "licences" / "system", ignore_errors=True)
    lay_out(root / "usr" / "share", version)
    (root / "usr" / commands).mkdir()
    (root / "usr" / commands / NAME).symlink_to(Path("..") / "lib" / NAME / NAME)


def lay_documents(share: Path, kind: str = "") -> None:
    """What Debian wants beside; `native` holds nothing by others but the typeface."""
    documents = share / "doc" / NAME
    place(HERE / "-".join(filter(None, ("copyright", kind))), documents / "copyright")
    squeeze(debian_changelog(), documents / "changelog.gz")


def lay_licence(share: Path) -> None:
    """What others want."""
    write((HERE / "copyright").read_text(encoding="utf-8"), share / "licenses" / NAME / "LICENSE")


def files(root: Path) -> list[Path]:
    found = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    return sorted(path for path in found if path.relative_to(root).parts[0] != "DEBIAN")


def settle(root: Path, programs: tuple[Path, ...]) -> None:
    """Only programs may be run, whatever the wheels say; and every file bears the moment of the release."""
    moment = epoch()
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            may_run = path.is_dir() or path.relative_to(root) in programs
            path.chmod(0o755 if may_run else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)
