"""What somebody has made of a game: large numbers, points over time, and the game's own counts."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.history import LevelTally, Statistics, Tally
from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.rating import Rating
from trakkx_desktop.view.screens.house.computers import computer_words
from trakkx_desktop.view.screens.house.dates import day_words
from trakkx_desktop.view.screens.score_sheet.chart import Axis, ChartPainter, Curve
from trakkx_desktop.view.screens.score_sheet.panels import draw_facts, draw_title, facts_height
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.lettering import CENTRE, WRAP, wrapped, write, write_line
from trakkx_desktop.view.stage.look import LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.points import average, points
from trakkx_desktop.view.stage.shapes import fill, round_rect
from trakkx_desktop.view.stage.tr import tr

Told = tuple[str, str]
_CHART = 250.0


def numbers_of(found: Statistics, ranking: Ranking) -> tuple[Told, ...]:
    """(words, number) of the tiles."""
    played = tr("people", "games played"), points(found.played)
    won = tr("people", "games won"), points(found.won)
    matches = tr("people", "matches won"), points(found.matches_won)
    streak = tr("people", "won in a row now"), points(found.streak)
    longest = tr("people", "longest row of wins"), points(found.longest)
    if ranking is Ranking.WINS:
        share = tr("people", "of all games won")
        percent = f"{round(100 * found.won / max(1, found.played))} %"
        return played, won, (share, percent), matches, streak, longest
    mean = tr("people", "points on average"), average(found.average)
    best = tr("people", "best game"), points(found.best)
    return played, won, mean, best, streak, longest


def rating_words(rated: Rating) -> str:
    """ "1420 ± 80": with 95 % it lies in between."""
    return f"{round(rated.value)} ± {round(2 * rated.spread)}"


def counts_of(found: Statistics, face: Face) -> tuple[Told, ...]:
    """How games were won and lost, and what the lines of the settlements came to."""
    told: list[Told] = [
        (computer_words(tally.level), _level_words(tally)) for tally in found.levels
    ]
    if found.assisted:
        told.append((tr("people", "Assisted games, not counted"), str(found.assisted)))
    for reasons, words in (
        (found.wins, tr("people", "Won: {how}")),
        (found.losses, tr("people", "Lost: {how}")),
        (found.draws, tr("people", "Draw: {how}")),
    ):
        counts: dict[str, int] = {}
        for reason, began, count in reasons:
            how = face.reason_words(reason, began)
            if how:
                counts[how] = counts.get(how, 0) + count
        told += [(words.format(how=how), str(n)) for how, n in counts.items()]
    for tally in found.tallies:
        name = face.line_words(ScoreLine(tally.code, (), tally.facts))
        if name:
            told.append((name, _tally_words(tally)))
    return tuple(told)


def _level_words(tally: LevelTally) -> str:
    words = tr("people", "{won} of {played} won, {streak} in a row now")
    return words.format(won=tally.won, played=tally.played, streak=tally.streak)


def _tally_words(tally: Tally) -> str:
    words = tr("people", "{average} on average, in {times} of {games} games")
    mean = tally.total / max(1, tally.games)
    return words.format(average=average(mean), times=tally.times, games=tally.games)


class StatisticsPaper(QWidget):
    """Drawn on whatever lies below; as high as it needs to be."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers: Sequence[Told] = ()
        self._counts: Sequence[Told] = ()
        self._found: Statistics | None = None
        self._rated: Rating | None = None
        self._curve = Curve("", 0, ())
        self._is_summed = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        LOOK.changed.connect(self._fit)

    def show_statistics(
        self,
        found: Statistics,
        face: Face,
        ranking: Ranking,
        mark: int,
        rated: Rating | None = None,
    ) -> None:
        """`rated`: the curve is that of the rating."""
        self._found, self._rated = found, rated if rated is not None and rated.games else None
        self._numbers = numbers_of(found, ranking)
        self._counts = counts_of(found, face)
        self._is_summed = ranking is Ranking.WINS and self._rated is None
        self._curve = _curve(found, mark, self._is_summed)
        if self._rated is not None:
            self._numbers = ((tr("people", "rating"), rating_words(self._rated)), *self._numbers)
            values = tuple(value for _, value in self._rated.curve)
            self._curve = Curve(found.player, mark, values, (False,) * len(values))
        spoken = [f"{number} {words}" for words, number in self._numbers]
        spoken += [f"{name}: {count}" for name, count in self._counts]
        self.setAccessibleName(". ".join(spoken))
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(round(self._height()))
        self.update()

    def _tile(self) -> float:
        return 92.0 * LOOK.text_scale

    def _columns(self) -> int:
        return 3 if self.width() > 420 * LOOK.text_scale else 2

    def _height(self) -> float:
        rows = -(-len(self._numbers) // self._columns())
        counts = facts_height(self._counts, max(200.0, self.width() - 8.0))
        return rows * self._tile() + _CHART * LOOK.text_scale + counts + 90

    def sizeHint(self) -> QSize:
        return QSize(420, round(self._height()))

    def resizeEvent(self, event: object) -> None:
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._found is None:
            return
        with painting(self) as painter:
            top = self._draw_numbers(painter)
            if self._found.points:
                top = self._draw_curve(painter, top)
            if self._counts:
                words = tr("people", "All games together")
                facts = QRectF(4, top + 16, self.width() - 8, self.height())
                y = draw_title(painter, facts, words) + 2
                draw_facts(painter, QRectF(4, y, facts.width(), self.height() - y), self._counts)

    def _draw_curve(self, painter: QPainter, top: float) -> float:
        box = QRectF(4, top + 14, self.width() - 8, _CHART * LOOK.text_scale)
        below = draw_title(painter, box, self._chart_title(), self._span())
        chart = QRectF(box.x(), below, box.width(), box.bottom() - below)
        count = len(self._curve.values)
        axis = Axis(tuple(str(n) for n in range(0 if self._is_summed else 1, count + 1))[:count])
        ChartPainter(painter, LOOK.palette, LOOK.text_scale).draw(
            chart, (self._curve,), axis, named=False
        )
        return box.bottom()

    def _draw_numbers(self, painter: QPainter) -> float:
        columns, gap = self._columns(), 10.0
        wide, high = (self.width() - gap * (columns - 1)) / columns, self._tile() - gap
        big, small = LOOK.font(34, POSTER), LOOK.font(16, TEXT)
        for index, (words, number) in enumerate(self._numbers):
            box = QRectF(
                (wide + gap) * (index % columns), self._tile() * (index // columns), wide, high
            )
            path = round_rect(box, 14)
            fill(painter, path, LOOK.colour("paper"))
            upper = QRectF(box.x(), box.y() + 4, box.width(), high * 0.58)
            write_line(painter, upper.adjusted(8, 0, -8, 0), number, big, flags=CENTRE)
            line = QFontMetricsF(small).height()
            lower = QRectF(box.x() + 6, box.bottom() - line - 10, box.width() - 12, line + 8)
            font = wrapped(small, words, lower)
            write(painter, lower, words, font, "text2", CENTRE | WRAP)
        return self._tile() * -(-len(self._numbers) // columns)

    def _chart_title(self) -> str:
        if self._rated is not None:
            return tr("people", "Rating, game by game")
        if self._is_summed:
            return tr("people", "Wins, game by game")
        return tr("people", "Points, game by game")

    def _span(self) -> str:
        """ "1 Nov 2025 to today; a full shape is a win"."""
        if self._found is None or not self._found.points:
            return ""
        first, last = (day_words(self._found.points[i].time) for i in (0, -1))
        full = tr("people", "a full shape is a win") if self._rated is None else ""
        if not first or not last:
            return full
        words = tr("people", "{first} to {last}")
        days = words.format(first=first, last=last) if first != last else first
        return "; ".join(part for part in (days, full) if part)


def _curve(found: Statistics, mark: int, is_summed: bool) -> Curve:
    won = tuple(point.won for point in found.points)
    scores = [point.score for point in found.points]
    if not is_summed:
        return Curve(found.player, mark, tuple(scores), won)
    sums = [0.0]
    for score in scores:
        sums.append(sums[-1] + score)
    return Curve(found.player, mark, tuple(sums), (False, *won))
