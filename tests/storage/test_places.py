"""One place finds folders: the system's config folder, or the one that the person names."""

import subprocess
import sys
from pathlib import Path

import pytest

from trakkx_desktop.storage.places import Places

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="XDG")
def test_default(own_folders: Path) -> None:
    assert Places.default().root == own_folders / "config" / "trakkx-desktop"


def test_override(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Places.default("here").root == tmp_path / "here"
    assert Places.default("~/there").root == Path("~/there").expanduser()


def test_everything_lies_below_the_root(tmp_path: Path) -> None:
    places = Places(tmp_path)
    names = [name for name in dir(Places) if isinstance(getattr(Places, name), property)]
    assert len(names) >= 8
    for name in names:
        assert getattr(places, name).is_relative_to(tmp_path)
    assert places.save_of("abc").parent == places.saves


def test_naming_makes_nothing(tmp_path: Path) -> None:
    Places(tmp_path / "config").save_of("abc")
    assert not list(tmp_path.iterdir())


STARTING = """
import sys
import trakkx_desktop.storage.index, trakkx_desktop.storage.people, trakkx_desktop.storage.saves
import trakkx_desktop.storage.settings
late = {"msgspec", "platformdirs", "logging", "zipfile", "shutil", "random"}
assert not late & set(sys.modules), late & set(sys.modules)
"""


def test_a_start_does_not_pay_for_what_it_does_not_need() -> None:
    """msgspec takes 27 ms to import, platformdirs 19 (FACTS.md)."""
    subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})" + STARTING],
        check=True,
    )
