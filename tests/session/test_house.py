"""The house keeps what is played: whatever cannot be opened, whatever the disk does meanwhile."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.saves import FOLDER
from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.session import autosave
from trakkx_desktop.session import house as houses
from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.encoding import encode
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Loaded, Saved
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


def test_a_flush_asks_the_disk_once_more_after_what_was_on_its_way(
    house: House, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A save that is refused while somebody closes the window must not be the last word."""
    session = begin(house)
    house.flush()
    began, may_fail = threading.Event(), threading.Event()

    def slow(places: Places, saved: Saved) -> Path:
        if not began.is_set():
            began.set()
            may_fail.wait(10)
            raise StorageError("full", places.save_of(saved.id))
        return save(places, saved)

    monkeypatch.setattr(autosave, "save", slow)
    play(session)
    house.hurry()
    assert began.wait(10)
    play(session)
    may_fail.set()
    house.flush()
    assert on_disk(house, session) == 2


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
    house.flush()
    disk.closed.add(first.saved().id)
    play(first)
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


def saves(house: House) -> list[str]:
    return sorted(path.name for path in house.places.saves.glob("*.trakkx"))


def test_a_new_match_is_on_the_disk_before_its_first_move(house: House, qtbot: QtBot) -> None:
    session = begin(house)
    qtbot.waitUntil(lambda: on_disk(house, session) == 0, timeout=5000)
    assert not house._autosave._soon.isActive(), "nothing was put off"


@pytest.mark.parametrize("leaves", [False, True])
def test_a_match_may_go_on_while_its_own_file_is_opened(
    house: House, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    """A double click on the match that lies on the table, and another turn while the file is read."""
    session = begin(house)
    play(session)
    house.flush()
    was_read, may_tell, usual = threading.Event(), threading.Event(), House._load

    def slow(house: House, path: Path) -> Loaded:
        loaded = usual(house, path)
        was_read.set()
        may_tell.wait(10)
        return loaded

    monkeypatch.setattr(House, "_load", slow)
    house.open(house.places.save_of(session.saved().id))
    assert was_read.wait(10)
    play(session)
    if leaves:
        house.leave()
    may_tell.set()
    house.flush()
    again = house.session
    assert again is not None and record_of(again).log == record_of(session).log
    play(again)
    house.flush()
    assert on_disk(house, again) == 3


def test_a_file_opened_again_and_again_is_one_match(house: House, tmp_path: Path) -> None:
    """Five double clicks; and looking at it leaves nothing behind."""
    outside = tmp_path / "from a friend.trakkx"
    outside.write_bytes((FOLDER / "trax-unfinished.trakkx").read_bytes())
    for _ in range(5):
        house.open(outside)
        house.flush()
        assert house.session is not None
        house.session.raise_curtain()
        house.session.peek(0)
        house.session.peek(None)
        house.leave()
        house.flush()
    assert saves(house) == []
    turns = []
    for _ in range(5):
        house.open(outside)
        house.flush()
        assert house.session is not None
        play(house.session)
        turns.append(len(record_of(house.session).log))
        house.leave()
        house.flush()
    assert len(saves(house)) == 1 and turns == list(range(turns[0], turns[0] + 5))


def test_looking_at_a_match_of_the_library_does_not_touch_it(house: House) -> None:
    session = begin(house)
    play(session)
    house.leave()
    house.flush()
    path = house.places.save_of(session.saved().id)
    before = path.read_bytes(), path.stat().st_mtime_ns
    house.open(path)
    house.flush()
    house.leave()
    house.flush()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_what_is_no_longer_wanted_does_not_come(house: House) -> None:
    session = begin(house)
    play(session)
    house.flush()
    seated: list[Session] = []
    house.seated.connect(seated.append)
    copy = house.places.root / "copy.trakkx"
    copy.write_bytes(house.places.save_of(session.saved().id).read_bytes())
    house.open(copy)
    house.stop_opening()
    house.flush()
    assert not seated and house.session is session


def test_what_somebody_else_played_is_kept_and_told(house: House, told: list[str]) -> None:
    session = begin(house)
    play(session)
    house.flush()
    path = house.places.save_of(session.saved().id)
    loaded = load(path, catalog.game).saved
    action = next(iter(loaded.match.game.legal(loaded.match.record.now, 1)))
    theirs = loaded.match.with_record(loaded.match.record.play(1, action))
    path.unlink()
    path.write_bytes(encode(replace(loaded, match=theirs, changed="2099")))
    assert session.undo()
    house.flush()
    assert told == ["foreign"] and len(saves(house)) == 2
    assert sorted(
        load(house.places.saves / n, catalog.game).saved.actions for n in saves(house)
    ) == [
        0,
        2,
    ]


def test_a_slow_disk_does_not_hold_the_interface(
    house: House, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that a hand can cause returns while the disk still sleeps."""
    gate = threading.Event()
    monkeypatch.setattr(houses, "save_settings", lambda *_: gate.wait(30))
    monkeypatch.setattr(autosave, "save", lambda *_: gate.wait(30))
    session = begin(house)
    play(session)
    house.tune(theme="dark")
    house.tune(theme="light")
    house.write_out(house.places.root / "x.txt", b"x", lambda: None)
    house.leave()
    other = begin(house)
    play(other)
    house.open(house.places.save_of(session.saved().id))
    assert house.session is not other, "it came from memory"
    assert house.is_busy
    gate.set()
    house.flush()
    assert not house.is_busy
