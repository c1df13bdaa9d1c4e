"""A question in the window itself: one sentence and two buttons over a veil; Esc is the careful answer."""

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.look import POSTER
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.veil import Veil

Answer = Callable[[], None]


class Ask(Veil):
    """Covers its parent until one of the buttons is pressed."""

    def __init__(
        self,
        parent: QWidget,
        headline: str,
        sentence: str,
        yes: str,
        no: str,
        on_yes: Answer,
        on_no: Answer | None = None,
        *,
        primary: str = "blue",
    ) -> None:
        super().__init__(parent, headline)
        self._on_no = on_no
        self._panel = Panel("paper")
        self._panel.setParent(self)
        self.column = spaced(QVBoxLayout(self._panel), 32, 26, 32 - RING, 30 - RING, gap=8)
        self.column.addWidget(Text(headline, 28, POSTER, wrap=True))
        if sentence:
            self.column.addWidget(Text(sentence, 18, token="text2", wrap=True))
        row = spaced(QHBoxLayout(), 0, 10, 0, 0)
        row.addStretch(1)
        self.no = Button(no)
        self.yes = Button(yes, primary=primary)
        if no:
            row.addWidget(self.no)
        row.addWidget(self.yes)
        self._row = row
        self.column.addLayout(row)
        self.no.clicked.connect(self.cancel)
        self.yes.clicked.connect(lambda: self._answer(on_yes))
        self.cover(self.yes)
        announce(parent, f"{headline} {sentence}")

    def add(self, widget: QWidget) -> None:
        """Something between the sentence and the buttons."""
        self.column.insertWidget(self.column.count() - 1, widget)
        widget.show()
        self.arrange()
        if isinstance(widget, QLineEdit):
            widget.setFocus()
            widget.returnPressed.connect(self.yes.click)

    def cancel(self) -> None:
        self._answer(self._on_no)

    def _answer(self, answer: Answer | None) -> None:
        self.lift()
        if answer is not None:
            answer()

    def arrange(self) -> None:
        parent = self._parent
        width = min(560, parent.width() - 48)
        # Lines that wrap tell their height only for a width; their hint is for a narrow column.
        height = self.column.heightForWidth(width)
        height = height if height > 0 else self.column.sizeHint().height()
        left, top = (parent.width() - width) // 2, (parent.height() - height) // 2
        self._panel.setGeometry(QRect(left, max(8, top), width, height))
