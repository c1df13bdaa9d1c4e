"""The bar that looks back: a slider over all moves, step by step or playing by itself."""

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider

from trakkx_desktop.session.session import Session
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import colour
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.shapes import fill, shape
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_BEAT = 900
LEAPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_EDGE = 21
"""Pixels beside the line: the ring around its knob needs them."""
_DOT_ROOM = 22
"""Pixels between two moves below which their dots are left out."""


class Track(QSlider):
    """A slider drawn as a string of moves."""

    def __init__(self, primary: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._primary = primary
        self.setMinimumHeight(44)
        self.setPageStep(5)
        LOOK.changed.connect(self.update)

    def span(self, at: int) -> tuple[int, int]:
        """Of the first and the last move, if its left edge lies there."""
        return at + _EDGE, at + self.width() - _EDGE

    def _x(self, value: int) -> float:
        share = value / max(1, self.maximum())
        return _EDGE + share * (self.width() - 2 * _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            ink = colour(LOOK.palette.primary(self._primary).button)
            cy = self.height() / 2
            painter.setPen(QPen(ink, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(_EDGE, cy), QPointF(self.width() - _EDGE, cy))
            if self.maximum() and (self.width() - 2 * _EDGE) / self.maximum() >= _DOT_ROOM:
                rim = QPen(LOOK.colour("mat"), 1.5)
                for value in range(self.maximum() + 1):
                    fill(painter, shape("circle", self._x(value), cy, 5), ink, rim)
            if self.hasFocus():
                painter.setPen(QPen(LOOK.colour("focus"), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(self._x(self.value()), cy), 18, 18)
            fill(painter, shape("circle", self._x(self.value()), cy, 13), ink)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._follow(event)

    def _follow(self, event: QMouseEvent) -> None:
        share = (event.position().x() - _EDGE) / max(1, self.width() - 2 * _EDGE)
        self.setValue(round(share * self.maximum()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_leap = event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in LEAPS
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space) or is_leap:
            event.ignore()
            return
        super().keyPressEvent(event)


class ReplayBar(Panel):
    """Looks at any position of the session's record. Signals: closed() back to the present; reviewed() asks the
    computer to look back too; leapt(-1 or 1) to the mistake before or after."""

    closed = Signal()
    reviewed = Signal()
    leapt = Signal(int)

    def __init__(self, session: Session, primary: str) -> None:
        super().__init__("mat", 20)
        self._session = session
        self._beat = QTimer(self, interval=_BEAT)
        self._beat.timeout.connect(self._step_on)
        row = spaced(QHBoxLayout(self), 20, 8, 16, 8)
        self._label = Text("", 19, LABEL)
        self._track = Track(primary)
        self._count = Text("", 17, LABEL)
        self._back = IconButton("previous", "")
        self._play = IconButton("play", "")
        self._on = IconButton("next", "")
        self._speed = Segment((("1", "1×"), ("2", "2×"), ("4", "4×")), "1")
        self.review = Button("", icon="chart", px=17, height=44)
        self.review.hide()
        self._close = IconButton("cross", "")
        parts = (self._label, self._back, self._play, self._on, self._track, self._count)
        for part in (*parts, self._speed, self.review, self._close):
            row.addWidget(part, 1 if part is self._track else 0)
        self.setFocusProxy(self._track)
        self._track.valueChanged.connect(self._peek)
        self._back.clicked.connect(lambda: self._track.setValue(self._track.value() - 1))
        self._on.clicked.connect(lambda: self._track.setValue(self._track.value() + 1))
        self._play.clicked.connect(self.toggle)
        self._speed.chosen.connect(lambda v: self._beat.setInterval(_BEAT // int(v)))
        self.review.clicked.connect(self.reviewed)
        self._close.clicked.connect(self.leave)
        self._translate()
        self.follow()

    def _translate(self) -> None:
        self._label.setText(tr("replay", "Look back"))
        self._track.setAccessibleName(tr("replay", "Moves"))
        self._back.set_words(tr("replay", "One move back"))
        self._on.set_words(tr("replay", "One move on"))
        self._play.set_words(tr("replay", "Play or pause"))
        self._close.set_words(tr("replay", "Back to the game"))
        self.review.setText(tr("replay", "Review"))
        self.review.setToolTip(tr("replay", "The computer looks at every move"))
        self._speed.setAccessibleName(tr("replay", "Speed"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()
            self._tell()
        super().changeEvent(event)

    @property
    def is_playing(self) -> bool:
        return self._beat.isActive()

    def follow(self) -> None:
        """Takes length and place from the session."""
        total = len(self._session.turns)
        peeked = self._session.peeked
        self._track.blockSignals(True)
        self._track.setRange(0, total)
        self._track.setValue(total if peeked is None else peeked)
        self._track.blockSignals(False)
        self._close.setVisible(self._session.outcome is None)
        self._tell()

    def go(self, move: int) -> None:
        """To the position after so many moves."""
        self._track.setValue(move)

    def span(self) -> tuple[int, int]:
        """Where the first and the last move lie on the bar."""
        return self._track.span(self._track.x())

    def _tell(self) -> None:
        words = tr("replay", "Move {number} of {total}")
        number, total = self._track.value(), self._track.maximum()
        self._count.setText(words.format(number=number, total=total))

    def toggle(self) -> None:
        """Plays from here (from the beginning if we are at the end), or pauses."""
        if self.is_playing:
            self._stop()
            return
        if self._track.value() == self._track.maximum():
            self._track.setValue(0)
        self._beat.start()
        self._play.set_icon("pause")

    def leave(self) -> None:
        self._stop()
        self._session.peek(None)
        self.closed.emit()

    def _stop(self) -> None:
        self._beat.stop()
        self._play.set_icon("play")

    def _step_on(self) -> None:
        self._track.setValue(self._track.value() + 1)
        if self._track.value() == self._track.maximum():
            self._stop()

    def _peek(self, value: int) -> None:
        self._session.peek(value)
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays or pauses, Esc goes back to the game; no key reaches the table below."""
        if event.key() == Qt.Key.Key_Space:
            self.toggle()
        elif event.key() == Qt.Key.Key_Escape and self._close.isVisible():
            self.leave()
        elif event.key() in LEAPS:
            self.leapt.emit(LEAPS[event.key()])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow bar goes without its title, and then without its speeds."""
        super().resizeEvent(event)
        self._label.setVisible(self.width() >= 900)
        self._speed.setVisible(self.width() >= 620 * LOOK.text_scale)

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
