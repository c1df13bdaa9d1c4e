"""The table: rail, stage, heading, message, turn button; the same around every game."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.past import Past
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import PLAYED, UNDONE, Change
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.keys import heard_by
from trakkx_desktop.view.screens.house.trouble import player_words
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.screens.table.agreement import take_back
from trakkx_desktop.view.screens.table.company import Company
from trakkx_desktop.view.screens.table.curtain import Curtain
from trakkx_desktop.view.screens.table.ending import EndingPanel
from trakkx_desktop.view.screens.table.finale import Finale
from trakkx_desktop.view.screens.table.glimpse import leave_glimpse
from trakkx_desktop.view.screens.table.guide import Guide
from trakkx_desktop.view.screens.table.habits import habits_of, keep
from trakkx_desktop.view.screens.table.heading import Heading
from trakkx_desktop.view.screens.table.honours import Honours
from trakkx_desktop.view.screens.table.keepsake import Keepsake
from trakkx_desktop.view.screens.table.match_words import match_words
from trakkx_desktop.view.screens.table.menu import TableMenu, copy_code
from trakkx_desktop.view.screens.table.message import Message
from trakkx_desktop.view.screens.table.placing import arrange
from trakkx_desktop.view.screens.table.rail import Rail
from trakkx_desktop.view.screens.table.replay import ReplayBar
from trakkx_desktop.view.screens.table.seats import Seats, offer_seat
from trakkx_desktop.view.screens.table.strip import Strip, may_study
from trakkx_desktop.view.screens.table.tools import Tools
from trakkx_desktop.view.stage.area import Area, area_of
from trakkx_desktop.view.stage.asking import LATEST
from trakkx_desktop.view.stage.bubble import Bubble, announce
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.parts import (
    Deed,
    Export,
    Habits,
    Learned,
    Offer,
    Overlay,
    Question,
    Said,
    Telling,
)
from trakkx_desktop.view.stage.sound import SOUNDS
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr


class TableScreen(Screen):
    """Signals: homed, settings_wished, ruled(anchor), muted, sheeted (to the score sheet),
    dealt (next game or again), exported(name, bytes) and offered(match) as the table's own."""

    homed = Signal()
    settings_wished = Signal()
    ruled = Signal(str)
    muted = Signal()
    sheeted = Signal()
    dealt = Signal()
    exported = Signal(str, object)
    offered = Signal(object)

    def __init__(
        self, face: Face, session: Session, house: House | None = None, guide: Guide | None = None
    ) -> None:
        """Without a house (a figure, a test) the table has the usual settings."""
        super().__init__()
        self.guide = guide
        self.face = face
        self._house = house
        self.session = session
        self.table = face.table(session)
        self.strip: Strip | None = None
        self._telling: tuple[Telling, Seat] | None = None
        self._said: Said | None = None
        self.rail = Rail(face, session.players)
        self.rail.set_extra(self._rail_part())
        self.stage = PlayStage()
        self.heading = Heading(self.stage)
        self.headline, self.subline = self.heading.headline, self.heading.subline
        self.message = Message()
        self.message.setParent(self.stage)
        self.finish = Button("", primary=face.primary, px=26, height=116)
        self.finish.setParent(self.stage)
        self.tools = Tools(self.stage)
        self.undo, self.redo, self.more = self.tools.undo, self.tools.redo, self.tools.more
        here = house if house is not None and house.session is session else None
        hints = here.hints if here and (guide is None or guide.has_hints) else None
        self.company = Company(self.table, self.stage, here.opponents if here else None, hints)
        self.replay = ReplayBar(session, face.primary)
        self.replay.setParent(self.stage)
        self.ending = EndingPanel(face, self.stage)
        self.finale = Finale(self.stage)
        self.keepsake = Keepsake(self.stage, self.ending.texts, face, session)
        self.honours = Honours(face, session, house, self)
        self.bubble = Bubble(self)
        self.curtain = Curtain(self, face)
        row = self._parts = spaced(QHBoxLayout(self), gap=0)
        row.addWidget(self.rail)
        self._column = spaced(QVBoxLayout(), gap=0)
        self._column.addWidget(self.stage, 1)
        row.addLayout(self._column, 1)
        self._connect()
        # A click on a button leaves the keyboard with the board: Esc, R and the arrows go on there.
        for control in (self.finish, self.undo, self.redo, self.more, *self.rail.stops()):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.stage.set_table(self.table)
        self._translate()
        self._recall()
        self._tell()
        self._draw_curtain()

    def _rail_part(self) -> QWidget | None:
        """A guide's card, or the game's own part."""
        if self.guide is not None:
            self.guide.attend(self.table)
            self.table.leader = self.guide.finished
            if card := self.guide.card():
                return card
        return self.table.rail.widget if self.table.rail is not None else None

    def _connect(self) -> None:
        self.table.worded.connect(self._follow)
        link = self.table.link
        link.said.connect(self.say)
        link.sounded.connect(SOUNDS.play)
        link.asked.connect(self.ask)
        link.wished.connect(self._grant)
        self.rail.homed.connect(self.homed)
        self.rail.helped.connect(lambda: self.ruled.emit(""))
        self.rail.muted.connect(self.muted)
        self.rail.settings_wished.connect(self.settings_wished)
        self.rail.looked.connect(self._choose)
        self.finish.clicked.connect(self.table.finish)
        self.finish.refused.connect(
            lambda why: self.bubble.say_beside(self.finish, why, self.table.link.is_turned)
        )
        self.tools.pressed.connect(self._do)
        self.undo.clicked.connect(self.take_back)
        self.redo.clicked.connect(self.session.redo)
        self.more.clicked.connect(self.open_menu)
        self.company.changed.connect(self._tell)
        if self.guide is not None:
            self.guide.changed.connect(self._tell)
        self.company.glanced.connect(self.rail.glance)
        self.company.stumbled.connect(self._stumble)
        self.replay.closed.connect(self._tell)
        self.finale.ended.connect(self._show_ending)
        self.honours.told.connect(self._honour)
        self.ending.again.connect(self.dealt)
        self.ending.sheet.connect(self.sheeted)
        self.ending.more.clicked.connect(self.open_menu)
        self.ending.keep.clicked.connect(self.keepsake.keep)
        self.keepsake.kept.connect(self.exported)
        self.keepsake.told.connect(lambda words: self.say(words, ""))
        self.bubble.asked.connect(self.ruled)
        self.curtain.raised.connect(self._raise_curtain)
        self.curtain.homed.connect(self.homed)
        self.curtain.settings_wished.connect(self.settings_wished)
        LOOK.changed.connect(self._tell)
        if self._house is not None:
            self._house.tuned.connect(self._tune)
            self._tune()

    def _tune(self) -> None:
        if self._house is not None:
            settings = self._house.settings
            self.table.tune(habits_of(settings))
            self.company.tune(settings.pace)
            self.rail.sound.set_icon("sound-on" if settings.sound else "sound-off")

    def _choose(self, seat: Seat) -> None:
        with self.table.gesture():
            self.table.hands.chosen(seat)

    def _grant(self, wish: object) -> None:
        match wish:
            case Export(name, data):
                self.exported.emit(name, data)
            case Offer(offered):
                self.offered.emit(offered)
            case Overlay(make):
                make(self)
            case Learned(hint):
                habits = self.table.link.habits
                known = replace(habits, known_hints=habits.known_hints | {hint})
                keep(self._house, self.table, known)
            case Habits():
                keep(self._house, self.table, wish)

    def retire(self) -> None:
        leave_glimpse(self._house, self.session, self.table)
        if self._house is not None:
            self._house.tuned.disconnect(self._tune)
        self.company.retire()
        if self.strip is not None:
            self.strip.retire()
        if self.guide is not None:
            self.guide.retire()
        self.finale.cancel()
        self.stage.set_table(None)
        self.table.retire()

    def _translate(self) -> None:
        self.tools.translate()
        self.stage.setAccessibleName(tr("table", "Table"))

    def retranslate(self) -> None:
        self._translate()
        self.table.link.show()

    def say(self, sentence: str, rule: str, piece: str = "") -> None:
        """A sentence beside a piece, the pointer, or the keyboard cursor."""
        at = self.stage.spoken_at(piece) or self.stage.mapFromGlobal(QCursor.pos())
        self.bubble.say(sentence, rule, self.stage.mapTo(self, at), self.table.link.is_turned)

    def ask(self, asked: Question) -> None:
        """The table wants to be sure before it acts."""

        def act() -> None:
            with self.table.gesture():
                asked.act()

        said = (asked.headline, asked.sentence, asked.yes, asked.no)
        Ask(self, *said, act, primary=self.face.primary)

    @property
    def key(self) -> str:
        return self.session.match.key

    @property
    def rule(self) -> str:
        """The one just broken."""
        return self.bubble.rule if self.bubble.isVisible() else ""

    def take_back(self) -> None:
        if self.session.can_undo:
            take_back(self, self.session, self.face.primary)

    def own_keys(self) -> tuple[str, list[tuple[str, str]]]:
        own = self._said.deeds if self._said is not None else ()
        return self.face.title, [(deed.label, deed.shortcut) for deed in own if deed.shortcut]

    def redo_turn(self) -> None:
        self.session.redo()

    def open_menu(self) -> None:
        """Everything else that can be done here, with words."""
        menu = TableMenu(self)
        menu.fill(self._deeds, self._do)
        acts = {"look_back": self.look_back, "fit": self.stage.fit, "fold": self._fold}
        acts |= {"seats": self.open_seats, "sheet": self.sheeted.emit}
        acts |= {"keep": self.keepsake.keep, "copy": self.keepsake.copy}
        if self.face.option_fits("code", dict(self.session.match.plan.choices)):
            acts["code"] = lambda: self.say(copy_code(self.session), "")
        menu.add_house(self.session, self.rail.is_folded, acts)
        menu.popup_beside(self.more if self.more.isVisible() else self.ending.more)

    def open_seats(self) -> None:
        Seats(self, self.session)

    def _stumble(self, trouble: Trouble) -> None:
        """A computer, or the hint, cannot be had; with a seat in it somebody may take it over."""
        opponents = self._house.opponents if self._house is not None else None
        if opponents is not None and "seat" in trouble.facts:
            offer_seat(self, self.session, trouble, opponents.try_again)
        else:
            self.say(player_words(trouble), "")

    def _fold(self) -> None:
        self.rail.toggle_fold()
        self._arrange()

    def look_back(self) -> None:
        self.session.peek(max(0, len(self.session.turns) - 1))
        self.replay.setFocus()

    def set_strip(self, strip: Strip | None) -> None:
        """What stands below the stage while the game is studied."""
        before, self.strip = self.strip, strip
        if before is not None:
            before.retire()
            before.panel.hide()
            before.panel.deleteLater()
        if strip is not None:
            self._column.addWidget(strip.panel)
            strip.panel.show()
            strip.changed.connect(self._tell)
        self._tell()

    def _follow(self, changes: tuple[Change, ...]) -> None:
        """The table tells what happened, and that its words are different."""
        for change in changes:
            if change.kind in (PLAYED, UNDONE):
                self._announce(change)
        if self.guide is not None:
            self.guide.follow(changes)
        if self._outcome is not None and any(change.kind == PLAYED for change in changes):
            self._recall()
            self.honours.enter()
            self.finale.begin()
        self.company.follow(changes)
        self._draw_curtain()
        self._tell()

    def _show_ending(self) -> None:
        """The last turn was seen at the table: now the poster."""
        if self.session.outcome is not None:
            SOUNDS.play("win" if self.session.outcome.winners else "lose")
        self.table.link.is_closing = False
        self.table.link.show()
        told = match_words(self.session.match), self.honours.words()
        announce(self, " ".join(filter(None, told)))

    def _honour(self) -> None:
        """A record that was broken, if the book is slower than the poster."""
        if not self.table.link.is_closing:
            announce(self, self.honours.words())
        self._tell()

    def _announce(self, change: Change) -> None:
        told = self.table.words.telling(change)
        if told is not None and change.seat is not None:
            self._telling = (told, change.seat)
            heard = self.table.words.heard(LATEST) if change.kind == PLAYED else ""
            announce(self, heard or told.sentence)
        if change.kind == PLAYED:
            SOUNDS.play(self.table.words.sound(change))

    def _draw_curtain(self) -> None:
        if self.session.is_curtained and self.session.viewer is not None:
            player = self.session.players[self.session.viewer]
            if not self.curtain.hangs_for(player):
                self._clear_away()
                told, teller = self._telling or (None, None)
                who = self.session.players[teller] if teller is not None else None
                self.curtain.fall(self.table, player, told, who)
        elif self.curtain.is_down:
            self.curtain.rise()
            self.stage.setFocus()

    def take_focus(self) -> None:
        """On the table, or on the curtain's button."""
        if self.curtain.is_down:
            self.curtain.call()
        else:
            self.stage.setFocus()

    def come_back(self) -> None:
        if self.curtain.is_down:
            self.curtain.call()

    def _clear_away(self) -> None:
        """Nothing that one player did or was told stays for the next."""
        self.stage.let_go()
        self.bubble.clear()
        for question in self.findChildren(Ask):
            if not question.isHidden():
                question.cancel()

    def _raise_curtain(self) -> None:
        self.session.raise_curtain()
        self._draw_curtain()

    def _recall(self) -> None:
        """Who played alone is told how it went before."""
        alone = len(self.session.players) == 1 and self.session.outcome is not None
        if alone and self._house is not None:
            self._house.recall_alone(self.session.match.key, self._remember)

    def _remember(self, past: tuple[Past, ...]) -> None:
        if Shiboken.isValid(self):
            self.table.link.past = past
            self._tell()

    @property
    def _outcome(self) -> Outcome | None:
        """Of a game that ends with a poster."""
        is_led = self.guide is not None and not self.guide.has_poster
        return None if is_led else self.session.outcome

    def _tell(self) -> None:
        """All words around the stage."""
        over = self._outcome
        is_closing = self.table.link.is_closing
        if self.finale.is_on and not is_closing:
            self.finale.cancel()
        said = self.table.words.said()
        heading, done = self.company.said(said)
        if self.guide is not None:
            said = self.guide.said(replace(said, heading=heading, finish=done))
            heading, done = said.heading, said.finish
            self.stage.light(self.guide.lit())
        if self.strip is not None:
            said = self.strip.said(said)
        self._said = said
        hinted = self.company.message(said)
        self.headline.setText(heading[0])
        self.subline.setText(heading[1])
        self.message.tell(hinted or said.message, said.is_wrong and not hinted, bool(hinted))
        self.rail.tell(self.table, said, SOUNDS.is_on)
        self.finish.setText(done.label)
        self.finish.set_missing(done.missing, said.is_wrong)
        self.finish.set_primary("" if done.is_quiet else self.face.primary)
        peeking = self.session.peeked is not None
        playing = over is None and not peeking and not self.session.is_read_only
        self.finish.setVisible(playing and done.shown)
        self.tools.setVisible(playing)
        is_told = self.strip is not None and self.strip.has_message
        self.message.setVisible(over is None and not is_told)
        self.heading.setVisible(over is None)
        may = self.session.can_undo, self.session.can_redo
        self.tools.tell_undo(*may, is_begun=bool(self.session.turns))
        self.tools.tell(self._deeds)
        self.replay.setVisible((over is not None and not is_closing) or peeking)
        self.replay.follow()
        is_free = self._house is not None and self.guide is None and self.strip is None
        self.replay.review.setVisible(is_free and may_study(self.session))
        self.ending.setVisible(over is not None and not is_closing)
        if over is not None:
            match, is_past = self.session.match, self.session.is_read_only
            told = self.table.words.ending(), match_words(match), self.honours.words()
            self.ending.tell(*told, match.is_over, is_past)
        self._arrange()

    @property
    def _deeds(self) -> tuple[Deed, ...]:
        own = self._said.deeds if self._said is not None else ()
        return self.company.deeds(own)

    def _do(self, deed: Deed) -> None:
        with self.table.gesture():
            deed.act()

    def area(self) -> Area:
        return area_of(self.stage.width(), self.stage.height())

    def _arrange(self) -> None:
        """Places the words and buttons over the stage."""
        self.rail.fit_to(self.width())
        # The stage must have its own width before things are placed on it.
        self._parts.activate()
        arrange(self, round(self._said.aside) if self._said is not None else 0)
        if self.strip is not None:
            self.strip.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.curtain.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        for deed in self._deeds:
            if deed.shortcut and event.text().upper() == deed.shortcut and deed.enabled:
                if not self.curtain.is_down:
                    self._do(deed)
                return
        if not self._let_hear(heard_by(event.text())):
            super().keyPressEvent(event)

    def _let_hear(self, what: str) -> bool:
        """Behind the curtain nobody hears what the next one has."""
        if what and not self.curtain.is_down:
            announce(self, self.table.words.heard(what))
        return bool(what)
