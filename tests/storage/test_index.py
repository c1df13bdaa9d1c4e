"""The list of all saves: always true, whatever the cache says, and hardly read at all."""

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.saves import FOLDER
from tests.storage import toy
from trakkx_desktop.storage import index, upgrades
from trakkx_desktop.storage.index import list_recent, list_summaries
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import save
from trakkx_desktop.storage.summary import Head, head_of
from trakkx_desktop.storage.upgrades import FORMAT


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the saves that are opened."""
    opened: list[str] = []

    def note(path: Path) -> Head:
        opened.append(path.name)
        return head_of(path)

    monkeypatch.setattr(index, "head_of", note)
    return opened


@pytest.fixture
def forget(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """As if the app had been started anew."""
    return lambda: monkeypatch.setattr(index, "_remembered", {})


def settle(places: Places) -> None:
    """As if the folder had last changed a while ago."""
    os.utime(places.saves, ns=(10**18, 10**18))


def test_no_folder_yet(places: Places) -> None:
    assert list_summaries(places) == ()
    assert list_recent(places) == ()


def test_newest_first_and_each_read_once(
    places: Places, reads: list[str], forget: Callable[[], None]
) -> None:
    for day in (1, 3, 2):
        save(places, toy.saved("1", id=f"day-{day}", changed=f"2026-01-0{day}"))
    assert [s.id for s in list_summaries(places)] == ["day-3", "day-2", "day-1"]
    assert len(reads) == 3
    for is_started_anew in (False, True):
        if is_started_anew:
            forget()
        assert [s.id for s in list_summaries(places)] == ["day-3", "day-2", "day-1"]
        assert len(reads) == 3


def test_only_what_changed_is_read_again(
    places: Places, reads: list[str], forget: Callable[[], None]
) -> None:
    for name in ("a", "b", "c"):
        save(places, toy.saved("1", id=name))
    list_summaries(places)
    reads.clear()
    forget()
    save(places, toy.saved("12", id="b"))
    places.save_of("c").unlink()
    summaries = {s.id: s.actions for s in list_summaries(places)}
    assert summaries == {"a": 1, "b": 2}
    assert reads == ["b.trakkx"]


def test_recent_reads_one_small_file(places: Places, reads: list[str]) -> None:
    save(places, toy.saved("1", id="open"))
    save(places, toy.saved("123", "213", "123", id="over"))
    settle(places)
    assert [s.id for s in list_recent(places)] == ["open"]
    reads.clear()
    assert [s.id for s in list_recent(places)] == ["open"]
    assert not reads


def test_recent_sees_every_new_save(places: Places) -> None:
    for count in range(1, 6):
        save(places, toy.saved("1" * count))
        [summary] = list_recent(places)
        assert summary.actions == count


def test_recent_is_short(places: Places) -> None:
    for n in range(index.RECENT + 3):
        save(places, toy.saved("1", id=f"n{n}", changed=f"2026-01-{n + 1:02}"))
    found = list_recent(places)
    assert len(found) == index.RECENT
    assert found[0].id == f"n{index.RECENT + 2}"


@pytest.mark.parametrize("cache", [b"", b"garbage", b"\xff", b"trakkx index 1\n\t\t\t\t\n\n[]"])
def test_a_broken_cache_is_only_slow(
    cache: bytes, places: Places, forget: Callable[[], None]
) -> None:
    save(places, toy.saved("1"))
    settle(places)
    expected = list_summaries(places)
    for path in (places.index, places.recent):
        path.write_bytes(cache)
    forget()
    assert list_recent(places) == expected == list_summaries(places)


def test_every_flipped_byte_of_the_cache_is_noticed(
    places: Places, forget: Callable[[], None]
) -> None:
    save(places, toy.saved("123", "1"))
    settle(places)
    expected = list_summaries(places)
    for cache in (places.index, places.recent):
        data = cache.read_bytes()
        for at in range(len(data)):
            cache.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
            forget()
            assert list_recent(places) == expected
            forget()
            assert list_summaries(places) == expected


def test_home_opens_only_the_newest_of_many_new_files(places: Places, reads: list[str]) -> None:
    for n in range(index._LOOKED_AT + 5):
        path = save(places, toy.saved("1", id=f"n{n}", changed=f"2026-01-01T{n:05}"))
        os.utime(path, ns=(n * 10**9, n * 10**9))
    assert [s.id for s in list_recent(places)][:2] == [
        f"n{index._LOOKED_AT + 4}",
        f"n{index._LOOKED_AT + 3}",
    ]
    assert len(reads) == index._LOOKED_AT
    assert len(list_summaries(places)) == index._LOOKED_AT + 5


@pytest.mark.parametrize(
    "text", ["\t\t", '"a"\tstamp\t{}', '"a"\tstamp\t7\t[]', "x\ty\tz\t[]", '1\t2\t"3"\t4']
)
def test_a_cache_of_the_right_sum_but_damaged_text(
    text: str, places: Places, forget: Callable[[], None]
) -> None:
    save(places, toy.saved("1"))
    settle(places)
    expected = list_summaries(places)
    for path in (places.index, places.recent):
        title = path.read_text().partition("\n")[0].rpartition(" ")[0]
        path.write_text(f"{title} {index._crc(text)}\n{text}")
    forget()
    assert list_recent(places) == expected == list_summaries(places)


def test_totals_that_somebody_changed_are_not_believed(places: Places) -> None:
    """Also with the seal taken off: the model's own replay wins."""
    data = (FOLDER / "trax-finished.trakkx").read_bytes()
    places.saves.mkdir(parents=True)
    places.save_of("true").write_bytes(data)
    tree = json.loads(data)
    tree["sheet"]["totals"] = [99.0, 0.0]
    places.save_of("changed").write_text(json.dumps(tree))
    line = next(each for each in data.splitlines() if each.startswith(b'"sheet"'))
    changed = line.replace(b'"totals":[', b'"totals":[9')
    assert changed != line
    places.save_of("byte").write_bytes(data.replace(line, changed))
    places.save_of("unsealed").write_text(json.dumps({**tree, "seal": ""}))
    found = {s.id: (s.problem, s.totals) for s in list_summaries(places)}
    assert found == dict.fromkeys(("true", "changed", "byte", "unsealed"), found["true"])
    assert found["true"][0] == ""


