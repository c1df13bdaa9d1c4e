"""The line above the tray: what is wrong or what comes next, always whole, with a sign if it is wrong."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent

from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, shape
from trakkx_desktop.view.stage.text import Text

LARGEST, SMALLEST = 18, 14
_DISC = 24.0
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)


class Message(Text):
    """Long sentences get smaller letters, then a second line; nothing is ever cut off."""

    def __init__(self) -> None:
        super().__init__("", LARGEST, LABEL)
        self.is_wrong = False

    def tell(self, sentence: str, is_wrong: bool) -> None:
        self.setText(sentence)
        self.is_wrong = is_wrong
        self.update()

    def _fitting(self, room: QRectF) -> QFont:
        """One line if it can be; letters stay as large as two lines allow."""
        for px in range(LARGEST, SMALLEST - 1, -1):
            font = LOOK.font(px, LABEL)
            if QFontMetricsF(font).horizontalAdvance(self.text()) <= room.width():
                return font
        # Even letters that were wished large get no larger than two lines have room for.
        least = int(SMALLEST / LOOK.text_scale)
        for px in range(LARGEST - 1, least - 1, -1):
            font = LOOK.font(px, LABEL)
            box = QFontMetricsF(font).boundingRect(room, _WRAP, self.text())
            if box.height() <= room.height() + 6 and box.width() <= room.width():
                return font
        return LOOK.font(least, LABEL)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        with painting(self) as painter:
            room = QRectF(self.rect())
            if self.is_wrong:
                cy = room.center().y()
                fill(painter, shape("circle", _DISC / 2, cy, _DISC / 2), LOOK.colour("wrong"))
                painter.setFont(LOOK.font(18, LABEL))
                painter.setPen(LOOK.colour("on_wrong"))
                disc = QRectF(0, cy - _DISC / 2, _DISC, _DISC)
                painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), "!")
                room.setLeft(_DISC + 10)
            painter.setFont(self._fitting(room))
            painter.setPen(LOOK.colour("text"))
            painter.drawText(room.adjusted(0, -3, 0, 3), _WRAP, self.text())
