"""The people of the house: what each has played, one spelling for each, and leave to be forgotten."""

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.history import statistics
from trakkx_desktop.core.player import MARKS
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
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.new_game.seats import MarkButton
from trakkx_desktop.view.screens.score_sheet.words import short
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import POSTER
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import ElidedText, Text
from trakkx_desktop.view.stage.tr import tr

_NAME = 40
"""Letters of a name in a sentence."""


class PeoplePage(QWidget):
    """Follows the archive; everything it does is told in a note."""

    def __init__(self, house: House, faces: Mapping[str, Face]) -> None:
        super().__init__()
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
        self._archive.listed.connect(self.look_up)
        self._archive.renamed.connect(self._on_renamed)
        self._archive.forgotten.connect(self._on_forgotten)

    def translate(self) -> None:
        self.search.set_words(tr("people", "Search a name"))
        self.list.setAccessibleName(tr("people", "People"))
        self.games.setAccessibleName(tr("people", "Game"))
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
        found = statistics(self._matches, known.name, key)
        words = tr("people", "No finished match of {game} yet.")
        self.unplayed.setText(words.format(game=self._faces[key].title))
        self.unplayed.setVisible(not found.played)
        self.statistics.setVisible(found.played > 0)
        self.statistics.show_statistics(
            found, self._faces[key], catalog.game(key).ranking, known.mark
        )

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
        Ask(
            self.window(),
            words.format(old=short(old, _NAME), new=short(new, _NAME)),
            tr("people", "Their results become one. That cannot be taken apart again."),
            tr("people", "Make them one"),
            tr("people", "Leave it"),
            lambda: self._archive.rename_person(old, new),
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
        )

    def _on_renamed(self, old: str, new: str, matches: int) -> None:
        self._name = new
        words = tr("people", "{old} is {new} now, in %n match(es).", matches)
        tell(self.window(), words.format(old=short(old, _NAME), new=short(new, _NAME)))

    def _on_forgotten(self, name: str, matches: int) -> None:
        words = tr("people", "{name} is forgotten. %n match(es) stay without the name.", matches)
        tell(self.window(), words.format(name=short(name, _NAME)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.setSpacing(24 if self.width() > 1000 else 12)
