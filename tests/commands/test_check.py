"""`check` and `resave` at the command line: one line for each file, exit codes, no Qt, no network."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.saves import FOLDER, saves
from tests.storage import strace
from trakkx_desktop.commands import check, resave
from trakkx_desktop.storage import upgrades
from trakkx_desktop.storage.saves import backup_of
from trakkx_desktop.storage.upgrades import FORMAT

ROOT = FOLDER.parent.parent


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A real match of which one game is finished and one is not."""
    copy = tmp_path / "match.trakkx"
    copy.write_bytes((FOLDER / "trax-unfinished.trakkx").read_bytes())
    return copy


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "trakkx_desktop", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_sound_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([str(path) for path in saves()]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(saves())
    for path, line in zip(saves(), lines, strict=True):
        assert line.startswith(f"{path}: sound: {path.stem.split('-')[0]}, ")


def test_the_line_tells_the_match(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check.main([str(path)])
    assert capsys.readouterr().out == (
        f"{path}: sound: trax, Käthe, Ömer, 1 of 5 games played, 12 actions, 0 : 1, led by Ömer\n"
    )


def test_one_bad_file_among_good_ones(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: data.rindex(b'"kind":"Lay"')])
    assert check.main([str(saves()[0]), str(path), str(saves()[1])]) == 1
    good, bad, other = capsys.readouterr().out.splitlines()
    assert " sound: " in good and " sound: " in other
    assert "11 of 12 actions can be rescued" in bad


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda data: b"", "broken: not_json"),
        (lambda data: b"garbage", "broken: not_json"),
        (lambda data: b"[]", "broken: no_save"),
        (lambda data: b"[" * 10**6, "broken: too_deep"),
        (lambda data: data.replace("Käthe".encode(), b"Kathe"), "altered: "),
        (lambda data: data.replace(b'"trax"', b'"chess"'), "broken: unknown_game: chess"),
        (lambda data: data.replace(b'"seats":2', b'"seats":1000000000'), "broken: setup"),
        (lambda data: data.replace(b'"format": 2', b'"format": 3'), "newer: format 3"),
        (lambda data: data.replace(b'"cell":[0,0]', b'"cell":[5,5]'), "of 12 actions can be"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    damage: Callable[[bytes], bytes], told: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(damage(path.read_bytes()))
    assert check.main([str(path)]) == 1
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{path}: ") and told in line


def test_a_sound_backup_is_offered(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup_of(path).write_bytes(path.read_bytes())
    path.write_bytes(b"garbage")
    assert check.main([str(path)]) == 1
    assert "match.trakkx.bak is sound and holds 12 actions" in capsys.readouterr().out


def test_missing_folder_and_odd_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = str(tmp_path / "two\nlines\x1b[31m.trakkx")
    assert check.main([odd, str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "two\\nlines\\x1b[31m.trakkx: cannot be read: missing" in lines[0]
    assert "cannot be read: no_file" in lines[1]


def test_a_terminal_that_knows_no_umlauts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    out = io.TextIOWrapper(written, encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert check.main([str(path)]) == 0
    assert b"K\\xe4the" in written.getvalue()


@pytest.mark.parametrize("command", [check, resave])
@pytest.mark.parametrize("arguments", [[], ["--help-me"], ["a", "-x"]])
def test_wrong_arguments(
    command: ModuleType, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == "" and len(told.err.splitlines()) == 1


def test_resave_of_a_sound_file_changes_nothing(path: Path) -> None:
    before = path.read_bytes()
    assert resave.main([str(path)]) == 0
    assert path.read_bytes() == before == backup_of(path).read_bytes()


def test_resave_upgrades_and_keeps_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrades, "STEPS", {FORMAT - 1: lambda tree: tree})
    tree = json.loads(path.read_bytes())
    old = json.dumps({**tree, "format": FORMAT - 1, "seal": ""}).encode()
    path.write_bytes(old)
    assert resave.main([str(path)]) == 0
    assert json.loads(path.read_bytes())["format"] == FORMAT
    assert check.main([str(path)]) == 0
    assert backup_of(path).read_bytes() == old


@pytest.mark.parametrize("keep", [0, 100, 800, -30])
def test_resave_leaves_a_damaged_file_as_it_is(
    keep: int, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = path.read_bytes()[:keep]
    path.write_bytes(damaged)
    assert resave.main([str(path)]) == 1
    assert "left as it is" in capsys.readouterr().out
    assert path.read_bytes() == damaged
    assert list(path.parent.iterdir()) == [path]


def test_resave_leaves_a_newer_file_as_it_is(path: Path) -> None:
    newer = path.read_bytes().replace(b'"format": 2', b'"format": 3')
    path.write_bytes(newer)
    assert resave.main([str(path)]) == 1
    assert path.read_bytes() == newer


def test_as_processes(path: Path) -> None:
    assert run("check", str(path)).returncode == 0
    assert run("resave", str(path)).returncode == 0
    assert run("check", str(path), "nowhere.trakkx").returncode == 1
    assert run("check").returncode == 2


WITHOUT_QT = """
import sys
from trakkx_desktop.__main__ import main
code = main(sys.argv[1:])
assert not [name for name in sys.modules if name.startswith(("PySide6", "shiboken"))]
sys.exit(code)
"""


@pytest.mark.parametrize("command", ["check", "resave"])
def test_no_qt(command: str, path: Path) -> None:
    arguments = [sys.executable, "-c", WITHOUT_QT, command, str(path)]
    subprocess.run(arguments, cwd=ROOT, check=True, capture_output=True, timeout=120)


@pytest.mark.skipif(bool(strace.why_not()), reason=strace.why_not() or "-")
@pytest.mark.parametrize("command", ["check", "resave"])
def test_no_network(command: str, path: Path, tmp_path: Path) -> None:
    """Privacy: no AF_INET or AF_INET6 socket is ever made, nor any other."""
    log = tmp_path / "sockets"
    options = ["-f", "-e", "trace=socket,socketpair,connect,bind", "-o", str(log)]
    done = strace.run(options, "trakkx_desktop", command, str(path))
    assert done.returncode == 0
    assert not re.findall(r"AF_INET6?|socket\(", log.read_text())
    assert "exited with 0" in log.read_text()


@pytest.mark.skipif(bool(strace.why_not()), reason=strace.why_not() or "-")
def test_the_network_test_can_see_a_socket(tmp_path: Path) -> None:
    log = tmp_path / "sockets"
    make = "import socket; socket.socket(socket.AF_INET6 if socket.has_ipv6 else socket.AF_INET)"
    command = ["strace", "-f", "-e", "trace=socket", "-o", str(log), sys.executable, "-c", make]
    subprocess.run(command, env=os.environ, check=False, timeout=60, capture_output=True)
    assert re.findall(r"AF_INET6?", log.read_text())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("command", ["check", "resave"])
def test_a_full_disk_for_the_answer_is_one_line(path: Path, command: str) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        asked = [sys.executable, "-m", "trakkx_desktop", command, str(path)]
        done = subprocess.run(asked, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr == f"{command}: cannot write: No space left on device\n"
