"""A question in the window itself: one sentence and two buttons over a veil; Esc is the careful answer."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.controls import Button, Panel, Text
from trakkx_desktop.view.stage.look import LOOK, POSTER

Answer = Callable[[], None]


class Ask(QWidget):
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
        super().__init__(parent)
        self._parent = parent
        self._on_no = on_no
        self._panel = Panel("paper")
        self._panel.setParent(self)
        self.setAccessibleName(headline)
        self.column = QVBoxLayout(self._panel)
        self.column.setContentsMargins(32, 28, 32, 30)
        self.column.setSpacing(12)
        self.column.addWidget(Text(headline, 28, POSTER, wrap=True))
        if sentence:
            self.column.addWidget(Text(sentence, 18, token="text2", wrap=True))
        row = QHBoxLayout()
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
        parent.installEventFilter(self)
        self._before = parent.window().focusWidget()
        self._fill_parent()
        self.show()
        self.raise_()
        self.yes.setFocus(Qt.FocusReason.TabFocusReason)
        announce(parent, f"{headline} {sentence}")

    def add(self, widget: QWidget) -> None:
        """Something between the sentence and the buttons."""
        self.column.insertWidget(self.column.count() - 1, widget)
        self._fill_parent()
        if isinstance(widget, QLineEdit):
            widget.setFocus()
            widget.returnPressed.connect(self.yes.click)

    def cancel(self) -> None:
        self._answer(self._on_no)

    def _answer(self, answer: Answer | None) -> None:
        self.hide()
        if self._before is not None:
            self._before.setFocus()
        if answer is not None:
            answer()
        self.deleteLater()

    def _fill_parent(self) -> None:
        parent = self._parent
        self.setGeometry(parent.rect())
        width = min(560, parent.width() - 48)
        height = max(self.column.heightForWidth(width), self.column.sizeHint().height())
        left, top = (parent.width() - width) // 2, (parent.height() - height) // 2
        self._panel.setGeometry(QRect(left, max(8, top), width, height))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fill_parent()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays inside the question."""
        stops = [w for w in self.findChildren(QWidget) if w.focusPolicy() and w.isVisibleTo(self)]
        stops = [w for w in stops if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isEnabled()]
        now = self.window().focusWidget()
        index = stops.index(now) if now in stops else -1
        stops[(index + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), LOOK.colour("shelf", 0.62))
