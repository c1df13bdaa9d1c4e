"""Games that people have played alone before, for the list of their best."""

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
