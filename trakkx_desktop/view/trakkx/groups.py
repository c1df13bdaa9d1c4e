"""The rail's own part: how many groups lie on the table, and how many may (rule G1)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.verdict import group_limit
from trakkx_desktop.view.stage.lettering import CENTRE, MIDDLE, WRAP, wrapped, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CREAM, GLOW, INK, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect, rounded, shape
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.scene import Scenes

_SHAPES = ("circle", "square", "leaf", "diamond")
_BOX, _GAP = 36.0, 8.0


class GroupBoxes(QWidget):
    """A box for every group that may lie; one more shines and counts those that are too many."""

    def __init__(self, primary: str, scenes: Scenes) -> None:
        super().__init__()
        self._primary, self._scenes = primary, scenes
        self._count, self._limit = 0, 3
        self.setMinimumHeight(20)
        LOOK.changed.connect(self.update)

    @property
    def widget(self) -> QWidget:
        return self

    def follow(self) -> None:
        scene = self._scenes.now()
        draft = scene.draft
        groups = draft.groups if isinstance(draft, LayDraft) else survey(scene.lying).groups
        self._count, self._limit = len(groups), group_limit(len(scene.players))
        words = tr("trakkx", "Groups on the table: {count} of {limit}")
        self.setAccessibleName(words.format(count=self._count, limit=self._limit))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if self.height() >= 84:
                self._paint_boxes(painter)
            if self.height() >= 330:
                self._paint_shapes(painter)

    def _paint_boxes(self, painter: QPainter) -> None:
        p = LOOK.palette.primary(self._primary)
        words = tr("trakkx", "Groups on the table")
        wide = self.width() - 20.0
        box = QRectF(16, 8, wide, 34)
        font = wrapped(LOOK.font(16, TEXT), words, box)
        write(painter, box, words, font, colour(p.on_quiet), MIDDLE | WRAP)
        x, shown = 16.0, self._limit + (1 if self._count > self._limit else 0)
        limit = tr("trakkx", "of {limit}").format(limit=self._limit)
        wide = self.width() - 24 - QFontMetricsF(LOOK.font(18, LABEL)).horizontalAdvance(limit)
        gap = _GAP if shown < 4 else _GAP / 2
        side = min(_BOX, wide / shown - gap)
        for number in range(1, shown + 1):
            self._paint_box(painter, QRectF(x, 46, side, side), number)
            x += side + gap
        place = QRectF(x + 2, 46, self.width() - x, side)
        write(painter, place, limit, LOOK.font(18, LABEL), colour(p.on))

    def _paint_box(self, painter: QPainter, box: QRectF, number: int) -> None:
        p = LOOK.palette.primary(self._primary)
        if number > self._count:
            pen = QPen(colour(p.on_quiet), 1.8, Qt.PenStyle.DashLine)
            inner = box.adjusted(1, 1, -1, -1)
            path = rounded(inner.x(), inner.y(), inner.width(), inner.height(), 0.25 * box.width())
            fill(painter, path, colour(p.rail), pen)
            return
        is_over = number > self._limit
        words = f"+{self._count - self._limit}" if is_over else str(number)
        face = GLOW if is_over else CREAM
        fill(painter, round_rect(box, 0.25 * box.width()), colour(face))
        font = LOOK.font(min(19.0, box.height() * 0.55), LABEL)
        write(painter, box, words, font, colour(INK), CENTRE)

    def _paint_shapes(self, painter: QPainter) -> None:
        """The four colours' shapes, tone on tone."""
        deep = colour(LOOK.palette.primary(self._primary).deep)
        r = min(self.width() / 5.8, 36.0)
        top = self.height() - 4.9 * r
        for index, name in enumerate(_SHAPES):
            row, column = divmod(index, 2)
            x = self.width() / 2 + (column - 0.5) * 2.45 * r
            fill(painter, shape(name, x, top + (row + 0.5) * 2.45 * r, r), deep)
