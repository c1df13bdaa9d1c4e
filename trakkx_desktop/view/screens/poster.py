"""The poster beside the new-game sheet: the game's colour, its board, its name and its promise."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.stage.controls import Button, card_primary
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.look import LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.palette import colour


class Poster(QWidget):
    """The game's colour with its board, its name and what it promises."""

    ruled = Signal()

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self.setAccessibleName(face.title)
        self._rules = Button("", icon="help", px=18, height=48)
        self._rules.setParent(self)
        self._rules.clicked.connect(self.ruled)
        LOOK.changed.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._rules.setText(QCoreApplication.translate("new_game", "Rules"))
        self._rules.resize(self._rules.sizeHint())
        self._rules.move(34, self.height() - self._rules.height() - 28)

    def changeEvent(self, event: QEvent) -> None:
        self._rules.setText(QCoreApplication.translate("new_game", "Rules"))
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p = card_primary(self._face.primary)
        painter.fillRect(self.rect(), colour(p.rail))
        high = self.height() * 0.62
        painter.save()
        painter.setClipRect(QRectF(0, 0, self.width(), high))
        self._face.miniature(painter, QRectF(0, 0, self.width(), high))
        painter.restore()
        narrow = self.width() < 320
        title = LOOK.font(40 if narrow else 76, POSTER, -2)
        painter.setFont(title)
        painter.setPen(colour(p.on))
        left = 18 if narrow else 44
        y = high + 12
        painter.drawText(QRectF(left, y, self.width(), 90), 0, self._face.title)
        painter.setFont(LOOK.font(17 if narrow else 21, TEXT))
        painter.setPen(colour(p.on_quiet))
        box = QRectF(left + 2, y + title.pixelSize() * 1.35, self.width() - left - 20, 130)
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), self._face.promise())
