"""A square button with an icon."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPaintEvent, QPen

from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import colour
from trakkx_desktop.view.stage.shapes import fill, round_rect


class IconButton(Control):
    """A square button with an icon; its words are its spoken name and tooltip."""

    def __init__(self, icon: str, words: str, *, rail: str = "", size: int = 44) -> None:
        super().__init__()
        self._icon = icon
        self._rail = rail
        self._size = size
        self.letters = ""
        self.set_words(words)

    def set_words(self, words: str) -> None:
        self.setAccessibleName(words)
        self.setToolTip(words)

    def set_icon(self, name: str) -> None:
        self._icon = name
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size + 2 * RING, self._size + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            face, line, on = self._colours()
            self.draw_ring(painter, 12, on if self._rail else None)
            pen = QPen(line, 1.5)
            fill(painter, round_rect(body, 12), face, pen)
            if self.letters:
                write(painter, body, self.letters, LOOK.font(16, LABEL), on, CENTRE)
                return
            size = min(22.0, body.height() * 0.5)
            drawn = icon(self._icon, size, on, self.devicePixelRatioF())
            painter.drawPixmap(body.center() - QPointF(size / 2, size / 2), drawn)

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        if self._rail:
            p = LOOK.palette.primary(self._rail)
            face = colour(p.rail) if self.is_hovered or self.isChecked() else colour(p.deep)
            return face, colour(p.deep), colour(p.on)
        face = LOOK.colour("mat" if self.is_hovered or self.isChecked() else "paper")
        on = LOOK.colour("text") if self.isEnabled() else LOOK.colour("quiet")
        return face, LOOK.colour("quiet"), on
