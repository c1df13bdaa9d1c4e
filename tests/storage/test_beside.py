"""Two instances on one match: whatever the other one has written is noticed, and kept."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.storage import toy
from trakkx_desktop.storage import library
from trakkx_desktop.storage.beside import spare_foreign
from trakkx_desktop.storage.opening import open_save
from trakkx_desktop.storage.places import Places, close_to_others
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import load, save

LATER = "2026-11-16T20:00:01.000Z"
OTHER = """
import sys
from pathlib import Path
from tests.storage import toy
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import save
save(Places(Path(sys.argv[1])), toy.saved(*sys.argv[2].split(",")))
"""


def save_elsewhere(places: Places, *games: str) -> None:
    """Another process writes the same match."""
    subprocess.run(
        [sys.executable, "-c", OTHER, str(places.root), ",".join(games)], check=True, timeout=60
    )


def autosave(places: Places, saved: Saved) -> Path | None:
    spared = spare_foreign(places, saved)
    save(places, saved)
    return spared


def logs(places: Places) -> list[int]:
    found = [load(path, toy.game_of) for path in places.saves.glob("*.trakkx")]
    assert all(loaded.is_sound for loaded in found)
    return sorted(loaded.saved.actions for loaded in found)


def test_the_other_ones_turns_are_kept_beside(places: Places) -> None:
    path = save(places, toy.saved("1"))
    open_save(places, path, toy.game_of)
    save_elsewhere(places, "123", "123")
    spared = autosave(places, toy.saved("12", changed=LATER))
    assert spared is not None and spared.parent == places.saves
    assert load(spared, toy.game_of).saved.match == toy.match("123", "123")
    assert load(path, toy.game_of).saved.match == toy.match("12")
    assert autosave(places, toy.saved("121", changed=LATER)) is None, "told once"
    assert logs(places) == [3, 6]


def test_what_we_have_gone_on_from_needs_no_second_file(places: Places) -> None:
    path = save(places, toy.saved("1"))
    open_save(places, path, toy.game_of)
    save_elsewhere(places, "12")
    assert autosave(places, toy.saved("123", changed=LATER)) is None
    assert logs(places) == [3]


def test_our_own_writes_are_not_foreign(places: Places) -> None:
    save(places, toy.saved("1"))
    library.rename(places, toy.saved().id, "Friday")
    assert autosave(places, toy.saved("2")) is None
    assert logs(places) == [1]


def test_renaming_does_not_hide_a_foreign_change(places: Places) -> None:
    save(places, toy.saved("1"))
    save_elsewhere(places, "123", "2")
    library.rename(places, toy.saved().id, "Friday")
    assert autosave(places, toy.saved("12", changed=LATER)) is not None
    assert logs(places) == [2, 4]


@pytest.mark.skipif(os.name != "posix", reason="modes of files are a matter of POSIX")
def test_what_is_kept_is_for_this_person_alone(places: Places) -> None:
    before = os.umask(0)
    try:
        path = save(places, toy.saved("1"))
        path.chmod(0o644)
        save(places, toy.saved("12"))
    finally:
        os.umask(before)
    modes = {each.relative_to(places.root.parent): each for each in places.root.rglob("*")}
    for each in (places.root, *modes.values()):
        wanted = 0o700 if each.is_dir() else 0o600
        if each.suffix != ".bak":
            assert stat.S_IMODE(each.stat().st_mode) == wanted, each
    places.root.chmod(0o755)
    close_to_others(places.root)
    assert stat.S_IMODE(places.root.stat().st_mode) == 0o700
