"""Everything as one file and back: merged, nothing twice, nothing lost, nothing let in that is not ours."""

import io
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from tests.storage import toy
from trakkx_desktop.core.feat import Feat
from trakkx_desktop.core.history import Merged
from trakkx_desktop.core.player import Person
from trakkx_desktop.core.settings import Settings
from trakkx_desktop.storage import backup
from trakkx_desktop.storage.backup import export_all, import_all
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.feats import note_feats
from trakkx_desktop.storage.jsonfile import read_object
from trakkx_desktop.storage.people import load_people, save_people
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import LIMIT
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import backup_of, load, save
from trakkx_desktop.storage.settings import load_settings, save_settings

EARLY = toy.saved("1", changed="2026-01-01")
LATE = toy.saved("12", changed="2026-01-02")
OTHER = toy.saved("31", changed="2026-01-03")
ID = EARLY.id


@pytest.fixture
def there(tmp_path: Path) -> Places:
    """Another computer."""
    return Places(tmp_path / "there")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return tmp_path / "backup.zip"


def content(places: Places) -> dict[str, Saved]:
    files = sorted(places.saves.glob("*.trakkx"))
    return {path.stem: load(path, toy.game_of).saved for path in files}


def carry(here: Places, there: Places, archive: Path) -> Merged:
    export_all(here, archive)
    return import_all(there, archive)


def test_to_an_empty_computer(places: Places, there: Places, archive: Path) -> None:
    save(places, EARLY)
    save(places, replace(LATE, id="second"))
    save_people(places, (Person("Anna", 1),))
    save_settings(places, Settings(theme="dark"))
    assert export_all(places, archive) == 2
    merged = import_all(there, archive)
    assert set(merged.added) == {ID, "second"}
    assert content(there) == content(places)
    assert load_people(there) == load_people(places)
    assert load_settings(there) == load_settings(places)


def test_twice_changes_nothing(places: Places, there: Places, archive: Path) -> None:
    save(places, EARLY)
    carry(places, there, archive)
    merged = carry(places, there, archive)
    assert (merged.skipped, merged.added) == ((ID,), ())
    assert content(there) == {ID: EARLY}


def test_a_later_state_replaces_an_earlier_one(
    places: Places, there: Places, archive: Path
) -> None:
    save(places, LATE)
    save(there, EARLY)
    assert carry(places, there, archive).replaced == (ID,)
    assert content(there) == {ID: LATE}
    assert load(backup_of(there.save_of(ID)), toy.game_of).saved == EARLY


def test_an_earlier_state_is_skipped(places: Places, there: Places, archive: Path) -> None:
    save(places, EARLY)
    save(there, LATE)
    assert carry(places, there, archive).skipped == (ID,)
    assert content(there) == {ID: LATE}


def test_played_on_differently_both_are_kept(places: Places, there: Places, archive: Path) -> None:
    save(places, OTHER)
    save(there, LATE)
    assert carry(places, there, archive).replaced == (ID,)
    kept = content(there)
    [beside] = set(kept) - {ID}
    assert kept == {ID: OTHER, beside: replace(LATE, id=beside)}
    assert carry(places, there, archive).skipped == (ID,)
    assert content(there) == kept


def test_older_and_different_comes_beside(places: Places, there: Places, archive: Path) -> None:
    save(places, LATE)
    save(there, OTHER)
    for expected in (Merged((), (), (ID,), (), ()), Merged((), (), (), (ID,), ())):
        assert carry(places, there, archive) == expected
        times = sorted(saved.changed for saved in content(there).values())
        assert times == [LATE.changed, OTHER.changed]


def test_the_later_one_counts_even_if_it_is_shorter(
    places: Places, there: Places, archive: Path
) -> None:
    """Somebody took moves back after the backup was made: their game is not played on again."""
    taken_back = replace(EARLY, changed="2026-01-04")
    save(places, LATE)
    save(there, taken_back)
    assert carry(places, there, archive).kept == (ID,)
    assert content(there)[ID] == taken_back
    save(places, taken_back)
    save(there, LATE)
    assert carry(places, there, archive).replaced == (ID,)
    assert content(there)[ID] == taken_back


def test_a_damaged_match_there_is_not_written_over(
    places: Places, there: Places, archive: Path
) -> None:
    save(places, EARLY)
    there.saves.mkdir(parents=True)
    there.save_of(ID).write_bytes(b"garbage")
    assert carry(places, there, archive).kept == (ID,)
    assert there.save_of(ID).read_bytes() == b"garbage"


def test_records_come_along_where_there_are_none_yet(
    places: Places, there: Places, archive: Path
) -> None:
    note_feats(places, "trax", (Feat("loop", 0, 12, is_low=True), Feat("chain", 0, 9)))
    note_feats(there, "trax", (Feat("loop", 0, 15, is_low=True),))
    carry(places, there, archive)
    found, _ = read_object(there.feats, there.broken)
    assert found == {"trax": {"loop": 15, "chain": 9}}, "what stands here stays"


def test_people_are_joined_and_settings_stay(places: Places, there: Places, archive: Path) -> None:
    save_people(places, (Person("Anna", 1), Person("Ben", 2)))
    save_people(there, (Person("Anna", 3),))
    save_settings(places, Settings(theme="dark"))
    save_settings(there, Settings(theme="light"))
    carry(places, there, archive)
    assert set(load_people(there)[0]) == {Person("Anna", 3), Person("Ben", 2)}
    assert load_settings(there)[0].theme == "light"


