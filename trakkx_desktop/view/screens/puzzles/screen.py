"""The list of puzzles: a game, its four grades with stars, the next one, and a rush."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.puzzles.puzzle import GRADES, Puzzle
from trakkx_desktop.view.screens.puzzles.person import WhoButton
from trakkx_desktop.view.screens.puzzles.tile import GradeGrid
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LABEL, POSTER
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.session.house import House
    from trakkx_desktop.session.puzzles import Books


class PuzzlesScreen(Screen):
    """Signals: chosen(puzzle); rushed(game)."""

    chosen = Signal(object)
    rushed = Signal(str)

    def __init__(self, house: House, books: Books, faces: dict[str, Face], key: str = "") -> None:
        super().__init__()
        self._diary, self._books, self._faces = house.progress, books, faces
        column = self._column = QVBoxLayout(self)
        self.title = Text("", 44, POSTER)
        first = key or next(iter(faces))
        self.tabs = Segment([(game, face.title) for game, face in faces.items()], first)
        self.close_button = IconButton("cross", "")
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.tabs)
        head.addStretch(1)
        self.who = WhoButton(house)
        head.addWidget(self.who)
        head.addWidget(self.close_button)
        column.addLayout(head)
        self.next = Button("", px=22, height=58)
        self.rush = Button("", icon="timer", px=20, height=58)
        self.note = Text("", 17, LABEL, "text2")
        row = spaced(QHBoxLayout(), gap=8)
        row.addWidget(self.next)
        row.addWidget(self.rush)
        row.addStretch(1)
        row.addWidget(self.note)
        column.addLayout(row)
        self.grids: dict[int, GradeGrid] = {}
        self.pages = Scroll(QWidget())
        column.addWidget(self.pages, 1)
        self.next.clicked.connect(self._go_on)
        self.rush.clicked.connect(lambda: self.rushed.emit(self.key))
        self.tabs.chosen.connect(self._open)
        self._diary.changed.connect(self.refresh)
        books.opened.connect(self._on_opened)
        self._open(first)

    @property
    def key(self) -> str:
        return self.tabs.value

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        return self._books.of(self.key)

    def coming(self) -> Puzzle | None:
        """The easiest that is not solved yet."""
        mine = self._diary.mine
        left = (one for one in self.puzzles if not mine.stars(one.game, one.id))
        return next(left, None)

    def _open(self, key: str) -> None:
        self._books.open(key)
        self.refresh()

    def _on_opened(self, key: str) -> None:
        if key == self.key:
            self.refresh()
            self.take_focus()

    def _go_on(self) -> None:
        puzzle = self.coming()
        if puzzle is not None:
            self.chosen.emit(puzzle)

    def refresh(self) -> None:
        self.title.setText(tr("puzzles", "Puzzles"))
        self.close_button.set_words(tr("puzzles", "Back (Esc)"))
        self.tabs.setAccessibleName(tr("puzzles", "Game"))
        self.next.setText(tr("puzzles", "Next puzzle"))
        self.next.set_primary(self._faces[self.key].primary)
        self.who.refresh()
        self.rush.setText(tr("puzzles", "Rush: three minutes"))
        self.next.setEnabled(self.coming() is not None)
        self.rush.setEnabled(bool(self.puzzles))
        self.note.setText(self._summary())
        self._fill()

    def _summary(self) -> str:
        mine = self._diary.mine
        if not self._books.is_open(self.key):
            return tr("puzzles", "Opening the book …")
        if not self.puzzles:
            return tr("puzzles", "The book of this game cannot be read.")
        known = {one.id for one in self.puzzles}
        found = mine.puzzles.get(self.key, {})
        stars = sum(worth for name, worth in found.items() if name in known)
        best = mine.rush.get(self.key, 0)
        told = [tr("puzzles", "%n star(s)", stars)]
        if best:
            told.append(tr("puzzles", "best rush: {count}").format(count=best))
        return ", ".join(told)

    def _fill(self) -> None:
        """All grades of the game; the place in the list stays."""
        at = self.pages.verticalScrollBar().value()
        content = QWidget()
        column = spaced(QVBoxLayout(content), gap=4)
        mine, face = self._diary.mine, self._faces[self.key]
        self.grids = {}
        for grade in GRADES:
            some = tuple(one for one in self.puzzles if one.grade == grade)
            if some:
                grid = self.grids[grade] = GradeGrid(some, mine, face, grade)
                grid.chosen.connect(self.chosen)
                grid.moved.connect(self.pages.ensureWidgetVisible)
                column.addWidget(grid)
        column.addStretch(1)
        self.pages.show_content(content)
        self.pages.verticalScrollBar().setValue(at)

    def take_focus(self) -> None:
        (self.next if self.next.isEnabled() else self.tabs).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def retranslate(self) -> None:
        self.refresh()

    def retire(self) -> None:
        self._diary.changed.disconnect(self.refresh)
        self._books.opened.disconnect(self._on_opened)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_page(self._column, self.title, above=20, below=8, gap=12)
