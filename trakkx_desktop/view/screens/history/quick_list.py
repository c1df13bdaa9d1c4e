"""A list on paper that stays quick with thousands of lines: only those that are seen are drawn."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QTableView

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.scroll import SlimBar
from trakkx_desktop.view.stage.shapes import fill, round_rect

Index = QModelIndex | QPersistentModelIndex


def row_height() -> int:
    return round(72 * max(1.0, LOOK.text_scale))


def draw_ground(painter: QPainter, box: QRectF, state: QStyle.StateFlag, ring: bool) -> None:
    """Behind a line of a list: chosen, pointed at, or quiet."""
    path = round_rect(box, 14)
    if state & QStyle.StateFlag.State_Selected:
        pen = QPen(LOOK.colour("focus"), 3) if ring else None
        fill(painter, path, LOOK.colour("mat"), pen)
    elif state & QStyle.StateFlag.State_MouseOver:
        fill(painter, path, LOOK.colour("mat", 0.5))


class QuickList(QTableView):
    """A list of equal lines on paper. Signals: taken(row) when a line is chosen, opened(row) when
    it is pressed twice or with Enter, removed(row) for Delete, renamed(row) for F2, asked(row) for
    its menu. A table of one column, because a list view asks each line for its place."""

    taken = Signal(int)
    opened = Signal(int)
    removed = Signal(int)
    renamed = Signal(int)
    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(SlimBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setSingleStep(24)
        self.activated.connect(lambda index: self.opened.emit(index.row()))
        self.customContextMenuRequested.connect(self._ask)
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.verticalHeader().setDefaultSectionSize(row_height())
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.viewport().update()

    def _ask(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if index.isValid():
            self.setCurrentIndex(index)
            self.asked.emit(index.row())

    def choose(self, row: int) -> None:
        model = self.model()
        if model is not None and 0 <= row < model.rowCount():
            self.setCurrentIndex(model.index(row, 0))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.taken.emit(current.row() if current.isValid() else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        keys = {Qt.Key.Key_Delete: self.removed, Qt.Key.Key_F2: self.renamed}
        signal = keys.get(Qt.Key(event.key()))
        if signal is not None and row >= 0:
            signal.emit(row)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self.viewport(), smooth=False) as painter:
            painter.fillRect(event.rect(), LOOK.colour("paper"))
        super().paintEvent(event)
