"""TRÄXX on real paper: blank sheets with their score strips, sheets of a game, and the 15 cards to cut out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.score import half
from trakkx_desktop.games.traexx.sheet import LETTERS, NUMBERS, cards, sheet
from trakkx_desktop.games.traexx.state import Route, State
from trakkx_desktop.view.stage.art import paint_layout
from trakkx_desktop.view.stage.lettering import CENTRE, MIDDLE, RIGHT
from trakkx_desktop.view.stage.look import LABEL, POSTER, TEXT, elided, plain_font
from trakkx_desktop.view.stage.palette import INK, LIGHT, colour
from trakkx_desktop.view.stage.shapes import numeral, rounded
from trakkx_desktop.view.traexx.layout.sheet import crosses, sheet_layout
from trakkx_desktop.view.traexx.pieces import felt
from trakkx_desktop.view.traexx.pieces.painter import TraexxPainter
from trakkx_desktop.view.traexx.printing import words as print_words
from trakkx_desktop.view.traexx.scene import signed
from trakkx_desktop.view.traexx.words import captions as words

Page = Callable[[QPainter, QRectF], None]
"""Draws one page into the room between its margins. The unit is a tenth of a millimetre."""

FINE = 100.0
"""Pieces are drawn at this size and scaled down: letters keep fractions of a unit."""
_ACROSS, _TALL = 15.8, 14.2
"""Of the fields together, in sheet units."""


@dataclass(frozen=True)
class PaperSheet:
    """One player's sheet; a blank one has only its start."""

    letter: str
    name: str = ""
    route: Route = ()
    noted: dict[int, int] = field(default_factory=dict)
    minus: int | None = None
    is_over: bool = False
    remark: str = ""

    @property
    def plus(self) -> int:
        return sum(self.noted.values())


def blank(letters: Sequence[str] = LETTERS) -> tuple[PaperSheet, ...]:
    return tuple(PaperSheet(letter) for letter in letters)


def played(state: State, names: Sequence[str], remark: str) -> tuple[PaperSheet, ...]:
    """The sheets of a game as everybody may see them."""
    return tuple(
        PaperSheet(
            state.setup.starts[seat],
            name,
            state.routes[seat],
            score.points(state, seat),
            score.minus(state, seat),
            state.is_over,
            remark,
        )
        for seat, name in enumerate(names)
    )


def sheet_pages(sheets: Sequence[PaperSheet], per_page: int) -> tuple[Page, ...]:
    """One sheet to a page, or four."""
    if per_page == 1:
        return tuple(_one(one) for one in sheets)
    groups = [sheets[i : i + per_page] for i in range(0, len(sheets), per_page)]
    return tuple(_four(group) for group in groups)


def _one(one: PaperSheet) -> Page:
    return lambda painter, room: draw_sheet(painter, room, one)


