"""A line to write in, in the look of the house: for names, notes and searching."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLineEdit

from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, round_rect


class Field(QLineEdit):
    """`words` name it for those who listen and stand in it while it is empty."""

    def __init__(self, words: str, text: str = "", *, symbol: str = "", longest: int = 200) -> None:
        super().__init__(text)
        self._symbol = symbol
        self.setFrame(False)
        self.setMaxLength(longest)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self.setTextMargins(50 if symbol else 18, 0, 16, 0)
        self.set_words(words)
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def set_words(self, words: str) -> None:
        self.setPlaceholderText(words)
        self.setAccessibleName(words)

    def _restyle(self) -> None:
        self.setFont(LOOK.font(19, LABEL))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, LOOK.colour("text"))
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.PlaceholderText, LOOK.colour("text3"))
        palette.setColor(QPalette.ColorRole.Highlight, LOOK.colour("focus"))
        palette.setColor(QPalette.ColorRole.HighlightedText, LOOK.colour("on_focus"))
        self.setPalette(palette)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(QFontMetricsF(self.font()).height()) + 24)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            has_focus = self.hasFocus()
            pen = QPen(LOOK.colour("focus" if has_focus else "group_line"), 3.5 if has_focus else 2)
            path = round_rect(box, 14)
            fill(painter, path, LOOK.colour("paper"), pen)
            if self._symbol:
                drawn = icon(self._symbol, 22, LOOK.colour("text2"), self.devicePixelRatioF())
                painter.drawPixmap(QPointF(18, box.center().y() - 11), drawn)
        super().paintEvent(event)
