"""What stands above the board: a headline as large as it fits, and a sentence below it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trakkx_desktop.view.stage.area import Area
from trakkx_desktop.view.stage.look import LOOK, POSTER, fitting
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import ElidedText, Text

HIGH = 130


class Heading(QWidget):
    """Clicks go through it to the stage."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.headline = ElidedText("", 36, POSTER)
        self.subline = Text("", 18, token="text2", wrap=True)
        column = spaced(QVBoxLayout(self), gap=2)
        column.addWidget(self.headline)
        column.addWidget(self.subline)
        column.addStretch(1)

    def fit(self, area: Area, share: float) -> tuple[int, int, int, int]:
        """The box that it takes when it may have this part of the width."""
        wide = int(area.head_width(share))
        usual, least = (36, 26) if area.is_large else (27, 20)
        font = fitting(self.headline.text(), usual, least, POSTER, wide, -0.5)
        self.headline.set_size(font.pixelSize() / LOOK.text_scale, POSTER)
        return area.margin + 8, area.margin, wide, round(HIGH * max(1.0, LOOK.text_scale))
