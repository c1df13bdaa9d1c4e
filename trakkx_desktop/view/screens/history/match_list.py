"""Saved matches as lines of a list: the game, who played, how it stands, when."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from trakkx_desktop.core.summary import Summary
from trakkx_desktop.view.screens.history.match_words import about_words, spoken_match, when_words
from trakkx_desktop.view.screens.history.quick_list import Index, draw_ground
from trakkx_desktop.view.screens.house.names import called
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.faces import draw_player
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import RIGHT, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT, elided
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, GLOW, INK, colour
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.shapes import fill, round_rect

SUMMARY = int(Qt.ItemDataRole.UserRole)
_MARK = 24.0
"""Width of a mark and the space behind it."""


class MatchModel(QAbstractListModel):
    """The matches of one search, in its order."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        super().__init__()
        self._faces = faces
        self.matches: Sequence[Summary] = ()

    def show_matches(self, matches: Sequence[Summary]) -> None:
        self.beginResetModel()
        self.matches = matches
        self.endResetModel()

    def row_of(self, match_id: str) -> int:
        """-1: not in this list."""
        return next((row for row, match in enumerate(self.matches) if match.id == match_id), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.matches)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid():
            return None
        summary = self.matches[index.row()]
        if role == SUMMARY:
            return summary
        if role in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)):
            return spoken_match(summary, self._faces.get(summary.game))
        return None


class MatchDelegate(QStyledItemDelegate):
    """One line: the game's tile, the players with their totals, name and state, the day."""

    def __init__(self, faces: Mapping[str, Face], parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._faces = faces
        self._view = parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        summary: Summary = index.data(SUMMARY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(6, 2, -6, -2)
        state = option.state
        draw_ground(painter, box, state, self._view.hasFocus())
        side = box.height() - 18
        tile = QRectF(box.x() + 10, box.y() + 9, side, side)
        self._draw_tile(painter, tile, summary)
        words = QRectF(tile.right() + 14, box.y(), box.right() - tile.right() - 26, box.height())
        self._draw_words(painter, words, summary)
        painter.restore()

    def _draw_tile(self, painter: QPainter, tile: QRectF, summary: Summary) -> None:
        face = self._faces.get(summary.game)
        name, ink, ground = "warning", LOOK.colour("wrong"), LOOK.colour("mat")
        if face is not None:
            p = CARD_PRIMARIES[face.primary]
            name, ink, ground = face.emblem, colour(p.on), colour(p.rail)
        fill(painter, round_rect(tile, 11), ground)
        size = tile.width() * 0.52
        drawn = icon(name, size, ink, self._view.devicePixelRatioF())
        painter.drawPixmap(tile.center() - QPointF(size / 2, size / 2), drawn)

    def _draw_words(self, painter: QPainter, box: QRectF, summary: Summary) -> None:
        half = box.height() / 2
        upper = QRectF(box.x(), box.y() + 5, box.width(), half - 3)
        lower = QRectF(box.x(), box.y() + half, box.width(), half - 6)
        small = LOOK.font(16, TEXT)
        when = when_words(summary)
        write(painter, lower, when, small, "text2", RIGHT)
        free = box.width() - QFontMetricsF(small).horizontalAdvance(when) - 16
        if not summary.is_over and not summary.problem:
            free -= self._draw_badge(painter, lower, free)
        about = about_words(summary, self._faces.get(summary.game))
        write(painter, lower, about, small, "wrong" if summary.problem else "text2", wide=free)
        self._draw_players(painter, upper, summary)

    def _draw_badge(self, painter: QPainter, lower: QRectF, free: float) -> float:
        """A bright dot with an arrow: it can be gone on with. Returns the width that it takes."""
        r = 11.0
        centre = QPointF(lower.x() + free - r - 2, lower.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(GLOW))
        painter.drawEllipse(centre, r, r)
        drawn = icon("play", 12, colour(INK), self._view.devicePixelRatioF())
        painter.drawPixmap(centre - QPointF(5.5, 6), drawn)
        return 2 * r + 10

    def _draw_players(self, painter: QPainter, box: QRectF, summary: Summary) -> None:
        strong, plain = LOOK.font(19, LABEL), LOOK.font(19, TEXT)
        if summary.problem:
            write_line(painter, box, summary.path.stem, strong)
            return
        players = called(summary.players)
        fonts = [strong if seat in summary.leaders else plain for seat in range(len(players))]
        metrics = [QFontMetricsF(font) for font in fonts]
        totals = [points(total) for total in summary.totals]
        numbers = [m.horizontalAdvance(t) + 8 for m, t in zip(metrics, totals, strict=True)]
        names = [m.horizontalAdvance(p.name) for m, p in zip(metrics, players, strict=True)]
        gap = 20.0 if box.width() > 460 else 12.0
        free = box.width() - sum(numbers) - len(players) * (_MARK + gap)
        widest = min(170.0, fair_share(names, free))
        x = box.x()
        for seat, player in enumerate(players):
            draw_player(painter, player, QRectF(x, box.center().y() - 9, 18, 18))
            name = elided(player.name, fonts[seat], widest + 1)
            wide = min(names[seat], widest) + numbers[seat] + 2
            place = QRectF(x + _MARK, box.y(), wide, box.height())
            write(painter, place, name, fonts[seat])
            write(painter, place, totals[seat], fonts[seat], flags=RIGHT)
            x = place.right() + gap


def fair_share(wishes: Sequence[float], width: float) -> float:
    """The largest width that nobody may exceed so that all fit: short wishes leave theirs to others."""
    left, rest = width, sorted(wishes)
    for count in range(len(rest), 0, -1):
        share = left / count
        if rest[-count] >= share:
            return share
        left -= rest[-count]
    return max(wishes, default=0.0)
