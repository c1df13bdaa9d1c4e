"""Issue 6, crash-proof: killed at, or denied, every single system call of a save, nothing is lost."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from tests.storage import strace, toy
from tests.storage.child import FAILED
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import backup_of, load, save
from trakkx_desktop.storage.writer import sweep

pytestmark = pytest.mark.skipif(bool(strace.why_not()), reason=strace.why_not() or "-")

CHILD = "tests.storage.child"
OLDEST, OLD, NEW = ("1",), ("12",), ("123", "2")
NAMES = {2: "OLD", 1: "OLDEST", 4: "NEW"}
"""By the number of actions, which tells the three apart."""


def lay_out(folder: Path) -> Places:
    """A library with a save and its backup."""
    places = Places(folder)
    save(places, toy.saved(*OLDEST))
    save(places, toy.saved(*OLD))
    return places


def state_of(path: Path) -> str:
    loaded = load(path, toy.game_of)
    assert loaded.is_sound, loaded.problems
    return NAMES[loaded.saved.actions]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Places]:
    root, numbers = tmp_path_factory.mktemp("faults"), count()
    return lambda: lay_out(root / str(next(numbers)))


@pytest.fixture(scope="module")
def calls(
    folders: Callable[[], Places], tmp_path_factory: pytest.TempPathFactory
) -> list[strace.Call]:
    log = tmp_path_factory.mktemp("log") / "calls"
    return strace.calls(log, CHILD, str(folders().root), ",".join(NEW))


@pytest.fixture
def two_at_a_time() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(2) as pool:
        yield pool


def files(places: Places) -> tuple[Path, Path]:
    path = places.save_of(toy.saved().id)
    return path, backup_of(path)


def test_the_writer_makes_the_calls_it_promises(calls: list[strace.Call]) -> None:
    """Temp file, write, fsync, close, backup, rename, folder fsync, reading back: in that order."""
    kinds = [call.kind for call in calls]
    promised = "open chmod write fsync close link rename unlink rename open fsync close open close"
    assert " ".join(kinds).endswith(promised)


def test_killed_at_every_call(
    calls: list[strace.Call], folders: Callable[[], Places], two_at_a_time: ThreadPoolExecutor
) -> None:
    def killed_at(call: strace.Call) -> str:
        places = folders()
        ended = strace.kill(call, CHILD, str(places.root), ",".join(NEW))
        assert ended.returncode in (strace.KILLED, -9), (call, ended)
        path, backup = files(places)
        states = state_of(path), state_of(backup)
        assert states in {("OLD", "OLDEST"), ("OLD", "OLD"), ("NEW", "OLD")}, call
        save(places, toy.saved(*NEW))
        assert state_of(path) == "NEW"
        sweep(places.saves, older_than=-1)
        assert sorted(places.saves.iterdir()) == [path, backup]
        return states[0]

    reached = list(two_at_a_time.map(killed_at, calls))
    assert set(reached) == {"OLD", "NEW"}
    assert len(reached) >= 10


@pytest.mark.parametrize("error", ["EIO", "ENOSPC", "EACCES", "EROFS"])
def test_every_call_denied(
    error: str,
    calls: list[strace.Call],
    folders: Callable[[], Places],
    two_at_a_time: ThreadPoolExecutor,
) -> None:
    def denied(call: strace.Call) -> int:
        places = folders()
        ended = strace.deny(call, error, CHILD, str(places.root), ",".join(NEW))
        assert ended.returncode in (0, FAILED) and not ended.stderr, (call, ended)
        path, backup = files(places)
        states = state_of(path), state_of(backup)
        assert states in {("OLD", "OLDEST"), ("OLD", "OLD"), ("NEW", "OLD")}, call
        assert (states[0] == "NEW") or ended.returncode == FAILED, call
        if ended.returncode == FAILED:
            assert ended.stdout.strip() == _CODES[error]
        if not call.name.startswith("unlink"):
            assert sorted(places.saves.iterdir()) == [path, backup], call
        return ended.returncode

    codes = list(two_at_a_time.map(denied, calls))
    assert codes.count(FAILED) >= 8


_CODES = {"EIO": "io", "ENOSPC": "full", "EACCES": "denied", "EROFS": "read_only"}
