"""The contest door: `contest -W|-B` speaks one move a line."""

import subprocess
import sys

import pytest


def contest(*words: str, told: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "trakkx_desktop", "contest", *words]
    return subprocess.run(command, input=told, capture_output=True, text=True, timeout=60)


def test_white_moves_at_once_and_answers() -> None:
    done = contest("-W", "--seconds", "0.05", told="\n")
    assert done.returncode == 0 and done.stdout.split() in (["@0/"], ["@0+"])


def test_black_waits_and_answers_each_move() -> None:
    done = contest("-B", "--seconds", "0.05", told="@0/\nquit\n")
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 1
    assert "error" not in done.stdout


def test_what_is_no_move_is_told_and_it_goes_on() -> None:
    done = contest("-B", "--seconds", "0.05", told="nonsense\n@0/\n")
    first, second = done.stdout.splitlines()
    assert first.startswith("error") and not second.startswith("error")


@pytest.mark.parametrize("words", [(), ("-W", "-B"), ("-W", "--seconds", "0")])
def test_which_side_and_how_long_must_be_said(words: tuple[str, ...]) -> None:
    done = contest(*words)
    assert done.returncode == 2 and "usage" in done.stderr
