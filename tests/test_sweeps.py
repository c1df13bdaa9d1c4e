"""Every sweep, short: `python -m tests.sweeps NAME` runs it as long as one likes."""

import sys

import pytest

from tests.sweeps import files, folders, power
from tests.sweeps.__main__ import SWEEPS, main


def test_damaged_files() -> None:
    assert list(files.sweep(1500, 7)) == []


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes need POSIX")
def test_damaged_folders(qapp: object) -> None:
    assert list(folders.sweep(6, 7)) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take its time, so only soundness is judged here."""
    from tests.sweeps import kills

    monkeypatch.setattr(kills, "WINDOW", 60.0)
    assert list(kills.sweep(2, 7)) == []


@pytest.mark.parametrize("system", power.SYSTEMS)
def test_the_power_goes(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reason = power.why_not(system)
    if reason:
        pytest.skip(reason)
    monkeypatch.setattr(power, "SYSTEMS", {system: power.SYSTEMS[system]})
    assert list(power.sweep(1, 7)) == []


def test_a_sweep_that_nobody_knows_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dust"]) == 2
    told = capsys.readouterr().err
    assert all(name in told for name in SWEEPS)
