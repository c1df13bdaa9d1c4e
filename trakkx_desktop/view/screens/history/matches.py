"""The matches of the history: search, sort, pick one, and do something with it."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from trakkx_desktop.core.summary import Summary
from trakkx_desktop.session.archive import Deleted
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.history.match_detail import (
    DEEDS,
    MatchDetail,
    deed_words,
    open_words,
)
from trakkx_desktop.view.screens.history.match_list import MatchDelegate, MatchModel
from trakkx_desktop.view.screens.history.match_words import title_words
from trakkx_desktop.view.screens.history.paper_list import PaperList
from trakkx_desktop.view.screens.history.quick_list import QuickList
from trakkx_desktop.view.screens.history.searching import SORTS, query_of
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.house.export import ask_where
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.files import show_folder
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.score_sheet.words import short
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_NAME = 60
"""Letters of a match's title in a sentence."""


def _states() -> tuple[tuple[str, str], ...]:
    return ("", tr("history", "All")), ("open", tr("history", "Open"))


def sort_words(sort: str) -> str:
    if sort == "newest":
        return tr("history", "Newest first")
    if sort == "oldest":
        return tr("history", "Oldest first")
    if sort == "game":
        return tr("history", "By game")
    if sort == "players":
        return tr("history", "By players")
    if sort == "name":
        return tr("history", "By name")
    return tr("history", "Most games first")


