"""Beside the score sheet: how it went, what was left, and what is worth telling."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen

from trakkx_desktop.core.player import Seat
from trakkx_desktop.view.screens.score_sheet.chart import Axis, ChartPainter, Curve
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet
from trakkx_desktop.view.screens.score_sheet.words import direction_words
from trakkx_desktop.view.stage.art import ART
from trakkx_desktop.view.stage.face import Settlement
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.lettering import MIDDLE, RIGHT, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.tr import tr

SMALLEST_PIECE = 19.0
"""Side of a piece that can still be read."""


class ChartPanel(Panel):
    """ "How it went": running totals, game by game, from zero."""

    def __init__(self) -> None:
        super().__init__("mat")
        self._sheet: Sheet | None = None

    def show_sheet(self, sheet: Sheet) -> None:
        self._sheet = sheet
        words = tr("sheet", "How it went")
        ends = (f"{c.name} {points(c.values[-1])}" for c in curves_of(sheet))
        self.setAccessibleName(f"{words}: {', '.join(ends)}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._sheet is None:
            return
        with painting(self) as painter:
            edge = 26 if self.width() > 340 else 16
            box = QRectF(self.rect()).adjusted(edge, 18, -edge, -8)
            words = tr("sheet", "How it went")
            top = draw_title(painter, box, words, direction_words(self._sheet.ranking))
            chart = QRectF(box.x(), top + 4, box.width(), box.bottom() - top - 4)
            curves, axis = curves_of(self._sheet), axis_of(self._sheet)
            ChartPainter(painter, LOOK.palette, LOOK.text_scale).draw(chart, curves, axis)


def curves_of(sheet: Sheet) -> tuple[Curve, ...]:
    return tuple(
        Curve(player.name, player.mark, (0.0, *(row.running[seat] for row in sheet.played)))
        for seat, player in enumerate(sheet.players)
    )


def axis_of(sheet: Sheet) -> Axis:
    labels = ("", *(str(row.number) for row in sheet.rows))
    return Axis(labels, len(sheet.played) or -1)


def draw_title(painter: QPainter, box: QRectF, words: str, below: str = "") -> float:
    """A panel's title and the small line below it; returns where it ends."""
    title = LOOK.font(20, POSTER)
    high = QFontMetricsF(title).height()
    write_line(painter, QRectF(box.x(), box.y(), box.width(), high), words, title, flags=0)
    if not below:
        return box.y() + high
    small = LOOK.font(15, TEXT)
    line = QFontMetricsF(small).height()
    place = QRectF(box.x(), box.y() + high, box.width(), line)
    write_line(painter, place, below, small, "text2", 0)
    return place.bottom()


