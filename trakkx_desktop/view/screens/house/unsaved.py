"""The match on the table is not on the disk: a sign on the rail that stays until it is, and a question before
quitting."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, fitting
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import GLOW, INK, colour
from trakkx_desktop.view.stage.shapes import fill, round_rect
from trakkx_desktop.view.stage.tr import tr

_HIGH = 52
_FOOT = 84
"""The buttons at the foot of the rail."""


class Unsaved(Control):
    """Signal: asked(), somebody wants to know why."""

    asked = Signal()

    def __init__(self, rail: QWidget, house: House) -> None:
        super().__init__()
        self.setParent(rail)
        self._rail, self._house = rail, house
        self.clicked.connect(self.asked)
        rail.installEventFilter(self)
        house.troubled.connect(self._follow)
        house.mended.connect(self._follow)
        self._follow()

    def _follow(self, _trouble: object = None) -> None:
        words = tr("trouble", "Not saved")
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._arrange()
        self.setVisible(self._house.trouble is not None)

    def _arrange(self) -> None:
        top = self._rail.height() - _FOOT - _HIGH
        self.setGeometry(9, top, self._rail.width() - 18, _HIGH)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            self.draw_ring(painter, 12)
            fill(painter, round_rect(body, 12), colour(GLOW))
            words, size = tr("trouble", "Not saved"), 22.0
            is_folded = body.width() < 110
            left = body.center().x() - size / 2 if is_folded else body.x() + 10
            sign = QRectF(left, body.center().y() - size / 2, size, size)
            drawn = icon("warning", size, colour(INK), self.devicePixelRatioF())
            painter.drawPixmap(sign.topLeft(), drawn)
            if not is_folded:
                room = QRectF(sign.right() + 8, body.y(), body.right() - sign.right() - 14, 0)
                room.setHeight(body.height())
                font = fitting(words, 18, 12, LABEL, room.width())
                write(painter, room, words, font, colour(INK))


def ask_to_quit(window: QWidget, stay: Callable[[], None]) -> None:
    """The disk has not taken something."""

    def leave() -> None:
        window.close()

    Ask(
        window,
        tr("trouble", "Quit without saving?"),
        tr("trouble", "The disk has not taken your game. Ctrl+S saves a copy somewhere else."),
        tr("trouble", "Quit all the same"),
        tr("trouble", "Stay"),
        leave,
        stay,
        is_grave=True,
    )
