"""What the settings are made of: groups of paper with questions, switches and rows."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import WRAP, wrapped, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.shapes import fill, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.switch import WORDS_AT, Switch
from trakkx_desktop.view.stage.text import Text

USUAL = 540
"""Pixels that a remark has for its lines, or more."""


class NotedSwitch(Switch):
    """A switch with a remark below its words."""

    def __init__(self) -> None:
        super().__init__("", False)
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_note(self, words: str) -> None:
        self._note = words
        self.setAccessibleDescription(words)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        area = QRectF(0, 0, width - 2 * RING - WORDS_AT, 1000)
        note = QFontMetricsF(LOOK.font(16)).boundingRect(area, WRAP, self._note)
        return round(max(44.0, self._line() + note.height() + 8)) + 2 * RING

    def sizeHint(self) -> QSize:
        """As high as it is in a column of the usual width, so that the page ends where its groups do."""
        width = max(260, super().sizeHint().width())
        return QSize(width, self.heightForWidth(USUAL))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 44)

    def _line(self) -> float:
        return QFontMetricsF(LOOK.font(18)).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 12)
            self.draw_track(painter, body.x(), body.y() + 4 + self._line() / 2)
            left = body.x() + WORDS_AT
            box = QRectF(left, body.y() + 4, body.right() - left, self._line())
            write_line(painter, box, self.text(), LOOK.font(18), flags=0)
            below = QRectF(left, box.bottom(), box.width(), body.bottom() - box.bottom() + 8)
            font = wrapped(LOOK.font(16), self._note, below)
            write(painter, below, self._note, font, "text2", WRAP)


class Group(Panel):
    """A leaf of paper with a headline."""

    def __init__(self) -> None:
        super().__init__("paper")
        self.column = spaced(QVBoxLayout(self), 28 - RING, 14, 28 - RING, 20, gap=2)
        self._title = Text("", 26, POSTER)
        self.add(self._title)
        self.column.addSpacing(4)

    def set_words(self, words: str) -> None:
        self._title.setText(words)
        self.setAccessibleName(words)

    def add(self, widget: QWidget) -> None:
        """In line with the controls, which have space for their focus ring around them."""
        inset = spaced(QHBoxLayout(), RING, 0, RING, 0)
        inset.addWidget(widget)
        self.column.addLayout(inset)

    def add_note(self) -> Text:
        """A remark below what was added last."""
        note = Text("", 16, TEXT, "text2", wrap=True)
        self.add(note)
        return note

    def add_question(
        self, choices: Sequence[tuple[str, str]], columns: int = 0
    ) -> tuple[Text, Segment]:
        """A label and answers below it; nothing is chosen yet."""
        label = Text("", 20, LABEL)
        segment = Segment(choices, "", columns=columns)
        self.column.addSpacing(6)
        self.add(label)
        self.add(segment)
        return label, segment

    def add_switch(self, beside: QWidget | None = None) -> NotedSwitch:
        """`beside`: what belongs to it and stands at its right."""
        switch = NotedSwitch()
        row = spaced(QHBoxLayout(), 0, 0, RING if beside is not None else 0, 0)
        row.addWidget(switch, 1)
        if beside is not None:
            row.addWidget(beside, 1, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(row)
        return switch


class Row(QWidget):
    """An icon, words and a note, and a button at the end."""

    def __init__(self, symbol: str) -> None:
        super().__init__()
        self._symbol = symbol
        line = spaced(QHBoxLayout(self), RING + 60, 0, 0, 0, gap=8)
        words = spaced(QVBoxLayout(), gap=0)
        words.addStretch(1)
        self._words = Text("", 18, LABEL)
        self._note = Text("", 16, TEXT, "text2", wrap=True)
        words.addWidget(self._words)
        words.addWidget(self._note)
        words.addStretch(1)
        line.addLayout(words, 1)
        self.button = Button("", px=17, height=44, on_paper=True)
        line.addWidget(self.button)
        LOOK.changed.connect(self.update)

    def set_words(self, words: str, note: str, label: str) -> None:
        """`label`: what the button says."""
        self._words.setText(words)
        # A path may be broken after each folder.
        self._note.setText(note.replace("/", "/\u200b").replace("\\", "\\\u200b"))
        self._note.setAccessibleName(note)
        self.button.setText(label)
        self.button.setAccessibleName(f"{words}: {label}")

    def sizeHint(self) -> QSize:
        return QSize(360, max(64, super().sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            side, top = 46.0, self.height() / 2 - 23
            fill(painter, rounded(RING, top, side, side, 11), LOOK.colour("mat"))
            drawn = icon(self._symbol, 24, LOOK.colour("text"), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(RING + 11, top + 11), drawn)
