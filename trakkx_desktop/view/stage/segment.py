"""Answers of which one holds."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT, elided, fitting, plain_font
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, raised, rounded
from trakkx_desktop.view.stage.spacing import spaced


class Choice(Control):
    """One of the answers inside a Segment."""

    def __init__(self, text: str, value: str) -> None:
        super().__init__()
        self.value = value
        self.set_words(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on the answer that holds is meant for the page: it goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isChecked():
            event.ignore()
            return
        super().keyPressEvent(event)

    def set_words(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 4, -4, -4)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(LOOK.font(18, LABEL))
        wide = round(metrics.horizontalAdvance(self.text()))
        return QSize(wide + 28, round(metrics.height()) + 28)

    def minimumSizeHint(self) -> QSize:
        return QSize(44, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            if self.isChecked():
                raised(painter, body, 12, 4, 3)
            if self._ring and self.hasFocus():
                painter.setPen(QPen(LOOK.colour("focus"), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body, 12, 12)
            usual = LOOK.font(18, LABEL if self.isChecked() else TEXT)
            wide = body.width() - 8
            font = fitting(
                self.text(), usual.pixelSize(), 13, usual.weight(), wide, step=1, font_of=plain_font
            )
            text = elided(self.text(), font, body.width() - 4)
            write(painter, body, text, font, "text" if self.isEnabled() else "text3", CENTRE)


class Segment(QWidget):
    """Answers of which one holds, in a row or in several. Signal: chosen(value)."""

    chosen = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]], value: str, name: str = "", *, columns: int = 0
    ) -> None:
        """`choices`: (value, words) pairs; `columns`: how many stand beside each other, 0 = all."""
        super().__init__()
        self.setAccessibleName(name)
        self._columns = columns
        self._grid = spaced(QGridLayout(self), 2, 2, 2, 2, gap=0)
        self._choices: list[Choice] = []
        self.set_choices(choices, value)
        LOOK.changed.connect(self.update)

    def set_choices(self, choices: Sequence[tuple[str, str]], value: str) -> None:
        for old in self._choices:
            self._grid.removeWidget(old)
            old.deleteLater()
        self._choices = [Choice(words, v) for v, words in choices]
        columns = self._columns or max(1, len(choices))
        for i, choice in enumerate(self._choices):
            choice.setChecked(choice.value == value)
            choice.toggled.connect(self._tell)
            self._grid.addWidget(choice, i // columns, i % columns)
        self._rove()

    def _rove(self) -> None:
        """Tab comes to the answer that holds; the arrow keys go to the others."""
        at = next((c for c in self._choices if c.isChecked()), None) or next(
            iter(self._choices), None
        )
        for choice in self._choices:
            policy = Qt.FocusPolicy.StrongFocus if choice is at else Qt.FocusPolicy.ClickFocus
            choice.setFocusPolicy(policy)

    def set_words(self, choices: Sequence[tuple[str, str]]) -> None:
        """The same answers in another language; what holds and the keyboard's place stay."""
        for choice, (_, words) in zip(self._choices, choices, strict=True):
            choice.set_words(words)

    def _tell(self, on: bool) -> None:
        if on:
            self._rove()
            self.chosen.emit(self.value)

    @property
    def value(self) -> str:
        return next((c.value for c in self._choices if c.isChecked()), "")

    def set_value(self, value: str) -> None:
        for choice in self._choices:
            if choice.value == value and not choice.isChecked():
                choice.setChecked(True)

    def choice(self, value: str) -> Choice:
        return next(c for c in self._choices if c.value == value)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            fill(painter, rounded(0, 0, self.width(), self.height(), 16), LOOK.colour("mat"))
