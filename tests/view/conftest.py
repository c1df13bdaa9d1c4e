"""The real window in folders of its own, in English, by day, without motion or sound."""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QPaintDevice
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.cards import draw_once
from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.record import Record
from trakkx_desktop.session.house import House
from trakkx_desktop.session.task import Errands, Task
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.stage.icons import load_icons
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.trakkx import reveal


@pytest.fixture
def games() -> dict[str, str]:
    """What is in the box, as in the catalog; a folder of tests that is about one game says so."""
    return dict(catalog.GAMES)


@pytest.fixture
def box(games: dict[str, str], monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """Only these games are known while the test lasts."""
    for key in tuple(catalog.GAMES):
        monkeypatch.delitem(catalog.GAMES, key)
    for key, package in games.items():
        monkeypatch.setitem(catalog.GAMES, key, package)


@pytest.fixture(scope="session", autouse=True)
def boards_drawn_once() -> None:
    draw_once()


@pytest.fixture(autouse=True)
def nobody_waits_for_the_poster(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beat before it, and the pause after it, are for people."""
    monkeypatch.setattr(finale, "BEAT", 0)
    monkeypatch.setattr(finale, "STRAY", 0)


@pytest.fixture(autouse=True)
def nobody_lingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was drawn is looked at for a breath; a test that wants to look sets it again."""
    monkeypatch.setattr(reveal, "BREATH", 0)


@pytest.fixture
def app(
    qtbot: QtBot, qapp: QApplication, box: None, watch: "Watch", tmp_path: Path
) -> Iterator[App]:
    made = App(Places(tmp_path / "config"), "")
    made.house.tune(language="en", theme="light", reduce_motion=True, sound=False)
    made.window.resize(1440, 900)
    made.window.show()
    made.house.archive.people()
    watch.is_open = True
    QCoreApplication.processEvents()
    yield made
    watch.is_open = False
    made.window.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.retire()
    LOOK.set(dark=False)


_INTERFACE = ("/trakkx_desktop/view/", "/trakkx_desktop/session/", "/trakkx_desktop/app.py")


class Watch:
    """Files that Python opens while a window is being painted, and files of a person that it opens in the
    thread of the interface at all."""

    def __init__(self) -> None:
        self.depth = 0
        self.errands = 0
        """Deeds of workers: here they are done at once, but that is not the interface's doing."""
        self.is_open = False
        """Is there a window that could freeze?"""
        self.thread = threading.get_ident()
        self.opened: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, details: tuple[Any, ...]) -> None:
        if event != "open" or threading.get_ident() != self.thread:
            return
        if self.depth:
            self.opened.append(str(details[0]))
        elif self.is_open and not self.errands and "/config/" in str(details[0]):
            self._blame(str(details[0]), sys._getframe(1))

    def _blame(self, path: str, frame: FrameType | None) -> None:
        """Whoever of the interface asked for it; an app that only starts has no window yet, and after a
        bug the log comes before anything else."""
        asked = []
        while frame is not None and "/tests/" not in frame.f_code.co_filename:
            if any(room in frame.f_code.co_filename for room in _INTERFACE):
                asked.append(frame.f_code.co_qualname)
            frame = frame.f_back
        is_start = asked[-1:] in (["App.__init__"], ["House.__init__"], ["House.picture"])
        if asked and not is_start and "/logs/" not in path:
            self.opened.append(f"{path} by {asked[0]}")


@pytest.fixture(scope="session")
def watch() -> Watch:
    made = Watch()
    load_icons()
    begin, end = painting.__init__, painting.__exit__

    # Asking a painter for its device would make a second Python object of a widget, which the binding
    # does not always survive.
    widgets: list[bool] = []

    def count_up(self: painting, device: QPaintDevice, **named: Any) -> None:
        begin(self, device, **named)
        widgets.append(isinstance(device, QWidget))
        made.depth += widgets[-1]

    def count_down(self: painting, *given: Any) -> None:
        made.depth -= widgets.pop()
        end(self, *given)

    setattr(painting, "__init__", count_up)  # noqa: B010
    setattr(painting, "__exit__", count_down)  # noqa: B010
    return made


@pytest.fixture(autouse=True)
def never_waits_for_a_disk(watch: Watch) -> Iterator[None]:
    """True of whatever any test of a view does."""
    watch.opened.clear()
    yield
    watch.is_open = False
    assert not watch.opened, f"opened in the thread of the interface: {watch.opened}"


@pytest.fixture(autouse=True)
def errands_at_once(
    watch: Watch, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """What a worker would do is done when it is asked for, so that no test has to wait; but for tests
    that ask for `threads`."""
    if "threads" in request.fixturenames:
        return

    def start(self: Errands, deed: Callable[[], Any], then: Callable[[Any], None]) -> None:
        told: list[Any] = []
        watch.errands += 1
        Task(deed, told.append).run()
        watch.errands -= 1
        then(told[0])

    monkeypatch.setattr(Errands, "start", start)


TRUE = {"now", "state", "first_state", "steps", "log"}
"""What a record knows and no view may: the position itself, and the actions with their secrets."""


@pytest.fixture(scope="session")
def wall() -> list[str]:
    """Who in `view/` has reached behind the masks of a game that goes on."""
    breaches: list[str] = []
    plain = Record.__getattribute__

    def watched(self: Record, name: str) -> Any:
        found = plain(self, name)
        if name in TRUE and not breaches:
            frame = sys._getframe(1)
            if "/trakkx_desktop/view/" in frame.f_code.co_filename and self.outcome is None:
                breaches.append(f"{frame.f_code.co_filename}:{frame.f_lineno} asked for {name}")
        return found

    setattr(Record, "__getattribute__", watched)  # noqa: B010
    return breaches


@pytest.fixture(autouse=True)
def views_stay_behind_the_wall(wall: list[str]) -> Iterator[None]:
    """Privacy is a wall, not a habit: true of whatever any test of a view does."""
    wall.clear()
    yield
    assert not wall, wall[0]


@pytest.fixture
def threads() -> None:
    """Workers work beside the test."""


@pytest.fixture
def listening() -> Iterator[None]:
    """Somebody hears what is spoken."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


@pytest.fixture
def window(app: App) -> Window:
    return app.window


@pytest.fixture
def house(app: App) -> House:
    return app.house