class SettlementPanel(Panel):
    """The pieces behind the points of the last game, a line for each player who has any."""

    def __init__(self) -> None:
        super().__init__("mat")
        self._sheet: Sheet | None = None
        self._settlement: Settlement | None = None

    def show_sheet(self, sheet: Sheet, settlement: Settlement | None) -> None:
        self._sheet, self._settlement = sheet, settlement
        if settlement is not None:
            self.setAccessibleName(settlement.title)
        self.update()

    @property
    def has_any(self) -> bool:
        return bool(self._seats())

    def _seats(self) -> list[Seat]:
        pieces = self._settlement.pieces if self._settlement is not None else ()
        return [seat for seat, held in enumerate(pieces) if held]

    def wished_height(self) -> int:
        note = 20 if self._settlement is not None and self._settlement.note else 0
        return round((56 + note + 52 * len(self._seats())) * LOOK.text_scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._sheet is None or self._settlement is None or self._sheet.newest is None:
            return
        with painting(self) as painter:
            edge = 26 if self.width() > 340 else 16
            box = QRectF(self.rect()).adjusted(edge, 16, -edge, -10)
            top = draw_title(painter, box, self._settlement.title, self._settlement.note)
            seats = self._seats()
            high = min(52 * LOOK.text_scale, (box.bottom() - top) / max(1, len(seats)))
            for place, seat in enumerate(seats):
                band = QRectF(box.x(), top + place * high, box.width(), high)
                self._draw_seat(painter, band, seat)

    def _draw_seat(self, painter: QPainter, band: QRectF, seat: Seat) -> None:
        if self._sheet is None or self._settlement is None or self._sheet.newest is None:
            return
        player = self._sheet.players[seat]
        cy = band.center().y()
        draw_player(painter, player, QRectF(band.x(), cy - 11, 22, 22))
        number_font = LOOK.font(21, POSTER)
        number = points(self._sheet.newest.scores[seat])
        write(painter, band, number, number_font, flags=RIGHT)
        metrics = QFontMetricsF(number_font)
        scores = (points(score) for score in self._sheet.newest.scores)
        left = band.x() + 34
        free = band.right() - max(map(metrics.horizontalAdvance, scores)) - 16 - left
        wide = min(84.0, band.width() * 0.24)
        needed = SMALLEST_PIECE * max(map(len, self._settlement.pieces))
        # Where that makes space for all pieces, the mark alone says who it is.
        if not free - wide - 6 < needed <= free:
            place = QRectF(left - 4, band.y(), wide, band.height())
            write_line(painter, place, player.name, LOOK.font(17, LABEL))
            left, free = left + wide + 6, free - wide - 6
        self._draw_pieces(painter, QRectF(left, band.y(), free, band.height()), seat)

    def _draw_pieces(self, painter: QPainter, box: QRectF, seat: Seat) -> None:
        """Smaller when there are many, and only then overlapping."""
        if self._settlement is None:
            return
        held = self._settlement.pieces[seat]
        unit = min(40.0, box.height() - 8)
        most = max(map(len, self._settlement.pieces))
        unit = min(unit, max(SMALLEST_PIECE, box.width() / max(1, most) - 2))
        step = min(unit + 6, (box.width() - unit) / max(1, len(held) - 1))
        for index, art in enumerate(held):
            made, offset = ART.pixmap(self._settlement.painter, art, unit, self.devicePixelRatioF())
            centre = QPointF(box.x() + unit / 2 + step * index, box.center().y())
            painter.drawPixmap(centre + offset, made)


class FactsPanel(Panel):
    """ "Worth telling": a few facts of the match, name left, fact right."""

    def __init__(self) -> None:
        super().__init__("mat")
        self._facts: Sequence[tuple[str, str]] = ()

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        self._facts = facts
        words = tr("sheet", "Worth telling")
        self.setAccessibleName(f"{words}. " + ". ".join(f"{name}: {fact}" for name, fact in facts))
        self.update()

    def wished_height(self) -> int:
        if not self._facts:
            return 0
        edge = 26 if self.width() > 340 else 16
        facts = facts_height(self._facts, self.width() - 2 * edge)
        return round(30 + 30 * LOOK.text_scale + facts)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            edge = 26 if self.width() > 340 else 16
            box = QRectF(self.rect()).adjusted(edge, 16, -edge, -10)
            y = draw_title(painter, box, tr("sheet", "Worth telling")) + 2
            draw_facts(painter, QRectF(box.x(), y, box.width(), box.bottom() - y), self._facts)


def facts_height(facts: Sequence[tuple[str, str]], width: float) -> float:
    return sum(_fact_height(name, fact, width)[0] for name, fact in facts)


def _fact_height(name: str, fact: str, width: float) -> tuple[float, bool]:
    """How high a fact is, and whether it is so long that it takes two lines."""
    strong = QFontMetricsF(LOOK.font(16, LABEL))
    wide = QFontMetricsF(LOOK.font(16, TEXT)).horizontalAdvance(name)
    is_long = wide + strong.horizontalAdvance(fact) + 14 > width
    return (strong.height() * 2 + 8, True) if is_long else (strong.height() + 12, False)


def draw_facts(painter: QPainter, box: QRectF, facts: Sequence[tuple[str, str]]) -> None:
    """One line each, or two where they are long; those that do not fit are left out."""
    strong = LOOK.font(16, LABEL)
    line = QFontMetricsF(strong).height()
    y = box.y()
    for index, (name, fact) in enumerate(facts):
        high, is_long = _fact_height(name, fact, box.width())
        if y + high > box.bottom() + 4:
            return
        if index:
            painter.setPen(QPen(LOOK.colour("quiet"), 1.5))
            painter.drawLine(QPointF(box.x(), y), QPointF(box.right(), y))
        upper = QRectF(box.x(), y, box.width(), line + 4 if is_long else high)
        lower = QRectF(box.x(), y + line, box.width(), high - line) if is_long else upper
        write_line(painter, upper, name, LOOK.font(16, TEXT), "text2")
        write_line(painter, lower, fact, strong, flags=MIDDLE if is_long else RIGHT)
        y += high
