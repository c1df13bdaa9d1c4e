"""The one window: shows one screen at a time, knows the way from each to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QShortcut,
)
from PySide6.QtWidgets import QStackedLayout, QWidget
from shiboken6 import Shiboken

from trakkx_desktop import catalog, resources
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.home.screen import HomeScreen
from trakkx_desktop.view.screens.house.keys import KEYS, Key
from trakkx_desktop.view.screens.house.placing import SMALLEST, place_of
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.stage.veil import Veil

if TYPE_CHECKING:
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.trouble import Trouble
    from trakkx_desktop.session.session import Session
    from trakkx_desktop.view.screens.house.preload import Preload
    from trakkx_desktop.view.screens.house.waiting import Waiting
    from trakkx_desktop.view.screens.learn.desk import LearnDesk
    from trakkx_desktop.view.screens.puzzles.desk import PuzzleDesk
    from trakkx_desktop.view.screens.table.guide import Guide
    from trakkx_desktop.view.screens.table.screen import TableScreen

_LOOK_AGAIN = 30
"""Milliseconds after which a closing window looks whether all is saved."""


class Window(QWidget):
    """Signals: themed() asks the app for the other theme, spoken(code) for a language."""

    themed = Signal()
    spoken = Signal(str)

    def __init__(self, house: House, faces: dict[str, Face]) -> None:
        super().__init__()
        self.house = house
        self.faces = faces
        self._screens = QStackedLayout(self)
        self.home = HomeScreen(house, faces)
        self._screens.addWidget(self.home)
        self._back: list[Screen] = []
        self._is_quitting = False
        self.setWindowTitle("Trakkx Desktop")
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        place = place_of(house.settings.window)
        self.resize(place.size())
        self.move(place.topLeft())
        self.home.chosen.connect(self.show_new_game)
        self.home.continued.connect(self.open_file)
        self.home.opened.connect(self.show_screen)
        self.home.themed.connect(self.themed)
        self.home.spoken.connect(self.spoken)
        self.home.muted.connect(self.mute)
        house.troubled.connect(self._tell_trouble)
        house.mended.connect(self._tell_mended)
        house.seated.connect(self._on_seated)
        house.unopened.connect(self._stop_waiting)
        house.listed.connect(self.home.refresh)
        self._waiting: Waiting | None = None
        self._preload: Preload | None = None
        self._closing = QTimer(self, interval=_LOOK_AGAIN)
        self._closing.timeout.connect(self._close_if_saved)
        self.deeds: dict[str, Callable[[], object]] = {
            "shortcuts": self.show_shortcuts,
            "rules": self.show_rules_here,
            "open": self.ask_open,
            "paste": self.paste,
            "save_as": self.ask_save_as,
            "sound": self.mute,
            "full_screen": self.toggle_full_screen,
            "quit": self.close,
            "undo": lambda: self.front.take_back(),
            "redo": lambda: self.front.redo_turn(),
        }
        """What the keys of that name do, on every screen."""
        self._listen()

    def settle(self) -> None:
        """What could wait until the first frame was drawn."""
        from PySide6.QtGui import QIcon

        from trakkx_desktop.view.screens.house.preload import Preload
        from trakkx_desktop.view.screens.today.line import TodayLine

        self.home.show_today(TodayLine(self.house, self.faces))
        self._preload = Preload()
        self._preload.start()
        for key in dict.fromkeys(summary.game for summary in self.house.recent()):
            self._preload.wish(key)
        self.setWindowIcon(QIcon(str(resources.path("shared", "app", "app-128.png"))))

    @property
    def front(self) -> Screen:
        """The screen that is seen."""
        shown = self._screens.currentWidget()
        assert isinstance(shown, Screen)
        return shown

    def _listen(self) -> None:
        for key in KEYS:
            for sequence in key.keys if key.name in self.deeds else ():
                shortcut = QShortcut(sequence, self)
                shortcut.activated.connect(lambda k=key: self._heed(k))

    def _heed(self, key: Key) -> None:
        """What lies under a question or a leaf is left alone."""
        if key.aside or not any(veil.isVisible() for veil in self.findChildren(Veil)):
            self.deeds[key.name]()

    def _go(self, screen: Screen, *, back: bool = False) -> None:
        """Shows a screen; with `back` the one before is kept to return to."""
        before = self.front
        if back and not screen.is_lookup:
            self._cover()
        self._screens.addWidget(screen)
        self._screens.setCurrentWidget(screen)
        if back:
            self._back.append(before)
        else:
            self._leave(before)
        screen.take_focus()

    def _leave(self, screen: Screen) -> None:
        """Home stays; any other screen is made anew next time."""
        if screen is not self.home:
            screen.retire()
            self._screens.removeWidget(screen)
            screen.deleteLater()

    def _leave_kept(self) -> None:
        while self._back:
            self._leave(self._back.pop())

    def go_back(self) -> None:
        """From a side screen to where one came from."""
        if not self._back:
            self.go_home()
            return
        before, left = self._back.pop(), self.front
        self._screens.setCurrentWidget(before)
        self._leave(left)
        before.come_back()
        if before is self.home:
            self.house.look()
            self.home.refresh()

    def go_home(self) -> None:
        """The match on the table is saved; Home offers to continue it."""
        self.house.leave()
        self._leave_kept()
        left = self.front
        self._screens.setCurrentWidget(self.home)
        self._leave(left)
        self.home.refresh()
        self.home.take_focus()

    def show_new_game(self, key: str) -> None:
        from trakkx_desktop.view.screens.new_game.screen import NewGameScreen

        if self._preload is not None:
            self._preload.wish(key)
        screen = NewGameScreen(self.house, key, self.faces[key])
        screen.closed.connect(self.go_home)
        screen.started.connect(self.begin)
        screen.ruled.connect(lambda: self.show_rules(key))
        self._go(screen)

    def begin(self, match: Match, youngest: str) -> None:
        self.show_table(self.house.begin(match, youngest))

    def open_file(self, path: Path) -> None:
        """A saved match, or a record of another program."""
        from trakkx_desktop.view.screens.house.waiting import Waiting

        for face in self.faces.values():
            if path.suffix.lower() in face.record_suffixes:
                self.house.read_text(path, partial(self._open_record, face))
                return
        self._stop_waiting()
        words = tr("waiting", "Opening “{name}” …").format(name=path.name)
        self._waiting = Waiting(self, words, self.house.stop_opening)
        self.house.open(path)

    def _open_record(self, face: Face, text: str) -> None:
        from trakkx_desktop.view.screens.house.records import open_records

        open_records(self, face, text, self.lay_out)

    def paste(self) -> None:
        from trakkx_desktop.view.screens.house.records import copied_record

        match = copied_record(self, self.faces.values())
        if match is not None:
            self.lay_out(match)

    def _on_seated(self, session: Session) -> None:
        self._stop_waiting()
        self.show_table(session)

    def _stop_waiting(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and Shiboken.isValid(waiting):
            waiting.lift()

    def show_table(self, session: Session, guide: Guide | None = None) -> None:
        table = self._lay(session, guide)
        table.sheeted.connect(self.show_sheet)
        table.dealt.connect(self.deal_on)
        table.offered.connect(self.lay_out)
        self._leave_kept()
        self._go(table)

    def look_back(self, number: int) -> None:
        """A finished game of the match, on a table of its own; from there back to the sheet."""
        session = self.house.look_back(number)
        if session is not None:
            table = self._lay(session)
            table.sheeted.connect(self.go_back)
            self._go(table, back=True)

    def _lay(self, session: Session, guide: Guide | None = None) -> TableScreen:
        """A table, and the ways that lead from every table."""
        from trakkx_desktop.view.screens.house.unsaved import Unsaved
        from trakkx_desktop.view.screens.study.ways import begin_study
        from trakkx_desktop.view.screens.table.screen import TableScreen

        key = session.match.key
        table = TableScreen(self.faces[key], session, self.house, guide)
        Unsaved(table.rail, self.house).asked.connect(self._tell_why)
        table.homed.connect(self.go_home)
        table.settings_wished.connect(lambda: self.show_screen("settings"))
        table.muted.connect(self.mute)
        table.ruled.connect(lambda rule: self.show_rules(key, rule))
        table.exported.connect(self.export)
        table.replay.reviewed.connect(partial(begin_study, self, table))
        return table

    def lay_out(self, match: Match) -> None:
        """A match that a table offers: dealt already, or to be begun."""
        seat = self.house.lay_out if match.sittings else self.house.begin
        self.show_table(seat(match))

    def export(self, name: str, data: bytes) -> None:
        """A file for other programs; the person says where."""
        from trakkx_desktop.view.screens.house.export import ask_where, tell_written

        path = ask_where(self, self.house, name)
        if path is not None:
            self.house.write_out(path, data, lambda: tell_written(self, path))

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
        sheet = ScoreSheetScreen(self.faces[session.match.key], session, self.house)
        sheet.homed.connect(self.go_home)
        sheet.closed.connect(self.go_back)
        sheet.dealt.connect(self.deal_on)
        sheet.replayed.connect(self.look_back)
        sheet.settings_wished.connect(lambda: self.show_screen("settings"))
        sheet.ruled.connect(lambda: self.show_rules(session.match.key))
        sheet.muted.connect(self.mute)
        self._go(sheet, back=True)

    def show_screen(self, name: str) -> None:
        """A screen by its name: learn, puzzles, today, settings, rules, history; open: what is unfinished."""
        if name == "rules":
            self.show_rules(next(iter(catalog.GAMES)))
            return
        if name == "learn":
            self.learn.show()
            return
        if name in ("puzzles", "today"):
            self.puzzles.show(name)
            return
        if name == "settings":
            from trakkx_desktop.view.screens.settings.screen import SettingsScreen

            settings = SettingsScreen(self.house)
            settings.closed.connect(self.go_back)
            settings.begun.connect(lambda match: self.begin(match, ""))
            self._go(settings, back=True)
            return
        from trakkx_desktop.view.screens.history.screen import HistoryScreen
        from trakkx_desktop.view.screens.study.ways import open_review

        history = HistoryScreen(self.house, self.faces)
        history.closed.connect(self.go_back)
        history.opened.connect(self.open_file)
        history.reviewed.connect(partial(open_review, self))
        history.started.connect(lambda match: self.begin(match, ""))
        if name == "open":
            history.matches.states.set_value("open")
        self._go(history, back=True)

    @cached_property
    def puzzles(self) -> PuzzleDesk:
        from trakkx_desktop.view.screens.puzzles.desk import PuzzleDesk

        return PuzzleDesk(self)

    @cached_property
    def learn(self) -> LearnDesk:
        from trakkx_desktop.view.screens.learn.desk import LearnDesk

        return LearnDesk(self)

    def show_page(self, screen: Screen) -> None:
        """A page that one comes to from Home, or from a table that is left for good."""
        screen.closed.connect(self.go_home)
        self.house.leave()
        self._leave_kept()
        self._go(screen)

    def show_rules(self, key: str, rule: str = "") -> None:
        from trakkx_desktop.view.screens.rules.screen import RulesScreen

        if isinstance(self.front, RulesScreen):
            self.front.open(key, rule)
            return
        rules = RulesScreen(self.faces, key, rule)
        rules.closed.connect(self.go_back)
        rules.learning.connect(lambda game: self.learn.show(game))
        self._go(rules, back=True)

    def show_rules_here(self) -> None:
        """`?`: the rules of what one is looking at."""
        self.show_rules(self.front.key or next(iter(catalog.GAMES)), self.front.rule)

    def show_shortcuts(self) -> None:
        """F1; once more closes it."""
        from trakkx_desktop.view.screens.house.shortcuts import Shortcuts

        shown = [leaf for leaf in self.findChildren(Shortcuts) if leaf.isVisible()]
        if shown:
            shown[0].cancel()
        else:
            Shortcuts(self, *self.front.own_keys())

    def ask_open(self) -> None:
        from trakkx_desktop.view.screens.house.files import ask_open

        path = ask_open(self, self.house, self.faces.values())
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

    def _tell_trouble(self, trouble: Trouble) -> None:
        from trakkx_desktop.view.screens.house.trouble import tell, trouble_words

        tell(self, trouble_words(trouble))

    def _tell_why(self) -> None:
        if self.house.trouble is not None:
            self._tell_trouble(self.house.trouble)

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

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen() and not self.isMaximized():
            place = (self.x(), self.y(), self.width(), self.height())
            self.house.tune(window=place, maximized=False)
        else:
            self.house.tune(maximized=self.isMaximized())
        self.house.hurry()
        if self.house.is_busy:
            event.ignore()
            self._closing.start()
            return
        if self.house.unsaved and not self._is_quitting:
            event.ignore()
            self._ask_to_quit()
            return
        event.accept()

    def _close_if_saved(self) -> None:
        """Whoever closes the window while the disk is busy need not ask twice."""
        if not self.house.is_busy:
            self._closing.stop()
            self.close()

    def _ask_to_quit(self) -> None:
        """Something would be lost; whoever closes once more means it."""
        from trakkx_desktop.view.screens.house.unsaved import ask_to_quit

        self._is_quitting = True
        ask_to_quit(self, self._stay)

    def _stay(self) -> None:
        self._is_quitting = False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.house.hurry()
        elif event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            self._cover()
        super().changeEvent(event)

    def _cover(self) -> None:
        """Nobody's hand waits in the taskbar or behind another screen, to show up for whoever comes back."""
        if self.house.session is not None and self.house.session.peeked is None:
            self.house.session.cover()


def _dropped(urls: list[Any]) -> Path | None:
    if len(urls) == 1 and urls[0].isLocalFile():
        return Path(urls[0].toLocalFile())
    return None
