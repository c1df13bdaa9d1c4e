"""The poster beside the new-game page: the game's colour, its board, its name and its promise."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.lettering import WRAP, write
from trakkx_desktop.view.stage.look import LOOK, POSTER, TEXT, fitting, shrunk
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, colour
from trakkx_desktop.view.stage.tr import tr


class Poster(QWidget):
    """The game's colour with its board, its name and what it promises."""

    ruled = Signal()

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self.setAccessibleName(face.title)
        self._rules = Button("", icon="help", px=18, height=48, on_rail=True)
        self._rules.setParent(self)
        self._rules.clicked.connect(self.ruled)
        self._picture = QPixmap()
        LOOK.changed.connect(self._draw)

    def _draw(self) -> None:
        """The board, drawn before it is painted: the game's own drawing is only now read from the disk."""
        ratio = self.devicePixelRatioF()
        size = QSizeF(self.width(), self.height() * 0.62)
        self._picture = QPixmap((size * ratio).toSize().expandedTo(QSize(1, 1)))
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(colour(CARD_PRIMARIES[self._face.primary].rail))
        with painting(self._picture) as painter:
            self._face.miniature(painter, QRectF(QPointF(), size))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._rules.setText(tr("new_game", "Rules"))
        self._rules.resize(self._rules.sizeHint())
        self._rules.move(34, self.height() - self._rules.height() - 28)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        self._rules.setText(tr("new_game", "Rules"))
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            p = CARD_PRIMARIES[self._face.primary]
            painter.fillRect(self.rect(), colour(p.rail))
            high = self.height() * 0.62
            painter.drawPixmap(0, 0, self._picture)
            narrow = self.width() < 320
            left = 18 if narrow else 44
            wide = self.width() - 2 * left
            title = fitting(self._face.title, 76, 24, POSTER, wide, -2)
            y = high + 12
            place = QRectF(left, y, self.width(), 90)
            write(painter, place, self._face.title, title, colour(p.on), 0)
            top = y + title.pixelSize() * 1.35
            box = QRectF(left + 2, top, self.width() - left - 20, self._rules.y() - top - 8)
            self._paint_promise(painter, box, 17 if narrow else 21)

    def _paint_promise(self, painter: QPainter, box: QRectF, px: float) -> None:
        """As large as it fits above the button; left out where there is no space for it."""
        words = self._face.promise()

        def fits(px: float) -> bool:
            metrics = QFontMetricsF(LOOK.font(px, TEXT))
            return metrics.boundingRect(box, WRAP, words).height() <= box.height()

        px = shrunk(px, 15, fits)
        if fits(px):
            ink = colour(CARD_PRIMARIES[self._face.primary].on_quiet)
            write(painter, box, words, LOOK.font(px, TEXT), ink, WRAP)
