"""A leaf of paper over the window: headline, a way to close it, and content that scrolls if it must."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import POSTER
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.scroll import Scroll, scroll_by_key
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.stage.veil import Veil

_EDGE = 24


class Overlay(Veil):
    """A press beside the paper closes it, too."""

    def __init__(self, parent: QWidget, title: str, width: int) -> None:
        super().__init__(parent, title)
        self._width = width
        self._panel = Panel("paper")
        self._panel.setParent(self)
        column = spaced(QVBoxLayout(self._panel), 40 - RING, 26, 20, 28, gap=8)
        head = spaced(QHBoxLayout(), RING, 0, 13, 0)
        head.addWidget(Text(title, 36, POSTER))
        head.addStretch(1)
        self.close_button = IconButton("cross", tr("overlay", "Close (Esc)"))
        self.close_button.clicked.connect(self.cancel)
        head.addWidget(self.close_button)
        column.addLayout(head)
        self.body = QWidget()
        self.pages = Scroll(self.body)
        column.addWidget(self.pages, 1)
        self._column = column

    def open(self) -> None:
        """The body is filled: show it."""
        self.cover(self.close_button)
        announce(self, self.accessibleName())

    def arrange(self) -> None:
        free = self._parent.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        width = min(self._width, free.width())
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        body = self.body.heightForWidth(inner)
        body = body if body >= 0 else self.body.sizeHint().height()
        head = self.close_button.sizeHint().height() + self._column.spacing()
        height = min(free.height(), head + body + margins.top() + margins.bottom() + 6)
        left = free.center().x() - width // 2
        self._panel.setGeometry(QRect(left, free.center().y() - height // 2, width, height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._panel.geometry().contains(event.position().toPoint()):
            self.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not scroll_by_key(self.pages, Qt.Key(event.key())):
            super().keyPressEvent(event)
