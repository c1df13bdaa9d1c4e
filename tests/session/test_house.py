"""The house keeps what is played: whatever cannot be opened, whatever the disk does meanwhile."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.session import autosave
from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import load, save


class Disk:
    """Takes saves or refuses them, as it is told."""

    def __init__(self) -> None:
        self.is_full = False
        self.closed: set[str] = set()
        """Matches whose files cannot be written."""

    def save(self, places: Places, saved: Saved) -> Path:
        if self.is_full or saved.id in self.closed:
            raise StorageError("full", places.save_of(saved.id))
        return save(places, saved)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk()
    monkeypatch.setattr(autosave, "save", made.save)
    return made


@pytest.fixture
def house(qapp: object, disk: Disk, tmp_path: Path) -> House:
    return House(Places(tmp_path / "config"))


@pytest.fixture
def told(house: House) -> list[str]:
    """What the person is told, by code."""
    found: list[str] = []
    house.troubled.connect(lambda trouble: found.append(trouble.code))
    house.mended.connect(lambda: found.append("mended"))
    return found


def begin(house: House) -> Session:
    players = (Player("Anna", 0), Player("Ben", 1))
    return house.begin(Match("trax", catalog.game("trax"), players, Plan(seed=1)))


def play(session: Session) -> None:
    assert session.viewer is not None
    action = next(iter(session.game.legal(record_of(session).now, session.viewer)))
    assert session.submit(action) is None


def on_disk(house: House, session: Session) -> int:
    """How many turns the file of this match holds."""
    path = house.places.save_of(session.saved().id)
    return len(load(path, catalog.game).saved.match.record.log) if path.exists() else -1


def test_what_cannot_be_opened_leaves_the_match_on_the_table(
    house: House, told: list[str], tmp_path: Path
) -> None:
    """The match on the screen goes on, so it must go on being saved."""
    session = begin(house)
    play(session)
    broken = tmp_path / "broken.trakkx"
    broken.write_text("no game at all", encoding="utf-8")
    for path in (broken, tmp_path / "nowhere.trakkx"):
        house.open(path)
        house.flush()
    assert told == ["not_json", "missing"]
    assert house.session is session
    play(session)
    house.flush()
    assert on_disk(house, session) == 2


def test_a_full_disk_is_tried_again_without_another_move(
    house: House, told: list[str], disk: Disk
) -> None:
    session = begin(house)
    house.flush()
    disk.is_full = True
    play(session)
    house.flush()
    assert told == ["full"] and on_disk(house, session) == 0
    assert [saved.id for saved in house.unsaved] == [session.saved().id]
    disk.is_full = False
    house.flush()
    assert on_disk(house, session) == 1
    assert told == ["full", "mended"] and not house.unsaved


def test_the_clock_tries_again_by_itself(house: House, disk: Disk, qtbot: QtBot) -> None:
    session = begin(house)
    disk.is_full = True
    play(session)
    house.flush()
    assert house._autosave._again.isActive(), "nobody has to remember it"
    house._autosave._again.start(1)
    disk.is_full = False
    qtbot.waitUntil(lambda: not house.unsaved, timeout=5000)
    assert on_disk(house, session) == 1


def test_a_match_that_was_put_away_unsaved_is_not_forgotten(
    house: House, told: list[str], disk: Disk
) -> None:
    """Home, another match, back to the first one: all of it while nothing can be written."""
    first = begin(house)
    house.flush()
    disk.is_full = True
    play(first)
    house.leave()
    house.flush()
    assert told[-1] == "full", "and whoever leaves is told once more"
    second = begin(house)
    play(second)
    house.flush()
    assert len(house.unsaved) == 2
    house.open(house.places.save_of(first.saved().id))
    again = house.session
    assert again is not None and record_of(again).log == record_of(first).log
    play(again)
    disk.is_full = False
    house.flush()
    assert on_disk(house, first) == 2 and on_disk(house, second) == 1
    assert not house.unsaved


def test_one_file_that_cannot_be_written_is_told_once(
    house: House, told: list[str], disk: Disk
) -> None:
    """The other matches are saved, and nobody hears "works again" and "does not" in turns."""
    first = begin(house)
    disk.closed.add(first.saved().id)
    house.flush()
    second = begin(house)
    for _ in range(3):
        play(second)
        house.flush()
    assert told == ["full"]
    assert on_disk(house, second) == 3
    assert [saved.id for saved in house.unsaved] == [first.saved().id]


def test_nothing_is_written_twice(
    house: House, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    kept = disk.save

    def counted(places: Places, saved: Saved) -> Path:
        written.append(saved.actions)
        return kept(places, saved)

    monkeypatch.setattr(autosave, "save", counted)
    session = begin(house)
    house.flush()
    play(session)
    house.flush()
    house.flush()
    assert written == [0, 1]


def test_a_busy_hand_does_not_put_the_save_off(
    house: House, qtbot: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is done in between, the first change is on the disk when its time has come."""
    session = begin(house)
    house.flush()
    play(session)
    soon = house._autosave._soon
    qtbot.waitUntil(lambda: soon.remainingTime() < autosave.SOON - 40)  # type: ignore[attr-defined]
    left = soon.remainingTime()
    assert left >= 0
    for _ in range(5):
        house._autosave.note()
    assert soon.remainingTime() <= left, "the clock was put back"
    qtbot.waitUntil(lambda: on_disk(house, session) == 1, timeout=5000)  # type: ignore[attr-defined]