class MatchesPage(QWidget):
    """Signals: opened(path); reviewed(path), with the computer."""

    opened = Signal(object)
    reviewed = Signal(object)

    def __init__(self, house: House, faces: Mapping[str, Face]) -> None:
        super().__init__()
        self._house = house
        self._archive = house.archive
        self._faces = faces
        self._sort = "newest"
        self._chosen = ""
        """Id of the match that stays chosen."""
        self.search = Field("", symbol="search")
        self.games = Segment(self._game_choices(), "")
        self.states = Segment(_states(), "")
        self.sort = Button("", icon="sort", px=18, height=44)
        self.model = MatchModel(faces)
        self.list = QuickList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(MatchDelegate(faces, self.list))
        self.count = Text("", 16, token="text2")
        self.paper = PaperList(self.list)
        self.detail = MatchDetail(faces)
        self._build()
        self._connect()
        self.translate()

    def _build(self) -> None:
        tools = spaced(QHBoxLayout(), gap=8)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.games)
        tools.addWidget(self.states)
        tools.addWidget(self.sort)
        left = spaced(QVBoxLayout(), gap=6)
        left.addWidget(self.paper, 1)
        left.addWidget(self.count)
        self._columns = QHBoxLayout()
        self._columns.addLayout(left, 58)
        self._columns.addWidget(self.detail, 42)
        column = spaced(QVBoxLayout(self), gap=10)
        column.addLayout(tools)
        column.addLayout(self._columns, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(self.look_up)
        self.search.returnPressed.connect(self.list.setFocus)
        self.games.chosen.connect(self.look_up)
        self.states.chosen.connect(self.look_up)
        self.sort.clicked.connect(self._open_sorts)
        self.list.taken.connect(self._on_taken)
        self.list.opened.connect(self._open)
        self.list.removed.connect(lambda _row: self.do("delete"))
        self.list.renamed.connect(lambda _row: self.do("rename"))
        self.list.asked.connect(self._open_menu)
        self.detail.opened.connect(self._open)
        self.detail.done.connect(self.do)
        self._archive.listed.connect(self.look_up)
        self._archive.progressed.connect(self._on_progressed)

    def _game_choices(self) -> list[tuple[str, str]]:
        everything = tr("history", "All games")
        return [("", everything), *((key, face.title) for key, face in self._faces.items())]

    def translate(self) -> None:
        self.search.set_words(tr("history", "Search: a name, a year, 2026-11"))
        self.games.setAccessibleName(tr("history", "Game"))
        self.games.set_words(self._game_choices())
        self.states.setAccessibleName(tr("history", "Which matches"))
        self.states.set_words(_states())
        self.list.setAccessibleName(tr("history", "Matches"))
        self._word_sort()
        self.look_up()

    def _word_sort(self) -> None:
        """Where words are large and the window small, its picture says enough."""
        words = sort_words(self._sort)
        self.sort.setText(words if self.width() > 860 * LOOK.text_scale else "")
        self.sort.setAccessibleName(words)
        self.sort.setToolTip(words)

    def look_up(self) -> None:
        """Shows what fits, at once; the chosen match stays chosen if it still fits."""
        titles = {key: face.title for key, face in self._faces.items()}
        query = query_of(self.search.text(), self.games.value, self._sort, titles)
        query = replace(query, is_open=bool(self.states.value))
        found = self._archive.search(query)
        self.model.show_matches(found)
        self._tell(len(found))
        row = self.model.row_of(self._chosen)
        self.list.choose(max(0, row))
        if not found:
            self.detail.show_match(None)

    def _tell(self, found: int) -> None:
        self.count.setText(tr("history", "%n match(es)", found))
        words = tr("history", "Nothing here is called like that.")
        if not self._archive.is_loaded:
            words = tr("history", "Looking through your matches …")
        elif not self._archive.summaries:
            words = tr("history", "No match yet. The first one you play will be kept here.")
        self.paper.nothing.setText(words)
        self.paper.show_content(found > 0)
        self.count.setVisible(found > 0)
        self.detail.setVisible(found > 0)

    def _on_progressed(self, done: int, total: int) -> None:
        words = tr("history", "Reading match {done} of {total} …")
        self.paper.nothing.setText(words.format(done=done + 1, total=total))

    @property
    def chosen(self) -> Summary | None:
        row = self.list.currentIndex().row()
        return self.model.matches[row] if 0 <= row < len(self.model.matches) else None

    def _on_taken(self, row: int) -> None:
        summary = self.model.matches[row] if 0 <= row < len(self.model.matches) else None
        self._chosen = summary.id if summary is not None else self._chosen
        self.detail.show_match(summary)

    def _open(self, _row: int = 0) -> None:
        if self.chosen is not None:
            self.opened.emit(self.chosen.path)

    def _open_sorts(self) -> None:
        self.sorts = Menu(self)
        for sort in SORTS:
            action = self.sorts.addAction(sort_words(sort))
            action.setCheckable(True)
            action.setChecked(sort == self._sort)
            action.triggered.connect(lambda _=False, s=sort: self.sort_by(s))
        self.sorts.popup_beside(self.sort, below=True)

    def sort_by(self, sort: str) -> None:
        self._sort = sort
        self._word_sort()
        self.look_up()

    def _open_menu(self, _row: int) -> None:
        """The deeds of the chosen match, where the pointer is or the line lies."""
        if self.chosen is None:
            return
        self.menu = Menu(self)
        self.menu.addAction(open_words(self.chosen)).triggered.connect(lambda: self._open())
        for deed in DEEDS:
            action = self.menu.addAction(deed_words(deed))
            action.setEnabled(self.detail.deeds[deed].isEnabled())
            action.triggered.connect(lambda _=False, d=deed: self.do(d))
        at = self.list.visualRect(self.list.currentIndex()).center()
        self.menu.popup(self.list.viewport().mapToGlobal(at))

    def do(self, deed: str) -> None:
        """One of DEEDS with the chosen match."""
        summary = self.chosen
        if summary is None or not self.detail.deeds[deed].isEnabled():
            return
        if deed == "review":
            self.reviewed.emit(summary.path)
        elif deed == "rename":
            self._ask_name(summary)
        elif deed == "duplicate":
            self._archive.duplicate(summary, self._choose)
        elif deed == "copy":
            self._copy(summary)
        elif deed == "folder":
            show_folder(self._house.places.saves)
        else:
            self._delete(summary)

    def _choose(self, summary: Summary) -> None:
        if Shiboken.isValid(self):
            self.list.choose(self.model.row_of(summary.id))

    def _ask_name(self, summary: Summary) -> None:
        ask = Ask(
            self.window(),
            tr("history", "What is this match called?"),
            "",
            tr("history", "Keep the name"),
            tr("history", "Leave it"),
            lambda: self._archive.rename(summary, field.text().strip()),
        )
        field = Field(tr("history", "Name of the match"), summary.name)
        ask.add(field)

    def _copy(self, summary: Summary) -> None:
        path = ask_where(self, self._house, f"{summary.path.stem}{summary.path.suffix}")
        if path is not None:
            window = self.window()
            words = tr("history", "Saved a copy as “{name}”.").format(name=path.name)
            self._archive.copy_to(summary, path, lambda: tell(window, words))

    def _delete(self, summary: Summary) -> None:
        row = self.list.currentIndex().row()
        self._archive.delete(summary, lambda deleted: self._tell_deleted(deleted, row))

    def _tell_deleted(self, deleted: Deleted, row: int) -> None:
        if not Shiboken.isValid(self):
            return
        self.list.choose(min(row, len(self.model.matches) - 1))
        words = tr("history", "“{title}” is in the trash for 30 days.")
        tell(
            self.window(),
            words.format(title=short(title_words(deleted.summary), _NAME)),
            tr("history", "Undo"),
            lambda: self._restore(deleted),
        )

    def _restore(self, deleted: Deleted) -> None:
        self._chosen = deleted.summary.id
        self._archive.restore(deleted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed anywhere search."""
        text = event.text()
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if text.isprintable() and text.strip() and plain:
            self.search.setFocus()
            self.search.insert(text)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.setSpacing(24 if self.width() > 1000 else 12)
        self._word_sort()
