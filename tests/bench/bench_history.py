"""The history on the screen with 5,000 matches, as ratios to a calibration loop of the same run.

`python -m tests.bench.bench_history`
"""

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.bench.bench_storage import MATCHES, best, calibration, fill, report
from tests.toy.view import heap, high, low
from trakkx_desktop.session.house import House
from trakkx_desktop.storage import index
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.history.screen import HistoryScreen
from trakkx_desktop.view.stage.face import Face

FACES: dict[str, Face] = {"trakkx": low.FACE, "traexx": high.FACE, "trax": heap.FACE}
"""The pictures of the games cost the same whichever they are."""
WORD = "person 17"


def timed_opening(house: House) -> float:
    house.archive.wait()
    QCoreApplication.processEvents()
    begun = time.perf_counter()
    screen = opened(house)
    took = time.perf_counter() - begun
    closed(screen)
    return took


def opened(house: House) -> HistoryScreen:
    """Up to its first frame; the matches are still being read."""
    screen = HistoryScreen(house, FACES)
    screen.resize(1440, 900)
    screen.show()
    screen.grab()
    return screen


def closed(screen: HistoryScreen) -> None:
    screen.close()
    screen.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def loaded(house: House) -> tuple[float, float]:
    """Seconds until all matches are listed, and the longest time in which no key was heeded."""
    house.archive.wait()
    QCoreApplication.processEvents()
    house.archive.is_loaded = False
    house.archive.load()
    begun = last = time.perf_counter()
    longest = 0.0
    while not house.archive.is_loaded:
        QCoreApplication.processEvents()
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return time.perf_counter() - begun, longest


def typed(screen: HistoryScreen) -> float:
    """The slowest letter of a word, list redrawn."""
    slowest = 0.0
    screen.matches.search.clear()
    for letter in WORD:
        begun = time.perf_counter()
        screen.matches.search.insert(letter)
        screen.matches.list.viewport().grab()
        slowest = max(slowest, time.perf_counter() - begun)
    assert 0 < len(screen.matches.model.matches) < MATCHES
    return slowest


def sorted_by(screen: HistoryScreen, sort: str) -> None:
    screen.matches.sort_by(sort)
    screen.matches.list.viewport().grab()


def scrolled(screen: HistoryScreen) -> None:
    bar = screen.matches.list.verticalScrollBar()
    bar.setValue((bar.value() + 600) % bar.maximum())
    screen.matches.list.viewport().grab()


def chosen(screen: HistoryScreen) -> None:
    """Another line: its sheet is drawn."""
    view = screen.matches.list
    view.choose((view.currentIndex().row() + 1) % MATCHES)
    screen.matches.detail.grab()


def person(screen: HistoryScreen) -> None:
    """Another person: statistics of all three games are added up."""
    view = screen.people.list
    view.choose((view.currentIndex().row() + 1) % 40)
    screen.people.statistics.grab()


def main() -> int:
    qt = QApplication(sys.argv[:1])
    qt.setStyle("Fusion")
    unit = best(calibration, 20)
    print(f"calibration loop {unit * 1000:.2f} ms, {MATCHES} matches")
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder))
        fill(places)
        house = House(places)
        took, gap = loaded(house)
        report(unit, "first time ever: all files read, in the worker", took)
        report(unit, "  longest pause of the window meanwhile", gap)
        report(unit, "open: first frame", min(timed_opening(house) for _ in range(5)))
        house.archive.wait()
        index._remembered.clear()
        took, gap = loaded(house)
        report(unit, "after a new start: list all from the index", took)
        report(unit, "  longest pause of the window meanwhile", gap)
        took, gap = min(loaded(house) for _ in range(3))
        report(unit, "once more", took)
        report(unit, "  longest pause of the window meanwhile", gap)
        screen = opened(house)
        house.archive.wait()
        QCoreApplication.processEvents()
        report(unit, f"filter: slowest letter of {WORD!r}", min(typed(screen) for _ in range(3)))
        screen.matches.search.clear()
        report(unit, "sort by players", best(lambda: sorted_by(screen, "players")))
        report(unit, "sort by day", best(lambda: sorted_by(screen, "newest")))
        report(unit, "scroll a page", best(lambda: scrolled(screen)))
        report(unit, "choose another match", best(lambda: chosen(screen)))
        screen.show_page("people")
        report(unit, "choose another person", best(lambda: person(screen)))
        house.archive.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
