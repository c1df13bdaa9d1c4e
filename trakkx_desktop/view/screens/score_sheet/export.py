"""The score sheet for other programs: PDF, picture, table, plain text, printer. Bytes, no files."""

import csv
import io
import unicodedata
from itertools import zip_longest

from PySide6.QtCore import QMarginsF, QSize, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from trakkx_desktop.view.screens.house.dates import date_words, day_of
from trakkx_desktop.view.screens.score_sheet.page import WIDTH, SheetPage
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, SheetRow
from trakkx_desktop.view.screens.score_sheet.words import row_words
from trakkx_desktop.view.stage import export
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import LIGHT, colour
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.tr import tr

_MARGIN = 15
"""mm around the sheet."""
_EDGE = 32
"""Pixels around a picture."""
_TALLEST = 16_000
"""Pixels of a picture that every program opens."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so would be run as a formula by a spreadsheet."""


def pdf(page: SheetPage) -> bytes:
    """A4."""
    layout = _layout(QPageSize(QPageSize.PageSizeId.A4))
    title = f"{page.title}: {page.headline}"
    return export.pdf(lambda device: paint(device, page), layout, 300, title)


def _layout(size: QPageSize) -> QPageLayout:
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def paint(device: QPagedPaintDevice, page: SheetPage) -> None:
    """On paper of any size: a PDF or a printer."""
    with painting(device, smooth=False) as painter:
        paper = QSizeF(painter.viewport().size())
        scale = paper.width() / WIDTH
        height = paper.height() / scale
        parts = page.parts(height)
        painter.scale(scale, scale)
        for number, rows in enumerate(parts):
            if number:
                device.newPage()
            page.draw(painter, height, rows, number == len(parts) - 1)


def png(page: SheetPage, scale: float = 2.0) -> bytes:
    """The whole sheet as one picture."""
    high = page.full_height + 2 * _EDGE
    scale = min(scale, _TALLEST / high)

    def draw(painter: QPainter) -> None:
        painter.scale(scale, scale)
        painter.translate(_EDGE, _EDGE)
        page.draw(painter, page.full_height, page.sheet.rows, True)

    size = QSize(round((WIDTH + 2 * _EDGE) * scale), round(high * scale))
    return export.png(draw, size, colour(LIGHT.table))


def table(sheet: Sheet) -> bytes:
    """CSV as spreadsheets read it: UTF-8 with its mark, one row a game, numbers as numbers."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    game, date, note = _titles()
    writer.writerow([game, date, *(_plain(player.name) for player in sheet.players), note])
    for row in sheet.played:
        day = day_of(row.date)
        told = day.isoformat() if day is not None else ""
        writer.writerow([row.number, told, *map(_number, row.scores), _plain(row.note)])
    writer.writerow([tr("sheet", "Total"), "", *map(_number, sheet.totals), ""])
    return out.getvalue().encode("utf-8-sig")


def _titles() -> tuple[str, str, str]:
    return (tr("sheet", "Game"), tr("sheet", "Date"), tr("sheet", "Note"))


def _number(value: float) -> str:
    return f"{value:g}"


def _plain(text: str) -> str:
    """One line, and never a formula."""
    line = " ".join(text.split())
    return f"'{line}" if line.startswith(_FORMULA) else line


def text(page: SheetPage) -> str:
    """In columns, for a message to those who could not come."""
    sheet = page.sheet
    total = tr("sheet", "Total")
    lines = [["", *(player.name for player in sheet.players)]]
    lines += [_text_row(sheet, row) for row in sheet.played]
    lines.append([total, *map(points, sheet.totals)])
    widths = [max(map(_wide, column)) for column in zip_longest(*lines, fillvalue="")]
    told = [
        "  ".join(
            _padded(cell, wide, index)
            for index, (cell, wide) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    ]
    head = [f"{page.title}: {page.headline}", ""]
    notes = [f"{row_words(row)}: {row.note}" for row in sheet.played if row.note]
    return "\n".join([*head, *(line.rstrip() for line in told), *([""] if notes else []), *notes])


def _text_row(sheet: Sheet, row: SheetRow) -> list[str]:
    day = day_of(row.date)
    label = row_words(row) + (f" ({date_words(day)})" if day is not None else "")
    won = ["*" if seat in row.winners else "" for seat in range(len(sheet.players))]
    return [label, *(points(s) + mark for s, mark in zip(row.scores, won, strict=True))]


def _padded(cell: str, wide: int, index: int) -> str:
    space = " " * (wide - _wide(cell))
    return space + cell if index else cell + space


def _wide(cell: str) -> int:
    """Letters of East Asia take two places."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in cell)
