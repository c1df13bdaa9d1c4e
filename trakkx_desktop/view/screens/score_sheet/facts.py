"""What is worth telling of a match, in the words of its game or of any game."""

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.view.screens.score_sheet.sheet import Sheet, SheetRow
from trakkx_desktop.view.screens.score_sheet.words import names_of, points_words, short
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.tr import tr

Told = tuple[str, str]
"""Name of the fact, and the fact."""

_BRIEF = 12
"""Letters of a name in a list of all players."""
_STREAK = 3
"""So many games won in a row are worth telling."""


def facts_of(face: Face, sheet: Sheet, last: Outcome | None) -> tuple[Told, ...]:
    """Of the last game first, in the game's own words; then of the whole match. One of many alike (a
    line with facts of its own) is told by the pieces of the settlement, not here."""
    lines = last.lines if last is not None else ()
    told = [
        (words, _by_player(sheet, line.values))
        for line in lines
        if not line.facts and (words := face.line_words(line))
    ]
    if len(sheet.played) > 1 and len(sheet.players) > 1:
        told += [fact for fact in (_won(sheet), _closest(sheet), _streak(sheet)) if fact]
    if len(sheet.played) > 1:
        told += [fact for fact in (_best(sheet),) if fact]
    return tuple(told)


def _by_player(sheet: Sheet, values: tuple[float, ...]) -> str:
    if len(values) == 1:
        return points(values[0])
    pairs = zip(sheet.players, values, strict=True)
    return ", ".join(f"{short(player.name, _BRIEF)}: {points(value)}" for player, value in pairs)


def _won(sheet: Sheet) -> Told | None:
    if sheet.ranking is Ranking.WINS:
        return None
    counts = tuple(
        float(sum(seat in row.winners for row in sheet.played))
        for seat in range(len(sheet.players))
    )
    return tr("sheet", "Games won"), _by_player(sheet, counts)


def _closest(sheet: Sheet) -> Told | None:
    """The game with the smallest distance between the winner and the next."""
    if sheet.ranking is Ranking.WINS:
        return None
    decided = [row for row in sheet.played if _margin(row)]
    if not decided:
        return None
    row = min(decided, key=_margin)
    words = tr("sheet", "game {number}, {points} apart")
    told = words.format(number=row.number, points=points_words(_margin(row)))
    return tr("sheet", "Closest game"), told


def _margin(row: SheetRow) -> float:
    ordered = sorted(row.scores)
    ends = abs(ordered[1] - ordered[0]), abs(ordered[-1] - ordered[-2])
    low_wins = row.winners and row.scores[row.winners[0]] == ordered[0]
    return ends[0] if low_wins else ends[1]


def _best(sheet: Sheet) -> Told | None:
    if sheet.ranking is Ranking.WINS:
        return None
    best = min if sheet.ranking is Ranking.LOWEST else max
    row = best(sheet.played, key=lambda r: best(r.scores))
    score = best(row.scores)
    who = names_of(sheet, tuple(s for s, p in enumerate(row.scores) if p == score))
    words = tr("sheet", "{name}, {points} in game {number}")
    told = words.format(name=who, points=points(score), number=row.number)
    return tr("sheet", "Best game"), told


def _streak(sheet: Sheet) -> Told | None:
    """The longest row of wins, if it is long enough."""
    longest, who = 0, 0
    for seat in range(len(sheet.players)):
        now = 0
        for row in sheet.played:
            now = now + 1 if seat in row.winners else 0
            if now > longest:
                longest, who = now, seat
    if longest < _STREAK:
        return None
    told = tr("sheet", "{name}, %n game(s)", longest).format(name=names_of(sheet, (who,)))
    return tr("sheet", "Won in a row"), told
