"""Pages on their way out: to a printer, or as PDF, SVG or PNG (bytes; the house writes the file)."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QMarginsF, QPointF, QRectF, QSize
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QWidget

from trakkx_desktop.view.stage import export
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import PRINT_PAPER, colour
from trakkx_desktop.view.traexx.printing.pages import Page

MARGIN = 100.0
"""Around every page, in tenths of a millimetre."""
TENTHS = 254
"""Dots per inch at which a dot is a tenth of a millimetre."""
PICTURE_DPI = 200


def paper(place: QLocale | None = None) -> QPageSize:
    """Letter where inches are measured, A4 elsewhere; the system knows the place, whatever language
    the app speaks."""
    system = (place or QLocale.system()).measurementSystem()
    is_letter = system == QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize(QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4)


def _tenths(size: QPageSize) -> QRectF:
    wide = size.size(QPageSize.Unit.Millimeter)
    return QRectF(0, 0, wide.width() * 10, wide.height() * 10)


def _room(size: QPageSize) -> QRectF:
    return _tenths(size).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)


def paint(device: QPagedPaintDevice, pages: Sequence[Page], size: QPageSize) -> None:
    """On a PDF or a printer, page by page, at its true size."""
    with painting(device) as painter:
        scale = painter.device().logicalDpiX() / TENTHS
        for number, page in enumerate(pages):
            if number:
                device.newPage()
            painter.save()
            painter.scale(scale, scale)
            page(painter, _room(size))
            painter.restore()


def full_page(size: QPageSize) -> QPageLayout:
    """Without margins of its own: the pages keep theirs."""
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))


def pdf(pages: Sequence[Page], title: str, size: QPageSize | None = None) -> bytes:
    size = size or paper()
    return export.pdf(lambda device: paint(device, pages, size), full_page(size), 600, title)


def svg(pages: Sequence[Page], title: str, size: QPageSize | None = None) -> bytes:
    """All pages below each other, in one drawing of true size."""
    size = size or paper()
    whole = _stacked(size, len(pages))
    return export.svg(lambda painter: _paint_stacked(painter, pages, size), whole, title, TENTHS)


def png(pages: Sequence[Page], dpi: int = PICTURE_DPI, size: QPageSize | None = None) -> bytes:
    """All pages below each other, in one picture."""
    size = size or paper()
    scale = dpi / TENTHS

    def draw(painter: QPainter) -> None:
        painter.scale(scale, scale)
        _paint_stacked(painter, pages, size)

    whole = _stacked(size, len(pages))
    pixels = QSize(round(whole.width() * scale), round(whole.height() * scale))
    return export.png(draw, pixels, colour(PRINT_PAPER), dpi)


def _stacked(size: QPageSize, count: int) -> QSize:
    page = _tenths(size)
    return QSize(round(page.width()), round(page.height() * count))


def _paint_stacked(painter: QPainter, pages: Sequence[Page], size: QPageSize) -> None:
    for page in pages:
        page(painter, _room(size))
        painter.translate(QPointF(0, _tenths(size).height()))


def to_printer(pages: Sequence[Page], title: str, parent: QWidget) -> bool:
    """The system's own dialog asks for printer and copies; False if the person thought better of it."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setFullPage(True)
    printer.setPageLayout(full_page(paper()))
    if QPrintDialog(printer, parent).exec() != QPrintDialog.DialogCode.Accepted:
        return False
    paint(printer, pages, printer.pageLayout().pageSize())
    return True
