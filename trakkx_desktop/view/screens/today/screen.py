"""Today: four tasks, what they brought, a calendar of the days before, and a way to tell others."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from trakkx_desktop import catalog
from trakkx_desktop.core.match import DAY, Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.progress import DEAL, streak
from trakkx_desktop.puzzles.day import deal_of, of_day
from trakkx_desktop.session.puzzles import DealInquiry
from trakkx_desktop.session.worker import Answer
from trakkx_desktop.view.screens.house.dates import spelled
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.puzzles.card import grade_words
from trakkx_desktop.view.screens.puzzles.person import WhoButton
from trakkx_desktop.view.screens.puzzles.stars import stars_words
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.screens.today.day import (
    BEGAN,
    MEDALS,
    Calendar,
    long_date,
    medal_of,
    medal_words,
    short_date,
    streak_words,
)
from trakkx_desktop.view.screens.today.month import Month
from trakkx_desktop.view.screens.today.shapes import tasks
from trakkx_desktop.view.screens.today.share import day_picture, day_text, deal_words, title_of
from trakkx_desktop.view.screens.today.tasks import TaskCard
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LABEL, POSTER
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.puzzles.puzzle import Puzzle
    from trakkx_desktop.session.house import House
    from trakkx_desktop.session.puzzles import Books


class TodayScreen(Screen):
    """Signals: chosen(puzzle, day, words for where it stands); dealt(match, ""); exported(name, bytes)."""

    chosen = Signal(object, object, str)
    dealt = Signal(object, str)
    exported = Signal(str, object)

    def __init__(
        self, house: House, books: Books, faces: dict[str, Face], day: date | None = None
    ) -> None:
        super().__init__()
        self._house, self._books, self._faces = house, books, faces
        self._diary = house.progress
        self._asked: set[date] = set()
        self.calendar = Calendar(self)
        self.day = day or self.calendar.now
        self._first = self.day.replace(day=1)
        self.cards = {name: TaskCard(self._face_of(name)) for name in tasks(faces)}
        self._build()
        for name, card in self.cards.items():
            card.clicked.connect(lambda _=False, n=name: self.begin(n))
        for key in faces:
            books.open(key)
        books.opened.connect(self._on_opened)
        self._diary.changed.connect(self.refresh)
        self.calendar.changed.connect(self._on_midnight)
        self.refresh()
        self._diary.recall_days()

    def _build(self) -> None:
        self.title = Text("", 44, POSTER)
        self.streak = Text("", 18, LABEL, "text2")
        self.close_button = IconButton("cross", "")
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.streak)
        self.who = WhoButton(self._house)
        head.addWidget(self.who)
        head.addWidget(self.close_button)
        column = spaced(QVBoxLayout(), gap=2)
        for card in self.cards.values():
            column.addWidget(card)
        self.copy = Button("", icon="copy", px=18, height=48)
        self.picture = Button("", icon="picture", px=18, height=48)
        self.copy.clicked.connect(self.share_text)
        self.picture.clicked.connect(self.share_picture)
        share = spaced(QHBoxLayout(), gap=4)
        share.addWidget(self.copy)
        share.addWidget(self.picture)
        share.addStretch(1)
        column.addLayout(share)
        self.month = Month(self._faces)
        self.month.chosen.connect(self.go_to)
        self.earlier, self.later = IconButton("previous", ""), IconButton("next", "")
        self.earlier.clicked.connect(lambda: self.turn_leaf(-1))
        self.later.clicked.connect(lambda: self.turn_leaf(1))
        self.name = Text("", 22, LABEL)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        leaf = spaced(QVBoxLayout(), gap=2)
        top = QHBoxLayout()
        top.addWidget(self.earlier)
        top.addWidget(self.name, 1)
        top.addWidget(self.later)
        leaf.addLayout(top)
        leaf.addWidget(self.month, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.addLayout(column, 0, 0)
        grid.addLayout(leaf, 0, 1)
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1, 4)
        self._column.addLayout(grid, 1)

    def _face_of(self, name: str) -> Face:
        dealing = (face for face in self._faces.values() if face.has_deals)
        return self._faces[name] if name in self._faces else next(dealing)

    @property
    def done(self) -> Mapping[str, int]:
        return self._diary.mine.day(self.day)

    def puzzle(self, key: str) -> Puzzle | None:
        """None before the book was read, and where it is broken."""
        book = self._books.of(key)
        return of_day(book, self.day) if book else None

    def begin(self, name: str) -> None:
        """Also once more: the best counts."""
        if name == DEAL:
            self.dealt.emit(self._match(), "")
            return
        puzzle = self.puzzle(name)
        if puzzle is not None:
            is_today = self.day == self.calendar.now
            place = tr("today", "Today") if is_today else short_date(self.day)
            self.chosen.emit(puzzle, self.day, place)

    def _match(self) -> Match:
        """An ordinary match, dealt by the date."""
        key = next(key for key, face in self._faces.items() if face.has_deals)
        player = Player(self._diary.person or tr("puzzles", "You"), 0)
        choices = ((DAY, self.day.isoformat()),)
        plan = Plan(seed=deal_of(self.day), choices=choices, hints=False)
        return Match(key, catalog.game(key), (player,), plan)

    def go_to(self, day: date) -> None:
        self.day = day
        self._first = day.replace(day=1)
        self.refresh()

    def turn_leaf(self, months: int) -> None:
        """To the month before or after."""
        first = (self._first + timedelta(days=31 if months > 0 else -1)).replace(day=1)
        if BEGAN <= first <= self.calendar.now:
            self._first = first
            self.refresh()

    def _on_midnight(self) -> None:
        """Who looks at today looks at the day that has come; another day stays."""
        self.go_to(self.calendar.now)

    def _on_opened(self, _key: str) -> None:
        self.refresh()
        if self.close_button.hasFocus() or self.copy.hasFocus():
            self.take_focus()

    def _measure(self) -> None:
        """What the levels reach with the deal of the day that is shown, once it was played."""
        day, done = self.day, self.done
        if DEAL in done and day not in self._asked and not all(m in done for m in MEDALS):
            self._asked.add(day)
            key = next(key for key, face in self._faces.items() if face.has_deals)
            asked = DealInquiry(key, deal_of(day))
            self._house.worker.ask(asked, lambda answer: self._on_measured(day, answer))

    def _on_measured(self, day: date, answer: Answer | Any) -> None:
        if isinstance(answer, Answer):
            for medal, total in zip(MEDALS, answer.value, strict=True):
                self._diary.note_day(day, medal, total)

    def refresh(self) -> None:
        now = self.calendar.now
        self.title.setText(long_date(self.day))
        self.streak.setText(streak_words(streak(self._diary.mine, now)))
        self.close_button.set_words(tr("today", "Back (Esc)"))
        self.who.refresh()
        self.copy.setText(tr("today", "Copy as text"))
        self.picture.setText(tr("today", "Save as picture"))
        self.earlier.set_words(tr("today", "The month before"))
        self.later.set_words(tr("today", "The month after"))
        self.earlier.setEnabled(self._first > BEGAN)
        self.later.setEnabled(self._first < now.replace(day=1))
        self.name.setText(spelled(self._first, "MMMM yyyy"))
        for name, card in self.cards.items():
            self._tell(name, card)
        self.month.show_month(self._first, now, self.day, self._diary.mine)
        self._measure()

    def _tell(self, name: str, card: TaskCard) -> None:
        title, done = title_of(name, self._faces), self.done
        if name == DEAL:
            medal = medal_of(done)
            result = deal_words(done) if DEAL in done else ""
            note = medal_words(medal) or tr("today", "The same cards for everybody")
            points = result.partition(",")[0]
            card.tell(title, note, None, points, medal)
            card.setAccessibleName(". ".join(filter(None, (title, result or note))))
            return
        puzzle, stars = self.puzzle(name), done.get(name, 0)
        note = self._note(name, puzzle)
        card.setEnabled(puzzle is not None)
        card.tell(title, note, stars)
        card.setAccessibleName(f"{title}. {note}. {stars_words(stars)}")

    def _note(self, key: str, puzzle: Puzzle | None) -> str:
        if puzzle is not None:
            return tr("today", "Puzzle: {grade}").format(grade=grade_words(puzzle.grade))
        if self._books.is_open(key):
            return tr("puzzles", "The book of this game cannot be read.")
        return tr("puzzles", "Opening the book …")

    def share_text(self) -> None:
        QGuiApplication.clipboard().setText(day_text(self.day, self.done, self._faces))
        tell(self.window(), tr("today", "Copied. Nothing of the solutions is in it."))

    def share_picture(self) -> None:
        name = f"trakkx-{self.day.isoformat()}.png"
        self.exported.emit(name, day_picture(self.day, self.done, self._faces))

    def take_focus(self) -> None:
        """At the first task that is not done."""
        left = [card for n, card in self.cards.items() if n not in self.done and card.isEnabled()]
        (left[0] if left else self.copy).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.refresh()

    def retire(self) -> None:
        self._diary.changed.disconnect(self.refresh)
        self._books.opened.disconnect(self._on_opened)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_page(self._column, self.title, above=20, below=10, gap=16)