def _four(group: Sequence[PaperSheet]) -> Page:
    def draw(painter: QPainter, room: QRectF) -> None:
        gap = 60.0
        wide, high = (room.width() - gap) / 2, (room.height() - gap) / 2
        for i, one in enumerate(group):
            left = room.x() + (i % 2) * (wide + gap)
            top = room.y() + (i // 2) * (high + gap)
            draw_sheet(painter, QRectF(left, top, wide, high), one)
        _cut_cross(painter, room, len(group))

    return draw


def _cut_cross(painter: QPainter, room: QRectF, count: int) -> None:
    painter.setPen(QPen(colour(LIGHT.quiet), 3, Qt.PenStyle.DashLine))
    x, y = room.center().x(), room.center().y()
    if count > 1:
        painter.drawLine(int(x), int(room.top()), int(x), int(room.bottom() if count > 2 else y))
    if count > 2:
        painter.drawLine(int(room.left()), int(y), int(room.right()), int(y))


def draw_sheet(painter: QPainter, room: QRectF, one: PaperSheet) -> None:
    """Head, fields and score strip, as large as the room allows and in its middle."""
    wide = room.width()
    head, strip = 0.085 * wide, 0.165 * wide
    s = min(wide / _ACROSS, (room.height() - head - strip) / _TALL)
    # Room that is left goes to the boxes: people write in them.
    strip = min(0.23 * wide, room.height() - head - _TALL * s)
    high = head + _TALL * s + strip
    top = room.y() + max(0.0, (room.height() - high) / 3)
    _head(painter, QRectF(room.x(), top, room.width(), head), one)
    painter.save()
    painter.translate(room.center().x(), top + head + _TALL * s / 2)
    painter.scale(s / FINE, s / FINE)
    made = sheet_layout(one.route, one.letter)
    del made["paper"]
    if one.is_over:
        made.update(crosses(spot for spot in sheet().colours if spot not in one.route))
    paint_layout(painter, TraexxPainter(LIGHT), made, FINE)
    painter.restore()
    below = QRectF(room.x(), top + high - strip * 0.94, room.width(), strip * 0.82)
    _strip(painter, below, one)


def _head(painter: QPainter, box: QRectF, one: PaperSheet) -> None:
    """The game, the start, and whose sheet it is (or a line to write the name on)."""
    row = QRectF(box.x(), box.y(), box.width(), box.height() * 0.72)
    _text(painter, "TRÄXX", row, row.height() * 0.86, POSTER, MIDDLE)
    start = print_words.start_label(one.letter)
    left = box.x() + box.width() * 0.27
    _text(painter, start, row.adjusted(left - box.x(), 0, 0, 0), row.height() * 0.46, TEXT, MIDDLE)
    place = QRectF(box.x() + box.width() * 0.52, row.y(), box.width() * 0.48, row.height())
    if one.name:
        _text(painter, one.name, place, row.height() * 0.6, LABEL, RIGHT)
    else:
        painter.setPen(QPen(colour(LIGHT.group_line), 3))
        base = row.bottom() - row.height() * 0.12
        painter.drawLine(int(place.left()), int(base), int(place.right()), int(base))
    if one.remark:
        foot = QRectF(box.x(), row.bottom(), box.width(), box.height() * 0.26)
        _text(painter, one.remark, foot, box.height() * 0.22, TEXT, RIGHT)


def _strip(painter: QPainter, box: QRectF, one: PaperSheet) -> None:
    """The value table with plus, minus and total, as on the pad."""
    gap, boxes = box.width() * 0.008, len(NUMBERS) + 4.2
    wide = (box.width() - gap * (len(NUMBERS) + 2)) / boxes
    x = box.x()
    for number in NUMBERS:
        cell = QRectF(x, box.y(), wide, box.height())
        _number_box(painter, cell, number, one.noted.get(number))
        x += wide + gap
    told = one.minus is not None
    minus = one.minus or 0
    sums = (
        (words.plus_label(), str(one.plus) if told else ""),
        (words.missed_label(), signed(-minus) if told else ""),
        (words.total_label(), words.minus(one.plus - minus) if told else ""),
    )
    for label, value in sums:
        _sum_box(painter, QRectF(x, box.y(), wide * 1.4, box.height()), label, value)
        x += wide * 1.4 + gap


def _number_box(painter: QPainter, cell: QRectF, number: int, noted: int | None) -> None:
    _frame(painter, cell)
    x, high, px = cell.center().x(), cell.height(), min(cell.height() * 0.3, cell.width() * 0.58)
    painter.save()
    painter.translate(x, cell.y() + high * 0.22)
    painter.scale(px / FINE, px / FINE)
    numeral(painter, str(number), 0, 0, FINE, colour(INK), POSTER)
    painter.restore()
    painter.setPen(QPen(colour(LIGHT.quiet), 2))
    line = int(cell.y() + high * 0.42)
    painter.drawLine(
        int(cell.left() + cell.width() * 0.15), line, int(cell.right() - cell.width() * 0.15), line
    )
    room = QRectF(cell.x(), cell.y() + high * 0.44, cell.width(), high * 0.36)
    if noted is not None:
        _text(painter, str(noted), room, px * 0.95, LABEL, CENTRE)
    hint = QRectF(cell.x(), cell.bottom() - high * 0.22, cell.width(), high * 0.2)
    _text(painter, f"½ {half(number)}", hint, high * 0.13, TEXT, CENTRE, LIGHT.text2)


def _sum_box(painter: QPainter, cell: QRectF, label: str, value: str) -> None:
    _frame(painter, cell, 5)
    high = cell.height()
    top = QRectF(cell.x(), cell.y() + high * 0.06, cell.width(), high * 0.3)
    inner = top.adjusted(cell.width() * 0.08, 0, -cell.width() * 0.08, 0)
    _text(painter, label, inner, min(high * 0.17, cell.width() * 0.24), LABEL, CENTRE)
    room = QRectF(cell.x(), cell.y() + high * 0.38, cell.width(), high * 0.5)
    _text(painter, value, room, min(high * 0.34, cell.width() * 0.48), POSTER, CENTRE)


def _frame(painter: QPainter, cell: QRectF, width: float = 3) -> None:
    painter.setPen(QPen(colour(INK), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    r = cell.width() * 0.14
    painter.drawPath(rounded(cell.x(), cell.y(), cell.width(), cell.height(), r))


def card_pages(columns: int = 3) -> tuple[Page, ...]:
    """All cards on one page, with dashed lines to cut along."""

    def draw(painter: QPainter, room: QRectF) -> None:
        rows = -(-len(cards()) // columns)
        wide, high = room.width() / columns, room.height() / rows
        for i, (number, patches) in enumerate(cards().items()):
            left, top = room.x() + i % columns * wide, room.y() + i // columns * high
            draw_card(painter, QRectF(left, top, wide, high), number, patches)

    return (draw,)


def draw_card(painter: QPainter, cell: QRectF, number: int, patches: Sequence[str]) -> None:
    painter.setPen(QPen(colour(LIGHT.group_line), 3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(cell)
    head = QRectF(cell.x() + 30, cell.y() + 16, cell.width() - 60, cell.height() * 0.14)
    _text(painter, "TRÄXX", head, head.height() * 0.7, POSTER, MIDDLE)
    _text(painter, str(number), head, head.height() * 0.6, TEXT, RIGHT, LIGHT.text2)
    rows = (patches[:3], patches[3:]) if len(patches) > 4 else (patches[:2], patches[2:])
    s = min(cell.width() * 0.155, cell.height() * 0.20)
    for r, row in enumerate(rows):
        for i, name in enumerate(row):
            painter.save()
            x = cell.center().x() + (i - (len(row) - 1) / 2) * s * 1.86
            y = cell.y() + cell.height() * 0.575 + (r - 0.5) * s * 1.62
            painter.translate(x, y)
            painter.scale(s / FINE, s / FINE)
            felt.draw_hex(LIGHT, painter, name, FINE)
            painter.restore()


def _text(
    painter: QPainter,
    text: str,
    box: QRectF,
    px: float,
    weight: QFont.Weight,
    flags: int,
    tint: str = INK,
) -> None:
    """Real text, so that a PDF can be searched; smaller if it must be."""
    scale = px / FINE
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    room = QRectF(0, 0, box.width() / scale, box.height() / scale)
    font = plain_font(FINE, weight)
    painter.setPen(colour(tint))
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > room.width() and wide < room.width() * 1.8:
        font = plain_font(FINE * room.width() / wide, weight)
        painter.setFont(font)
    painter.drawText(room, flags, elided(text, font, room.width() + 2))
    painter.restore()
