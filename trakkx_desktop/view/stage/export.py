"""Drawings on their way to other programs: as PDF, PNG or SVG. Bytes: the house writes the file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPdfWriter,
)

from trakkx_desktop.view.stage.painting import painting

Draw = Callable[[QPainter], None]

_METRES = 0.0254
"""In an inch."""


@contextmanager
def _written(data: QByteArray) -> Iterator[QBuffer]:
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    yield buffer
    buffer.close()


def pdf(
    draw: Callable[[QPagedPaintDevice], None], layout: QPageLayout, dpi: int, title: str
) -> bytes:
    """Vectors and real text, page by page."""
    data = QByteArray()
    with _written(data) as buffer:
        writer = QPdfWriter(buffer)
        writer.setResolution(dpi)
        writer.setTitle(title)
        writer.setCreator("Trakkx Desktop")
        writer.setPageLayout(layout)
        draw(writer)
    return bytes(data.data())


def png(draw: Draw, size: QSize, ground: QColor, dpi: int = 0) -> bytes:
    """Pixels; with a `dpi` programs know how large it is on paper."""
    image = QImage(size, QImage.Format.Format_RGB32)
    if dpi:
        image.setDotsPerMeterX(round(dpi / _METRES))
        image.setDotsPerMeterY(round(dpi / _METRES))
    image.fill(ground)
    with painting(image) as painter:
        draw(painter)
    return image_bytes(image)


def image_bytes(image: QImage, kind: bytes = b"png") -> bytes:
    """Or of another kind: BMP is the quickest to read."""
    data = QByteArray()
    with _written(data) as buffer:
        QImageWriter(buffer, QByteArray(kind)).write(image)
    return bytes(data.data())


def svg(draw: Draw, size: QSize, title: str, dpi: int = 0) -> bytes:
    """Lines and areas, in units of which there are `dpi` in an inch."""
    from PySide6.QtSvg import QSvgGenerator

    data = QByteArray()
    with _written(data) as buffer:
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setTitle(title)
        if dpi:
            generator.setResolution(dpi)
        generator.setSize(size)
        generator.setViewBox(QRect(0, 0, size.width(), size.height()))
        with painting(generator) as painter:
            draw(painter)
    return bytes(data.data())
