"""The move list in the rail: white and red side by side; a click looks back, one on "+5" shows the chain again."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop.core.sight import Sight
from trakkx_desktop.view.stage.lettering import write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT, advance
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CREAM, INK, INK_QUIET, colour
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.shapes import fill, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.words.story import forced_at, move_at

ROW = 36
_PRIMARY = "red"


@dataclass(frozen=True)
class Move:
    """One entry: its text and how many forced tiles followed."""

    text: str
    forced: int


def width_of(move: Move) -> float:
    """Pixels of an entry in letters of the usual size."""
    tail = 5 + advance(f"+{move.forced}", LOOK.font(15, TEXT)) if move.forced else 0.0
    return advance(move.text, LOOK.font(17, LABEL)) + tail + 4


class MoveRows(QWidget):
    """Only the rows that are seen are painted, so a game of any length costs the same."""

    def __init__(self, sight: Sight, replay: Callable[[int], None]) -> None:
        super().__init__()
        self._sight = sight
        self._replay = replay
        self.moves: list[Move] = []
        self._needed = 1.0
        """Pixels of the longest entry."""
        LOOK.changed.connect(self.restyle)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def columns(self) -> int:
        return len(self._sight.players)

    @property
    def current(self) -> int:
        """Index of the entry whose position is seen; -1: before the first."""
        peeked = self._sight.peeked
        return (len(self.moves) if peeked is None else peeked) - 1

    def follow(self) -> None:
        """Takes over what is new in the log."""
        count = len(self._sight.turns)
        known = self.moves[:count]
        if known and self._move(len(known) - 1) != known[-1]:
            known, self._needed = [], 1.0
        self.moves = [*known, *(self._move(i) for i in range(len(known), count))]
        self._needed = max([self._needed, *map(width_of, self.moves[len(known) :])])
        rows = -(-len(self.moves) // self.columns)
        self.setFixedHeight(max(1, rows * self.row_height))
        self.setAccessibleDescription(", ".join(move.text for move in self.moves[-4:]))
        self.update()

    def restyle(self) -> None:
        """Letters of another size."""
        self._needed = max([1.0, *map(width_of, self.moves)])

    def _move(self, index: int) -> Move:
        words = {"resign": tr("trax", "gives up"), "draw": tr("trax", "draw")}
        text = move_at(self._sight, index)
        return Move(words.get(text, text), forced_at(self._sight, index))

    @property
    def row_height(self) -> int:
        return max(ROW, round(ROW * LOOK.text_scale))

    def box_of(self, index: int) -> QRectF:
        """Where an entry lies."""
        row, column = divmod(index, self.columns)
        left = self._number_width
        width = (self.width() - left - 4) / self.columns
        return QRectF(left + column * width, row * self.row_height, width, self.row_height)

    @property
    def _number_width(self) -> float:
        return 34.0 * LOOK.text_scale

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            high = self.row_height
            first, last = event.rect().top() // high, event.rect().bottom() // high
            for row in range(first, last + 1):
                self._paint_row(painter, row)

    def _paint_row(self, painter: QPainter, row: int) -> None:
        entries = range(row * self.columns, min((row + 1) * self.columns, len(self.moves)))
        if not entries:
            return
        is_on = self.current in entries
        primary = LOOK.palette.primary(_PRIMARY)
        on, quiet = colour(primary.on), colour(primary.on_quiet)
        if is_on:
            top, high = row * self.row_height + 1, self.row_height - 2
            fill(painter, rounded(4, top, self.width() - 8, high, 9), colour(CREAM))
            on, quiet = colour(INK), colour(INK_QUIET)
        number = QRectF(10, row * self.row_height, self._number_width, self.row_height)
        write(painter, number, str(row + 1), LOOK.font(16, TEXT), quiet)
        for index in entries:
            self._paint_move(painter, index, on, quiet, is_on)

    def _paint_move(
        self, painter: QPainter, index: int, on: QColor, quiet: QColor, is_on_row: bool
    ) -> None:
        box, move = self.box_of(index), self.moves[index]
        is_current = index == self.current
        ink = quiet if is_on_row and not is_current else on
        write_line(painter, box, move.text, self._font(17, LABEL), ink)
        if move.forced:
            rest = self.forced_box(index)
            write_line(painter, rest, f"+{move.forced}", self._font(15, TEXT), quiet)

    def _font(self, px: float, weight: QFont.Weight) -> QFont:
        """As large as the person wants letters, as far as the longest entry fits its column."""
        wide = (self.width() - self._number_width - 4) / self.columns - 2
        return LOOK.font(px * min(1.0, wide / self._needed), weight)

    def forced_box(self, index: int) -> QRectF:
        """Where it says how many followed: a click there plays the chain once more."""
        box = self.box_of(index)
        left = box.left() + advance(self.moves[index].text, self._font(17, LABEL)) + 4
        return QRectF(left, box.top(), max(0.0, box.right() - left), box.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for index, move in enumerate(self.moves):
            if move.forced and self.forced_box(index).contains(event.position()):
                self._replay(index)
                return
            if self.box_of(index).contains(event.position()):
                self._sight.peek(index + 1)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: -self.columns,
            Qt.Key.Key_Down: self.columns,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
        }
        step = steps.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._replay(self.current)
            return
        if step is None:
            super().keyPressEvent(event)
            return
        self._sight.peek(max(0, self.current + 1 + step))


class MoveList(QWidget):
    """Headings and the rows below them, scrolled to the position that is seen."""

    def __init__(self, sight: Sight, replay: Callable[[int], None]) -> None:
        super().__init__()
        self._sight = sight
        self._followed: tuple[object, int | None] = (None, None)
        self.rows = MoveRows(sight, replay)
        self._scroll = Scroll(self.rows)
        self.rows.setAutoFillBackground(False)
        self._heads = _Heads(self.rows)
        column = spaced(QVBoxLayout(self), 0, 10, 0, 6, gap=0)
        column.addWidget(self._heads)
        column.addWidget(self._scroll, 1)
        LOOK.changed.connect(self._tell)
        self._tell()

    @property
    def widget(self) -> QWidget:
        return self

    def sizeHint(self) -> QSize:
        return QSize(180, 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_current()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.rows.moves = []
            self._tell()
        super().changeEvent(event)

    def follow(self) -> None:
        """Only what is new: who has scrolled the list away from now shall not lose the place."""
        turns, peeked = self._sight.turns, self._sight.peeked
        if self._followed[0] is not turns or self._followed[1] != peeked:
            self._followed = turns, peeked
            self._tell()

    def _tell(self) -> None:
        self.rows.follow()
        self._heads.update()
        self.rows.setAccessibleName(tr("trax", "Moves"))
        self._show_current()

    def _show_current(self) -> None:
        self.rows.resize(self._scroll.viewport().width(), self.rows.height())
        if self.rows.current >= 0:
            box = self.rows.box_of(self.rows.current)
            self._scroll.ensureVisible(0, round(box.center().y()), 0, self.rows.row_height)


class _Heads(QWidget):
    """The words above the columns."""

    def __init__(self, rows: MoveRows) -> None:
        super().__init__()
        self._rows = rows

    def sizeHint(self) -> QSize:
        return QSize(160, round(34 * max(1.0, LOOK.text_scale)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            on, high = colour(LOOK.palette.primary(_PRIMARY).on), self.height()
            if self._rows.columns == 1:
                box = QRectF(14, 0, self.width() - 14, high)
                write(painter, box, tr("trax", "Moves"), LOOK.font(16, LABEL), on)
                return
            for column, text in enumerate((tr("trax", "White"), tr("trax", "Red"))):
                box = self._rows.box_of(column)
                place = QRectF(box.x(), 0, box.width(), high)
                write_line(painter, place.adjusted(0, 0, -4, 0), text, LOOK.font(15, LABEL), on)
