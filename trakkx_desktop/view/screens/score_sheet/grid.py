"""Where everything lies on the paper of a score sheet; the same on the screen, in a file and in print."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, SheetRow

LOWEST_ROW, HIGHEST_ROW = 38.0, 76.0
NOTE = 24.0
"""Height of the line that a note needs."""
_HEADS = (50.0, 84.0)
_TOTALS = (74.0, 128.0)
_LABELS = (82.0, 150.0)
_EDGES = (14.0, 32.0)


@dataclass(frozen=True)
class Grid:
    """Boxes of the head, of each row, of the totals and of each column (over the full height)."""

    head: QRectF
    rows: tuple[QRectF, ...]
    total: QRectF
    label: QRectF
    columns: tuple[QRectF, ...]
    zoom: float
    blank: tuple[float, ...] = ()
    """Where the ruled lines of the unused paper lie."""

    def cell(self, band: QRectF, seat: int) -> QRectF:
        column = self.columns[seat]
        return QRectF(column.x(), band.y(), column.width(), band.height())

    def label_of(self, band: QRectF) -> QRectF:
        return QRectF(self.label.x(), band.y(), self.label.width(), band.height())


def least_height(rows: tuple[SheetRow, ...], zoom: float) -> float:
    return zoom * (_HEADS[0] + _TOTALS[0] + sum(map(_least, rows)))


def full_height(rows: tuple[SheetRow, ...], zoom: float) -> float:
    """With space to breathe, as on paper."""
    notes = sum(NOTE for row in rows if row.note)
    return zoom * (_HEADS[1] + _TOTALS[1] + HIGHEST_ROW * len(rows) + notes)


def _least(row: SheetRow) -> float:
    return LOWEST_ROW + (NOTE if row.note else 0)


def grid_of(
    sheet: Sheet, box: QRectF, zoom: float, rows: tuple[SheetRow, ...] | None = None
) -> Grid:
    """Fills the box; rows become no higher than they need, so a short match leaves ruled paper free.

    `rows`: those of one page, if not all.
    """
    shown = sheet.rows if rows is None else rows
    least, full = least_height(shown, zoom), full_height(shown, zoom)
    share = max(0.0, min(1.0, (box.height() - least) / max(1.0, full - least)))

    def between(low: float, high: float) -> float:
        return zoom * (low + (high - low) * share)

    head = QRectF(box.x(), box.y(), box.width(), between(*_HEADS))
    y = head.bottom()
    bands = []
    for row in shown:
        high = between(_least(row), HIGHEST_ROW + (NOTE if row.note else 0))
        bands.append(QRectF(box.x(), y, box.width(), high))
        y += high
    high = between(*_TOTALS)
    total = QRectF(box.x(), max(y, box.bottom() - high), box.width(), high)
    label, columns = _columns(sheet, box, zoom)
    blank = _blank(y, total.y(), HIGHEST_ROW * zoom)
    return Grid(head, tuple(bands), total, label, columns, zoom, blank)


def _blank(top: float, bottom: float, row: float) -> tuple[float, ...]:
    """As many lines as give rows of about the usual height."""
    count = round((bottom - top) / row)
    return tuple(top + (bottom - top) * n / count for n in range(count))


def _columns(sheet: Sheet, box: QRectF, zoom: float) -> tuple[QRectF, tuple[QRectF, ...]]:
    roomy = box.width() / len(sheet.players) > 190 * zoom
    edge = _EDGES[roomy] * zoom
    label = QRectF(box.x() + edge, box.y(), _LABELS[roomy] * zoom, box.height())
    wide = (box.right() - edge / 2 - label.right()) / len(sheet.players)
    columns = (
        QRectF(label.right() + wide * seat, box.y(), wide, box.height())
        for seat in range(len(sheet.players))
    )
    return label, tuple(columns)
