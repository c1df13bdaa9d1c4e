"""Words on a screen: plain, in a colour of the theme, as large as the person likes."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy

from trakkx_desktop.view.stage.lettering import write_line
from trakkx_desktop.view.stage.look import LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting


class Text(QLabel):
    """Plain text (never markup) in a token's colour; follows theme and text size."""

    def __init__(
        self,
        text: str = "",
        px: float = 17,
        weight: QFont.Weight = TEXT,
        token: str = "text",
        wrap: bool = False,
    ) -> None:
        super().__init__(text)
        self._style = (px, weight)
        self._token = token
        self._colour: QColor | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        # Else the role, and with it the colour, would change with the parent (over the stage).
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def set_colour(self, value: QColor) -> None:
        """A colour of a primary rather than of the theme."""
        self._colour = value
        self._restyle()

    def set_size(self, px: float, weight: QFont.Weight) -> None:
        self._style = (px, weight)
        self._restyle()

    def _restyle(self) -> None:
        px, weight = self._style
        self.setFont(LOOK.font(px, weight, -0.5 if px >= 36 else 0.0))
        palette = self.palette()
        palette.setColor(
            self.foregroundRole(),
            self._colour if self._colour is not None else LOOK.colour(self._token),
        )
        self.setPalette(palette)


class ElidedText(Text):
    """One line that is cut with an ellipsis; the whole of it is the tooltip and the spoken name."""

    def __init__(
        self, text: str = "", px: float = 17, weight: QFont.Weight = TEXT, token: str = "text"
    ) -> None:
        super().__init__(text, px, weight, token)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            ink, flags = self.palette().color(self.foregroundRole()), int(self.alignment())
            write_line(painter, QRectF(self.rect()), self.text(), self.font(), ink, flags)
