"""One saved match beside the list: its sheet, and everything that can be done with it."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.view.screens.history.match_words import about_words, problem_words, title_words
from trakkx_desktop.view.screens.house.names import called
from trakkx_desktop.view.screens.score_sheet import words as sheet_words
from trakkx_desktop.view.screens.score_sheet.grid import full_height, grid_of, least_height
from trakkx_desktop.view.screens.score_sheet.paint import SheetPainter
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, sheet_of_summary
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LOOK, POSTER
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.shapes import raised
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

DEEDS = ("review", "rename", "duplicate", "copy", "folder", "delete")
_ICONS = {
    "review": "chart",
    "rename": "pencil",
    "duplicate": "copy",
    "copy": "save",
    "folder": "folder",
    "delete": "trash",
}


def deed_words(deed: str) -> str:
    if deed == "review":
        return tr("history", "Look back with the computer")
    if deed == "rename":
        return tr("history", "Give it a name (F2)")
    if deed == "duplicate":
        return tr("history", "Duplicate")
    if deed == "copy":
        return tr("history", "Save a copy as a file")
    if deed == "folder":
        return tr("history", "Show the folder")
    return tr("history", "Delete (Del)")


def open_words(summary: Summary) -> str:
    if summary.problem:
        return tr("history", "Try to open it")
    if summary.is_over:
        return tr("history", "Open and look back")
    return tr("history", "Continue")


def is_reviewable(summary: Summary) -> bool:
    """Can the computer look back on it: it is over or a record of others, and somebody can."""
    is_open = summary.is_over or summary.origin == "import"
    return is_open and not summary.problem and catalog.has_study(summary.game)


class MatchDetail(Panel):
    """Signals: opened() for the big button, done(deed) for one of DEEDS."""

    opened = Signal()
    done = Signal(str)

    def __init__(self, faces: Mapping[str, Face]) -> None:
        super().__init__("mat")
        self._faces = faces
        self.headline = Text("", 26, POSTER, wrap=True)
        self.subline = Text("", 16, token="text2", wrap=True)
        self.paper = SmallSheet()
        self.area = Scroll(self.paper)
        self.open = Button("", primary="blue", px=22, height=60)
        self.deeds = {deed: IconButton(_ICONS[deed], "", size=48) for deed in DEEDS}
        column = spaced(QVBoxLayout(self), 22, 18, 22, 14, gap=6)
        column.addWidget(self.headline)
        column.addWidget(self.subline)
        column.addWidget(self.area, 1)
        column.addWidget(self.open)
        row = spaced(QHBoxLayout(), gap=0)
        for deed, button in self.deeds.items():
            button.clicked.connect(lambda _=False, d=deed: self.done.emit(d))
            row.addWidget(button)
            if deed == "folder":
                row.addStretch(1)
        column.addLayout(row)
        self.open.clicked.connect(self.opened)

    def show_match(self, summary: Summary | None) -> None:
        for part in (self.area, self.open, *self.deeds.values()):
            part.setVisible(summary is not None)
        if summary is None:
            self.headline.setText("")
            self.subline.setText("")
            return
        face = self._faces.get(summary.game)
        for deed, button in self.deeds.items():
            button.set_words(deed_words(deed))
            button.setEnabled(not summary.problem or deed in ("folder", "delete", "copy"))
        self.deeds["review"].setEnabled(is_reviewable(summary))
        self.open.setText(open_words(summary))
        self.open.set_primary(face.primary if face is not None else "blue")
        self.area.setVisible(not summary.problem)
        if summary.problem:
            self.headline.setText(title_words(summary))
            self.subline.setText(problem_words(summary))
            return
        sheet = sheet_of_summary(summary, called(summary.players))
        self.headline.setText(sheet_words.headline(sheet))
        self.subline.setText(about_words(summary, face))
        self.paper.show_sheet(sheet, face.primary if face is not None else "blue")


class SmallSheet(QWidget):
    """The sheet to look at only."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet: Sheet | None = None
        self._primary = "blue"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        LOOK.changed.connect(self._fit)

    def show_sheet(self, sheet: Sheet, primary: str) -> None:
        self._sheet, self._primary = sheet, primary
        rows = (sheet_words.spoken_row(sheet, row) for row in sheet.played)
        self.setAccessibleName(". ".join(rows))
        self._fit()

    def _fit(self) -> None:
        if self._sheet is not None:
            self.setMinimumHeight(round(least_height(self._sheet.rows, LOOK.text_scale)) + 6)
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        with painting(self) as painter:
            zoom = LOOK.text_scale
            high = min(self.height() - 6.0, full_height(self._sheet.rows, zoom))
            box = QRectF(0, 0, self.width(), high)
            raised(painter, box.adjusted(0, 0, 0, 5), 18, 5, 5)
            grid = grid_of(self._sheet, box, zoom)
            SheetPainter(painter, self._sheet, LOOK.palette, self._primary).draw(grid)
