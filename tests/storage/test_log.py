"""The log: rotating, in its folder, silent where the disk does not let it write."""

import logging
from collections.abc import Iterator

import pytest

from trakkx_desktop.storage import log
from trakkx_desktop.storage.places import Places


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    log.close_log()


def test_writes_and_rotates(
    places: Places, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(log, "_SIZE", 2000)
    logger = log.open_log(places)
    for number in range(200):
        logger.error("number %s", number)
    names = sorted(path.name for path in places.logs.iterdir())
    assert names == ["trakkx.log", "trakkx.log.1", "trakkx.log.2", "trakkx.log.3"]
    assert "number 199" in (places.logs / "trakkx.log").read_text()
    assert sum(path.stat().st_size for path in places.logs.iterdir()) < 4 * 2100


def test_any_text_can_be_logged(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    logger = log.open_log(places)
    monkeypatch.setattr(logger, "propagate", False)
    logger.info("half a character: \ud83d")
    assert "half a character: ?" in (places.logs / "trakkx.log").read_text()


def test_opened_twice_writes_once(places: Places, caplog: pytest.LogCaptureFixture) -> None:
    log.open_log(places)
    log.open_log(places).error("once")
    assert (places.logs / "trakkx.log").read_text().count("once") == 1


def test_no_disk_no_trouble(places: Places, caplog: pytest.LogCaptureFixture) -> None:
    places.root.mkdir()
    places.logs.write_bytes(b"a file in place of the folder")
    log.open_log(places).error("lost")
    assert places.logs.read_bytes() == b"a file in place of the folder"


def test_closing_leaves_the_handlers_of_others(places: Places) -> None:
    before = list(logging.getLogger(log.NAME).handlers)
    log.open_log(places)
    log.close_log()
    assert logging.getLogger(log.NAME).handlers == before
