"""Workers: whatever goes wrong in their threads is told in that of the interface, and nothing waits for itself."""

import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.session.test_session import session_of
from trakkx_desktop.core.trouble import DISK, Trouble
from trakkx_desktop.session import autosave, task
from trakkx_desktop.session.autosave import Autosave
from trakkx_desktop.session.task import Errands, Task, trouble_of
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Saved


def test_a_task_tells_what_nobody_expected() -> None:
    told: list[Any] = []
    Task(lambda: [][0], told.append).run()
    assert isinstance(told[0], IndexError)
    found = trouble_of(told[0])
    assert found is not None and (found.kind, found.code) == (DISK, "io")
    assert trouble_of("a result") is None


def test_errands_that_go_do_not_wait_for_their_worker(qtbot: QtBot) -> None:
    """Whoever clears them away may hold the very lock that the worker waits for."""
    told: list[Any] = []
    lock, errands = threading.Lock(), Errands()
    with lock:
        errands.start(lambda: lock.acquire(timeout=60), told.append)
        Shiboken.delete(errands)
    assert task._POOLS[-1].waitForDone(60_000)
    assert told == []


@pytest.fixture
def saved() -> Saved:
    return session_of("heap", 2).saved()


def test_a_bug_while_saving_is_told_once_and_blocks_nobody(
    qtbot: QtBot, tmp_path: Path, saved: Saved, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[tuple[type[BaseException], int]] = []
    troubles: list[Trouble] = []

    def broken(places: Places, saved: Saved) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(autosave, "save", broken)
    saving = Autosave(Places(tmp_path), lambda: saved)
    saving.failed.connect(troubles.append)
    saving.note()
    told = lambda kind, error, trace: raised.append((kind, threading.get_ident()))  # noqa: E731
    monkeypatch.setattr(sys, "excepthook", told)
    saving.flush()
    assert [kind for kind, _ in raised] == [ZeroDivisionError]
    unsaved = saving.unsaved
    assert [trouble.code for trouble in troubles] == ["io"] and unsaved == (saved,)
    saving.flush()
    assert len(troubles) == 1 and raised[0][1] == threading.main_thread().ident
    monkeypatch.undo()
    saving.flush()
    assert saving.trouble is None and not saving.unsaved


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_a_save_that_is_a_link_to_itself_is_a_trouble(
    qtbot: QtBot, tmp_path: Path, saved: Saved
) -> None:
    places = Places(tmp_path)
    path = places.save_of(saved.id)
    path.parent.mkdir(parents=True)
    path.symlink_to(path)
    saving = Autosave(places, lambda: saved)
    saving.note()
    saving.flush()
    assert saving.trouble is not None and saving.unsaved == (saved,)
    path.unlink()
    saving.flush()
    assert saving.trouble is None and path.is_file()
