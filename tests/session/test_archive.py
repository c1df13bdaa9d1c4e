"""The archive of the house: what is done at once, what a worker does, and what goes wrong."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.truth import match_of, record_of
from tests.view.screens.papers import TOYS, heap, saved, tally
from trakkx_desktop import catalog
from trakkx_desktop.core.history import Query, statistics
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.session import archive as archives
from trakkx_desktop.session.archive import Archive, Deleted
from trakkx_desktop.session.house import House
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import load, save


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Places:
    for key, package in TOYS.items():
        monkeypatch.setitem(catalog.GAMES, key, package)
    made = Places(tmp_path / "config")
    save(made, saved(tally("low", (1, 2), names=("Anna", "Ben")), 1))
    save(made, saved(tally("high", (1, 2), (5, 4), names=("Anne", "Ben"), planned=3), 2))
    save(made, saved(heap("331", names=("Anna", "Clara")), 3))
    return made


@pytest.fixture
def archive(places: Places, qtbot: QtBot) -> Iterator[Archive]:
    made = Archive(places)
    with qtbot.waitSignal(made.listed):
        made.load()
    yield made
    made.wait()


def names(places: Places) -> list[list[str]]:
    found = sorted(places.saves.glob("*.trakkx"))
    return [[p.name for p in load(path, catalog.game).saved.match.players] for path in found]


def test_matches_are_read_in_another_thread(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    told: list[tuple[int, int]] = []

    def watched(*args: Any) -> tuple[Summary, ...]:
        threads.append(threading.current_thread())
        return list_summaries(*args)

    monkeypatch.setattr(archives, "list_summaries", watched)
    made = Archive(places)
    made.progressed.connect(lambda done, total: told.append((done, total)))
    assert not made.is_loaded
    with qtbot.waitSignal(made.listed):
        made.load()
    assert threads and threads[0] is not threading.main_thread()
    assert made.is_loaded and [s.game for s in made.summaries] == ["heap", "high", "low"]
    assert told == [(0, 3)]
    made.wait()


def test_quitting_does_not_wait_until_all_is_read(places: Places, qtbot: QtBot) -> None:
    made = Archive(places)
    told: list[bool] = []
    made.listed.connect(lambda: told.append(True))
    made.close()
    made.load()
    made.wait()
    QCoreApplication.processEvents()
    assert not told and not made.is_loaded


def test_search_goes_through_all_of_them(archive: Archive) -> None:
    assert [s.game for s in archive.search(Query("ben"))] == ["high", "low"]
    assert [s.game for s in archive.search(Query(game="heap"))] == ["heap"]


def test_rename_duplicate_delete_restore(archive: Archive, places: Places) -> None:
    first = archive.summaries[0]
    archive.rename(first, "Sunday")
    archive.wait()
    assert archive.summaries[0].name == "Sunday"
    copies: list[Summary] = []
    archive.duplicate(archive.summaries[0], copies.append)
    archive.wait()
    assert [copy.name for copy in copies] == ["Sunday"] and len(archive.summaries) == 4
    gone: list[Deleted] = []
    archive.delete(copies[0], gone.append)
    archive.wait()
    assert len(gone) == 1 and len(archive.summaries) == 3
    assert [d.summary.name for d in trash(archive)] == ["Sunday"]
    archive.restore(gone[0])
    assert trash(archive) == () and len(archive.summaries) == 4
    assert len(list(places.saves.glob("*.trakkx"))) == 4


def trash(archive: Archive) -> tuple[Deleted, ...]:
    found: list[tuple[Deleted, ...]] = []
    archive.look_into_trash(found.append)
    archive.wait()
    return found[0]


def test_what_cannot_be_done_is_told(archive: Archive, qtbot: QtBot) -> None:
    gone = archive.summaries[0]
    gone.path.unlink()
    for deed in (
        lambda: archive.rename(gone, "x"),
        lambda: archive.duplicate(gone),
        lambda: archive.delete(gone),
        lambda: archive.copy_to(gone, gone.path.with_name("y.trakkx"), lambda: None),
    ):
        with qtbot.waitSignal(archive.failed) as told:
            deed()  # type: ignore[no-untyped-call]
        assert told.args[0].code == "missing" and told.args[0].path is not None
    assert len(archive.summaries) == 3


def test_a_damaged_match_is_not_edited(archive: Archive, qtbot: QtBot) -> None:
    victim = archive.summaries[0]
    victim.path.write_text('{"format": 1')
    with qtbot.waitSignal(archive.failed) as told:
        archive.rename(victim, "x")
    assert told.args[0].path == victim.path
    assert victim.path.read_text() == '{"format": 1'


def test_two_spellings_become_one(archive: Archive, places: Places, qtbot: QtBot) -> None:
    told: list[tuple[str, str, int]] = []
    archive.renamed.connect(lambda *args: told.append(args))
    with qtbot.waitSignals([archive.renamed, archive.listed]):
        archive.rename_person("Anne", "Anna")
    assert told == [("Anne", "Anna", 1)]
    assert names(places) == [["Anna", "Ben"], ["Anna", "Ben"], ["Anna", "Clara"]]
    assert archive.attendance() == {"Anna": 2, "Ben": 1, "Clara": 1}


def test_a_forgotten_persons_results_stay(archive: Archive, places: Places, qtbot: QtBot) -> None:
    with qtbot.waitSignals([archive.forgotten, archive.listed]):
        archive.forget_person("Ben")
    assert names(places) == [["Anna", ""], ["Anne", ""], ["Anna", "Clara"]]
    assert "Ben" not in archive.attendance() and "" not in archive.attendance()


def test_marks_are_remembered(archive: Archive) -> None:
    archive.set_mark("Anna", 2)
    archive.set_mark("Anna", 3)
    assert [(p.name, p.mark) for p in archive.people()] == [("Anna", 3)]


def test_statistics_count_finished_matches_only(archive: Archive) -> None:
    assert statistics(archive.finished_by("Ben"), "Ben", "low").played == 1
    assert statistics(archive.finished_by("Ben"), "Ben", "high").played == 0
    anna = statistics(archive.finished_by("Anna"), "Anna", "low")
    assert (anna.won, anna.best, anna.average) == (1, 1, 1.0)


def test_everything_as_one_file_and_back(
    archive: Archive, places: Places, qtbot: QtBot, tmp_path: Path
) -> None:
    zipped = tmp_path / "all.zip"
    with qtbot.waitSignal(archive.exported) as told:
        archive.export_all(zipped)
    assert told.args == [zipped, 3]
    other = Archive(Places(tmp_path / "other"))
    counts: list[tuple[int, int]] = []
    other.imported.connect(lambda m: counts.append((len(m.added), len(m.skipped))))
    for _ in range(2):
        with qtbot.waitSignals([other.imported, other.listed]):
            other.import_all(zipped)
    assert counts == [(3, 0), (0, 3)]
    assert [s.game for s in other.summaries] == ["heap", "high", "low"]
    other.wait()


def test_a_file_that_is_no_backup_is_told(archive: Archive, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "no.zip").write_text("nothing of ours")
    with qtbot.waitSignal(archive.failed) as told:
        archive.import_all(tmp_path / "no.zip")
    assert told.args[0].code == "no_backup"


def test_the_house_tells_the_archives_troubles(places: Places, qtbot: QtBot) -> None:
    house = House(places)
    with qtbot.waitSignal(house.troubled) as told:
        house.archive.import_all(places.root / "missing.zip")
    assert told.args[0].code == "missing" and told.args[0].path == places.root / "missing.zip"
    house.archive.wait()


def test_a_finished_game_can_be_looked_at_alone(places: Places, qtbot: QtBot) -> None:
    house = House(places)
    match = heap("331", "22", planned=3)
    house.lay_out(match)
    shown = house.look_back(0)
    assert shown is not None and shown.is_read_only
    assert len(record_of(shown).log) == 3 and len(shown.match.sittings) == 1
    assert house.look_back(1) is None and house.look_back(2) is None
    assert house.session is not None and match_of(house.session) == match
    house.leave()
    assert house.look_back(0) is None


def test_a_copy_of_the_match_on_the_table(places: Places, qtbot: QtBot, tmp_path: Path) -> None:
    house = House(places)
    done: list[str] = []
    house.save_as(tmp_path / "none.trakkx", lambda: done.append("none"))
    house.lay_out(heap("331", "22", planned=3))
    house.save_as(tmp_path / "copy.trakkx", lambda: done.append("copy"))
    house.flush()
    assert done == ["copy"]
    kept = load(tmp_path / "copy.trakkx", catalog.game).saved.match
    assert [len(s.record.log) for s in kept.sittings] == [3, 2]
    (tmp_path / "file").write_text("x")
    with qtbot.waitSignal(house.troubled):
        house.save_as(tmp_path / "file" / "copy.trakkx", lambda: done.append("never"))
    house.close()
    assert done == ["copy"]
