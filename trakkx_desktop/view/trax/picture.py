"""The board as a picture for other programs: drawn by the same painter, as pixels or as lines."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from trakkx_desktop.games.trax.state import State
from trakkx_desktop.view.stage.art import Painter
from trakkx_desktop.view.stage.layout import Layout
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.trax import board
from trakkx_desktop.view.trax.layout import ground
from trakkx_desktop.view.trax.mosaic import View

UNIT = 64.0
LARGEST = 8000.0
"""Pixels of a side beyond which a picture becomes a burden."""


def paint(painter: QPainter, art: Painter, layout: Layout, unit: float, origin: QPointF) -> None:
    """Draws a layout of the board; `origin` is where its (0, 0) comes to lie."""
    for place in sorted(layout.values(), key=lambda placement: placement.z):
        painter.save()
        painter.translate(origin + QPointF(place.x, place.y) * unit)
        painter.rotate(place.turn)
        painter.setOpacity(place.opacity)
        art.picture(place.art, unit * place.size).draw(painter)
        painter.restore()


class _Sheet:
    """What is drawn, and how large it becomes."""

    def __init__(self, state: State, view: View) -> None:
        self.layout = {
            piece: place for piece, place in ground(state, view).items() if piece != "last"
        }
        left, top, right, bottom = board.extent(state, view)
        self.unit = min(UNIT, LARGEST / max(right - left, bottom - top))
        self.size = QSize(round((right - left) * self.unit), round((bottom - top) * self.unit))
        self.origin = QPointF(-left * self.unit, -top * self.unit)

    def paint(self, painter: QPainter, art: Painter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(QPointF(), self.size), LOOK.colour("table"))
        paint(painter, art, self.layout, self.unit, self.origin)


def png(art: Painter, state: State, view: View) -> bytes:
    sheet = _Sheet(state, view)
    image = QImage(sheet.size, QImage.Format.Format_RGB32)
    with painting(image, smooth=False) as painter:
        sheet.paint(painter, art)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def svg(art: Painter, state: State, view: View) -> bytes:
    sheet = _Sheet(state, view)
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(sheet.size)
    generator.setViewBox(QRectF(QPointF(), sheet.size))
    generator.setTitle("TRAX")
    with painting(generator, smooth=False) as painter:
        sheet.paint(painter, art)
    return bytes(buffer.data().data())
