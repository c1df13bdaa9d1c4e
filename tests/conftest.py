"""What every test gets: no screen, folders of its own, the same examples each time, a quiet log."""

import logging
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SLOW_MACHINES = [HealthCheck.too_slow]
settings.register_profile("dev", deadline=None, suppress_health_check=SLOW_MACHINES)
settings.register_profile(
    "ci", deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_MACHINES
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "dev"))

FOLDERS = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA": "config",
    "WIN_PD_OVERRIDE_APPDATA": "config",
    "LOCALAPPDATA": "config",
    "APPDATA": "config",
}
"""Where platformdirs and Qt look for a person's folders."""


NUMBERS = count()


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing that a test writes reaches the person's own games, or another test."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(NUMBERS)}"
    for variable, name in FOLDERS.items():
        monkeypatch.setenv(variable, str(home / name))
    if sys.platform == "darwin":
        monkeypatch.setenv("HOME", str(home))
    return home


class Listener(logging.Handler):
    """Keeps what is told to it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def quiet_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """A warning of the program fails the test, unless it asks for `caplog` to judge the log itself."""
    listener = Listener()
    log = logging.getLogger("trakkx_desktop")
    log.addHandler(listener)
    yield
    log.removeHandler(listener)
    if "caplog" not in request.fixturenames:
        assert not listener.lines, "unexpected log lines:\n" + "\n".join(listener.lines)
