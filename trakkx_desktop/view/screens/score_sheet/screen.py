"""The score sheet of the match on the table: who leads, every game, how it went, what to do next."""

from datetime import date

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from trakkx_desktop.core.player import Seat
from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.dates import date_words
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.names import called
from trakkx_desktop.view.screens.score_sheet import words as sheet_words
from trakkx_desktop.view.screens.score_sheet.facts import facts_of
from trakkx_desktop.view.screens.score_sheet.menu import SheetMenu
from trakkx_desktop.view.screens.score_sheet.page import SheetPage
from trakkx_desktop.view.screens.score_sheet.panels import ChartPanel, FactsPanel, SettlementPanel
from trakkx_desktop.view.screens.score_sheet.paper import SheetPaper
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, sheet_of_match
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.screens.table.rail import Rail
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.look import LOOK, POSTER, advance, shrunk
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.switch import Switch
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_CHART, _PANEL, _MORE = 210, 110, 110
"""At normal text size: the lowest chart and the lowest panel worth showing, and how much higher the
chart must be before there is a second panel."""
NOTE_LENGTH = 300
NAME_LENGTH = 200


class ScoreSheetScreen(Screen):
    """Signals: homed, dealt (next game or again), settings_wished,
    ruled, muted, replayed(game number from 0) to look back at a finished game."""

    homed = Signal()
    dealt = Signal()
    settings_wished = Signal()
    ruled = Signal()
    muted = Signal()
    replayed = Signal(int)

    def __init__(self, face: Face, session: Session, house: House) -> None:
        super().__init__()
        self.face = face
        self.session = session
        self._house = house
        self.sheet = self._read()
        self.rail = Rail(face, session.match.players)
        self.headline = Text("", 46, POSTER)
        self.headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.subline = Text("", 19, token="text2", wrap=True)
        for line in (self.headline, self.subline):
            line.setContentsMargins(RING, 0, RING, 0)
        self.paper = SheetPaper(self.sheet, face.primary)
        self.area = Scroll(self.paper)
        self.chart = ChartPanel()
        self.settlement = SettlementPanel()
        self.facts = FactsPanel()
        self.table = Button("", height=72)
        self.save = Button("", height=72)
        self.end = Button("", height=72)
        self.next = Button("", primary=face.primary, px=26, height=72)
        self.menu = SheetMenu(self, house, self.page)
        self._build()
        self._connect()
        self._tell()

    def _build(self) -> None:
        side = spaced(QVBoxLayout(), gap=14)
        side.addWidget(self.chart, 1)
        side.addWidget(self.settlement)
        side.addWidget(self.facts)
        side.addStretch(0)
        middle = spaced(QHBoxLayout(), gap=28)
        middle.addWidget(self.area, 61)
        middle.addLayout(side, 39)
        self._middle, self._side = middle, side
        buttons = spaced(QHBoxLayout(), gap=2)
        for button in (self.table, self.save, self.end):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.next)
        self._main = QVBoxLayout()
        self._main.addWidget(self.headline)
        self._main.addWidget(self.subline)
        self._main.addLayout(middle, 1)
        self._main.addLayout(buttons)
        row = spaced(QHBoxLayout(self), gap=0)
        row.addWidget(self.rail)
        row.addLayout(self._main, 1)

    def _connect(self) -> None:
        self.rail.homed.connect(self.homed)
        self.rail.helped.connect(self.ruled)
        self.rail.muted.connect(self.muted)
        self.rail.settings_wished.connect(self.settings_wished)
        self.table.clicked.connect(self.closed)
        self.save.clicked.connect(self._open_menu)
        self.end.clicked.connect(self.ask_end)
        self.next.clicked.connect(self._go_on)
        self.paper.noted.connect(self._open_row)
        self.paper.corrected.connect(self.ask_name)
        self.session.changed.connect(self._on_changed)
        self._house.tuned.connect(self._tell)
        LOOK.changed.connect(self._arrange)

    def retire(self) -> None:
        self.session.changed.disconnect(self._on_changed)

    def _on_changed(self, _change: object) -> None:
        self._tell()

    def _read(self) -> Sheet:
        match = self.session.match
        return sheet_of_match(match, called(match.players))

    def page(self) -> SheetPage:
        """What is exported and printed."""
        return SheetPage(
            self.sheet,
            self.face.title,
            sheet_words.headline(self.sheet),
            self.face.sheet_note(self.session.match),
            date_words(date.today()),
            self.face.primary,
        )

    def _tell(self) -> None:
        """All words and numbers of now."""
        match, sheet = self.session.match, self._read()
        self.sheet = sheet
        self.headline.setText(sheet_words.headline(sheet))
        self.subline.setText(self.face.sheet_note(match))
        self.paper.show_sheet(sheet)
        self.chart.show_sheet(sheet)
        self.chart.setVisible(len(sheet.played) > 1)
        done = [s.record for s in match.sittings if s.record.outcome is not None]
        self.settlement.show_sheet(sheet, self.face.settlement(done[-1]) if done else None)
        self.facts.show_facts(facts_of(self.face, sheet, done[-1].outcome if done else None))
        standing = [
            (sheet.players[s], sheet_words.seat_line(sheet, s), s in sheet.leaders)
            for s in sheet.order
        ]
        self.rail.tell_standing(sheet_words.status(sheet), standing, SOUNDS.is_on)
        self._tell_buttons()
        self._arrange()

    def _tell_buttons(self) -> None:
        is_open = self.sheet.open_row is not None
        self.setAccessibleName(tr("sheet", "Score sheet"))
        self.table.setText(tr("sheet", "Show the table"))
        self.save.setText(tr("sheet", "Save sheet"))
        self.end.setText(tr("sheet", "End match"))
        words = tr("sheet", "Next game")
        if is_open:
            words = tr("sheet", "Back to the game")
        elif self.sheet.is_over:
            words = tr("sheet", "Play again")
        self.next.setText(words)
        self.table.setVisible(not is_open)
        self.next.setVisible(is_open or not self.session.is_read_only)
        self.end.setVisible(not self.sheet.is_over and not self.session.is_read_only)
        self.end.set_missing(tr("sheet", "after this game") if is_open else "")

    def _go_on(self) -> None:
        (self.closed if self.sheet.open_row is not None else self.dealt).emit()

    def _open_menu(self) -> None:
        self.menu.fill()
        self.menu.popup_beside(self.save)

    def _open_row(self, index: int) -> None:
        """A game on the sheet was pressed."""
        self.row_menu = Menu(self)
        if not self.session.is_read_only:
            words = tr("sheet", "Write a note")
            self.row_menu.addAction(words).triggered.connect(lambda: self.ask_note(index))
        if self.sheet.rows[index].is_finished:
            words = tr("sheet", "Look back at this game")
            self.row_menu.addAction(words).triggered.connect(lambda: self.replayed.emit(index))
        touch = self.paper.rows[index]
        self.row_menu.popup(touch.mapToGlobal(QPoint(80, touch.height() // 2)))

    def ask_note(self, index: int) -> None:
        row = self.sheet.rows[index]
        ask = Ask(
            self,
            sheet_words.row_words(row),
            tr("sheet", "What should the sheet remember of this game?"),
            tr("sheet", "Write it down"),
            tr("sheet", "Leave it"),
            lambda: self._note(index, field.text()),
            primary=self.face.primary,
        )
        field = Field(tr("sheet", "A note"), row.note, longest=NOTE_LENGTH)
        ask.add(field)

    def _note(self, index: int, note: str) -> None:
        self.session.rename(self.session.match.with_note(index, note.strip()))

    def ask_name(self, seat: Seat) -> None:
        """Corrects a name: in this match, and wherever else it was written so."""
        if self.session.is_read_only:
            return
        old = self.session.match.players[seat].name
        ask = Ask(
            self,
            tr("sheet", "Correct the name"),
            "",
            tr("sheet", "Correct it"),
            tr("sheet", "Leave it"),
            lambda: self._correct(seat, field.text(), everywhere.isChecked()),
            primary=self.face.primary,
        )
        everywhere = Switch(tr("sheet", "In all matches"), bool(old))
        field = Field(tr("sheet", "Name"), old, longest=NAME_LENGTH)
        ask.add(field)
        ask.add(everywhere)

    def _correct(self, seat: Seat, name: str, everywhere: bool) -> None:
        name, match = name.strip(), self.session.match
        old = match.players[seat].name
        if not name or name == old:
            return
        self.session.rename(match.with_name(seat, name))
        if everywhere and old:
            self._house.hurry()
            self._house.archive.rename_person(old, name)

    def ask_end(self) -> None:
        """The games that were planned but not played are crossed out."""
        left = len(self.sheet.rows) - len(self.sheet.played)
        Ask(
            self,
            tr("sheet", "End the match here?"),
            tr("sheet", "%n game(s) will not be played. The totals of now decide.", left),
            tr("sheet", "End match"),
            tr("sheet", "Play on"),
            self._end,
            primary=self.face.primary,
        )

    def _end(self) -> None:
        self.session.rename(self.session.match.end_early())

    def _arrange(self) -> None:
        self.rail.fit_to(self.width())
        high, wide = self.height() >= 760, self.width() >= 1200
        side = (32 if wide else 16) - RING
        self._main.setContentsMargins(side, 26 if high else 10, side + 8, 16 if high else 6)
        self._main.setSpacing(8 if high else 4)
        self._middle.setSpacing(32 if wide else 14)
        self._middle.setStretch(0, 61 if wide else 60)
        self._middle.setStretch(1, 39 if wide else 40)
        self._middle.setContentsMargins(RING, 14 if high else 2, RING, 10 if high else 2)
        self._side.setSpacing(18 if high else 10)
        self._fit_headline(46 if high else 30)
        self._fit_panels()
        self.next.setMinimumWidth(280 if wide else 210)

    def _fit_headline(self, px: float) -> None:
        """As large as it fits on one line."""
        wide, text = self.width() - self.rail.width() - 80, self.headline.text()
        px = shrunk(px, 22, lambda px: advance(text, LOOK.font(px, POSTER, -0.5)) <= wide)
        self.headline.set_size(px, POSTER)

    def _fit_panels(self) -> None:
        """The chart keeps what it needs; the pieces and the facts are told as far as they fit."""
        high, spacing = self.height() >= 760, self._side.spacing()
        scale = LOOK.text_scale
        column = self.height() - (250 if high else 180) * max(1.0, scale * 0.85)
        has_curve = len(self.sheet.played) > 1
        free = round(column - (_CHART * scale if has_curve else 0) - spacing)
        for panel, is_told in ((self.settlement, self.settlement.has_any), (self.facts, True)):
            wished = panel.wished_height()
            fits = is_told and wished > 0 and free >= min(wished, _PANEL * scale)
            panel.setVisible(fits)
            if fits:
                panel.setFixedHeight(min(wished, free))
                free -= round(panel.height() + spacing + _MORE * scale)

    def _show_newest(self) -> None:
        """A long match opens at its last lines."""
        played = len(self.sheet.played)
        if 0 < played <= len(self.paper.rows):
            self.area.ensureWidgetVisible(self.paper.rows[played - 1], 0, 160)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        QTimer.singleShot(0, self, self._show_newest)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.next.isVisible():
            self.next.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self._tell()
