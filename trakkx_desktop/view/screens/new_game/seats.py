"""A seat on the new-game page: shape, person or computer, who begins; and the empty one to add a player."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from trakkx_desktop.core.player import Player
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.view.screens.house.computers import USUAL, computer_words, level_words
from trakkx_desktop.view.screens.new_game.names import KnownNames
from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import CENTRE, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT, advance, fitting
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import colour
from trakkx_desktop.view.stage.shapes import fill, raised, round_rect, shape
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr

NAME_LENGTH = 200


class MarkButton(Control):
    """A player's shape, with a face if it is a computer; a press takes the next one."""

    def __init__(self, mark: int, level: int = 0) -> None:
        super().__init__()
        self.mark, self.level = mark, level
        self._ink = ""
        self.setAccessibleName(tr("new_game", "Change colour and shape"))
        self.setToolTip(tr("new_game", "Change colour and shape"))

    def sizeHint(self) -> QSize:
        return QSize(46 + 2 * RING, 46 + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 11)
            fill(painter, round_rect(body, 11), LOOK.colour("tile" if self._ink else "mat"))
            player, ink = (
                Player("", self.mark, self.level),
                colour(self._ink) if self._ink else None,
            )
            draw_player(painter, player, body.adjusted(5, 5, -5, -5), ink)

    def set_ink(self, ink: str) -> None:
        """The colour that this seat plays with, if the game says so; "" = that of the mark."""
        if ink != self._ink:
            self._ink = ink
            self.update()


class NameField(QLineEdit):
    """A name in large letters on its paper. Signals: focused() when the keyboard comes or goes;
    typed() when the person writes."""

    focused = Signal()

    def __init__(self, text: str, names: KnownNames, known: list[str]) -> None:
        super().__init__(text)
        self._names, self._known = names, known
        self.setFrame(False)
        self.setMaxLength(NAME_LENGTH)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self.textEdited.connect(lambda: self._names.offer(self, self._known))
        self._names.chosen.connect(self._take)
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

    def _take(self, name: str) -> None:
        if self.hasFocus():
            self.setText(name)
            self._names.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._names.take_key(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._names.hide()
        self.focused.emit()


class LevelSteps(Control):
    """A computer's name and level: four dots; a press on one, or an arrow key, chooses it.
    Signal: chosen(level)."""

    chosen = Signal(int)

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self.setAccessibleName(f"{player.name}, {computer_words(player.level)}")
        self.setToolTip(tr("new_game", "How strong: left and right"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(170, 60)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 60)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in ways and not event.modifiers():
            self._choose(self._player.level + ways[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The dot that was pressed; anywhere else, the next level."""
        x, row = event.position().x(), self._dots()
        pressed = [level for level in LEVELS if abs(x - row[level]) < 11]
        after = self._player.level % len(LEVELS) + 1
        self._choose(pressed[0] if pressed and event.position().y() > self.height() / 2 else after)

    def _choose(self, level: int) -> None:
        if level in LEVELS and level != self._player.level:
            self.chosen.emit(level)

    def _dots(self) -> dict[int, float]:
        return {level: self.body.x() + 12 + (level - 1) * 22 for level in LEVELS}

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self.draw_ring(painter, 12)
            body = self.body
            upper = QRectF(body.x() + 6, body.y() - 3, body.width() - 6, body.height() / 2 + 4)
            name = LOOK.font(21, LABEL)
            write(painter, upper, self._player.name, name, wide=upper.width())
            y, row = body.bottom() - 9, self._dots()
            for level, x in row.items():
                token = "text" if level <= self._player.level else "quiet"
                fill(painter, shape("circle", x, y, 6), LOOK.colour(token))
            left = row[LEVELS[-1]] + 16
            place = QRectF(left, y - 13, body.right() - left, 26)
            font, words = LOOK.font(16, TEXT), computer_words(self._player.level)
            if advance(words, font) > place.width():
                words = level_words(self._player.level)
                font = fitting(words, 16, 9, TEXT, place.width(), step=1)
            write_line(painter, place, words, font, LOOK.colour("text2"))


class PlayerField(QWidget):
    """One seat: shape, name or level, person or computer, who begins, remove. Signals: changed, begins,
    removed; marked() when another shape is wished; levelled(level) when a computer (or, 0, a person)
    is wished; moved(by) for Alt+Up and Alt+Down; dropped(point) when it was dragged to
    a point of the page."""

    changed = Signal()
    marked = Signal()
    begins = Signal()
    removed = Signal()
    levelled = Signal(int)
    moved = Signal(int)
    dropped = Signal(QPoint)

    def __init__(self, player: Player, seat: int, names: KnownNames, known: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self._level = player.level
        self.mark = MarkButton(player.mark, player.level)
        self.name = NameField(player.name, names, known)
        self.level = LevelSteps(player if player.is_computer else Player("", 0, USUAL))
        self.kind = IconButton("person" if player.is_computer else "computer", "", size=36)
        self.first = FirstButton()
        self.remove = IconButton("cross", "", size=36)
        row = spaced(QHBoxLayout(self), 7, 10, 7, 16, gap=2)
        row.addWidget(self.mark)
        row.addWidget(self.name, 1)
        row.addWidget(self.level, 1)
        row.addWidget(self.first)
        row.addWidget(self.kind)
        row.addWidget(self.remove)
        self.name.setVisible(not player.is_computer)
        self.level.setVisible(player.is_computer)
        self.level.chosen.connect(self.levelled)
        self.kind.clicked.connect(lambda: self.levelled.emit(0 if self._level else USUAL))
        self.mark.clicked.connect(self.marked)
        self.name.textChanged.connect(self.changed)
        self.name.focused.connect(self.update)
        self.first.clicked.connect(self.begins)
        self.remove.clicked.connect(self.removed)
        placeholder = tr("new_game", "Player {number}")
        self.name.setPlaceholderText(placeholder.format(number=seat + 1))
        self.name.setAccessibleName(placeholder.format(number=seat + 1))
        self.remove.set_words(tr("new_game", "Remove this player"))
        person, computer = (
            tr("new_game", "A person plays here"),
            tr("new_game", "Let a computer play"),
        )
        self.kind.set_words(person if player.is_computer else computer)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._held: QPoint | None = None

    @property
    def player(self) -> Player:
        name = self.name.text().strip() or self.name.placeholderText()
        return Player(name, self.mark.mark, self._level)

    @property
    def wished(self) -> Player:
        """As it is kept: a name that nobody typed stays empty."""
        return Player(self.name.text().strip(), self.mark.mark, self._level)

    def set_mark(self, mark: int) -> None:
        self.mark.mark = mark
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
    """Says who begins; on the others it is a small flag, to let them begin."""

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
        if not self.is_first:
            return QSize(36 + 2 * RING, 36 + 2 * RING)
        width = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(round(width * 1.5 * LOOK.text_scale) + 24 + 2 * RING, 36 + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self.draw_ring(painter, 12)
            if self.is_first:
                fill(painter, round_rect(self.body, 12), LOOK.colour("mat"))
                write(painter, self.body, self.text(), LOOK.font(16, LABEL), flags=CENTRE)
            else:
                token = "text" if self.is_hovered or self.hasFocus() else "quiet"
                drawn = icon("flag", 20, LOOK.colour(token), self.devicePixelRatioF())
                painter.drawPixmap(self.body.center() - QPointF(10, 10), drawn)


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
