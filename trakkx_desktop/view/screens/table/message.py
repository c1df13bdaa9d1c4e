"""The line above the tray: what is wrong or what comes next, always whole, with a sign if it is wrong."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent

from trakkx_desktop.view.stage.icons import draw_icon
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, advance, fitting, shrunk
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import GLOW, INK, colour
from trakkx_desktop.view.stage.shapes import fill, shape
from trakkx_desktop.view.stage.text import Text

LARGEST, SMALLEST = 18, 14
_DISC = 24.0
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)


class Message(Text):
    """Long sentences get smaller letters, then a second line; nothing is ever cut off."""

    def __init__(self) -> None:
        super().__init__("", LARGEST, LABEL)
        self.is_wrong = self.is_hint = False

    def tell(self, sentence: str, is_wrong: bool, is_hint: bool = False) -> None:
        self.setText(sentence)
        self.is_wrong, self.is_hint = is_wrong, is_hint
        self.update()

    def _fitting(self, room: QRectF) -> QFont:
        """One line if it can be; letters stay as large as two lines allow."""
        font = fitting(self.text(), LARGEST, SMALLEST, LABEL, room.width(), step=1)
        if advance(self.text(), font) <= room.width():
            return font

        def fits(px: float) -> bool:
            box = QFontMetricsF(LOOK.font(px, LABEL)).boundingRect(room, _WRAP, self.text())
            return box.height() <= room.height() + 6 and box.width() <= room.width()

        # Even letters that were wished large get no larger than two lines have room for.
        least = int(SMALLEST / LOOK.text_scale)
        return LOOK.font(shrunk(LARGEST - 1, least, fits), LABEL)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        with painting(self) as painter:
            room = QRectF(self.rect())
            if self.is_wrong:
                cy = room.center().y()
                fill(painter, shape("circle", _DISC / 2, cy, _DISC / 2), LOOK.colour("wrong"))
                disc = QRectF(0, cy - _DISC / 2, _DISC, _DISC)
                write(painter, disc, "!", LOOK.font(18, LABEL), "on_wrong", CENTRE)
                room.setLeft(_DISC + 10)
            elif self.is_hint:
                # In the game's yellow, never red: advice is no scolding.
                cy = room.center().y()
                fill(painter, shape("circle", _DISC / 2, cy, _DISC / 2), colour(GLOW))
                disc = QRectF(4, cy - _DISC / 2 + 4, _DISC - 8, _DISC - 8)
                draw_icon(painter, "hint", disc, colour(INK))
                room.setLeft(_DISC + 10)
            place = room.adjusted(0, -3, 0, 3)
            write(painter, place, self.text(), self._fitting(room), flags=_WRAP)
