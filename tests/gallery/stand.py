"""Where a picture is taken: the real app in a folder of its own, brought into a state by its own means."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.table import finale
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.export import image_bytes
from trakkx_desktop.view.trakkx import reveal

SAVES = Path(__file__).parents[1] / "saves"
PEOPLE = ("Anna", "Ben", "Clara", "David")
LONG = (
    "Maximiliane-Friederike von und zu Hohenstein-Wildenburg",
    "王小明",
    "Ἀλέξανδρος <b>&amp;</b>",
    "مريم",
)

Words = str | tuple[str, str]
"""Plain text, or (context, English source) of a translated one."""


@dataclass(frozen=True)
class Shot:
    """One picture: how to come there, and what it must show."""

    name: str
    make: "Callable[[Stand], None]"
    words: tuple[Words, ...] = ()
    pieces: tuple[str, ...] = ()
    size: tuple[int, int] = (1440, 900)
    settings: tuple[tuple[str, Any], ...] = field(default=())
    paper: "Callable[[Stand], bytes] | None" = None
    """Not the window but what comes out of the printer, as PNG; `words` must not be given then."""


class Stand:
    """The app for one theme and language; every shot starts at Home."""

    def __init__(self, folder: Path, theme: str, language: str) -> None:
        self.folder = folder
        finale.BEAT = finale.STRAY = reveal.BREATH = 0
        self.app = App(Places(folder), "")
        self.app.house.tune(theme=theme, language=language, sound=False, reduce_motion=True)
        self.window = self.app.window
        self.window.resize(1440, 900)
        self.window.show()
        self.settle()

    def settle(self) -> None:
        for _ in range(3):
            QCoreApplication.processEvents()

    def clear(self) -> None:
        """Overlays and notes lie on the window, not in one of its rooms."""
        rooms, direct = self.window.layout(), Qt.FindChildOption.FindDirectChildrenOnly
        for child in self.window.findChildren(QWidget, options=direct):
            assert rooms is not None
            if rooms.indexOf(child) < 0:
                child.hide()
                child.deleteLater()

    def home(self) -> None:
        self.window.go_home()
        self.settle()

    @property
    def table(self) -> TableScreen:
        room = self.window.front
        assert isinstance(room, TableScreen), room
        return room

    @property
    def session(self) -> Session:
        return self.table.session

    def begin(
        self,
        key: str,
        seats: int = 2,
        *,
        names: Iterable[str] = PEOPLE,
        games: int = 1,
        seed: int = 7,
        first: int = 0,
        **choices: str,
    ) -> None:
        """A new match on the table."""
        people = tuple(Player(n, i) for i, n in zip(range(seats), names, strict=False))
        plan = Plan(games, first=first, seed=seed, choices=tuple(sorted(choices.items())))
        self.window.begin(Match(key, catalog.game(key), people, plan), people[first].name)
        self.settle()

    def open(self, name: str) -> None:
        """One of the kept saves."""
        copy = self.folder / f"{name}.trakkx"
        copy.write_bytes((SAVES / f"{name}.trakkx").read_bytes())
        self.window.open_file(copy)
        self.app.house.flush()
        self.settle()

    def keep(self, *names: str) -> None:
        """Some of the kept saves, as if they had been played here."""
        folder = self.app.house.places.saves
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            (folder / f"{name}.trakkx").write_bytes((SAVES / f"{name}.trakkx").read_bytes())

    def play(self, *texts: str) -> None:
        """Actions in the game's notation, each by whoever's turn it is."""
        for number, text in enumerate(texts, 1):
            with self.unseen(number < len(texts)):
                self.session.raise_curtain()
                action = self.session.game.parse(record_of(self.session).now, text)
                refusal = self.session.submit(action)
            assert refusal is None, (text, refusal)
        self.settle()

    @contextmanager
    def unseen(self, is_unseen: bool = True) -> Iterator[None]:
        """The table is not told: only the position that the picture is of need be drawn."""
        told = self.session.blockSignals(is_unseen)
        yield
        self.session.blockSignals(told)

    def reveal(self) -> None:
        """The curtain is raised by its own button."""
        if self.table.curtain.isVisible():
            QTest.mouseClick(self.table.curtain.show_button, Qt.MouseButton.LeftButton)
        self.settle()

    def click(self, piece: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.table.stage.viewport(), button, pos=self.at(piece))
        self.settle()

    def hover(self, piece: str) -> None:
        QTest.mouseMove(self.table.stage.viewport(), self.at(piece) + QPoint(1, 1))
        QTest.mouseMove(self.table.stage.viewport(), self.at(piece))
        self.settle()

    def drag(self, piece: str, to: QPoint, *, drop: bool = True) -> None:
        """With the left button, in three steps."""
        viewport, start = self.table.stage.viewport(), self.at(piece)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(viewport, start + (to - start) * share)
        if drop:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)
        self.settle()

    def at(self, piece: str) -> QPoint:
        return self.table.stage.rect_of(piece).center().toPoint()

    def cell(self, x: float, y: float) -> QPoint:
        return self.table.stage.point("board", x, y).toPoint()


def seen_words(window: QWidget) -> list[str]:
    """Every text that the window shows: labels, buttons, fields, and what painted controls say."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or not _on_screen(window, widget):
            continue
        if isinstance(widget, QLabel | QLineEdit | QAbstractButton):
            found.append(widget.text())
        found.append(widget.accessibleName())
        found.append(widget.accessibleDescription())
        sentence = getattr(widget, "sentence", "")
        if isinstance(sentence, str):
            found.append(sentence)
    return [text for text in found if text]


def _on_screen(window: QWidget, widget: QWidget) -> bool:
    box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()) if widget is not window else None
    return box is None or (window.rect().intersects(box) and box.width() > 1 and box.height() > 1)


def missing(stand: Stand, shot: Shot) -> list[str]:
    """What the picture should show and does not."""
    texts = seen_words(stand.window)
    lacking = []
    for words in shot.words:
        text = words if isinstance(words, str) else QCoreApplication.translate(*words)
        parts = [part for part in text.replace("%n", "{").split("{")[0:1] if part.strip()]
        if not any((parts[0] if parts else text) in told for told in texts):
            lacking.append(f"words {text!r}")
    if shot.pieces:
        stage = stand.table.stage
        view = stage.viewport().rect()
        for piece in shot.pieces:
            shown = piece in stage.layout_now and view.contains(
                stage.rect_of(piece).center().toPoint()
            )
            if not shown:
                lacking.append(f"piece {piece}")
    return lacking


def keepsake(stand: Stand) -> bytes:
    """The picture of the ending that is kept or shared."""
    return image_bytes(stand.table.keepsake.picture())
