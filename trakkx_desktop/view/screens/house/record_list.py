"""The games of a file with many: found by a few letters of their names, opened by a press."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.overlay import Overlay
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.scroll import SlimBar
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr

_STYLE = """
QListWidget {{ background: transparent; color: {text}; border: none; }}
QListWidget::item {{ padding: 10px 12px; }}
QListWidget::item:selected {{ background: {mat}; color: {text}; border-radius: 10px; }}
"""


class RecordList(Overlay):
    """What is chosen is opened, and the list is gone."""

    def __init__(
        self, window: QWidget, games: Sequence[tuple[str, str]], lay: Callable[[str], object]
    ) -> None:
        super().__init__(window, tr("files", "%n games in this file", len(games)), 760)
        self._games, self._lay = games, lay
        column = spaced(QVBoxLayout(self.body), RING, 8, 20, 8, gap=10)
        self.search = Field(tr("files", "Search"), symbol="search")
        self.list = QListWidget()
        self.list.setVerticalScrollBar(SlimBar(self.list))
        self.list.setMinimumHeight(340)
        self.list.setFont(LOOK.font(18, LABEL))
        text, mat = LOOK.colour("text").name(), LOOK.colour("mat").name()
        self.list.setStyleSheet(_STYLE.format(text=text, mat=mat))
        self.list.setAccessibleName(self.accessibleName())
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        self.search.textChanged.connect(self._fill)
        self.list.itemActivated.connect(self._open)
        self.list.itemClicked.connect(self._open)
        self._fill()
        self.open()
        self.search.setFocus()

    def _fill(self) -> None:
        words = self.search.text().casefold().split()
        self.list.clear()
        for number, (headline, text) in enumerate(self._games):
            if all(word in text.casefold() for word in words):
                item = QListWidgetItem(f"{number + 1}.  {headline}")
                item.setData(Qt.ItemDataRole.UserRole, number)
                self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _open(self, item: QListWidgetItem) -> None:
        number = int(item.data(Qt.ItemDataRole.UserRole))
        self.cancel()
        self._lay(self._games[number][1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From the search down into the list; Enter opens what is chosen."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.search.hasFocus():
            self.list.setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.list.currentItem():
            self._open(self.list.currentItem())
        else:
            super().keyPressEvent(event)