def test_a_cache_that_cannot_be_written_is_only_slow(places: Places) -> None:
    save(places, toy.saved("1"))
    places.index.parent.write_bytes(b"a file in place of the folder")
    assert len(list_summaries(places)) == len(list_recent(places)) == 1


def test_damaged_and_newer_files_are_listed_as_such(places: Places) -> None:
    path = save(places, toy.saved("1", id="cut"))
    path.write_bytes(path.read_bytes()[:-2])
    path = save(places, toy.saved("1", id="flipped"))
    path.write_bytes(path.read_bytes().replace(b"Anna", b"An\na"))
    places.save_of("garbage").write_bytes(b"garbage")
    places.save_of("surrogate").write_bytes(b'{"format":1,"seal":"","x":"\\ud800"}')
    places.save_of("newer").write_bytes(b'{"format": 99}')
    places.save_of("deep").write_bytes(b"[" * 100_000)
    (places.saves / "folder.trakkx").mkdir()
    (places.saves / "notes.txt").write_bytes(b"")
    found = {s.id: s.problem for s in list_summaries(places)}
    broken = dict.fromkeys(("cut", "flipped", "garbage", "surrogate", "deep"), "broken")
    assert found == {**broken, "newer": "newer", "folder": "no_file"}
    assert list_recent(places) == ()


def test_a_tampered_sheet_is_a_broken_file_not_a_crash(places: Places) -> None:
    text = save(places, toy.saved("123", "1")).read_text()
    for number, (old, new) in enumerate(
        [
            ('"winners":[0]', '"winners":[7]'),
            ('"scores":[1.0,0.0]', '"scores":["a",0]'),
            ('"scores":[1.0,0.0]', '"scores":[1]'),
            ('"totals":[1.0,0.0]', '"totals":[NaN,0]'),
            ('"rows":[{', '"rows":[0,{'),
            ('"plan": {', '"plan": [], "x": {'),
        ]
    ):
        assert old in text
        tampered = text.replace(old, new)
        seal = tampered.rindex('"seal": "') + len('"seal": "')
        places.save_of(f"t{number}").write_text(tampered[:seal] + tampered[seal + 8 :])
    found = {s.id: s.problem for s in list_summaries(places) if s.id.startswith("t")}
    assert found == {f"t{number}": "broken" for number in range(6)}


def test_older_formats_are_listed(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say, one without sheet and seal."""
    monkeypatch.setattr(upgrades, "STEPS", {FORMAT - 1: lambda tree: tree})
    tree = json.loads((FOLDER / "trax-finished.trakkx").read_bytes())
    old = {key: value for key, value in tree.items() if key not in ("sheet", "seal")}
    places.saves.mkdir(parents=True)
    places.save_of("old").write_text(json.dumps({**old, "format": FORMAT - 1}))
    [summary] = list_summaries(places)
    assert (summary.problem, summary.game, len(summary.rows)) == ("", "trax", 3)


def test_progress_is_told(places: Places) -> None:
    for name in ("a", "b"):
        save(places, toy.saved("1", id=name))
    told: list[tuple[int, int]] = []
    list_summaries(places, lambda done, all_: told.append((done, all_)))
    assert told == [(0, 2), (1, 2)]


def test_listing_does_not_keep_a_save_waiting(places: Places) -> None:
    """Autosave goes on while thousands of files are read."""
    for name in ("a", "b"):
        save(places, toy.saved("1", id=name))
    saved_meanwhile = threading.Event()

    def save_another() -> None:
        save(places, toy.saved("12", id="c"))
        saved_meanwhile.set()

    def wait_for_a_save(done: int, total: int) -> None:
        thread = threading.Thread(target=save_another)
        thread.start()
        thread.join(10)

    list_summaries(places, wait_for_a_save)
    assert saved_meanwhile.is_set()
    assert {s.id for s in list_summaries(places)} == {"a", "b", "c"}
