"""Linux packages: which libraries they ask for, the data of ICU, the small Debian package, the list of parts."""

import json
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from installer import sbom, sums
from installer.checking.thinking import question
from installer.freeze import Unfinished
from installer.linux import archive, flatpak, icu, libraries, native, others, tree
from installer.linux.libraries import ARCH, DEBIAN, Needs
from installer.linux.releases import epoch
from installer.set_up import ROOT, lock_file
from installer.wheel import NEEDED, TOOLS
from trakkx_desktop import APP_ID

FOUND = Needs(
    ("libc.so.6", "libm.so.6", "libcups.so.2", "libxcb-shm.so.0", "libz.so.1"), "2.35", "3.4.29"
)
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux packages")


def test_each_package_manager_gets_its_names() -> None:
    assert libraries.debian(FOUND) == ("libc6 (>= 2.35), libxcb-shm0, zlib1g", "libcups2")
    required, recommended = libraries.rpm(FOUND)
    assert "libc.so.6(GLIBC_2.35)(64bit)" in required and "libz.so.1()(64bit)" in required
    assert recommended == ["libcups.so.2()(64bit)"]
    assert libraries.arch(FOUND) == (["glibc>=2.35", "libxcb", "zlib"], ["libcups"])


def test_a_library_that_nobody_knows_stops_the_build() -> None:
    with pytest.raises(Unfinished, match=r"which package brings libnew\.so\.9"):
        libraries.debian(Needs(("libnew.so.9",), "2.35", "3.4.29"))


def test_arch_knows_what_debian_knows() -> None:
    """A library that the set-up looks for and that no package asks for would be found out by players."""
    outside = {name for name in DEBIAN if not name.startswith(("libxcb-", "libXext", "libXrandr"))}
    assert outside <= set(ARCH)


@pytest.mark.parametrize(
    ("told", "newest"), [("GLIBC_2.9 GLIBC_2.35 GLIBC_2.4", "2.35"), ("GLIBC_2.2.5", "2.2.5")]
)
def test_the_newest_symbol_counts(told: str, newest: str) -> None:
    assert libraries.newest("GLIBC_", told) == newest


def icu_library(items: dict[str, bytes]) -> bytes:
    """As in a library: something, the package, something."""
    head = struct.pack("<HBB", 32, 0xDA, 0x27) + bytes(8) + icu.FORMAT + bytes(16)
    return b"\x7fELF" + bytes(60) + icu.packed(head, items) + bytes(32)


def test_only_the_order_of_letters_is_kept_of_icu() -> None:
    items = {
        "icudt73l/coll/de.res": b"d" * 33,
        "icudt73l/coll/zh.res": b"z",
        "icudt73l/zu.res": b"u",
    }
    _, found = icu.unpacked(icu_library(items))
    assert {name: data.rstrip(b"\0")[:40] for name, data in found.items()} == items
    kept = [name for name in items if icu.is_kept(name.partition("/")[2])]
    assert kept == ["icudt73l/coll/de.res"]


@ON_LINUX
@pytest.mark.skipif(not shutil.which("cc"), reason="the library is linked by a C compiler")
def test_the_small_icu_sorts_as_the_whole_one(tmp_path: Path) -> None:
    import PySide6

    whole = next((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"))
    small = tmp_path / whole.name
    shutil.copyfile(whole, small)
    icu.shrink(small)
    assert small.stat().st_size < whole.stat().st_size // 10
    code = (
        "from PySide6.QtCore import QCollator, QLocale; order = QCollator(QLocale('de')); "
        "order.setNumericMode(True); print(sorted(['zoo', 'Ärger', '10', '9', 'Apfel'], key=order.sortKey))"
    )
    answers = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        for environment in ({"LANG": "C.UTF-8"}, {"LANG": "C.UTF-8", "LD_PRELOAD": str(small)})
    ]
    assert answers[0].stdout == answers[1].stdout == "['9', '10', 'Apfel', 'Ärger', 'zoo']\n"
    assert answers[1].stderr == ""


@ON_LINUX
@pytest.mark.skipif(
    not shutil.which("dpkg-deb"), reason="a Debian package is made by Debian's tool"
)
def test_the_small_debian_package_is_whole_and_always_the_same(tmp_path: Path) -> None:
    made = [native.pack("1.0", tmp_path / name / "tree", tmp_path / name) for name in ("a", "b")]
    assert made[0].read_bytes() == made[1].read_bytes()
    root = tmp_path / "a" / "tree"
    package = root / native.PACKAGES / "trakkx_desktop"
    assert (package / "_resources" / "i18n" / "trakkx_de.qm").is_file()
    assert not list(root.rglob("*.so")) and not list(root.rglob("*.ts"))
    control = (root / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert "Architecture: all\n" in control and "python3-pyside6.qtwidgets (>= 6.8)" in control


def test_the_small_package_asks_for_every_qt_module_in_use() -> None:
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "trakkx_desktop").rglob("*.py"))
    used = {name for text in texts for name in re.findall(r"PySide6\.(Qt\w+)", text)}
    assert used <= set(native.MODULES)


