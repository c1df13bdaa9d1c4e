"""A puzzle in the list: its number in its grade and the stars it has brought; all tiles of a grade as a grid."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trakkx_desktop.core.progress import Progress
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.view.screens.puzzles.card import grade_words
from trakkx_desktop.view.screens.puzzles.stars import draw_stars, stars_words
from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect
from trakkx_desktop.view.stage.tr import tr

WIDE, HIGH, GAP = 76, 68, 2
HEAD = 34
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Tile(Control):
    """Filled in the game's colour once it is solved."""

    def __init__(self, puzzle: Puzzle, number: int, stars: int, face: Face) -> None:
        super().__init__()
        self.puzzle, self._number, self._stars, self._face = puzzle, number, stars, face
        words = tr("puzzles", "{grade}, number {number}, {stars}")
        told = words.format(
            grade=grade_words(puzzle.grade), number=number, stars=stars_words(stars)
        )
        self.setAccessibleName(told)
        self.setToolTip(told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.leave_arrows(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 12)
            p = CARD_PRIMARIES[self._face.primary]
            down = 0 if self.isDown() else 3
            fill(painter, round_rect(body, 12), LOOK.colour("paper_lip"))
            face = body.adjusted(0, -0, 0, -down)
            plain = LOOK.colour("mat" if self.is_hovered else "paper")
            fill(painter, round_rect(face, 12), colour(p.button) if self._stars else plain)
            ink = colour(p.on_button) if self._stars else LOOK.colour("text")
            upper = QRectF(face.x(), face.y() + 3, face.width(), face.height() * 0.54)
            write(painter, upper, str(self._number), LOOK.font(19, LABEL), ink, CENTRE)
            lower = QRectF(face.x() + 4, upper.bottom() - 2, face.width() - 8, face.height() * 0.38)
            draw_stars(painter, lower, self._stars, ink, ink)


class GradeGrid(QWidget):
    """All puzzles of one grade, those not solved first; Tab comes to the first, arrows go on.
    Signals: chosen(puzzle); moved(tile) when the keyboard has come to another."""

    chosen = Signal(object)
    moved = Signal(object)

    def __init__(
        self, puzzles: tuple[Puzzle, ...], progress: Progress, face: Face, grade: int
    ) -> None:
        super().__init__()
        self._grade = grade
        solved = sum(progress.stars(one.game, one.id) > 0 for one in puzzles)
        words = tr("puzzles", "{solved} of {all} solved")
        self._words = words.format(solved=solved, all=len(puzzles))
        rows = [
            (progress.stars(one.game, one.id), number + 1, one)
            for number, one in enumerate(puzzles)
        ]
        rows.sort(key=lambda row: (row[0], row[1]))
        self.tiles = [Tile(one, number, stars, face) for stars, number, one in rows]
        for place, tile in enumerate(self.tiles):
            tile.setParent(self)
            tile.clicked.connect(lambda _=False, t=tile: self.chosen.emit(t.puzzle))
            policy = Qt.FocusPolicy
            tile.setFocusPolicy(policy.ClickFocus if place else policy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _columns(self) -> int:
        return max(1, self.width() // (WIDE + GAP))

    def sizeHint(self) -> QSize:
        rows = -(-len(self.tiles) // self._columns)
        return QSize(300, round(HEAD * LOOK.text_scale) + rows * (HIGH + GAP) + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        top = round(HEAD * LOOK.text_scale)
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, self._columns)
            tile.setGeometry(column * (WIDE + GAP), top + row * (HIGH + GAP), WIDE, HIGH)
        self.setFixedHeight(self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()), 0)
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = self._columns if event.key() == Qt.Key.Key_Down else -self._columns
        now = next((i for i, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if not step or now is None or not 0 <= now + step < len(self.tiles):
            super().keyPressEvent(event)
            return
        self.tiles[now + step].setFocus(Qt.FocusReason.TabFocusReason)
        self.moved.emit(self.tiles[now + step])

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            high = HEAD * LOOK.text_scale
            box = QRectF(8, 0, self.width() - 16, high)
            words = f"{grade_words(self._grade)}   {self._words}"
            write(painter, box, words, LOOK.font(18, LABEL), "text2")
