"""Surfaces that other things lie on."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, round_rect, rounded


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
            lips = {"paper": "paper_lip", "shelf": "shelf_lip"}
            if self._token in lips:
                low = rounded(0, 6, box.width(), box.height() - 6, self._radius)
                fill(painter, low, LOOK.colour(lips[self._token]))
                box.setHeight(box.height() - 6)
            face = round_rect(box, self._radius)
            fill(painter, face, LOOK.colour(self._token))