def app_folder(folder: Path) -> Path:
    (folder / "_internal" / "licences" / "system").mkdir(parents=True)
    (folder / "_internal" / "libxcb-shm.so.0").touch()
    (folder / "trakkx-desktop").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "trakkx-desktop").chmod(0o700)
    return folder


@ON_LINUX
def test_the_archive_is_always_the_same(tmp_path: Path) -> None:
    made = []
    for name in ("a", "b"):
        app = app_folder(tmp_path / name / "app")
        made.append(archive.pack(app, "1.0", tmp_path / name / "work", tmp_path / name / "dist"))
    assert made[0].read_bytes() == made[1].read_bytes()


@ON_LINUX
def test_the_tree_bears_the_moment_of_the_release(tmp_path: Path) -> None:
    root = tmp_path / "root"
    tree.fill_tree(app_folder(tmp_path / "app"), "1.0", root, "bin")
    tree.settle(root, (tree.APP / "trakkx-desktop",))
    assert {int(path.lstat().st_mtime) for path in root.rglob("*")} == {epoch()}
    assert not (root / tree.APP / "_internal" / "licences" / "system").exists()
    programs = [path for path in tree.files(root) if path.stat().st_mode & 0o111]
    assert programs == [root / tree.APP / "trakkx-desktop"]


def test_arch_gets_one_line_and_fedora_the_whole_story(tmp_path: Path) -> None:
    told = {
        kind: others.recipe(kind, tmp_path, "1.0", ([], []))["description"] for kind in others.KINDS
    }
    assert "\n" not in told["arch"]
    assert told["rpm"].startswith(told["arch"] + "\n")


def test_the_recipe_for_flatpak_takes_the_versions_of_the_locks() -> None:
    told = json.dumps(flatpak.recipe())
    assert flatpak.recipe()["app-id"] == APP_ID and "--share=network" not in flatpak.PERMISSIONS
    for name in flatpak.LIBRARIES:
        assert re.search(rf"{name}==\d", told), name


def test_the_list_of_parts_is_whole(tmp_path: Path) -> None:
    pytest.importorskip("PyInstaller", reason="only who builds packages has all parts")
    told = sbom.listing(app_folder(tmp_path), "1.0")
    names = {part["name"] for part in told["components"]}
    assert {"Python", "Qt", "ICU", "msgspec", "platformdirs", "librt", "shiboken6"} <= names
    references = [part["bom-ref"] for part in told["components"]]
    assert len(references) == len(set(references))


def test_sums_are_as_sha256sum_wants_them(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    assert sums.write(tmp_path).read_text() == (
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n"
    )


def test_wheels_are_compiled_by_the_pinned_tools() -> None:
    lock = lock_file("compile").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w-]+)==([\w.]+)", lock, re.MULTILINE))
    assert f"mypy=={pinned['mypy']}" in TOOLS
    assert NEEDED.startswith(f"librt>={'.'.join(pinned['librt'].split('.')[:2])}")


def test_the_worker_is_asked_what_it_understands() -> None:
    asked = json.loads(question())
    assert asked["game"] == "trax" and asked["sight"]["kind"] == "State"
