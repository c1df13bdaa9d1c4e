"""A file takes its time: what is being done, a bar that moves, and a way out of it."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.shapes import fill, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.stage.veil import Veil

PATIENCE = 300
"""Milliseconds that something may take before anybody is told that it takes its time."""
_STEP = 40


class Bar(QWidget):
    """How long it will take nobody knows: a part of the bar wanders, or stands where motion is unwelcome."""

    def __init__(self) -> None:
        super().__init__()
        self._at = 0.0
        self.setFixedHeight(12)
        self._clock = QTimer(self, interval=_STEP)
        self._clock.timeout.connect(self._move)
        if not LOOK.reduce_motion:
            self._clock.start()

    def _move(self) -> None:
        self._at = (self._at + 0.02) % 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            wide, high = float(self.width()), float(self.height())
            ground = rounded(0, 0, wide, high, high / 2)
            fill(painter, ground, LOOK.colour("mat"))
            painter.setClipPath(ground)
            part = wide * 0.3
            left = self._at * (wide + part) - part if not LOOK.reduce_motion else (wide - part) / 2
            fill(painter, rounded(left, 0, part, high, high / 2), LOOK.colour("text2"))


class Waiting(Veil):
    """Comes by itself once it takes longer than one can wait without a word; goes with `lift`."""

    def __init__(self, parent: QWidget, sentence: str, stop: Callable[[], None]) -> None:
        super().__init__(parent, sentence)
        self._stop = stop
        self._panel = Panel("paper")
        self._panel.setParent(self)
        self._column = spaced(QVBoxLayout(self._panel), 32, 26, 32 - RING, 24 - RING, gap=14)
        self._column.addWidget(Text(sentence, 20, LABEL, wrap=True))
        self._column.addWidget(Bar())
        row = QHBoxLayout()
        row.addStretch(1)
        self.button = Button(tr("waiting", "Cancel"))
        self.button.clicked.connect(self.cancel)
        row.addWidget(self.button)
        self._column.addLayout(row)
        self.hide()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._come)
        self._patience.start()

    def _come(self) -> None:
        self.cover(self.button)
        announce(self, self.accessibleName())

    def lift(self) -> None:
        self._patience.stop()
        if self.isVisible():
            super().lift()
        else:
            self._parent.removeEventFilter(self)
            self.deleteLater()

    def cancel(self) -> None:
        self.lift()
        self._stop()

    def arrange(self) -> None:
        width = min(520, self._parent.width() - 48)
        height = max(self._column.heightForWidth(width), self._column.sizeHint().height())
        left, top = (self._parent.width() - width) // 2, (self._parent.height() - height) // 2
        self._panel.setGeometry(QRect(left, max(8, top), width, height))
