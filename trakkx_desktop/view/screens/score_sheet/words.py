"""What the score sheet says: points, headline, how far somebody is behind. Words for any game."""

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.player import Seat
from trakkx_desktop.view.screens.house.dates import date_words, day_of, day_words
from trakkx_desktop.view.screens.house.names import joined
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, SheetRow
from trakkx_desktop.view.stage.parts import SeatLine
from trakkx_desktop.view.stage.points import MINUS, points
from trakkx_desktop.view.stage.tr import tr

_LONGEST_NAME = 22
"""Letters of a name in the headline."""


def points_words(value: float) -> str:
    """ "1 point", "12 points", "2½ points"."""
    if value != int(value):
        words = tr("sheet", "{points} points")
        return words.format(points=points(value))
    words = tr("sheet", "%n point(s)", int(abs(value)))
    return MINUS + words if value < 0 else words


def names_of(sheet: Sheet, seats: tuple[Seat, ...]) -> str:
    """Names in a sentence; nobody's name fills it."""
    return joined(tuple(short(sheet.players[seat].name, _LONGEST_NAME) for seat in seats))


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def headline(sheet: Sheet) -> str:
    """What the newest row means: "Clara takes game 3, Ben leads"."""
    newest = sheet.newest
    if len(sheet.players) == 1:
        return _solo(sheet)
    if sheet.is_over:
        return _won(sheet)
    if newest is None:
        return tr("sheet", "The sheet is still empty")
    opened = sheet.open_row
    if opened is not None:
        words = tr("sheet", "Game {number} is on the table")
        return f"{words.format(number=opened.number)}, {_standing(sheet)}"
    if sheet.leaders == newest.winners and len(newest.winners) == 1:
        words = tr("sheet", "{name} takes game {number} and leads")
        return words.format(name=names_of(sheet, newest.winners), number=newest.number)
    return f"{_taken(sheet, newest)}, {_standing(sheet)}"


def _taken(sheet: Sheet, row: SheetRow) -> str:
    if not row.winners:
        return tr("sheet", "Game {number} is a draw").format(number=row.number)
    if len(row.winners) > 1:
        words = tr("sheet", "{names} share game {number}")
        return words.format(names=names_of(sheet, row.winners), number=row.number)
    words = tr("sheet", "{name} takes game {number}")
    return words.format(name=names_of(sheet, row.winners), number=row.number)


def _standing(sheet: Sheet) -> str:
    if len(sheet.leaders) == len(sheet.players):
        return tr("sheet", "everybody is level")
    if len(sheet.leaders) > 1:
        return tr("sheet", "{names} lead").format(names=names_of(sheet, sheet.leaders))
    return tr("sheet", "{name} leads").format(name=names_of(sheet, sheet.leaders))


def _won(sheet: Sheet) -> str:
    if len(sheet.leaders) == len(sheet.players):
        return tr("sheet", "A draw: nobody is ahead")
    if len(sheet.leaders) > 1:
        words = tr("sheet", "{names} share the win")
        return words.format(names=names_of(sheet, sheet.leaders))
    words = tr("sheet", "{name} wins the match")
    if len(sheet.rows) == 1:
        words = tr("sheet", "{name} wins")
    return words.format(name=names_of(sheet, sheet.leaders))


def _solo(sheet: Sheet) -> str:
    """Alone there is nobody to beat but the game."""
    if sheet.newest is None:
        return tr("sheet", "The sheet is still empty")
    if sheet.ranking is not Ranking.WINS:
        return points_words(sheet.totals[0])
    won = sum(bool(row.winners) for row in sheet.played)
    if len(sheet.played) > 1:
        return tr("sheet", "Solved {won} of {played}").format(won=won, played=len(sheet.played))
    if won:
        return tr("sheet", "Solved")
    return tr("sheet", "Not solved this time")


def status(sheet: Sheet) -> str:
    """Below the game's name in the rail; a best of three may end after two."""
    if sheet.is_over and len(sheet.rows) < sheet.planned:
        words = tr("sheet", "Match of {games} games, decided after %n game(s)", len(sheet.rows))
        return words.format(games=sheet.planned)
    return tr("sheet", "Match of %n game(s)", len(sheet.rows))


def seat_line(sheet: Sheet, seat: Seat) -> SeatLine:
    """How somebody stands: "leads", "6 behind"."""
    number = points(sheet.totals[seat])
    if not sheet.played or len(sheet.players) == 1:
        return SeatLine("", number)
    if seat not in sheet.leaders:
        words = tr("sheet", "{points} behind")
        return SeatLine(words.format(points=points(sheet.behind(seat))), number)
    alone = len(sheet.leaders) == 1
    if sheet.is_over and alone:
        return SeatLine(tr("sheet", "winner"), number)
    if sheet.is_over:
        return SeatLine(tr("sheet", "shared win"), number)
    if alone:
        return SeatLine(tr("sheet", "leads"), number)
    if len(sheet.leaders) == len(sheet.players):
        return SeatLine(tr("sheet", "level"), number)
    return SeatLine(tr("sheet", "leads too"), number)


def row_words(row: SheetRow) -> str:
    return tr("sheet", "Game {number}").format(number=row.number)


def row_date(row: SheetRow, on_paper: bool = False) -> str:
    """Below the row's name; the game on the table says so. Paper does not know what today is."""
    if row.is_begun and not row.is_finished:
        return tr("sheet", "on the table")
    day = day_of(row.date)
    told = date_words(day) if on_paper and day is not None else day_words(row.date)
    return tr("sheet", "{day}, assisted").format(day=told) if row.is_assisted else told


def spoken_row(sheet: Sheet, row: SheetRow) -> str:
    """A row for those who listen."""
    parts = [row_words(row), row_date(row)]
    for player, score in zip(sheet.players, row.scores, strict=False):
        parts.append(f"{player.name} {points(score)}")
    if row.winners and len(sheet.players) > 1:
        parts.append(tr("sheet", "won by {names}").format(names=names_of(sheet, row.winners)))
    return ", ".join(part for part in (*parts, row.note) if part)


def direction_words(ranking: Ranking) -> str:
    """Which way is good, below the chart's title."""
    if ranking is Ranking.LOWEST:
        return tr("sheet", "Points in total. Fewer is better.")
    if ranking is Ranking.HIGHEST:
        return tr("sheet", "Points in total. More is better.")
    return tr("sheet", "Games won so far.")
