"""Makes the Debian package: the frozen app without libraries that Debian has, and all that Debian asks for."""

import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from installer.contents import XCB_PARTS
from installer.freeze import Unfinished
from installer.linux.share import HERE, NAME, fill, lay_out, place, squeeze

APP = Path("usr") / "lib" / NAME
ELF = b"\x7fELF"


def pack(app: Path, version: str, work: Path, target: Path) -> Path:
    """Writes `target/NAME_VERSION_ARCHITECTURE.deb`."""
    shutil.rmtree(work, ignore_errors=True)
    fill_tree(app, version, work)
    machine = told("dpkg", "--print-architecture")
    write_control(work, version, machine)
    set_modes(work)
    package = target / f"{NAME}_{version}_{machine}.deb"
    target.mkdir(parents=True, exist_ok=True)
    told("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(work), str(package))
    return package


def told(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        last = [line for line in done.stderr.splitlines() if "warning:" not in line]
        raise Unfinished("\n".join([f"{command[0]} failed:", *last]))
    return done.stdout.strip()


def fill_tree(app: Path, version: str, root: Path) -> None:
    shutil.copytree(app, root / APP, symlinks=True)
    for library in (root / APP / "_internal").iterdir():
        if library.name.startswith(XCB_PARTS):
            library.unlink()
    share = root / "usr" / "share"
    lay_out(share, version)
    (root / "usr" / "games").mkdir()
    (root / "usr" / "games" / NAME).symlink_to(Path("..") / "lib" / NAME / NAME)
    documents = share / "doc" / NAME
    place(HERE / "copyright", documents / "copyright")
    squeeze((HERE / "changelog").read_text(encoding="utf-8"), documents / "changelog.gz")
    place(HERE / "lintian-overrides", share / "lintian" / "overrides" / NAME)


def files(root: Path) -> list[Path]:
    found = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    return sorted(path for path in found if path.relative_to(root).parts[0] != "DEBIAN")


def write_control(root: Path, version: str, machine: str) -> None:
    control = root / "DEBIAN"
    control.mkdir()
    present = files(root)
    values = {
        "VERSION": version,
        "ARCHITECTURE": machine,
        "SIZE": str(sum(path.stat().st_size + 1023 for path in present) // 1024),
        "DEPENDS": depends(root, present),
    }
    (control / "control").write_text(fill(HERE / "control", values), encoding="utf-8")
    sums = (
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in present
    )
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == ELF


def depends(root: Path, present: list[Path]) -> str:
    """What Debian has to install for the libraries that ours are linked to."""
    linked = [path for path in present if is_elf(path)]
    own = sorted({str(path.parent) for path in linked})
    with tempfile.TemporaryDirectory() as folder:
        # The tool insists on the control file of a source package.
        debian = Path(folder) / "debian"
        debian.mkdir()
        (debian / "control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
        command = ["dpkg-shlibdeps", "--ignore-missing-info", "-O"]
        command += [f"-l{path}" for path in own] + [f"-e{path}" for path in linked]
        answer = told(*command, cwd=Path(folder))
    return answer.removeprefix("shlibs:Depends=")


def set_modes(root: Path) -> None:
    """As Debian wants them: only programs may be run, whatever the wheels say."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            may_run = path.is_dir() or (path.name == NAME and path.parent == root / APP)
            path.chmod(0o755 if may_run else 0o644)
            os.utime(path)
