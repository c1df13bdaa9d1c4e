"""Set-up with and without a C compiler: the computer players are compiled, or one line says that they are not."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from installer import bootstrap


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would have been run; nothing is."""
    ran: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "set-up.json")
    monkeypatch.setattr(bootstrap, "stream", lambda command, tell: run(command).returncode)
    monkeypatch.setattr("installer.bootstrap.subprocess.run", run)
    monkeypatch.setattr(bootstrap, "can_compile", lambda: True)
    return ran


def test_without_a_compiler_one_line_says_so(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "can_compile", lambda: False)
    bootstrap.provide_speed()
    assert not commands
    assert capsys.readouterr().out.count("\n") == 1


def test_with_one_the_players_are_compiled(commands: list[list[str]]) -> None:
    bootstrap.provide_speed()
    assert "installer.compile" in commands[-1]
    assert any("compile.txt" in word for word in commands[0])


def test_a_failure_does_not_stop_the_game(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed: subprocess.CompletedProcess[bytes] = subprocess.CompletedProcess([""], 1)
    monkeypatch.setattr("installer.bootstrap.subprocess.run", lambda command, **_: failed)
    bootstrap.provide_speed()
    assert "uncompiled" in capsys.readouterr().out


@pytest.mark.parametrize("has", [True, False])
def test_a_compiler_needs_the_headers_of_python(
    has: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if has:
        (tmp_path / "Python.h").touch()
    monkeypatch.setattr(
        "installer.bootstrap.sysconfig.get_paths", lambda: {"include": str(tmp_path)}
    )
    monkeypatch.setattr(
        "installer.bootstrap.shutil.which", lambda name: name if name == "cc" else None
    )
    assert bootstrap.can_compile() == has
