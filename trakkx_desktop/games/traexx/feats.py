"""What was outstanding in a game of TRÄXX: most points in the end, and in a single round."""

from trakkx_desktop.core.feat import Feat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.traexx.events import Resolved


def feats(sight: Sight) -> tuple[Feat, ...]:
    found: list[Feat] = []
    for turn in sight.turns:
        for event in turn.events:
            if isinstance(event, Resolved):
                seats = {seat for seat, _, _ in event.reached}
                found += [Feat("round", seat, _points(event, seat)) for seat in sorted(seats)]
    if sight.outcome is not None:
        scores = enumerate(sight.outcome.scores)
        found += [Feat(_alone(sight), seat, round(score)) for seat, score in scores]
    return tuple(found)


def _points(event: Resolved, seat: int) -> int:
    return sum(points for of, _, points in event.reached if of == seat)


def _alone(sight: Sight) -> str:
    """Alone one has all numbers to oneself: that is another thing."""
    return "alone" if len(sight.players) == 1 else "points"
