"""All finished matches, searched and sorted in memory, and what each person has made of them.

Knows no game: what a game counts (wins by loop, numbers reached, tokens left) comes as the reason
and the lines of its outcomes, and goes through here by its code.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.summary import Row, Summary


@dataclass(frozen=True)
class Query:
    """Every part that is set narrows the list; `text` looks at names, notes of the sheet not included."""

    text: str = ""
    game: str = ""
    player: str = ""
    since: str = ""
    until: str = ""
    """ISO dates, both included."""
    is_open: bool = False
    """Only what can be gone on with."""
    sort: str = "date"
    """date, game, players, name, games"""
    ascending: bool = False


def finished(summaries: Iterable[Summary]) -> tuple[Summary, ...]:
    return tuple(s for s in summaries if s.is_over and not s.problem)


def search(matches: Iterable[Summary], query: Query) -> tuple[Summary, ...]:
    """Those that fit; equal ones by date, newest first."""
    words = query.text.casefold().split()
    found = [match for match in matches if _fits(match, query, words)]
    found.sort(key=lambda match: match.ended, reverse=True)
    if query.sort != "date":
        found.sort(key=_SORTS[query.sort], reverse=not query.ascending)
    elif query.ascending:
        found.reverse()
    return tuple(found)


def _fits(match: Summary, query: Query, words: list[str]) -> bool:
    if query.is_open and not match.is_waiting:
        return False
    if query.game and match.game != query.game:
        return False
    if query.player and all(player.name != query.player for player in match.players):
        return False
    day = match.ended[:10]
    if (query.since and day < query.since) or (query.until and day > query.until):
        return False
    if not words:
        return True
    text = " ".join((match.name, *(player.name for player in match.players))).casefold()
    return all(word in text for word in words)


_SORTS = {
    "game": lambda match: match.game,
    "players": lambda match: [player.name.casefold() for player in match.players],
    "name": lambda match: match.name.casefold(),
    "games": lambda match: match.played,
}


@dataclass(frozen=True)
class Point:
    """One game on the chart."""

    time: str
    score: float
    won: bool


@dataclass(frozen=True)
class Tally:
    """What one line of the settlement came to over all games of a person.

    `code` and `facts` are those of the line; `times` counts games in which the value was not 0.
    """

    code: str
    facts: tuple[str | int, ...]
    games: int
    times: int
    total: float


@dataclass(frozen=True)
class LevelTally:
    """Games against computers of one level; `streak`: won in a row up to now."""

    level: int
    played: int
    won: int
    streak: int


@dataclass(frozen=True)
class Statistics:
    """One person in one game. `streak`: games won in a row up to now; `longest`: ever."""

    player: str
    game: str
    matches: int = 0
    matches_won: int = 0
    played: int = 0
    won: int = 0
    average: float = 0.0
    best: float = 0.0
    streak: int = 0
    longest: int = 0
    points: tuple[Point, ...] = ()
    """Oldest first."""
    wins: tuple[tuple[str, bool, int], ...] = ()
    """(reason, did the winner begin, how often): in TRAX, who begins has white."""
    losses: tuple[tuple[str, bool, int], ...] = ()
    draws: tuple[tuple[str, bool, int], ...] = ()
    """Games of several that nobody has won."""
    tallies: tuple[Tally, ...] = ()
    assisted: int = 0
    """Games with help: in none of the numbers above."""
    levels: tuple[LevelTally, ...] = ()


PEOPLE, COMPUTERS, ALONE = "people", "computers", "alone"
"""In whose company a match was played: other people, computers (and people), nobody."""


def company_of(match: Summary) -> str:
    if len(match.players) == 1:
        return ALONE
    return COMPUTERS if any(player.is_computer for player in match.players) else PEOPLE


def companies(matches: Iterable[Summary], game: str) -> tuple[str, ...]:
    """Those that somebody has played this game in, in a fixed order."""
    found = {company_of(m) for m in matches if m.game == game and not m.origin}
    return tuple(company for company in (PEOPLE, COMPUTERS, ALONE) if company in found)


def statistics(
    matches: Iterable[Summary], player: str, game: str, company: str = PEOPLE
) -> Statistics:
    """Of finished matches in this company; two seats of one name in a match count both. A game with
    help is counted apart, and what was not begun as a game not at all."""
    here = [m for m in matches if m.game == game and company_of(m) == company and not m.origin]
    here.sort(key=lambda match: match.ended)
    seats = [
        (match, seat)
        for match in here
        for seat, other in enumerate(match.players)
        if other.name == player and not other.is_computer
    ]
    told = [(match, row, seat) for match, seat in seats for row in match.rows]
    assisted = sum(row.assisted for _, row, _ in told)
    told = [(match, row, seat) for match, row, seat in told if not row.assisted]
    rows = [(row, seat) for _, row, seat in told]
    if not rows:
        return Statistics(player, game, assisted=assisted)
    points = tuple(
        Point(row.ended or match.ended, row.scores[seat], seat in row.winners)
        for match, row, seat in told
    )
    scores = [point.score for point in points]
    lowest_wins = seats[0][0].ranking == Ranking.LOWEST.value
    streak, longest = _streaks([point.won for point in points])
    return Statistics(
        player,
        game,
        matches=len(seats),
        matches_won=sum(seat in match.leaders for match, seat in seats),
        played=len(points),
        won=sum(point.won for point in points),
        average=sum(scores) / len(scores),
        best=(min if lowest_wins else max)(scores),
        streak=streak,
        longest=longest,
        points=points,
        wins=_reasons((row, seat) for row, seat in rows if seat in row.winners),
        losses=_reasons((row, seat) for row, seat in rows if _is_lost(row, seat)),
        draws=_reasons((row, seat) for row, seat in rows if _is_drawn(row)),
        tallies=_tallies(rows),
        assisted=assisted,
        levels=_levels(told),
    )


def _levels(told: list[tuple[Summary, Row, Seat]]) -> tuple[LevelTally, ...]:
    """By the strongest computer at the table."""
    won: dict[int, list[bool]] = {}
    for match, row, seat in told:
        level = max(player.level for player in match.players)
        if level:
            won.setdefault(level, []).append(seat in row.winners)
    return tuple(
        LevelTally(level, len(games), sum(games), _streaks(games)[0])
        for level, games in sorted(won.items())
    )


def _streaks(won: list[bool]) -> tuple[int, int]:
    now = longest = 0
    for is_won in won:
        now = now + 1 if is_won else 0
        longest = max(longest, now)
    return now, longest


def _is_drawn(row: Row) -> bool:
    return not row.winners and len(row.scores) > 1


def _is_lost(row: Row, seat: Seat) -> bool:
    return seat not in row.winners and not _is_drawn(row)


def _reasons(rows: Iterable[tuple[Row, Seat]]) -> tuple[tuple[str, bool, int], ...]:
    counts = Counter((row.reason, row.first == seat) for row, seat in rows)
    return tuple((reason, began, n) for (reason, began), n in sorted(counts.items()))


def _tallies(rows: list[tuple[Row, Seat]]) -> tuple[Tally, ...]:
    """In the order of the first settlement."""
    values: dict[tuple[str, tuple[str | int, ...]], list[float]] = {}
    for row, seat in rows:
        for line in row.lines:
            values.setdefault(_key(line), []).append(line.values[seat])
    return tuple(
        Tally(code, facts, len(v), sum(x != 0 for x in v), sum(v))
        for (code, facts), v in values.items()
    )


def _key(line: ScoreLine) -> tuple[str, tuple[str | int, ...]]:
    return line.code, line.facts


@dataclass(frozen=True)
class Merged:
    """What came of an import, by ids: `added` new matches, `replaced` by a newer state, `kept`
    beside one that differs, `skipped` because they are here already; `refused` (name, why)."""

    added: tuple[str, ...]
    replaced: tuple[str, ...]
    kept: tuple[str, ...]
    skipped: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]
