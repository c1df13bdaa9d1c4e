"""Looking back beside the window: results as they come, cancelled at once, kept with the match."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session import scribe
from tests.study.games import NAMES, played
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import Review, Reviewed
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session import review as looking
from trakkx_desktop.session.house import House
from trakkx_desktop.session.review import Reviews
from trakkx_desktop.session.worker import Worker
from trakkx_desktop.storage.places import Places


@pytest.fixture
def worker(qapp: object) -> Iterator[Worker]:
    made = Worker()
    yield made
    made.retire()


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "SECONDS", 0.02)


@pytest.fixture(scope="module")
def record() -> Record:
    return played("trax", (1, 2), 8)


def test_results_appear_as_they_come_and_are_kept_once(
    qtbot: QtBot, worker: Worker, record: Record
) -> None:
    kept: list[Review] = []
    reviews = Reviews(record, worker, kept.append)
    seen: list[int] = []
    reviews.changed.connect(lambda: seen.append(len(reviews.review.found)))
    reviews.take(None)
    reviews.begin()
    assert reviews.is_running and reviews.progress == (0, 8)
    qtbot.waitUntil(lambda: reviews.review.is_whole, timeout=60_000)
    assert sorted(set(seen)) == list(range(9)), "one after the other"
    assert kept == [reviews.review] and not reviews.is_running
    assert len(reviews.review.tallies) == 2


def test_it_is_cancelled_at_once(qtbot: QtBot, worker: Worker, record: Record) -> None:
    kept: list[Review] = []
    reviews = Reviews(record, worker, kept.append)
    reviews.take(None)
    reviews.begin()
    qtbot.waitUntil(lambda: len(reviews.review.found) >= 2, timeout=60_000)
    began = time.monotonic()
    reviews.cancel()
    assert time.monotonic() - began < 0.05 and not reviews.is_running
    known = len(reviews.review.found)
    qtbot.wait(200)
    assert len(reviews.review.found) == known and not kept


def test_what_was_found_before_is_not_looked_for_again(worker: Worker, record: Record) -> None:
    reviews = Reviews(record, worker, lambda review: None)
    reviews.begin()
    assert reviews.is_running and not worker.is_running, "it is looked up first"
    reviews.take(Review(is_whole=True))
    assert not reviews.is_running and not worker.is_running


def test_another_action_is_judged_in_its_place(
    qtbot: QtBot, worker: Worker, record: Record
) -> None:
    reviews = Reviews(record, worker, lambda review: None)
    told: list[Reviewed | Trouble] = []
    entry = record.log[5]
    reviews.judge(5, entry.seat, entry.action, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert isinstance(told[0], Reviewed) and told[0].index == 5 and told[0].seat == entry.seat


def test_a_worker_that_cannot_is_told(qtbot: QtBot, record: Record, tmp_path: Path) -> None:
    command = [sys.executable, str(Path(scribe.__file__)), "dies", str(tmp_path / "notes")]
    reviews = Reviews(record, Worker(command=command), lambda review: None)
    reviews.take(None)
    with qtbot.waitSignal(reviews.troubled, timeout=60_000):
        reviews.begin()
    assert not reviews.is_running


def test_the_house_keeps_it_with_the_match(qtbot: QtBot, tmp_path: Path, record: Record) -> None:
    house = House(Places(tmp_path))
    people = tuple(Player(NAMES[i], i) for i in (0, 1))
    match = Match("trax", catalog.game("trax"), people, Plan(seed=5), (Sitting(record),), "import")
    session = house.lay_out(match)
    first = house.review(session)
    first.begin()
    qtbot.waitUntil(lambda: first.review.is_whole, timeout=60_000)
    house.flush()
    again = house.review(session)
    qtbot.waitUntil(lambda: again.review.is_whole, timeout=10_000)
    assert again.review == first.review
    house.close()
