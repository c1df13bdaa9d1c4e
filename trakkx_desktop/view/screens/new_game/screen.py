"""New game: one page with the last choices filled in; Enter starts."""

from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.chance import code_of, new_seed, seed_of
from trakkx_desktop.core.game import Option
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import MARKS
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.names import told_apart
from trakkx_desktop.view.screens.new_game.names import KnownNames
from trakkx_desktop.view.screens.new_game.poster import Poster
from trakkx_desktop.view.screens.new_game.questions import Question, Questions
from trakkx_desktop.view.screens.new_game.seats import AddField, PlayerField
from trakkx_desktop.view.screens.new_game.wish import LENGTHS, Wish
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LABEL, POSTER, TEXT
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

MOST = 4
"""Answers that fit beside each other into one column."""


class NewGameScreen(Screen):
    """Signals: started(Match, youngest name), ruled()."""

    started = Signal(object, str)
    ruled = Signal()
    key: str = ""

    def __init__(self, house: House, key: str, face: Face) -> None:
        super().__init__()
        self._house = house
        self.key = key
        self._face = face
        self._game = catalog.game(key)
        kept = house.settings.new_game.get(key, {})
        has_computers = catalog.has_player(key)
        self._wish = Wish.recalled(self._game, house.archive.people(), kept, has_computers)
        self._fields: list[PlayerField] = []
        self.code = Field("", longest=12)
        self._segments: dict[str, Segment] = {}
        self._poster = Poster(face)
        self._poster.ruled.connect(self.ruled)
        self._page = QWidget()
        self._column = spaced(QVBoxLayout(self._page), 48, 30, 40, 16, gap=8)
        outer = spaced(QHBoxLayout(self), gap=0)
        right = spaced(QVBoxLayout(), gap=0)
        self._scroll = Scroll(self._page)
        right.addWidget(self._scroll, 1)
        self._foot = spaced(QHBoxLayout(), 55, 4, 40, 22)
        right.addLayout(self._foot)
        outer.addWidget(self._poster)
        outer.addLayout(right, 1)
        self._build_head()
        self._names = KnownNames(self._page)
        self._players = QGridLayout()
        self._players.setSpacing(2)
        self._column.addLayout(self._players)
        self._column.addSpacing(6)
        self._questions = Questions()
        self._questions.is_open = self._wish.has_rare_answers
        self._questions.unfolded.connect(self._show_all)
        self._column.addWidget(self._questions)
        self._column.addStretch(1)
        self._build_foot()
        self._rebuilt()
        if not self._fields[0].name.text():
            # A newcomer can type at once; who comes again sees all as it was.
            self.setFocusProxy(self._fields[0].name)

    def _build_head(self) -> None:
        head = spaced(QHBoxLayout(), RING, 0, 0, 0)
        self._title = Text("", 50, POSTER)
        self._close = IconButton("cross", "")
        self._close.clicked.connect(self.closed)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._close)
        self._column.addLayout(head)
        row = spaced(QHBoxLayout(), RING, 0, 0, 0)
        self._who = Text("", 20, LABEL)
        self._note = Text("", 17, token="text2")
        self._note.setContentsMargins(0, 0, RING, 0)
        self._lot = Button("", icon="lot", px=16, height=40)
        self._lot.clicked.connect(self._draw_lots)
        row.addWidget(self._who)
        row.addStretch(1)
        row.addWidget(self._note)
        row.addWidget(self._lot)
        self._column.addLayout(row)

    def _build_foot(self) -> None:
        words = spaced(QVBoxLayout(), gap=0)
        self._sum = Text("", 22, LABEL)
        self._about = Text("", 17, token="text2", wrap=True)
        words.addStretch(1)
        words.addWidget(self._sum)
        words.addWidget(self._about)
        words.addStretch(1)
        self.start = Button("", primary=self._face.primary, px=32, height=92)
        self.start.setMinimumWidth(280)
        self.start.clicked.connect(self._start)
        self._foot.addLayout(words, 1)
        self._foot.addWidget(self.start)

    def _show_players(self) -> None:
        """The seats, and one more to add while there is space."""
        _empty(self._players)
        seats = self._game.seats(self._wish.choices)
        known = [person.name for person in self._wish.people]
        self._fields = []
        for seat, player in enumerate(self._wish.players):
            field = PlayerField(player, seat, self._names, known)
            field.levelled.connect(lambda level, s=seat: self._set_level(s, level))
            field.changed.connect(self._tell)
            field.marked.connect(lambda f=field: self._mark_anew(f))
            field.begins.connect(lambda s=seat: self._begin_with(s))
            field.removed.connect(lambda s=seat: self._remove(s))
            field.moved.connect(lambda by, s=seat: self._move(s, s + by))
            field.dropped.connect(lambda at, s=seat: self._move(s, self._seat_at(at, s)))
            field.kind.setVisible(self._wish.has_computers)
            field.remove.setVisible(len(self._wish.players) > seats[0])
            self._fields.append(field)
            self._players.addWidget(field, seat // 2, seat % 2)
        self.add = AddField()
        if len(self._wish.players) < seats[-1]:
            seat = len(self._wish.players)
            self.add.setText(tr("new_game", "Add a player"))
            self.add.setAccessibleName(self.add.text())
            self.add.clicked.connect(self._add)
            self._players.addWidget(self.add, seat // 2, seat % 2)
        for column in (0, 1):
            self._players.setColumnStretch(column, 1)

    def _mark_anew(self, field: PlayerField) -> None:
        """The next shape that nobody has; at a full table the next one changes hands."""
        had = field.mark.mark
        others = {other.mark.mark: other for other in self._fields if other is not field}
        wished = [(had + step) % MARKS for step in range(1, MARKS)]
        mark = next((mark for mark in wished if mark not in others), wished[0])
        if mark in others:
            others[mark].set_mark(had)
        field.set_mark(mark)

    def _keep_names(self) -> None:
        self._wish.players = [field.wished for field in self._fields]

    def _set_level(self, seat: int, level: int) -> None:
        """A computer of this level, or (0) a person, comes to this seat; the keyboard goes on to level or name."""
        self._keep_names()
        self._wish.set_level(seat, level)
        self._rebuilt()
        field = self._fields[seat]
        (field.level if level else field.name).setFocus()

    def _add(self) -> None:
        self._keep_names()
        self._wish.add()
        self._rebuilt()
        self._fields[-1].name.setFocus()
        self._fields[-1].name.selectAll()

    def _remove(self, seat: int) -> None:
        self._keep_names()
        self._wish.remove(seat)
        self._rebuilt()
        # Else the keyboard would jump to whatever comes after what is gone.
        self.add.setFocus(Qt.FocusReason.MouseFocusReason)

    def _move(self, seat: int, other: int) -> None:
        """Two players change seats; who begins goes along."""
        self._keep_names()
        if 0 <= other < len(self._wish.players):
            self._wish.swap(seat, other)
            self._rebuilt()
            self._fields[other].name.setFocus()

    def _seat_at(self, point: QPoint, seat: int) -> int:
        """The seat whose place a dragged one was dropped on; its own if on none."""
        cells = (self._players.cellRect(s // 2, s % 2) for s in range(len(self._fields)))
        return next((s for s, cell in enumerate(cells) if cell.contains(point)), seat)

    def _begin_with(self, seat: int) -> None:
        self._keep_names()
        self._wish.first = seat
        self._tell()

    def _draw_lots(self) -> None:
        self._keep_names()
        self._wish.first = new_seed() % len(self._wish.players)
        self._tell()

    def _rebuilt(self) -> None:
        self._show_players()
        self._show_options()
        self._tell()
        self._order_keys()

    def _order_keys(self) -> None:
        """Tab goes down the page, however often its parts were made anew."""
        stops: list[QWidget] = [self._lot]
        for field in self._fields:
            stops += [field.mark, field.name, field.level, field.first, field.kind, field.remove]
        stops += [self.add] if self.add.parent() is not None else []
        stops += [*self._questions.stops(), self.start, self._close]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _show_options(self) -> None:
        """The game's own questions, then those of the house."""
        self._segments = {}
        asked = [self._ask_option(o) for o in self._game.options if self._fits(o)]
        asked.append(self._ask_games())
        if len(self._wish.players) > 1:
            asked += [self._ask_next()] if self._face.begins_words() else []
            asked.append(self._ask_undo())
        asked += [self._ask_hints()] if self._wish.has_computers else []
        code = self._ask_code()
        asked += [code] if self._face.option_fits("code", self._wish.choices) else []
        self._questions.ask(asked)

    def _show_all(self) -> None:
        """What was unfolded may lie below the edge."""
        self._page.adjustSize()
        self._scroll.ensureVisible(0, self._page.height(), 0, 0)

    def _fits(self, option: Option) -> bool:
        seats = {"seats": str(len(self._wish.players))}
        return self._face.option_fits(option.key, self._wish.choices | seats)

    def _ask_option(self, option: Option) -> Question:
        words = self._face.option_words(option.key)
        if option.per_seat:
            note = self._face.option_note(option.key, "")
            return Question(words, self._ask_each(option), note, is_rare=True)
        value = self._wish.choices.get(option.key, option.default)
        pairs = [(v, self._face.value_words(option.key, v)) for v in option.values]
        segment = Segment(pairs, value, words)
        segment.chosen.connect(lambda v, k=option.key: self._choose(k, v))
        self._segments[option.key] = segment
        note = self._face.option_note(option.key, value)
        return Question(words, segment, note, is_wide=len(pairs) > MOST)

    def _ask_each(self, option: Option) -> QWidget:
        """The same question for every seat: one row each."""
        box = QWidget()
        grid = spaced(QGridLayout(box), gap=4)
        for seat, player in enumerate(self._wish.players):
            key = f"{option.key}.{seat}"
            value = self._wish.choices.get(key, option.default)
            pairs = [(v, self._face.value_words(option.key, v)) for v in option.values]
            who = player.name or tr("new_game", "Player {number}").format(number=seat + 1)
            segment = Segment(pairs, value, who)
            segment.chosen.connect(lambda v, k=key: self._choose(k, v))
            self._segments[key] = segment
            name = Text(who, 16, TEXT)
            name.setMaximumWidth(110)
            grid.addWidget(name, seat, 0)
            grid.addWidget(segment, seat, 1)
        return box

    def _choose(self, key: str, value: str) -> None:
        self._keep_names()
        self._wish.choose(key, value)
        self._rebuilt()
        if key in self._segments:
            self._segments[key].choice(value).setFocus()

    def _ask_games(self) -> Question:
        words = tr("new_game", "Games in this match")
        pairs = [(str(n), str(n)) for n in LENGTHS]
        segment = Segment(pairs, str(self._wish.games), words)
        segment.chosen.connect(self._set_games)
        self._segments["games"] = segment
        return Question(words, segment)

    def _set_games(self, value: str) -> None:
        self._wish.games = int(value)
        self._tell()

    def _ask_next(self) -> Question:
        words = tr("new_game", "Who begins the next game")
        pairs = (("next", tr("new_game", "Next seat")), ("same", tr("new_game", "Same player")))
        segment = Segment(pairs, "next" if self._wish.rotate else "same", words)
        segment.chosen.connect(lambda v: setattr(self._wish, "rotate", v == "next"))
        self._segments["next"] = segment
        return Question(words, segment)

    def _ask_undo(self) -> Question:
        words = tr("new_game", "Undo")
        pairs = (("turn", tr("new_game", "Ask first")), ("any", tr("new_game", "Any turn")))
        segment = Segment(pairs, "any" if self._wish.undo_any else "turn", words)
        segment.chosen.connect(lambda v: setattr(self._wish, "undo_any", v == "any"))
        self._segments["undo"] = segment
        note = tr(
            "new_game", "Your own open turn can always be undone; nothing that was revealed can."
        )
        return Question(words, segment, note, is_rare=True)

    def _ask_hints(self) -> Question:
        words = tr("new_game", "Hints")
        pairs = (("yes", tr("new_game", "Allowed")), ("no", tr("new_game", "None")))
        segment = Segment(pairs, "yes" if self._wish.hints else "no", words)
        segment.chosen.connect(lambda v: setattr(self._wish, "hints", v == "yes"))
        self._segments["hints"] = segment
        note = tr("new_game", "A game with hints is marked as assisted.")
        return Question(words, segment, note, is_rare=True)

    def _ask_code(self) -> Question:
        words = tr("new_game", "Code of the deal")
        self.code = Field(tr("new_game", "by chance"), self.code.text(), longest=12)
        self.code.setAccessibleName(words)
        self.code.textChanged.connect(self._tell)
        note = tr("new_game", "The same code deals the same again, to compare with others.")
        return Question(words, self.code, note, is_rare=True)

    def match(self) -> Match:
        """What the page says now."""
        seed = seed_of(self.code.text()) if self.code.text().strip() else None
        plan = self._wish.plan(seed if seed is not None else new_seed())
        players = told_apart(tuple(f.player for f in self._fields))
        return Match(self.key, self._game, players, plan)

    def refusal(self) -> str:
        """Why it cannot start, in words; "" if it can."""
        if self.code.text().strip() and seed_of(self.code.text()) is None:
            return tr("new_game", "A code looks like {example}.").format(example=code_of(123456789))
        found = self.match().refusal()
        return self._face.refusal_words(found) if isinstance(found, Refusal) else ""

    def _tell(self) -> None:
        self._title.setText(tr("new_game", "New game"))
        self.setAccessibleName(f"{self._title.text()}, {self._face.title}")
        self._close.set_words(tr("new_game", "Back to Home"))
        self._who.setText(tr("new_game", "Who is playing?"))
        several = len(self._fields) > 1
        self._note.setText(self._face.first_note() if several else "")
        self._lot.setText(tr("new_game", "Draw lots"))
        begins = self._face.begins_words()
        self._lot.setVisible(several and bool(begins))
        for seat, field in enumerate(self._fields):
            field.first.set_first(begins, seat == self._wish.first)
            field.first.setVisible(several and bool(begins))
            field.mark.set_ink(self._face.seat_ink(seat == self._wish.first) if several else "")
        players = tr("new_game", "%n player(s)", len(self._fields))
        games = tr("new_game", "%n game(s)", self._wish.games)
        self._sum.setText(f"{players}, {games}.")
        minutes = self._face.minutes(len(self._fields), self._wish.choices) * self._wish.games
        about = tr("new_game", "About %n minute(s).", minutes)
        self._about.setText(about + " " + tr("new_game", "Your choices are kept for next time."))
        self.start.setText(tr("new_game", "Start"))
        self.start.set_missing(self.refusal(), is_wrong=True)

    def _start(self) -> None:
        if self.refusal():
            return
        self._keep_names()
        kept = {**self._house.settings.new_game, self.key: self._wish.kept()}
        self._house.tune(new_game=kept)
        match = self.match()
        youngest = match.players[self._wish.first].name
        self.started.emit(match, youngest)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._start()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= 1200
        self._poster.setFixedWidth(round(self.width() * (0.33 if wide else 0.2)))
        side, is_high = (48 if wide else 20) - RING, self.height() > 760
        self._column.setContentsMargins(side, 30 if is_high else 10, side, 8)
        self._foot.setContentsMargins(side + RING, 4, side, 22 if is_high else 8)
        self._title.set_size(50 if is_high else 32, POSTER)

    def retranslate(self) -> None:
        self._keep_names()
        self._rebuilt()


def _empty(grid: QGridLayout) -> None:
    while grid.count():
        item = grid.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
