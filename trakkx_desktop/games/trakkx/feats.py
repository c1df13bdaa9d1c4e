"""What was outstanding in a game of TRAKKX: the longest row, most tokens laid or moved in one turn."""

from trakkx_desktop.core.feat import Feat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trakkx.events import Laid
from trakkx_desktop.games.trakkx.lines import Kind
from trakkx_desktop.games.trakkx.table import Table, line_at, places


def feats(sight: Sight) -> tuple[Feat, ...]:
    found: list[Feat] = []
    for index, turn in enumerate(sight.turns):
        for event in turn.events:
            if isinstance(event, Laid):
                table = sight.state_at(index + 1).table
                found.append(Feat("row", event.seat, _longest_row(table, event)))
                found.append(Feat("laid", event.seat, len(event.tokens)))
                found.append(Feat("moved", event.seat, len(event.moved)))
    return tuple(feat for feat in found if feat.value)


def _longest_row(table: Table, laid: Laid) -> int:
    """Among the rows that a new token lies in."""
    at = places(table)
    lines = (line for token in laid.tokens for line in line_at(table, at[token]))
    return max((len(line.tokens) for line in lines if line.kind is Kind.ROW), default=0)
