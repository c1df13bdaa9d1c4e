"""The sheet of paper on the score sheet screen: rows and names are pressed to write on them."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.screens.score_sheet.grid import Grid, full_height, grid_of, least_height
from trakkx_desktop.view.screens.score_sheet.paint import SheetPainter
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet
from trakkx_desktop.view.screens.score_sheet.words import spoken_row
from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.tr import tr

LIP = 6


class SheetPaper(Panel):
    """The sheet; rows and names are pressed to write on them.

    Signals: noted(row index) for a row, corrected(seat) for a name.
    """

    noted = Signal(int)
    corrected = Signal(int)

    def __init__(self, sheet: Sheet, primary: str) -> None:
        super().__init__("paper")
        self._primary = primary
        self._sheet = sheet
        self.rows: list[_Touch] = []
        self.names: list[_Touch] = []
        LOOK.changed.connect(self._arrange)

    def show_sheet(self, sheet: Sheet) -> None:
        self._sheet = sheet
        begun = sum(row.is_begun for row in sheet.rows)
        for seat in range(len(self.names), len(sheet.players)):
            self.names.append(_Touch(self))
            self.names[-1].clicked.connect(lambda _=False, s=seat: self.corrected.emit(s))
        for index in range(len(self.rows), begun):
            self.rows.append(_Touch(self))
            self.rows[-1].clicked.connect(lambda _=False, r=index: self.noted.emit(r))
        for seat, touch in enumerate(self.names):
            words = tr("sheet", "Correct the name {name}")
            touch.set_words(words.format(name=sheet.players[seat].name))
        for index, touch in enumerate(self.rows):
            touch.setVisible(index < begun)
            if index < begun:
                touch.set_words(spoken_row(sheet, sheet.rows[index]))
        self.setAccessibleName(tr("sheet", "Score sheet"))
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(least_height(self._sheet.rows, LOOK.text_scale)) + LIP)

    def sizeHint(self) -> QSize:
        return QSize(640, round(full_height(self._sheet.rows, LOOK.text_scale)) + LIP)

    @property
    def grid(self) -> Grid:
        box = QRectF(0, 0, self.width(), self.height() - LIP)
        return grid_of(self._sheet, box, LOOK.text_scale)

    def _arrange(self) -> None:
        self.setMinimumHeight(self.minimumSizeHint().height())
        grid = self.grid
        for seat, touch in enumerate(self.names[: len(grid.columns)]):
            touch.setGeometry(grid.cell(grid.head, seat).adjusted(2, 4, -2, -4).toRect())
        for touch, band in zip(self.rows, grid.rows, strict=False):
            edge = (grid.label.x() - band.x()) / 2
            touch.setGeometry(band.adjusted(edge, 3, -edge, -3).toRect())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            SheetPainter(painter, self._sheet, LOOK.palette, self._primary).draw(self.grid)


class _Touch(Control):
    """A part of the sheet that can be pressed; a pencil says so."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self.show()

    def set_words(self, words: str) -> None:
        self.setAccessibleName(words)
        self.setToolTip(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self.is_hovered or self.hasFocus()):
            return
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            ink = LOOK.colour("focus" if self._ring else "group_line")
            painter.setPen(QPen(ink, 3.5 if self._ring else 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 11, 11)
            size = min(18.0, box.height() * 0.5)
            at = QPointF(box.right() - size - 4, box.top() + 4)
            drawn = icon("pencil", size, LOOK.colour("text2"), self.devicePixelRatioF())
            painter.drawPixmap(at, drawn)
