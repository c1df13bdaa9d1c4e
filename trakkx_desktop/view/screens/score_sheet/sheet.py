"""The score sheet as a value: a column for each player, a row for each game. Any game, no Qt.

It is read from the match on the table or from what a save says about itself.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.summary import Summary

Points = tuple[float, ...]


@dataclass(frozen=True)
class SheetRow:
    """One game. `scores` and `running` (the totals after it) are empty while it is open."""

    number: int
    scores: Points = ()
    running: Points = ()
    winners: tuple[Seat, ...] = ()
    date: str = ""
    """ISO time of its end, or of its beginning while it is being played."""
    note: str = ""
    is_begun: bool = False
    is_assisted: bool = False
    """With hints, or with a seat that changed hands."""

    @property
    def is_finished(self) -> bool:
        return bool(self.scores)


@dataclass(frozen=True)
class Sheet:
    """`rows` holds every game that was played or is planned."""

    players: tuple[Player, ...]
    rows: tuple[SheetRow, ...]
    totals: Points
    leaders: tuple[Seat, ...]
    ranking: Ranking
    is_over: bool
    planned: int = 0
    """Games that were agreed on; a match may be decided before."""

    @property
    def played(self) -> tuple[SheetRow, ...]:
        return tuple(row for row in self.rows if row.is_finished)

    @property
    def newest(self) -> SheetRow | None:
        return self.played[-1] if self.played else None

    @property
    def open_row(self) -> SheetRow | None:
        """The game on the table, if it is not finished."""
        return next((row for row in self.rows if row.is_begun and not row.is_finished), None)

    @property
    def order(self) -> tuple[Seat, ...]:
        """Best first; seats with equal totals stay in their order."""
        sign = 1 if self.ranking is Ranking.LOWEST else -1
        return tuple(sorted(range(len(self.players)), key=lambda seat: sign * self.totals[seat]))

    def behind(self, seat: Seat) -> float:
        """Points between the seat and the best."""
        best = self.totals[self.order[0]]
        return abs(self.totals[seat] - best)


def sheet_of_match(match: Match, players: tuple[Player, ...]) -> Sheet:
    """`players`: as they are called on the sheet."""
    outcomes = [sitting.record.outcome for sitting in match.sittings]
    running = _running([o.scores for o in outcomes if o is not None], len(players))
    rows = []
    for index, (sitting, outcome) in enumerate(zip(match.sittings, outcomes, strict=True)):
        if outcome is None:
            row = SheetRow(index + 1, date=sitting.begun, note=sitting.note, is_begun=True)
        else:
            row = SheetRow(
                index + 1,
                outcome.scores,
                next(running),
                outcome.winners,
                sitting.ended or sitting.begun,
                sitting.note,
                is_begun=True,
                is_assisted=sitting.record.assisted,
            )
        rows.append(row)
    planned = _planned(len(rows), match.plan.games, match.is_over)
    return Sheet(
        players,
        (*rows, *planned),
        match.totals,
        match.leaders,
        match.game.ranking,
        match.is_over,
        match.plan.games,
    )


def sheet_of_summary(summary: Summary, players: tuple[Player, ...]) -> Sheet:
    running = _running([row.scores for row in summary.rows], len(players))
    rows = [
        SheetRow(
            n,
            row.scores,
            total,
            row.winners,
            row.ended or row.begun,
            is_begun=True,
            is_assisted=row.assisted,
        )
        for n, (row, total) in enumerate(zip(summary.rows, running, strict=True), 1)
    ]
    if summary.waiting:
        rows.append(SheetRow(len(rows) + 1, date=summary.changed, is_begun=True))
    planned = _planned(len(rows), summary.games, summary.is_over)
    return Sheet(
        players,
        (*rows, *planned),
        summary.totals,
        summary.leaders,
        Ranking(summary.ranking),
        summary.is_over,
        summary.games,
    )


def _planned(begun: int, games: int, is_over: bool) -> Iterable[SheetRow]:
    """Rows that wait; a match that was decided early needs no more."""
    return () if is_over else (SheetRow(n) for n in range(begun + 1, games + 1))


def _running(scores: list[Points], seats: int) -> Iterator[Points]:
    start = (0.0,) * seats
    sums = accumulate(scores, lambda a, b: tuple(map(sum, zip(a, b, strict=True))), initial=start)
    next(sums)
    return sums
