"""Packages: what goes into them, the papers that describe them, and the scripts that install for one person."""

import ast
import gzip
import os
import plistlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from installer import build, contents, set_up, start
from installer.checking.visit import start_line
from installer.identity import MEDIA_TYPE
from installer.linux import papers, share, tree
from installer.macos import bundle
from installer.windows import setup, version
from trakkx_desktop import APP_ID, __version__, catalog
from trakkx_desktop.storage.places import FOLDER, SUFFIX

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "trakkx_desktop"
LINUX = ROOT / "installer" / "linux"
WINDOWS_SCRIPT = (ROOT / "installer" / "windows" / "trakkx.nsi").read_text(encoding="utf-8")
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux desktops")
PLUGIN = "PySide6/Qt/plugins"
WHEEL = "/venv/site-packages/"


@pytest.mark.parametrize(
    ("place", "kind", "is_wanted"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "BINARY", True),
        ("libQt6Core.so.6", "SYMLINK", True),
        ("PySide6/QtWidgets.abi3.so", "EXTENSION", True),
        ("PySide6/QtWidgets.pyd", "EXTENSION", True),
        ("PySide6/Qt6Multimedia.dll", "BINARY", True),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "BINARY", True),
        ("PySide6/Qt/lib/QtGui.framework/Versions/Current", "SYMLINK", True),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/Resources/Info.plist", "DATA", True),
        ("PySide6/Qt/lib/libicudata.so.73", "BINARY", True),
        ("msgspec/_core.cpython-311-x86_64-linux-gnu.so", "EXTENSION", True),
        ("libpython3.11.so.1.0", "BINARY", True),
        ("resources/i18n/trakkx_de.qm", "DATA", True),
        ("resources/i18n/trakkx_de.ts", "DATA", False),
        ("resources/i18n/TERMS.md", "DATA", False),
        ("resources/trax/rules.de.md", "DATA", True),
        ("resources/trax/lessons/words.de.toml", "DATA", True),
        ("PySide6/Qt/translations/qtbase_de.qm", "DATA", True),
        ("PySide6/Qt/translations/qt_help_de.qm", "DATA", False),
        ("PySide6/Qt/translations/qtbase_lg.qm", "DATA", False),
        ("resources/shared/app/app.ico", "DATA", False),
        ("resources/shared/app/app.icns", "DATA", False),
        ("resources/shared/app/app-128.png", "DATA", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "BINARY", False),
        ("PySide6/Qt6Quick.dll", "BINARY", False),
        ("PySide6/opengl32sw.dll", "BINARY", False),
        ("PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf", "BINARY", False),
        ("PySide6/Qt/lib/QtPdf.framework/Versions/Current", "SYMLINK", False),
        ("PySide6/Qt/lib/QtPdf.framework/Versions/A/Resources/Info.plist", "DATA", False),
        ("PySide6/Qt/lib/libavcodec.so.61", "BINARY", False),
        ("PySide6/Qt/lib/libQt6FFmpegStub-ssl.so.3", "BINARY", False),
        (f"{PLUGIN}/platforms/libqxcb.so", "BINARY", True),
        ("PySide6/plugins/platforms/qwindows.dll", "BINARY", True),
        (f"{PLUGIN}/platforms/libqcocoa.dylib", "BINARY", True),
        (f"{PLUGIN}/imageformats/libqsvg.so", "BINARY", True),
        (f"{PLUGIN}/imageformats/libqpdf.so", "BINARY", False),
        (f"{PLUGIN}/platformthemes/libqgtk3.so", "BINARY", False),
        (f"{PLUGIN}/multimedia/libffmpegmediaplugin.so", "BINARY", False),
        (f"{PLUGIN}/tls/libqopensslbackend.so", "BINARY", False),
    ],
)
def test_only_what_is_in_use_is_packed(place: str, kind: str, is_wanted: bool) -> None:
    assert contents.is_wanted((place, WHEEL + place, kind)) is is_wanted


@ON_LINUX
@pytest.mark.parametrize(
    ("source", "kind", "is_wanted"),
    [
        ("/lib/x86_64-linux-gnu/libglib-2.0.so.0", "BINARY", False),
        ("/usr/lib/x86_64-linux-gnu/libgtk-3.so.0", "BINARY", False),
        ("/usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0", "BINARY", True),
        ("/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", "BINARY", True),
        (
            "/usr/lib/python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
            "EXTENSION",
            True,
        ),
    ],
)
def test_libraries_of_the_system_stay_there(source: str, kind: str, is_wanted: bool) -> None:
    assert contents.is_wanted((Path(source).name, source, kind)) is is_wanted


