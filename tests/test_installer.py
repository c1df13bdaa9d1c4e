"""Set-up: `installer/bootstrap.py`, its locks, the system libraries, and the package that pip builds."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from installer import bootstrap, set_up
from tests.__main__ import Leg, run_all

ROOT = set_up.ROOT
SCRIPT = ROOT / "installer" / "bootstrap.py"
LINUX_ONLY = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux packages")


def pins(command: str) -> dict[str, Requirement]:
    """What a lock asks for, by name; each line without its hashes."""
    text = set_up.lock_file(command).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = (line.partition("--hash")[0].strip() for line in text.splitlines())
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {pin.name.lower(): pin for pin in found}


def test_it_can_be_read_by_old_pythons_and_needs_nothing_installed() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))
    modules: set[str] = {"installer"}
    for script in (SCRIPT, SCRIPT.with_name("set_up.py")):
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                modules.add(node.module or "")
            elif isinstance(node, ast.Import):
                modules |= {alias.name for alias in node.names}
    known = sys.stdlib_module_names | {"installer"}
    assert {module.partition(".")[0] for module in modules} <= known


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ((2, 7, 18), "Python 3.11 or newer is needed, this is Python 2.7.18."),
        ((3, 10, 2), "Python 3.11 or newer is needed, this is Python 3.10.2."),
        ((3, 11, 0), ""),
        ((3, 14, 1), ""),
        ((3, 15, 0), "Qt has no build for Python 3.15.0 yet"),
    ],
)
def test_a_python_that_will_not_do_gets_a_sentence(version: tuple[int, ...], words: str) -> None:
    told = bootstrap.refusal(version)
    assert words in told and bool(told) == bool(words)


def other_pythons() -> list[str]:
    """Old ones that happen to be on this computer."""
    folders = (Path.home() / ".pyenv" / "versions").glob("*/bin/python")
    return [str(path) for path in folders] or list(filter(None, [shutil.which("python2.7")]))


def test_old_pythons_can_read_the_script() -> None:
    """What the reference of no Python says: `compile` of a very old one is the judge where there is one."""
    for python in other_pythons():
        done = subprocess.run([python, str(SCRIPT), "dance"], capture_output=True, text=True)
        assert done.returncode in (1, 2), (python, done.stderr)
        assert "SyntaxError" not in done.stderr and done.stderr.count("\n") == 1, (
            python,
            done.stderr,
        )


@pytest.mark.parametrize("arguments", [[], ["dance"]])
def test_a_wrong_command_gets_one_line(arguments: list[str]) -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("command", set_up.COMMANDS)
def test_locks_pin_everything_by_hash_and_name_no_host(command: str) -> None:
    text = set_up.lock_file(command).read_text(encoding="utf-8")
    assert "://" not in text and "index" not in text
    for entry in text.replace("\\\n", " ").strip().splitlines():
        assert re.match(r"[\w-]+==[\w.]+( ; [^-]+)?( +--hash=sha256:[0-9a-f]{64})+ *$", entry), (
            entry
        )


def test_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for command, lines in (
        ("play", project["dependencies"]),
        ("test", [*project["dependencies"], *project["optional-dependencies"]["test"]]),
    ):
        for wanted in map(Requirement, lines):
            pinned = next(iter(pins(command)[wanted.name.lower()].specifier)).version
            assert wanted.specifier.contains(pinned), f"{command}: {wanted}"
    assert pins("play").items() <= pins("test").items()


@pytest.mark.parametrize("name", ["pyside6-essentials", "pyside6-addons", "shiboken6"])
def test_the_qt_that_aborts_on_python_3_11_is_not_taken(name: str) -> None:
    assert str(pins("play")[name].specifier) == "==6.11.3"


class Computer:
    """A computer on which nothing is really done: commands are only written down."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.commands: list[list[str]] = []
        self.lacking: list[str] = []
        self.code = 0
        venv = folder / ".venv"
        monkeypatch.setattr(set_up, "VENV", venv)
        monkeypatch.setattr(set_up, "STAMP", venv / "set-up.json")
        monkeypatch.setattr(set_up, "missing_packages", lambda command: list(self.lacking))
        monkeypatch.setattr(subprocess, "run", self.run)
        monkeypatch.setattr(set_up, "stream", lambda command, tell: self.run(command).returncode)

    def run(self, command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        self.commands.append(command)
        if "venv" in command:
            set_up.interpreter().parent.mkdir(parents=True)
            set_up.interpreter().touch()
        if command[:2] == ["apt-get", "install"]:
            self.lacking = []
        return subprocess.CompletedProcess(command, self.code)

    def done(self) -> list[str]:
        """The commands since the last time, in short."""
        short = ("venv", "pip", "update", "install", "compileall")
        told = [next(word for word in command if word in short) for command in self.commands]
        self.commands = []
        return told


@pytest.fixture
def computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Computer:
    return Computer(monkeypatch, tmp_path)


def test_a_second_run_does_nothing(computer: Computer) -> None:
    set_up.provide_venv("play")
    assert computer.done() == ["venv", "pip", "compileall"]
    set_up.provide_venv("play")
    assert computer.done() == []


def test_the_tests_bring_what_the_game_needs(computer: Computer) -> None:
    set_up.provide_venv("play")
    computer.done()
    set_up.provide_venv("test")
    assert computer.done() == ["pip", "compileall"]
    set_up.provide_venv("play")
    assert computer.done() == []


def test_a_changed_lock_is_installed_again(
    computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up.provide_venv("play")
    computer.done()
    monkeypatch.setattr(set_up, "digest", lambda command: "changed")
    set_up.provide_venv("play")
    assert computer.done() == ["pip", "compileall"]


@pytest.mark.parametrize("stamp", ["", "[]", json.dumps({"python": "another"})])
def test_a_venv_of_another_python_is_made_anew(computer: Computer, stamp: str) -> None:
    set_up.provide_venv("play")
    computer.done()
    set_up.STAMP.write_text(stamp, encoding="utf-8")
    shutil.rmtree(set_up.interpreter().parent)
    set_up.provide_venv("play")
    assert computer.done() == ["venv", "pip", "compileall"]


def test_an_installation_that_broke_off_is_not_taken_for_whole(computer: Computer) -> None:
    set_up.provide_venv("play")
    computer.code = 1
    with pytest.raises(set_up.Stop, match="could not be installed"):
        set_up.provide_venv("test")
    assert set_up.read_stamp() == {}


@LINUX_ONLY
def test_root_gets_system_packages_installed(
    computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    computer.lacking = ["libegl1", "libgl1"]
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    set_up.provide_system("play")
    assert computer.commands[-1][-2:] == ["libegl1", "libgl1"]
    assert computer.done() == ["update", "install"]


@LINUX_ONLY
def test_others_are_told_the_one_command(
    computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    computer.lacking = ["libegl1", "libgl1"]
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    command = r"\n  sudo sh -c 'apt-get update && apt-get install -y libegl1 libgl1'$"
    with pytest.raises(set_up.Stop, match=command):
        set_up.provide_system("play")
    assert computer.done() == []


@LINUX_ONLY
def test_a_missing_library_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(set_up.LIBRARIES, "libtrakkx-none.so.7", "libtrakkx7")
    monkeypatch.setitem(set_up.TOOLS, "play", {"trakkx-no-such-tool": "trakkx-tool"})
    assert set_up.missing_packages("play") == ["libtrakkx7", "trakkx-tool"]


@LINUX_ONLY
@pytest.mark.parametrize("person", [0, 1000])
def test_only_root_is_asked_for_what_only_root_can_use(
    monkeypatch: pytest.MonkeyPatch, person: int
) -> None:
    monkeypatch.setattr(set_up, "is_loadable", lambda library: True)
    monkeypatch.setattr(shutil, "which", lambda tool: None if "mkfs" in tool else tool)
    monkeypatch.setattr(os, "geteuid", lambda: person)
    asked = set_up.missing_packages("test")
    assert ("xfsprogs" in asked) == (person == 0)


QT_PARTS = (
    *("lib/libQt6Widgets.so.6", "lib/libQt6Svg.so.6", "lib/libQt6Network.so.6"),
    *("lib/libQt6Multimedia.so.6", "lib/libQt6PrintSupport.so.6"),
    *("plugins/platforms/libqxcb.so", "plugins/platforms/libqoffscreen.so"),
    *("plugins/platforms/libqwayland.so", "plugins/xcbglintegrations/libqxcb-egl-integration.so"),
    *("plugins/xcbglintegrations/libqxcb-glx-integration.so", "plugins/imageformats/libqsvg.so"),
    *("plugins/iconengines/libqsvgicon.so", "plugins/multimedia/libffmpegmediaplugin.so"),
)


@LINUX_ONLY
@pytest.mark.parametrize("part", QT_PARTS)
def test_the_system_has_what_qt_links_to(part: str) -> None:
    import PySide6

    library = Path(PySide6.__file__).parent / "Qt" / part
    told = subprocess.run(["ldd", str(library)], capture_output=True, text=True, check=True).stdout
    assert "libc.so.6" in told
    assert "not found" not in told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Looking in indexes: https://user:secret@host/simple\n", ""),
        (
            "  Downloading https://host/a/b/PySide6-6.whl (94.0 MB)\n",
            "  fetching PySide6-6.whl (94.0 MB)\n",
        ),
        ("Downloading ruff-1.whl.metadata (9 kB)\n", "  fetching ruff-1.whl.metadata (9 kB)\n"),
        ("Installing collected packages: a, b\n", "  unpacking\n"),
        ("\n", ""),
    ],
)
def test_pip_is_told_in_short(line: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up.tell_pip(line)
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(("code", "told"), [(0, ""), (3, "one\ntwo\n")])
def test_a_failure_is_told_in_full(code: int, told: str, capfd: pytest.CaptureFixture[str]) -> None:
    heard: list[str] = []
    script = (
        f"import sys; print('one', flush=True); print('two', file=sys.stderr); sys.exit({code})"
    )
    assert set_up.stream([sys.executable, "-c", script], heard.append) == code
    assert heard == ["one\n", "two\n"]
    assert capfd.readouterr().err == told


@pytest.mark.skipif(os.name == "nt", reason="the script is for Linux machines")
def test_ci_runs_the_one_command() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").endswith("exec python3 installer/bootstrap.py test\n")


def test_pip_installs_the_command_and_the_resources(tmp_path: Path) -> None:
    options = [
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
        "-q",
    ]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", str(tmp_path), str(ROOT)],
        # Compiling takes a minute, and other tests look at what is compiled.
        env={**os.environ, "TRAKKX_COMPILE": "0"},
        check=True,
    )
    assert list((tmp_path / "bin").glob("trakkx-desktop*"))
    code = "from trakkx_desktop import resources; print(resources.path('i18n', 'trakkx_de.qm'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    found = Path(done.stdout.strip())
    assert found.is_relative_to(tmp_path.resolve()) and found.is_file(), done.stderr


def leg(name: str, code: int) -> Leg:
    return Leg(name, (sys.executable, "-c", f"print('end of {name}'); exit({code})"))


@pytest.mark.parametrize(
    ("legs", "code", "last"),
    [
        ([leg("one", 0), leg("two", 0)], 0, "  two (0 s): end of two"),
        ([leg("one", 0), leg("two", 1), leg("three", 0)], 1, "Red: two. Not run: 1 more."),
        ([leg("no test found", 5)], 1, "Red: no test found. Not run: 0 more."),
    ],
)
def test_the_first_red_leg_ends_it(
    legs: list[Leg],
    code: int,
    last: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tests.__main__.legs", lambda: legs)
    assert run_all() == code
    assert re.sub(r"\d+ s", "0 s", capsys.readouterr().out).splitlines()[-1] == last


OUTSIDE = re.compile("|".join(["/wo" + r"rk/\w", "/op" + "t/pypi", "/ro" + r"ot/\."]))
"""Places of the machine that this was written on."""


def is_made_here(name: str) -> bool:
    """What the compiler made of the players on this computer, and the pointer of a work tree."""
    return name.endswith((".so", ".pyd")) or name == ".git"


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    skipped = {".git", ".venv", ".hypothesis", "build", "dist", "__pycache__"}
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in skipped and "_cache" not in name]
        for path in (Path(folder) / name for name in names if not is_made_here(name)):
            found = OUTSIDE.search(path.read_bytes().decode(errors="ignore"))
            assert not found, f"{path.relative_to(ROOT)}: {found}"