def pack(archive: Path, *entries: tuple[str, bytes]) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in entries:
            file.writestr(name, data)


@pytest.mark.parametrize(
    "name",
    [
        "../evil.trakkx",
        "saves/../../evil.trakkx",
        "/saves/evil.trakkx",
        "saves/deep/evil.trakkx",
        "saves\\..\\..\\evil.trakkx",
        "evil.trakkx",
        "saves/evil.py",
        "logs/x",
    ],
)
def test_entries_that_are_not_ours_are_not_touched(
    name: str, there: Places, archive: Path, tmp_path: Path
) -> None:
    from trakkx_desktop.storage.encoding import encode

    pack(archive, (name, encode(EARLY)), ("saves/fine.trakkx", encode(LATE)))
    before = set(tmp_path.rglob("*"))
    merged = import_all(there, archive)
    assert merged.added == ("fine",)
    new = {path.name for path in set(tmp_path.rglob("*")) - before}
    assert new == {"there", "saves", "fine.trakkx"}


def test_an_odd_name_inside_becomes_the_id_of_the_match(there: Places, archive: Path) -> None:
    from trakkx_desktop.storage.encoding import encode

    pack(archive, ("saves/..trakkx", b"x"), ("saves/My Game.trakkx", encode(EARLY)))
    merged = import_all(there, archive)
    assert merged.added == (ID,)


def test_damaged_matches_are_refused_and_the_rest_comes_in(there: Places, archive: Path) -> None:
    from trakkx_desktop.storage.encoding import encode

    good = encode(EARLY)
    bad = {
        "cut": good[:-40],
        "altered": good.replace(b"Anna", b"Xnna"),
        "newer": b'{"format": 99}',
        "garbage": b"garbage",
    }
    entries = [(f"saves/{name}.trakkx", data) for name, data in bad.items()]
    pack(archive, *entries, (f"saves/{ID}.trakkx", good))
    merged = import_all(there, archive)
    assert merged.added == (ID,)
    assert {name.removesuffix(".trakkx") for name, _ in merged.refused} == set(bad)
    assert all(why for _, why in merged.refused)
    assert content(there) == {ID: EARLY}


def test_a_bomb_is_not_unpacked(
    there: Places, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bomb = b" " * (LIMIT + 10)
    pack(archive, ("saves/bomb.trakkx", bomb), ("saves/second.trakkx", b" " * 1000))
    assert archive.stat().st_size < 100_000
    merged = import_all(there, archive)
    assert ("bomb.trakkx", "too large") in merged.refused
    monkeypatch.setattr(backup, "_WHOLE", 500)
    assert ("second.trakkx", "too large") in import_all(there, archive).refused


def test_an_archive_whose_entry_is_damaged(there: Places, archive: Path) -> None:
    from trakkx_desktop.storage.encoding import encode

    pack(archive, ("saves/one.trakkx", encode(EARLY)), ("saves/two.trakkx", encode(LATE)))
    data = bytearray(archive.read_bytes())
    data[60:90] = bytes(30)
    archive.write_bytes(bytes(data))
    merged = import_all(there, archive)
    assert merged.added == ("two",)
    assert merged.refused[0][0] == "one.trakkx"


@pytest.mark.parametrize("data", [b"", b"garbage", b"PK\x03\x04" + bytes(100)])
def test_what_is_no_archive_is_named(data: bytes, there: Places, archive: Path) -> None:
    archive.write_bytes(data)
    with pytest.raises(BrokenFile) as caught:
        import_all(there, archive)
    assert (caught.value.code, caught.value.path) == ("no_backup", archive)
    assert not there.root.exists()


def test_an_archive_of_something_else_is_named(there: Places, archive: Path) -> None:
    pack(archive, ("holiday.jpg", b"x"))
    with pytest.raises(BrokenFile):
        import_all(there, archive)


def test_cut_off_archives_never_crash(places: Places, there: Places, archive: Path) -> None:
    save(places, EARLY)
    save_people(places, (Person("Anna", 1),))
    export_all(places, archive)
    data = archive.read_bytes()
    for end in range(0, len(data), 7):
        archive.write_bytes(data[:end])
        with pytest.raises(BrokenFile):
            import_all(there, archive)


def test_flipped_archives_never_crash(places: Places, archive: Path, tmp_path: Path) -> None:
    save(places, EARLY)
    export_all(places, archive)
    data = archive.read_bytes()
    for at in range(0, len(data), 3):
        there = Places(tmp_path / f"flipped-{at}")
        archive.write_bytes(data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :])
        try:
            import_all(there, archive)
        except BrokenFile:
            continue
        assert all(saved.match == EARLY.match for saved in content(there).values())


def test_export_over_an_old_backup_is_atomic(
    places: Places, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(places, EARLY)
    export_all(places, archive)
    before = archive.read_bytes()

    def fail(path: Path) -> bytes:
        raise StorageError("io", path)

    monkeypatch.setattr(backup, "read", fail)
    with pytest.raises(StorageError):
        export_all(places, archive)
    assert archive.read_bytes() == before
    assert zipfile.ZipFile(io.BytesIO(before)).testzip() is None
