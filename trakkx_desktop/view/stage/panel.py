"""Surfaces that other things lie on."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, raised, round_rect


class Panel(QWidget):
    """A surface: "paper" with a lip and shadow, "mat" or "shelf" flat."""

    def __init__(self, token: str = "paper", radius: float = 24) -> None:
        super().__init__()
        self._token = token
        self._radius = radius
        LOOK.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect())
            if self._token == "mat":
                fill(painter, round_rect(box, self._radius), LOOK.colour("mat"))
            else:
                raised(painter, box, self._radius, 6, 6, self._token)
