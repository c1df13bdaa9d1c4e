"""Libraries of the building system that the app brings along: which Debian packages they are of, and their licences."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from installer.contents import XCB_PARTS

DOCUMENTS = Path("/usr/share/doc")
SYSTEM = Path("/usr/lib")


@dataclass(frozen=True)
class Borrowed:
    library: str
    package: str
    version: str


def borrowed(inside: Path) -> list[Borrowed]:
    """By the name of the library; nothing on a system without Debian's packages."""
    names = sorted(path.name for path in inside.iterdir() if path.name.startswith(XCB_PARTS))
    if not names or not shutil.which("dpkg-query"):
        return []
    places = [str(next(SYSTEM.glob(f"*/{name}"))) for name in names]
    # One line for each file: `libxcb-cursor0:amd64: /usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0`.
    lines = (line.rpartition(": ") for line in ask("--search", *places).splitlines())
    owners = {Path(place).name: owner.partition(":")[0] for owner, _, place in lines}
    told = ask("--show", "--showformat=${Package} ${Version}\\n", *sorted(set(owners.values())))
    versions = dict(line.split(" ", 1) for line in told.splitlines())
    return [Borrowed(name, owners[name], versions[owners[name]]) for name in names]


def ask(*question: str) -> str:
    command = ["dpkg-query", *question]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def lay_licences(inside: Path) -> None:
    target = inside / "licences" / "system"
    target.mkdir(exist_ok=True)
    for package in sorted({one.package for one in borrowed(inside)}):
        shutil.copyfile(DOCUMENTS / package / "copyright", target / f"{package}.txt")
