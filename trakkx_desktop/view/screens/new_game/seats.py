"""A seat on the new-game page: shape, name, who begins; and the empty one to add a player."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QWidget

from trakkx_desktop.core.player import MARKS, Player
from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import draw_mark, fill, raised, round_rect
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr

NAME_LENGTH = 200


class MarkButton(Control):
    """A player's shape; a press takes the next one."""

    def __init__(self, mark: int) -> None:
        super().__init__()
        self.mark = mark
        self.setAccessibleName(tr("new_game", "Change colour and shape"))
        self.setToolTip(tr("new_game", "Change colour and shape"))

    def sizeHint(self) -> QSize:
        return QSize(46 + 2 * RING, 46 + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 11)
            fill(painter, round_rect(body, 11), LOOK.colour("mat"))
            draw_mark(painter, self.mark, body.adjusted(7, 7, -7, -7))


class NameField(QLineEdit):
    """A name in large letters on its paper. Signal: focused() when the keyboard comes or goes."""

    focused = Signal()

    def __init__(self, text: str, known: list[str]) -> None:
        super().__init__(text)
        self.setFrame(False)
        self.setMaxLength(NAME_LENGTH)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        completer = QCompleter(known, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        self.setCursorPosition(0)
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(LOOK.font(22, LABEL))
        palette = self.palette()
        palette.setColor(palette.ColorRole.Text, LOOK.colour("text"))
        palette.setColor(palette.ColorRole.Base, LOOK.colour("paper"))
        palette.setColor(palette.ColorRole.PlaceholderText, LOOK.colour("text3"))
        palette.setColor(palette.ColorRole.Highlight, LOOK.colour("focus"))
        palette.setColor(palette.ColorRole.HighlightedText, LOOK.colour("on_focus"))
        self.setPalette(palette)
        self.setAutoFillBackground(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit()


class PlayerField(QWidget):
    """One seat: shape, name, who begins, remove. Signals: changed, begins, removed; moved(by) for
    Alt+Up and Alt+Down; dropped(point) when it was dragged to a point of the page."""

    changed = Signal()
    begins = Signal()
    removed = Signal()
    moved = Signal(int)
    dropped = Signal(QPoint)

    def __init__(self, player: Player, seat: int, known: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self.mark = MarkButton(player.mark)
        self.name = NameField(player.name, known)
        self.first = FirstButton()
        self.remove = IconButton("cross", "", size=36)
        row = spaced(QHBoxLayout(self), 7, 10, 7, 16, gap=2)
        row.addWidget(self.mark)
        row.addWidget(self.name, 1)
        row.addWidget(self.first)
        row.addWidget(self.remove)
        self.mark.clicked.connect(self._next_mark)
        self.name.textChanged.connect(self.changed)
        self.name.focused.connect(self.update)
        self.first.clicked.connect(self.begins)
        self.remove.clicked.connect(self.removed)
        placeholder = tr("new_game", "Player {number}")
        self.name.setPlaceholderText(placeholder.format(number=seat + 1))
        self.name.setAccessibleName(placeholder.format(number=seat + 1))
        self.remove.set_words(tr("new_game", "Remove this player"))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._held: QPoint | None = None

    @property
    def player(self) -> Player:
        name = self.name.text().strip() or self.name.placeholderText()
        return Player(name, self.mark.mark)

    def _next_mark(self) -> None:
        self.mark.mark = (self.mark.mark + 1) % MARKS
        self.mark.update()
        self.changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = event.position().toPoint()
        self.raise_()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self.move(self.mapToParent(event.position().toPoint() - self._held))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._held = None
            self.dropped.emit(self.geometry().center())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in ways:
            self.moved.emit(ways[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            raised(painter, body, 16, 6, 5)
            if self.name.hasFocus():
                painter.setPen(QPen(LOOK.colour("focus"), 4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body.adjusted(-4, -4, 4, 4), 20, 20)


class FirstButton(Control):
    """Says who begins; on the others it is quiet until it is pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.is_first = False

    def set_first(self, words: str, is_first: bool) -> None:
        self.is_first = is_first
        self.setText(words)
        name = words if is_first else tr("new_game", "Let this player begin")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(round(width * 1.5 * LOOK.text_scale) + 24 + 2 * RING, 36 + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self.draw_ring(painter, 12)
            if self.is_first:
                fill(painter, round_rect(self.body, 12), LOOK.colour("mat"))
                write(painter, self.body, self.text(), LOOK.font(16, LABEL), flags=CENTRE)
            elif self.is_hovered or self.hasFocus():
                write(painter, self.body, self.text(), LOOK.font(16, TEXT), "text3", CENTRE)


class AddField(Control):
    """The empty seat: a dashed outline."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(84)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 16)
            pen = QPen(LOOK.colour("group_line"), 2, Qt.PenStyle.DashLine)
            face = LOOK.colour("mat" if self.is_hovered else "table")
            fill(painter, round_rect(body.adjusted(1, 1, -1, -1), 16), face, pen)
            words = "+   " + self.text()
            write(painter, body.adjusted(24, 0, -8, 0), words, LOOK.font(20, TEXT), "text2")
