"""The four tasks of a day as cards: a puzzle of each game, and a deal alone."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from trakkx_desktop.view.screens.puzzles.stars import draw_stars
from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icons import draw_icon
from trakkx_desktop.view.stage.lettering import RIGHT, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT, fitting
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, INKS, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect, shape

MEDAL_INKS = {"gold": "yellow", "silver": "gray", "bronze": "red"}
"""A medal's colour among those of the pieces; its name stands beside it."""


class TaskCard(Control):
    """What it is, how it stands, and stars or points."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self._title = self._note = self._result = ""
        self._stars: int | None = None
        self._medal = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(138)

    def tell(
        self, title: str, note: str, stars: int | None, result: str = "", medal: str = ""
    ) -> None:
        """`stars` of a puzzle; of a deal, its points and medal."""
        self._title, self._note, self._stars = title, note, stars
        self._result, self._medal = result, medal
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, round(84 * max(1.0, LOOK.text_scale * 0.9)) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 72)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            face = self.draw_card(painter)
            side = min(56.0, face.height() - 16)
            tile = QRectF(face.x() + 12, face.center().y() - side / 2, side, side)
            p = CARD_PRIMARIES[self._face.primary]
            fill(painter, round_rect(tile, 13), colour(p.rail))
            inner = tile.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
            draw_icon(painter, self._face.emblem, inner, colour(p.on))
            end = self._paint_result(painter, face)
            left = tile.right() + 16
            wide = end - left - 8
            base = QPointF(left, face.center().y() - 3)
            title = fitting(self._title, 21, 14, LABEL, wide)
            write(painter, base, self._title, title, wide=wide)
            base += QPointF(0, 23)
            note = fitting(self._note, 16, 12, TEXT, wide)
            write(painter, base, self._note, note, "text2", wide=wide)

    def _paint_result(self, painter: QPainter, face: QRectF) -> float:
        """At the right; returns where it begins."""
        if self._stars is not None:
            box = QRectF(face.right() - 104, face.y(), 92, face.height())
            draw_stars(painter, box, self._stars, LOOK.colour("text"))
            return box.x()
        if not self._result:
            return face.right() - 8
        box = QRectF(face.right() - 116, face.y(), 64, face.height())
        write(painter, box, self._result, LOOK.font(30, POSTER), "text", RIGHT)
        if self._medal:
            at = QPointF(face.right() - 30, face.center().y())
            ink = INKS[MEDAL_INKS[self._medal]]
            fill(painter, shape("circle", at.x(), at.y(), 15), colour(ink.key))
            fill(painter, shape("circle", at.x(), at.y() - 1, 12), colour(ink.fill))
        return box.x()