def imported() -> Iterator[str]:
    """Every module that the app names in an import, submodules of PySide6 in full."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_qt_module_that_the_app_imports_is_packed() -> None:
    used = {name.split(".")[1] for name in imported() if re.match(r"PySide6\.Qt[A-Z]", name)}
    assert {"QtCore", "QtWidgets", "QtMultimedia"} <= used
    assert {name.removeprefix("Qt") for name in used} <= contents.QT_LIBRARIES


def test_nothing_that_the_app_imports_is_left_out() -> None:
    used = set(imported())
    assert "json" in used
    assert not used & set(contents.MODULES_LEFT_OUT)


def test_modules_that_are_imported_by_name_are_packed() -> None:
    packed = contents.modules(PACKAGE)
    assert len(packed) == len(set(packed)) and "trakkx_desktop.__main__" in packed
    rooms = {f"trakkx_desktop.{hall}.{key}" for hall in ("games", "view") for key in catalog.GAMES}
    commands = {f"trakkx_desktop.commands.{name}" for name in ("judge", "check", "resave")}
    assert rooms | commands | {"trakkx_desktop"} <= set(packed)


@pytest.mark.parametrize(
    ("found", "left"),
    [
        ({"LD_LIBRARY_PATH": "/ours", "QT_PLUGIN_PATH": "/ours", "HOME": "/h"}, {"HOME": "/h"}),
        (
            {"LD_LIBRARY_PATH": "/ours:/theirs", "LD_LIBRARY_PATH_ORIG": "/theirs"},
            {"LD_LIBRARY_PATH": "/theirs"},
        ),
    ],
)
def test_other_programs_do_not_get_our_libraries(
    found: dict[str, str], left: dict[str, str]
) -> None:
    start.give_back(found)
    assert found == left


@pytest.mark.parametrize("system", build.STEPS)
def test_whatever_is_wished_the_app_comes_first(system: str) -> None:
    possible = build.STEPS[system]
    last = list(possible)[1]
    assert build.chosen([], possible) == list(possible)
    assert build.chosen([last], possible) == ["app", last]
    assert build.chosen(["wheel"], possible) == ["wheel"]
    with pytest.raises(set_up.Stop, match="cake is none of these: app "):
        build.chosen(["cake"], possible)


def test_too_large_a_package_is_refused() -> None:
    build.hold(Path("small.deb"), 35_000_000, build.LARGEST_PACKAGE)
    with pytest.raises(set_up.Stop, match=r"large.deb has grown beyond 35 MB"):
        build.hold(Path("large.deb"), 35_000_001, build.LARGEST_PACKAGE)


def test_a_desktop_gets_icons_of_every_size_and_a_man_page(tmp_path: Path) -> None:
    share.lay_out(tmp_path, "7.8.9")
    theme = tmp_path / "icons" / "hicolor"
    sizes = {path.parent.parent.name for path in theme.rglob(f"{APP_ID}*")}
    usual = (16, 22, 24, 32, 48, 64, 128, 256, 512)
    assert sizes == {"scalable", "symbolic", *(f"{size}x{size}" for size in usual)}
    assert (theme / "symbolic" / "apps" / f"{APP_ID}-symbolic.svg").exists()
    page = gzip.decompress((tmp_path / "man/man6/trakkx-desktop.6.gz").read_bytes()).decode()
    assert 'Trakkx Desktop 7.8.9"' in page
    assert "@" not in page


def test_a_template_with_an_unknown_name_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "control").write_text("Version: @VERSION@ @SIEZ@", encoding="utf-8")
    with pytest.raises(KeyError, match="SIEZ"):
        share.fill(tmp_path / "control", {"VERSION": "1", "SIZE": "2"})


def test_the_tree_of_the_deb_has_no_library_that_debian_has(tmp_path: Path) -> None:
    app = stand_in(tmp_path / "app")
    (app / "_internal" / "libxcb-cursor.so.0").touch()
    tree.fill_tree(app, "1.0", tmp_path / "root", "games")
    packed = {str(path.relative_to(tmp_path / "root")) for path in (tmp_path / "root").rglob("*")}
    assert "usr/lib/trakkx-desktop/_internal/data" in packed
    assert not any("libxcb" in path for path in packed)
    link = tmp_path / "root/usr/games/trakkx-desktop"
    assert link.resolve() == tmp_path / "root/usr/lib/trakkx-desktop/trakkx-desktop"


def stand_in(folder: Path) -> Path:
    """A folder that looks like the frozen app; the program tells its arguments."""
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "data").write_text("data", encoding="utf-8")
    program = folder / "trakkx-desktop"
    program.write_text('#!/bin/sh\nprintf "%s\\n" started "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return folder


class Person:
    """Someone with a home, of an awkward name unless told otherwise, and the unpacked archive."""

    def __init__(self, folder: Path, home: str = 'h $PATH & "100%" `x` me') -> None:
        self.home = folder / home
        self.home.mkdir()
        self.archive = folder / "trakkx-desktop-1.0"
        stand_in(self.archive / "app")
        share.lay_out(self.archive / "share", "1.0")
        for name in ("install.sh", "uninstall.sh"):
            shutil.copy(LINUX / name, self.archive / name)

    def run(self, script: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
        path = self.archive / script if "/" not in script else self.home / script
        environment = {"HOME": str(self.home), "PATH": os.environ["PATH"]}
        command = ["sh", str(path), *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    def files(self) -> set[str]:
        return {str(path.relative_to(self.home)) for path in self.home.rglob("*")}

    def entry(self) -> str:
        place = self.home / ".local" / "share" / "applications" / f"{APP_ID}.desktop"
        return place.read_text(encoding="utf-8")


@pytest.fixture
def person(tmp_path: Path) -> Person:
    return Person(tmp_path)


@ON_LINUX
def test_the_menu_entry_of_one_person_starts_the_app_with_the_file(person: Person) -> None:
    done = person.run("install.sh")
    assert done.returncode == 0, done.stderr
    line = start_line(person.entry(), "/a b/c.trakkx")
    assert line == [str(person.home / ".local/lib/trakkx-desktop/trakkx-desktop"), "/a b/c.trakkx"]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert told == "started\n/a b/c.trakkx\n"


@ON_LINUX
def test_a_usual_path_needs_no_quotes(tmp_path: Path) -> None:
    """`xdg-open` on a bare window manager does not understand them."""
    person = Person(tmp_path, "someone")
    assert person.run("install.sh").returncode == 0
    assert f"\nExec={person.home}/.local/lib/trakkx-desktop/trakkx-desktop %f\n" in person.entry()


@ON_LINUX
def test_uninstalling_leaves_the_home_as_it_was(person: Person) -> None:
    saves = person.home / ".config/trakkx-desktop/saves"
    saves.mkdir(parents=True)
    (saves / "evening.trakkx").touch()
    before = person.files()
    assert person.run("install.sh").returncode == 0
    assert person.run("install.sh").returncode == 0, "an update over it"
    done = person.run(".local/lib/trakkx-desktop/uninstall.sh")
    assert (done.returncode, person.files()) == (0, before), done.stderr
    assert ".config/trakkx-desktop" in done.stdout


@ON_LINUX
def test_uninstalling_spares_what_others_have_put_there(person: Person) -> None:
    neighbour = person.home / ".local/share/applications/neighbour.desktop"
    kind = person.home / ".local/share/mime/packages/neighbour.xml"
    assert person.run("install.sh").returncode == 0
    neighbour.touch()
    kind.write_text(papers.file_type().replace("trakkx", "near"), encoding="utf-8")
    assert person.run("uninstall.sh").returncode == 0
    assert neighbour.exists() and kind.exists()
    assert not [path for path in person.files() if "trakkx" in path]


@ON_LINUX
def test_uninstalling_what_is_not_there_says_so(person: Person) -> None:
    done = person.run("uninstall.sh")
    assert (done.returncode, person.files()) == (1, set())
    assert done.stderr == "Trakkx Desktop is not installed for you.\n"


def test_windows_keeps_saved_games_unless_asked() -> None:
    assert "RequestExecutionLevel user" in WINDOWS_SCRIPT and "HKLM" not in WINDOWS_SCRIPT
    assert f'!define SAVES "$LOCALAPPDATA\\{FOLDER}"' in WINDOWS_SCRIPT
    sections = re.findall(r"^Section (.*?)^SectionEnd", WINDOWS_SCRIPT, re.MULTILINE | re.DOTALL)
    removing = [text for text in sections if "${SAVES}" in text]
    assert len(removing) == 1
    assert removing[0].startswith('/o "un.'), "to be ticked by the person"


def test_windows_uninstalls_every_key_that_it_writes() -> None:
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', WINDOWS_SCRIPT))
    deleted = set(re.findall(r'DeleteRegKey (?:/ifempty )?HKCU "([^"]+)"', WINDOWS_SCRIPT))
    assert len(written) > 3
    for key in written:
        assert any(key == gone or key.startswith(f"{gone}\\") for gone in deleted), key


@pytest.mark.skipif(not shutil.which("makensis"), reason="installer/check.py brings makensis")
def test_the_windows_script_compiles(tmp_path: Path) -> None:
    app = stand_in(tmp_path / "app")
    (app / "trakkx-desktop").rename(app / "trakkx-desktop.exe")
    made = setup.pack(app, "1.2.3", tmp_path / "dist")
    assert made.name == "trakkx-desktop-1.2.3-setup.exe"
    assert made.read_bytes().startswith(b"MZ")


@pytest.mark.parametrize(
    ("told", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("2.0", (2, 0, 0, 0)), ("1.2.3.4", (1, 2, 3, 4))]
)
def test_windows_gets_four_numbers(told: str, numbers: tuple[int, int, int, int]) -> None:
    assert version.four_numbers(told) == numbers


def test_macos_knows_the_documents() -> None:
    told = plistlib.loads(plistlib.dumps(bundle.information(__version__)))
    [document] = told["CFBundleDocumentTypes"]
    [kind] = told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"][0] == MEDIA_TYPE
    assert told["CFBundleVersion"] == __version__
