"""The people of the house: what each has played, one spelling for each, and leave to be forgotten."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.chance import new_seed
from trakkx_desktop.core.history import ALONE, COMPUTERS, PEOPLE, companies, statistics
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import MARKS, Player
from trakkx_desktop.core.rating import Rating, fitting, rating
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.history.paper_list import PaperList
from trakkx_desktop.view.screens.history.people_list import (
    Known,
    PeopleDelegate,
    PeopleModel,
    everybody,
)
from trakkx_desktop.view.screens.history.quick_list import QuickList
from trakkx_desktop.view.screens.history.statistics import StatisticsPaper
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.computers import computer, level_ratings, level_words
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.new_game.seats import MarkButton
from trakkx_desktop.view.screens.score_sheet.words import short
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import POSTER
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import ElidedText, Text
from trakkx_desktop.view.stage.tr import tr


def _companies(shown: Sequence[str]) -> list[tuple[str, str]]:
    words = {
        PEOPLE: tr("people", "With people"),
        COMPUTERS: tr("people", "Against computers"),
        ALONE: tr("people", "Alone"),
    }
    return [(company, words[company]) for company in shown]


_NAME = 40
"""Letters of a name in a sentence."""


class PeoplePage(QWidget):
    """Follows the archive; everything it does is told in a note. Signal: started(Match), the next rated game."""

    started = Signal(object)

    def __init__(self, house: House, faces: Mapping[str, Face]) -> None:
        super().__init__()
        self._house = house
        self._archive = house.archive
        self._faces = faces
        self._name = ""
        self._matches: tuple[Summary, ...] = ()
        self.search = Field("", symbol="search")
        self.model = PeopleModel()
        self.list = QuickList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(PeopleDelegate(self.list))
        self.paper = PaperList(self.list)
        self.mark = MarkButton(0)
        self.headline = ElidedText("", 30, POSTER)
        self.rename = IconButton("pencil", "", size=48)
        self.forget = IconButton("trash", "", size=48)
        self.games = Segment([(key, face.title) for key, face in faces.items()], next(iter(faces)))
        self.company = Segment(_companies((PEOPLE, COMPUTERS, ALONE)), PEOPLE)
        self.next_rated = Button("", icon="play", px=17, height=46)
        self.statistics = StatisticsPaper()
        self.unplayed = Text("", 18, token="text2", wrap=True)
        self._build()
        self._connect()
        self.translate()

    def _build(self) -> None:
        left = spaced(QVBoxLayout(), gap=10)
        left.addWidget(self.search)
        left.addWidget(self.paper, 1)
        self.detail = Panel("mat")
        column = spaced(QVBoxLayout(self.detail), 22, 14, 16, 14)
        head = spaced(QHBoxLayout(), gap=2)
        head.addWidget(self.mark)
        head.addWidget(self.headline, 1)
        head.addWidget(self.rename)
        head.addWidget(self.forget)
        column.addLayout(head)
        column.addWidget(self.games)
        column.addWidget(self.company)
        column.addWidget(self.next_rated, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(6)
        column.addWidget(self.unplayed)
        column.addWidget(Scroll(self.statistics), 1)
        self._columns = spaced(QHBoxLayout(self))
        self._columns.addLayout(left, 38)
        self._columns.addWidget(self.detail, 62)

    def _connect(self) -> None:
        self.search.textChanged.connect(self.look_up)
        self.list.taken.connect(self._on_taken)
        self.list.removed.connect(lambda _row: self.ask_forget())
        self.list.renamed.connect(lambda _row: self.ask_rename())
        self.list.opened.connect(lambda _row: self.ask_rename())
        self.mark.clicked.connect(self._next_mark)
        self.rename.clicked.connect(self.ask_rename)
        self.forget.clicked.connect(self.ask_forget)
        self.games.chosen.connect(self._tell)
        self.company.chosen.connect(self._tell)
        self.next_rated.clicked.connect(self._play_rated)
        self._archive.listed.connect(self.look_up)
        self._archive.renamed.connect(self._on_renamed)
        self._archive.forgotten.connect(self._on_forgotten)

    def translate(self) -> None:
        self.search.set_words(tr("people", "Search a name"))
        self.list.setAccessibleName(tr("people", "People"))
        self.games.setAccessibleName(tr("people", "Game"))
        self.company.setAccessibleName(tr("people", "Played with"))
        self.company.set_words(_companies((PEOPLE, COMPUTERS, ALONE)))
        self.rename.set_words(tr("people", "Correct the name, or merge two spellings (F2)"))
        self.forget.set_words(tr("people", "Forget this person (Del)"))
        self.paper.nothing.setText(tr("people", "Nobody yet. Names you play with are kept here."))
        self.look_up()

    def look_up(self) -> None:
        """Those whose name fits; the chosen one stays chosen. A hidden page looks later."""
        if not self.isVisible():
            return
        words = self.search.text().casefold().split()
        people = [
            known
            for known in everybody(self._archive)
            if all(word in known.name.casefold() for word in words)
        ]
        name = self._name
        self.model.show_people(people)
        rows = [row for row, known in enumerate(people) if known.name == name]
        self.paper.show_content(bool(people))
        self.detail.setVisible(bool(people))
        self.list.choose(rows[0] if rows else 0)

    @property
    def chosen(self) -> Known | None:
        row = self.list.currentIndex().row()
        return self.model.people[row] if 0 <= row < len(self.model.people) else None

    def _on_taken(self, row: int) -> None:
        if row < 0 or row >= len(self.model.people):
            return
        is_other = self.model.people[row].name != self._name
        self._name = self.model.people[row].name
        self._matches = self._archive.finished_by(self._name)
        if is_other:
            self._choose_game()
        self._tell()

    def _choose_game(self) -> None:
        """The game this person has played most, if the one on show was never played."""
        played = Counter(match.game for match in self._matches if match.game in self._faces)
        if played and self.games.value not in played:
            self.games.set_value(played.most_common(1)[0][0])

    def _tell(self) -> None:
        known = self.chosen
        if known is None:
            return
        self.mark.mark = known.mark
        self.mark.update()
        self.headline.setText(known.name)
        self.headline.setToolTip(known.name)
        key = self.games.value
        played = companies(self._matches, key)
        if self.company.value not in played:
            self.company.blockSignals(True)
            self.company.set_value(played[0] if played else PEOPLE)
            self.company.blockSignals(False)
        self.company.setVisible(len(played) > 1 or played == (COMPUTERS,))
        found = statistics(self._matches, known.name, key, self.company.value)
        words = tr("people", "No finished match of {game} yet.")
        self.unplayed.setText(words.format(game=self._faces[key].title))
        self.unplayed.setVisible(not found.played and not found.assisted)
        self.statistics.setVisible(found.played > 0 or found.assisted > 0)
        rated = self._rating(known.name, key)
        self._offer_rated(rated, key)
        ranking = catalog.game(key).ranking
        self.statistics.show_statistics(found, self._faces[key], ranking, known.mark, rated)

    def _rating(self, name: str, key: str) -> Rating | None:
        """Only for who asked for it (settings), and only of games against computers."""
        levels = level_ratings(key)
        if not self._house.settings.rated or self.company.value != COMPUTERS or not levels:
            return None
        return rating((m for m in self._matches if m.game == key), name, levels)

    def _offer_rated(self, rated: Rating | None, key: str) -> None:
        self.next_rated.setVisible(rated is not None)
        if rated is not None:
            words = tr("people", "Play the next rated game: {level}")
            level = level_words(fitting(rated, level_ratings(key)))
            self.next_rated.setText(words.format(level=level))

    def _play_rated(self) -> None:
        """Against the level that fits, by the usual rules; who began last time answers now."""
        known, key = self.chosen, self.games.value
        rated = self._rating(known.name, key) if known is not None else None
        if known is None or rated is None:
            return
        other = computer(
            fitting(rated, level_ratings(key)), (known.mark + 1) % MARKS, (known.name,)
        )
        players = (Player(known.name, known.mark), other)
        plan = Plan(first=rated.games % 2, seed=new_seed(), hints=False)
        self.started.emit(Match(key, catalog.game(key), players, plan))

    def _next_mark(self) -> None:
        known = self.chosen
        if known is not None:
            self._archive.set_mark(known.name, (known.mark + 1) % MARKS)
            self.look_up()

    def ask_rename(self) -> None:
        known = self.chosen
        if known is None:
            return
        ask = Ask(
            self.window(),
            tr("people", "Correct the name"),
            tr(
                "people",
                "It changes in every match. A name that is known makes the two one person.",
            ),
            tr("people", "Correct it"),
            tr("people", "Leave it"),
            lambda: self._rename(known.name, field.text().strip()),
        )
        field = Field(tr("people", "Name"), known.name)
        others = QCompleter([other.name for other in everybody(self._archive)], field)
        others.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        field.setCompleter(others)
        ask.add(field)
        field.selectAll()

    def _rename(self, old: str, new: str) -> None:
        if not new or new == old:
            return
        if all(known.name != new for known in everybody(self._archive)):
            self._archive.rename_person(old, new)
            return
        words = tr("people", "Are {old} and {new} the same person?")
        sentence = tr("people", "Their results become one.")
        met = self._archive.met(old, new)
        if met:
            sentence += " " + tr("people", "But they have played each other, in %n match(es).", met)
        Ask(
            self.window(),
            words.format(old=short(old, _NAME), new=short(new, _NAME)),
            sentence,
            tr("people", "Make them one"),
            tr("people", "Leave it"),
            lambda: self._archive.rename_person(old, new),
            is_grave=True,
        )

    def ask_forget(self) -> None:
        known = self.chosen
        if known is None:
            return
        words = tr("people", "Forget {name}?")
        Ask(
            self.window(),
            words.format(name=short(known.name, _NAME)),
            tr("people", "The results stay, without the name. That cannot be taken back."),
            tr("people", "Forget the name"),
            tr("people", "Leave it"),
            lambda: self._archive.forget_person(known.name),
            is_grave=True,
        )

    def _on_renamed(self, old: str, new: str, matches: int) -> None:
        self._name = new
        words = tr("people", "{old} is {new} now, in %n match(es).", matches)
        told = words.format(old=short(old, _NAME), new=short(new, _NAME))
        tell(self.window(), told, tr("people", "Undo"), self._archive.part)

    def _on_forgotten(self, name: str, matches: int) -> None:
        words = tr("people", "{name} is forgotten. %n match(es) stay without the name.", matches)
        tell(self.window(), words.format(name=short(name, _NAME)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.setSpacing(24 if self.width() > 1000 else 12)
