"""Deleted matches: they stay for 30 days and come back with one press."""

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from trakkx_desktop.session.archive import Deleted
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.history.match_detail import SmallSheet
from trakkx_desktop.view.screens.history.match_list import MatchDelegate, MatchModel
from trakkx_desktop.view.screens.history.match_words import title_words
from trakkx_desktop.view.screens.history.paper_list import PaperList
from trakkx_desktop.view.screens.history.quick_list import QuickList
from trakkx_desktop.view.screens.house.dates import date_words
from trakkx_desktop.view.screens.house.names import called
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.score_sheet.sheet import sheet_of_summary
from trakkx_desktop.view.screens.score_sheet.words import short
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.look import POSTER
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_NAME = 60
"""Letters of a match's title in a sentence."""


class TrashPage(QWidget):
    """Reads the trash each time it is shown."""

    def __init__(self, house: House, faces: Mapping[str, Face]) -> None:
        super().__init__()
        self._archive = house.archive
        self._deleted: Sequence[Deleted] = ()
        self.model = MatchModel(faces)
        self.list = QuickList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(MatchDelegate(faces, self.list))
        self.paper = PaperList(self.list)
        self._faces = faces
        self.sheet = SmallSheet()
        self.area = Scroll(self.sheet)
        self.headline = Text("", 26, POSTER, wrap=True)
        self.until = Text("", 18, token="text2", wrap=True)
        self.restore = Button("", icon="restore", px=22, height=60, primary="green")
        self._build()
        self.list.taken.connect(lambda _row: self._tell())
        self.list.opened.connect(lambda _row: self.bring_back())
        self.restore.clicked.connect(self.bring_back)
        self.translate()

    def _build(self) -> None:
        self.detail = Panel("mat")
        column = spaced(QVBoxLayout(self.detail), 22, 18, 22, 14)
        column.addWidget(self.headline)
        column.addWidget(self.until)
        column.addWidget(self.area, 1)
        column.addStretch()
        column.addWidget(self.restore)
        row = spaced(QHBoxLayout(self), gap=24)
        row.addWidget(self.paper, 58)
        row.addWidget(self.detail, 42)

    def translate(self) -> None:
        self.list.setAccessibleName(tr("history", "Trash"))
        self.restore.setText(tr("history", "Bring it back"))
        self.paper.nothing.setText(tr("history", "The trash is empty: nothing was deleted."))
        self._tell()

    def refresh(self) -> None:
        self._archive.look_into_trash(self._show)

    def _show(self, found: Sequence[Deleted]) -> None:
        if not Shiboken.isValid(self):
            return
        row = max(0, self.list.currentIndex().row())
        self._deleted = found
        self.model.show_matches([deleted.summary for deleted in self._deleted])
        self.paper.show_content(bool(self._deleted))
        self.detail.setVisible(bool(self._deleted))
        self.list.choose(min(row, len(self._deleted) - 1))

    @property
    def chosen(self) -> Deleted | None:
        row = self.list.currentIndex().row()
        return self._deleted[row] if 0 <= row < len(self._deleted) else None

    def _tell(self) -> None:
        deleted = self.chosen
        if deleted is None:
            return
        self.headline.setText(short(title_words(deleted.summary), _NAME))
        last: date = deleted.kept_until.astimezone().date()
        words = tr("history", "It can be brought back until {day}.")
        self.until.setText(words.format(day=date_words(last)))
        summary = deleted.summary
        self.area.setVisible(not summary.problem)
        if not summary.problem:
            face = self._faces.get(summary.game)
            sheet = sheet_of_summary(summary, called(summary.players))
            self.sheet.show_sheet(sheet, face.primary if face is not None else "blue")

    def bring_back(self) -> None:
        deleted = self.chosen
        if deleted is not None:
            words = tr("history", "“{title}” is back.")
            told = words.format(title=short(title_words(deleted.summary), _NAME))
            window = self.window()
            self._archive.restore(deleted, lambda _back: tell(window, told))
        self.refresh()
