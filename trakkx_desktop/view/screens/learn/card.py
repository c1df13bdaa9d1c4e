"""The card in the rail: how far, one sentence, a small figure, and the ways back, on and again."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.rules.figures import FigureView
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import draw_icon
from trakkx_desktop.view.stage.look import LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CREAM, INK, INK_QUIET, INKS, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect, shape
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

LARGEST, SMALLEST = 17, 12
"""Pixels of the sentence's letters."""
LEAST_FIGURE = 40
EDGE, GAP = 12, 6
RIGHT, WRONG = "right", "wrong"


class Dots(QWidget):
    """One for each step: done ones filled, the one of now with a ring."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self._count, self._done, self._now = 0, 0, 0
        self.setFixedHeight(18)

    def tell(self, count: int, done: int, now: int) -> None:
        self._count, self._done, self._now = count, done, now
        words = tr("learn", "Step {number} of {count}").format(number=now + 1, count=count)
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            deep = colour(LOOK.palette.primary(self._face.primary).button)
            step = min(20.0, self.width() / max(1, self._count))
            r = min(6.0, step * 0.34)
            for number in range(self._count):
                x, y = step * (number + 0.5), self.height() / 2
                if number < self._done:
                    fill(painter, shape("circle", x, y, r), deep)
                else:
                    pen = QPen(colour(INK if number == self._now else INK_QUIET), 2)
                    fill(painter, shape("circle", x, y, r - 1), colour(CREAM), pen)
                if number == self._now:
                    fill(painter, shape("circle", x, y, r * 0.45), colour(INK))


class TalkCard(QWidget):
    """One who teaches talks: a sentence on cream, a figure if there is room for one, something at its foot."""

    def __init__(self, face: Face, head: QWidget | None, foot: QWidget) -> None:
        super().__init__()
        self._face, self._head, self.foot = face, head, foot
        self._figure: FigureView | None = None
        self._spec = ""
        self._mark = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        column = self._column = spaced(QVBoxLayout(self), EDGE + 7, 12, EDGE + 5, 8, gap=GAP)
        self.sentence = Text("", LARGEST, TEXT, wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.set_colour(colour(INK))
        if head is not None:
            column.addWidget(head)
        column.addWidget(self.sentence)
        column.addStretch(1)
        column.addWidget(foot)
        LOOK.changed.connect(self._fit)

    def tell(self, sentence: str, mark: str = "") -> None:
        """What to do; or, with a mark, what was RIGHT or WRONG."""
        self.sentence.setText(sentence)
        self._mark = mark
        self._fit()
        self.update()

    def show_figure(self, spec: str, caption: str) -> None:
        if spec == self._spec:
            return
        self._spec = spec
        if self._figure is not None:
            self._column.removeWidget(self._figure)
            self._figure.hide()
            self._figure.deleteLater()
            self._figure = None
        try:
            drawn = self._face.figure(spec) if spec else None
        except (NotImplementedError, ValueError):
            drawn = None
        if drawn is not None:
            self._figure = FigureView(drawn, caption)
            self._column.insertWidget(self._column.count() - 2, self._figure)
        self._fit()

    def _fit(self) -> None:
        """The figure gives way first, then large letters, then the foot: the sentence is always whole."""
        wide = self.width() - 2 * EDGE - 12
        if wide < 40:
            return
        space = self.height() - self._fixed()
        smallest = int(SMALLEST / max(1.0, LOOK.text_scale))
        # Letters that were wished large get no larger than the card has room for.
        for px in range(LARGEST, smallest - 1, -1):
            self.sentence.set_size(px, TEXT)
            if self.sentence.heightForWidth(wide) <= space:
                break
        left = space - self.sentence.heightForWidth(wide)
        self.foot.setVisible(left >= 0)
        if self._figure is not None:
            wished = min(self._figure.heightForWidth(wide), left - GAP)
            self._figure.setVisible(wished >= LEAST_FIGURE)
            self._figure.setMaximumHeight(max(1, self._figure.heightForWidth(wide)))

    def _fixed(self) -> int:
        """Height of everything but sentence and figure."""
        head = self._head.height() if self._head is not None else 0
        return head + self.foot.sizeHint().height() + 20 + 4 * GAP

    def sizeHint(self) -> QSize:
        return QSize(160, 320)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 150)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = QRectF(self.rect()).adjusted(7, 4, -7, -2)
            ink = INKS["green" if self._mark == RIGHT else "red"]
            lip = QPen(colour(ink.fill), 4) if self._mark else None
            fill(painter, round_rect(body, 16), colour(CREAM), lip)
            if self._mark:
                disc = QRectF(body.right() - 33, body.y() + 7, 26, 26)
                middle = disc.center()
                fill(painter, shape("circle", middle.x(), middle.y(), 13), colour(ink.fill))
                inner = disc.adjusted(5, 5, -5, -5)
                drawn = "check" if self._mark == RIGHT else "cross"
                draw_icon(painter, drawn, inner, colour(ink.on))


class LessonCard(TalkCard):
    """With dots, and the ways back, on and again, which are in the menu, too. Signals: went(-1 back, 1 on),
    restarted()."""

    went = Signal(int)
    restarted = Signal()

    def __init__(self, face: Face) -> None:
        self.dots = Dots(face)
        buttons = QWidget()
        super().__init__(face, self.dots, buttons)
        self.back = IconButton("previous", "", rail=face.primary, size=34)
        self.again = IconButton("first", "", rail=face.primary, size=34)
        self.on = IconButton("next", "", rail=face.primary, size=34)
        row = spaced(QHBoxLayout(buttons), gap=0)
        row.addStretch(1)
        for button in (self.again, self.back, self.on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addStretch(1)
        self.back.clicked.connect(lambda: self.went.emit(-1))
        self.on.clicked.connect(lambda: self.went.emit(1))
        self.again.clicked.connect(self.restarted)

    def translate(self) -> None:
        self.back.set_words(tr("learn", "One step back"))
        self.again.set_words(tr("learn", "This lesson from the beginning"))
        self.on.set_words(tr("learn", "Skip this step"))


class TeacherCard(TalkCard):
    """With a button to ask why. Signal: asked()."""

    asked = Signal()

    def __init__(self, face: Face) -> None:
        self.why = Button("", px=17, height=44, primary=face.primary)
        super().__init__(face, None, self.why)
        self.why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.why.clicked.connect(self.asked)
