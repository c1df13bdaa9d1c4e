"""The monkey itself: picks a deed, does it, and has everything watched."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tests.laws.play import Case
from tests.monkey.hands import RIGHT, Paws, settle
from tests.monkey.watch import audit, look_at
from tests.truth import match_of, record_of
from trakkx_desktop.app import App
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.places import Places
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.veil import Veil

SIZES = ((1024, 640), (1440, 900), (1280, 720), (1920, 1080), (1100, 1300))
NAMES = ("Anna", "Ben", "Clara", "David")
AUDIT_EACH = 20


@dataclass(frozen=True)
class Deed:
    weight: int
    do: Callable[[], object]


class Monkey:
    """Plays one kind of game in folders of its own; `story` tells what it did."""

    def __init__(self, case: Case, seed: int, folder: Path, *, patient: bool = False) -> None:
        self.case = case
        self.random = Random(f"{case} {seed}")
        self.places = Places(folder / "config")
        self.patient = patient
        """Lets time pass, so that things glide and timers run out (not the same twice)."""
        self.story: list[str] = []
        self.app: App
        self.start()
        self.deeds = self._deeds()
        self.begin()

    def start(self) -> None:
        """The app is started (again)."""
        self.app = App(self.places, "")
        self.app.house.tune(sound=False, language="en", theme="light")
        self.app.house.tune(reduce_motion=not self.patient, window=())
        self.app.window.resize(*SIZES[1])
        self.app.window.show()
        settle()
        self.paws = Paws(self.app.window, self.random)

    def stop(self) -> None:
        self.app.window.close()
        self.app.house.close()
        for table in self.app.window.findChildren(TableScreen):
            # A process would end here; what still glides must not outlive its window.
            table.retire()
        self.app.window.deleteLater()
        self.app.retire()
        settle()

    @property
    def room(self) -> QWidget:
        return self.app.window.front

    @property
    def table(self) -> TableScreen | None:
        room = self.app.window.front
        return room if isinstance(room, TableScreen) else None

    def begin(self) -> None:
        players = tuple(Player(NAMES[seat], seat) for seat in range(self.case.seats))
        plan = Plan(
            games=self.random.choice((1, 3)),
            first=self.random.randrange(self.case.seats),
            undo_any=self.random.random() < 0.5,
            seed=self.random.randrange(10**9),
            choices=self.case.choices,
        )
        self.app.window.begin(Match(self.case.key, self.case.game, players, plan), "")
        settle()

    def run(self, steps: int) -> None:
        for number in range(steps):
            self.step(number)
        self.home_again()
        self.audit()

    def step(self, number: int) -> None:
        name = self._pick()
        self.story.append(name)
        self.story.append(f"  -> {self.deeds[name].do()}")
        QCoreApplication.processEvents()
        if self.patient and self.random.random() < 0.15:
            QTest.qWait(self.random.choice((1, 20, 120, 600)))
        settle()
        if QApplication.activePopupWidget() is None:
            look_at(self.app)
        if number % AUDIT_EACH == 0:
            self.audit()

    def audit(self) -> None:
        audit(self.app)

    def _pick(self) -> str:
        names = list(self.deeds)
        return self.random.choices(names, [self.deeds[name].weight for name in names])[0]

    def _deeds(self) -> dict[str, Deed]:
        some = self._somewhere
        return {
            "click": Deed(20, lambda: self.paws.click(some())),
            "drag": Deed(24, self._drag),
            "drag and interrupt": Deed(8, self._interrupted_drag),
            "right click": Deed(4, lambda: self.paws.click(some(), RIGHT)),
            "double click": Deed(4, lambda: self.paws.double(some())),
            "wheel": Deed(5, lambda: self.paws.wheel(some())),
            "hover": Deed(6, lambda: self.paws.move(some())),
            "key": Deed(24, lambda: self.paws.key()),
            "keys": Deed(6, lambda: [self.paws.key() for _ in range(5)]),
            "button": Deed(12, self._button),
            "menu": Deed(4, self._menu),
            "popup": Deed(6, lambda: self.paws.popup()),
            "veil": Deed(4, self._veil),
            "curtain": Deed(16, self._raise_curtain),
            "play": Deed(12, self._play),
            "tune": Deed(4, self._tune),
            "resize": Deed(3, self._resize),
            "leave the window": Deed(2, self._deactivate),
            "call a file": Deed(1, self._call),
            "home": Deed(1, lambda: self.app.window.go_home()),
            "sit down": Deed(10, self._sit_down),
            "side room": Deed(2, self._side_room),
            "back": Deed(6, self._back),
            "peek": Deed(3, self._peek),
            "type": Deed(2, self._type),
            "restart": Deed(1, self._restart),
        }

    def _somewhere(self) -> Any:
        return self.paws.somewhere()

    def _drag(self) -> None:
        self.paws.drag(self._somewhere(), self._somewhere())

    def _interrupted_drag(self) -> str:
        interruptions = (
            self._tune,
            self._resize,
            self._deactivate,
            self._play,
            self.paws.key,
            self.paws.key,
            self.paws.key,
            self._call,
            self._peek,
            self._cover,
            lambda: self.paws.wheel(self._somewhere()),
            lambda: self.paws.click(self._somewhere(), RIGHT),
        )
        done = self.random.choice(interruptions)
        told: list[object] = []

        def interrupt() -> None:
            told.append(done())
            settle()

        self.paws.drag(self._somewhere(), self._somewhere(), interrupt)
        return f"{getattr(done, '__name__', done)} {told}"

    def _button(self) -> str:
        buttons = self.paws.buttons()
        if not buttons:
            return "none"
        button = self.random.choice(buttons)
        told = f"{type(button).__name__} {button.accessibleName()!r}"
        self.paws.push(button)
        return told

    def _menu(self) -> str:
        if self.table is None or self._covered():
            return "not here"
        self.table.open_menu()
        return self.paws.popup()

    def _covered(self) -> bool:
        window = self.app.window
        return any(veil.isVisible() for veil in window.findChildren(Veil)) or bool(
            self.table is not None and self.table.curtain.isVisible()
        )

    def _veil(self) -> str:
        veils = [veil for veil in self.app.window.findChildren(Veil) if veil.isVisible()]
        if not veils:
            return "none"
        self.random.choice(veils).cancel()
        return "cancelled"

    def _raise_curtain(self) -> str:
        if self.table is None or not self.table.session.is_curtained:
            return "none"
        self.paws.push(self.table.curtain.show_button)
        return "raised"

    def _play(self) -> str:
        """Somebody who knows the rules plays on: there is always a way."""
        if self.table is None or self.table.session.is_read_only:
            return "no table"
        session = self.table.session
        if record_of(session).outcome is not None:
            return "over"
        if session.peeked is not None:
            session.peek(None)
        session.raise_curtain()
        seat, before = session.viewer, len(record_of(session).log)
        if seat not in record_of(session).waiting:
            return "a computer thinks"
        supply = list(islice(session.game.legal(record_of(session).now, seat), 40))
        assert supply, f"seat {seat} waits but has no action"
        action = self.random.choice(supply)
        told = session.game.format(record_of(session).now, action)
        refusal = session.submit(action)
        if refusal is not None and session.match.is_practice:
            return f"{told}: {refusal.code}"
        assert refusal is None, refusal
        assert len(record_of(session).log) == before + 1
        return told

    def _tune(self) -> str:
        house = self.app.house
        changes: tuple[dict[str, Any], ...] = (
            {"theme": self.random.choice(("light", "dark", "system"))},
            {"language": self.random.choice(("en", "de"))},
            {"text_size": self.random.choice((0.85, 1.0, 1.15, 1.3))},
            {"board_size": self.random.choice((0.8, 1.0, 1.25, 1.5))},
            {"clear_shapes": not house.settings.clear_shapes},
            {"across": not house.settings.across},
            {"confirm_turns": not house.settings.confirm_turns},
        )
        chosen = self.random.choice(changes)
        house.tune(**chosen)
        return str(chosen)

    def _resize(self) -> str:
        size = self.random.choice(SIZES)
        self.app.window.resize(*size)
        return str(size)

    def _deactivate(self) -> str:
        window = self.app.window
        QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
        QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
        return ""

    def _cover(self) -> str:
        if self.table is None or self.table.session.peeked is not None:
            return "not now"
        self.table.session.cover()
        return "covered"

    def _saves(self) -> list[Path]:
        return sorted(self.places.saves.glob("*.trakkx"), key=lambda p: p.stat().st_mtime_ns)

    def _call(self) -> str:
        """A second start hands a file over."""
        self.app.house.flush()
        saves = self._saves()[-6:]
        if not saves:
            return "none"
        path = self.random.choice(saves)
        self.app.window.open_file(path)
        return path.name

    def _sit_down(self) -> str:
        """From Home back to the table: the newest match, or another one."""
        if self.room is not self.app.window.home:
            return "not at home"
        recent = self.app.house.recent()
        if recent and self.random.random() < 0.7:
            self.app.window.open_file(self.random.choice(recent[:2]).path)
            return "continued"
        self.begin()
        return "begun"

    def _side_room(self) -> str:
        window = self.app.window
        if self._covered():
            return "covered"
        rooms: tuple[tuple[str, Callable[[], None]], ...] = (
            ("settings", lambda: window.show_screen("settings")),
            ("rules", window.show_rules_here),
            ("sheet", window.show_sheet),
            ("shortcuts", window.show_shortcuts),
        )
        if self.room is window.home:
            rooms = (*rooms[:2], ("history", lambda: window.show_screen("history")))
            rooms = (*rooms, ("new game", lambda: window.show_new_game(self.case.key)))
        name, open_it = self.random.choice(rooms)
        open_it()
        return name

    def _back(self) -> str:
        window = self.app.window
        if self.table is not None or self.room is window.home:
            return "stays"
        if self.random.random() < 0.5:
            self.paws.escape()
            return "escaped"
        window.go_back()
        return "went"

    def _peek(self) -> str:
        if self.table is None or not record_of(self.table.session).log or self._covered():
            return "nothing"
        session = self.table.session
        if session.peeked is None:
            self.table.look_back()
            return "looks back"
        session.peek(self.random.choice((None, *range(len(record_of(session).log)))))
        return str(session.peeked)

    def _type(self) -> str:
        fields = [f for f in self.app.window.findChildren(QLineEdit) if f.isVisible()]
        if not fields:
            return "no field"
        field = self.random.choice(fields)
        field.setFocus()
        text = self.random.choice(("Anna", "<b>x</b>", "  ", "مرحبا", "🦊🦊", "x" * 200, "ABC-234"))
        if field.isEnabled() and not field.isReadOnly():
            field.selectAll()
            field.insert(text)
        return text

    def _restart(self) -> str:
        """The window is closed and the app started again: nothing is lost."""
        session = self.app.house.session
        saved = session.saved() if session is not None else None
        self.stop()
        self.start()
        if saved is not None and not saved.read_only and not saved.match.is_practice:
            self.app.window.open_file(self.places.save_of(saved.id))
            found = self._seated()
            assert found is not None and match_of(found) == saved.match
            assert dict(found.saved().drafts) == dict(saved.drafts)
        return "again"

    def _seated(self) -> Session | None:
        """The match that a worker is reading, once it is on the table."""
        for _ in range(500):
            if self.app.house.session is not None:
                break
            QTest.qWait(10)
        return self.app.house.session

    def home_again(self) -> None:
        """From wherever it is, a person finds the way: Esc, the curtain's or the rail's house."""
        window = self.app.window
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        for _ in range(12):
            self._veil()
            if self.table is not None:
                self.app.house.flush()
                window.go_home()
            elif self.room is not window.home:
                window.go_back()
            settle()
        assert self.room is window.home, type(self.room).__name__
