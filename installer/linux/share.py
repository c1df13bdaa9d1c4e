"""The files by which a Linux desktop knows the app: menu entry, icons, file type, description, man page.

`python -m installer.linux.share FOLDER` lays them out in a `share` folder, for whoever packages the wheel.
"""

import gzip
import re
import shutil
import sys
from pathlib import Path

from installer.identity import NAME
from installer.linux import papers
from installer.set_up import ROOT
from trakkx_desktop import APP_ID, __version__

HERE = ROOT / "installer" / "linux"
ART = ROOT / "resources" / "shared" / "app"


def fill(template: Path, values: dict[str, str]) -> str:
    """The text of a file with each `@NAME@` replaced; KeyError if a name has no value."""
    text = template.read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)@", lambda found: values[found.group(1)], text)


def squeeze(text: str, target: Path) -> None:
    """Compressed without name and time, so that two builds of one state are equal."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def place(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def lay_out(share: Path, version: str) -> None:
    """Fills a `share` folder."""
    write(papers.desktop_entry(), share / "applications" / f"{APP_ID}.desktop")
    write(papers.metainfo(), share / "metainfo" / f"{APP_ID}.metainfo.xml")
    write(papers.file_type(), share / "mime" / "packages" / f"{APP_ID}.xml")
    squeeze(fill(HERE / f"{NAME}.6", {"VERSION": version}), share / "man" / "man6" / f"{NAME}.6.gz")
    theme = share / "icons" / "hicolor"
    place(ART / "app.svg", theme / "scalable" / "apps" / f"{APP_ID}.svg")
    place(ART / "app-symbolic.svg", theme / "symbolic" / "apps" / f"{APP_ID}-symbolic.svg")
    for picture in ART.glob("app-*.png"):
        size = picture.stem.removeprefix("app-")
        place(picture, theme / f"{size}x{size}" / "apps" / f"{APP_ID}.png")


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]), __version__)
