"""Games that people have played alone before, for the list of their best."""

from datetime import date

from trakkx_desktop.core.match import DAY
from trakkx_desktop.core.past import Past
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.places import Places


def played_alone(places: Places, key: str) -> tuple[Past, ...]:
    """All finished games of one seat, newest match first, without those that somebody had help with;
    nothing where the disk does not tell."""
    try:
        summaries = list_summaries(places)
    except StorageError:
        return ()
    return tuple(
        Past(s.players[0].name, s.choices, row.ended, row.scores[0], row.reason, row.lines)
        for s in summaries
        if s.game == key and len(s.players) == 1 and not s.problem and not s.origin
        for row in s.rows
        if not row.assisted
    )


def played_days(places: Places, person: str) -> dict[date, int]:
    """The best of each day's deal: points of finished games alone, without help, of this person ("": whoever)."""
    best: dict[date, int] = {}
    try:
        summaries = list_summaries(places)
    except StorageError:
        return {}
    for match in summaries:
        day = _day(dict(match.choices).get(DAY, ""))
        is_alone = len(match.players) == 1 and not match.problem and not match.origin
        if day is None or not is_alone or person not in ("", match.players[0].name):
            continue
        for row in match.rows[:1]:
            if not row.assisted:
                best[day] = max(best.get(day, -(1 << 20)), round(row.scores[0]))
    return best


def _day(told: str) -> date | None:
    try:
        return date.fromisoformat(told)
    except ValueError:
        return None
