"""The best lines of a TRAX position, deeper and deeper, for whoever looks for them at the analysis board."""

from collections.abc import Iterator

from trakkx_desktop.core.review import Variation
from trakkx_desktop.core.thought import Limit, Stop, never
from trakkx_desktop.games.trax import notation, rules
from trakkx_desktop.games.trax.state import State, mask
from trakkx_desktop.players.trax import lines as player


def lines(
    state: State, count: int, limit: Limit, stop: Stop = never
) -> Iterator[tuple[Variation, ...]]:
    """The best first; none where the game is over."""
    if state.ending is not None:
        yield ()
        return
    sight = mask(state)
    for found in player.lines(sight, state.seat, count, limit, stop):
        yield tuple(
            Variation(_texts(state, line), line.worth, line.depth, line.wins_in) for line in found
        )


def _texts(state: State, line: player.Line) -> tuple[str, ...]:
    texts = []
    for action in line.turns:
        if state.ending is not None or rules.check(state, state.seat, action) is not None:
            break
        texts.append(notation.write(state, action))
        state = rules.apply(state, state.seat, action).state
    return tuple(texts)
