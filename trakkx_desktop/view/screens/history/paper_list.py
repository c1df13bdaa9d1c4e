"""The paper that a list lies on, and what it says while the list is empty."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from trakkx_desktop.view.screens.history.quick_list import QuickList
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text


class PaperList(Panel):
    def __init__(self, content: QuickList) -> None:
        super().__init__("paper", 20)
        self._content = content
        self.nothing = Text("", 22, token="text2", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = spaced(QVBoxLayout(self), 4, 10, 4, 16)
        column.addWidget(content)
        column.addWidget(self.nothing)
        self.show_content(False)

    def show_content(self, is_there: bool) -> None:
        self._content.setVisible(is_there)
        self.nothing.setVisible(not is_there)
