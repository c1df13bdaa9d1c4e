"""The one window: shows a room at a time, knows the way from each to the next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QIcon,
    QKeySequence,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import QStackedLayout, QWidget

from trakkx_desktop import catalog, resources
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.home.screen import HomeScreen
from trakkx_desktop.view.screens.house.keys import KEYS, Key
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.stage.veil import Veil

if TYPE_CHECKING:
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.session.session import Session

SMALLEST = QSize(1024, 640)
USUAL = QSize(1440, 900)
TITLE_BAR = 40
"""Kept free for the frame that the system puts around a window."""


class Window(QWidget):
    """Signals: themed() and spoken() ask the app for the next theme or language."""

    themed = Signal()
    spoken = Signal()

    def __init__(self, house: House, faces: dict[str, Face]) -> None:
        super().__init__()
        self.house = house
        self.faces = faces
        self._rooms = QStackedLayout(self)
        self.home = HomeScreen(house, faces)
        self._rooms.addWidget(self.home)
        self._back: list[QWidget] = []
        self._is_quitting = False
        self.setWindowTitle("Trakkx Desktop")
        self.setWindowIcon(QIcon(str(resources.path("shared", "app", "app-128.png"))))
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self._place()
        self.home.chosen.connect(self.show_new_game)
        self.home.continued.connect(self.open_file)
        self.home.opened.connect(self.show_room)
        self.home.themed.connect(self.themed)
        self.home.spoken.connect(self.spoken)
        self.home.muted.connect(self.mute)
        house.troubled.connect(self._tell_trouble)
        house.mended.connect(self._tell_mended)
        self._shortcuts()

    @property
    def room(self) -> QWidget:
        return self._rooms.currentWidget() or self.home

    def _shortcuts(self) -> None:
        for key in KEYS:
            for sequence in key.keys if key.deed else ():
                shortcut = QShortcut(QKeySequence(sequence), self)
                shortcut.activated.connect(lambda k=key: self._heed(k))

    def _heed(self, key: Key) -> None:
        """What lies under a question or a sheet is left alone."""
        if key.aside or not any(veil.isVisible() for veil in self.findChildren(Veil)):
            getattr(self, key.deed)()

    def take_back(self) -> None:
        self._at_table("take_back")

    def redo_turn(self) -> None:
        self._at_table("redo_turn")

    def _at_table(self, deed: str) -> None:
        act = getattr(self.room, deed, None)
        if act is not None:
            act()

    def _go(self, room: QWidget, *, back: bool = False) -> None:
        """Shows a room; with `back` the one before is kept to return to."""
        before = self.room
        if self._rooms.indexOf(room) < 0:
            self._rooms.addWidget(room)
        self._rooms.setCurrentWidget(room)
        if back:
            self._back.append(before)
        elif before is not self.home and before is not room:
            self._leave(before)
        room.setFocus()

    def _leave(self, room: QWidget) -> None:
        retire = getattr(room, "retire", None)
        if retire is not None:
            retire()
        self._rooms.removeWidget(room)
        room.deleteLater()

    def go_back(self) -> None:
        """From a side room to where one came from."""
        if not self._back:
            self.go_home()
            return
        before, room = self._back.pop(), self.room
        self._rooms.setCurrentWidget(before)
        if room is not self.home:
            self._leave(room)
        if before is self.home:
            self.home.refresh()

    def go_home(self) -> None:
        """The match on the table is saved; Home offers to continue it."""
        self.house.leave()
        while self._back:
            room = self._back.pop()
            if room is not self.home:
                self._leave(room)
        room = self.room
        self.home.refresh()
        self._rooms.setCurrentWidget(self.home)
        if room is not self.home:
            self._leave(room)

    def show_new_game(self, key: str) -> None:
        from trakkx_desktop.view.screens.new_game.screen import NewGameScreen

        room = NewGameScreen(self.house, key, self.faces[key])
        room.closed.connect(self.go_home)
        room.started.connect(self.begin)
        room.ruled.connect(lambda: self.show_rules(key))
        self._go(room)

    def begin(self, match: Match, youngest: str) -> None:
        self.show_table(self.house.begin(match, youngest))

    def open_file(self, path: Path) -> None:
        session = self.house.open(path)
        if session is not None:
            self.show_table(session)

    def show_table(self, session: Session) -> None:
        from trakkx_desktop.view.screens.table.screen import TableScreen

        room = TableScreen(self.faces[session.match.key], session, self.house)
        room.homed.connect(self.go_home)
        room.tuned.connect(lambda: self.show_room("settings"))
        room.muted.connect(self.mute)
        room.ruled.connect(lambda rule: self.show_rules(session.match.key, rule))
        room.sheeted.connect(self.show_sheet)
        room.dealt.connect(self.deal_on)
        room.exported.connect(self.export)
        room.offered.connect(self.lay_out)
        while self._back:
            self._leave_kept(self._back.pop())
        self._go(room)
        room.take_focus()

    def lay_out(self, match: Match) -> None:
        """A match that a table offers: dealt already, or to be begun."""
        seat = self.house.lay_out if match.sittings else self.house.begin
        self.show_table(seat(match))

    def export(self, name: str, data: bytes) -> None:
        """A file for other programs; the person says where."""
        from trakkx_desktop.view.screens.house.export import ask_where

        path = ask_where(self, name)
        if path is not None:
            self.house.write_out(path, data)

    def _leave_kept(self, room: QWidget) -> None:
        if room is not self.home:
            self._leave(room)

    def deal_on(self) -> None:
        """The next game of the match; after the last one, the same people once more."""
        session = self.house.session
        if session is None:
            return
        if session.match.is_over:
            session = self.house.rematch(session.match)
        else:
            session.deal_next()
        self.show_table(session)

    def show_sheet(self) -> None:
        from trakkx_desktop.view.screens.score_sheet.screen import ScoreSheetScreen

        session = self.house.session
        if session is None:
            return
        room = ScoreSheetScreen(self.faces[session.match.key], session, self.house)
        room.homed.connect(self.go_home)
        room.closed.connect(self.go_back)
        room.dealt.connect(self.deal_on)
        room.replayed.connect(self.look_back)
        room.tuned.connect(lambda: self.show_room("settings"))
        room.ruled.connect(lambda: self.show_rules(session.match.key))
        room.muted.connect(self.mute)
        self._go(room, back=True)

    def look_back(self, number: int) -> None:
        """A finished game of the match, on a table of its own; from there back to the sheet."""
        from trakkx_desktop.view.screens.table.screen import TableScreen

        session = self.house.look_back(number)
        if session is None:
            return
        room = TableScreen(self.faces[session.match.key], session, self.house)
        room.homed.connect(self.go_home)
        room.tuned.connect(lambda: self.show_room("settings"))
        room.muted.connect(self.mute)
        room.ruled.connect(lambda rule: self.show_rules(session.match.key, rule))
        room.sheeted.connect(self.go_back)
        room.exported.connect(self.export)
        self._go(room, back=True)
        room.stage.setFocus()

    def show_room(self, name: str) -> None:
        """A side room by its name: settings, rules, history."""
        if name == "rules":
            self.show_rules(next(iter(catalog.GAMES)))
            return
        if name == "settings":
            from trakkx_desktop.view.screens.settings.screen import SettingsScreen

            settings = SettingsScreen(self.house)
            settings.closed.connect(self.go_back)
            self._go(settings, back=True)
            return
        from trakkx_desktop.view.screens.history.screen import HistoryScreen

        history = HistoryScreen(self.house, self.faces)
        history.closed.connect(self.go_back)
        history.opened.connect(self.open_file)
        self._go(history, back=True)

    def show_rules(self, key: str, rule: str = "") -> None:
        from trakkx_desktop.view.screens.rules.screen import RulesScreen

        if isinstance(self.room, RulesScreen):
            self.room.open(key, rule)
            return
        room = RulesScreen(self.faces, key, rule)
        room.closed.connect(self.go_back)
        self._go(room, back=True)

    def show_rules_here(self) -> None:
        """`?`: the rules of what one is looking at; a room that belongs to a game tells its key."""
        key = str(getattr(self.room, "key", next(iter(catalog.GAMES))))
        self.show_rules(key, str(getattr(self.room, "rule", "")))

    def show_shortcuts(self) -> None:
        """F1; once more closes it."""
        from trakkx_desktop.view.screens.house.shortcuts import Shortcuts

        shown = [sheet for sheet in self.findChildren(Shortcuts) if sheet.isVisible()]
        if shown:
            shown[0].cancel()
        else:
            Shortcuts(self)

    def ask_open(self) -> None:
        from trakkx_desktop.view.screens.house.files import ask_open

        path = ask_open(self, self.house)
        if path is not None:
            self.open_file(path)

    def ask_save_as(self) -> None:
        from trakkx_desktop.view.screens.house.files import ask_save_as

        if self.house.session is not None:
            ask_save_as(self, self.house)

    def mute(self) -> None:
        self.house.tune(sound=not self.house.settings.sound)
        self.home.refresh()

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _tell_trouble(self, trouble: object, path: Path) -> None:
        from trakkx_desktop.view.screens.house.trouble import tell_trouble

        tell_trouble(self, trouble, path)

    def _tell_mended(self) -> None:
        from trakkx_desktop.view.screens.house.trouble import tell

        tell(self, tr("trouble", "Saving works again."))

    def tell_bug(self) -> None:
        """Something in the app went wrong; the game is already saved."""
        from trakkx_desktop.view.screens.house.trouble import tell

        words = tr(
            "trouble",
            "Something in the app went wrong. Your game is saved; the details are in the log.",
        )
        tell(self, words)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData().urls()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event.mimeData().urls())
        if path is not None:
            self.open_file(path)

    def _place(self) -> None:
        """Where it was last time, if that is still on a screen; the title bar always is."""
        kept = self.house.settings.window
        wished = QRect(*kept) if len(kept) == 4 else QRect()
        screen = QGuiApplication.screenAt(wished.center()) if wished.isValid() else None
        room = (screen or QGuiApplication.primaryScreen()).availableGeometry()
        inner = room.adjusted(0, 0, 0, -TITLE_BAR)
        size = (wished.size() if screen else USUAL).boundedTo(inner.size()).expandedTo(SMALLEST)
        box = QRect(wished.topLeft(), size)
        if screen is None:
            box.moveCenter(inner.center())
        box.moveLeft(max(room.left(), min(box.left(), inner.right() + 1 - size.width())))
        box.moveTop(max(room.top(), min(box.top(), inner.bottom() + 1 - size.height())))
        self.resize(size)
        self.move(box.topLeft())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen() and not self.isMaximized():
            place = (self.x(), self.y(), self.width(), self.height())
            self.house.tune(window=place, maximized=False)
        else:
            self.house.tune(maximized=self.isMaximized())
        self.house.flush()
        if self.house.unsaved and not self._is_quitting:
            event.ignore()
            self._ask_to_quit()
            return
        self.house.leave()
        event.accept()

    def _ask_to_quit(self) -> None:
        """Something would be lost; whoever closes once more means it."""
        from trakkx_desktop.view.screens.house.ask import Ask

        self._is_quitting = True
        Ask(
            self,
            tr("trouble", "Quit without saving?"),
            tr(
                "trouble",
                "The disk has not taken your game. Ctrl+S saves a copy somewhere else.",
            ),
            tr("trouble", "Quit all the same"),
            tr("trouble", "Stay"),
            self._quit,
            self._stay,
        )

    def _quit(self) -> None:
        self.close()

    def _stay(self) -> None:
        self._is_quitting = False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.house.flush()
        elif event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            self._cover()
        super().changeEvent(event)

    def _cover(self) -> None:
        """Nobody's hand waits in the taskbar, or shows up for whoever brings the window back."""
        if self.house.session is not None and self.house.session.peeked is None:
            self.house.session.cover()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), LOOK.colour("table"))


def _dropped(urls: list[Any]) -> Path | None:
    if len(urls) == 1 and urls[0].isLocalFile():
        return Path(urls[0].toLocalFile())
    return None
