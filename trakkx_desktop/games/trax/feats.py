"""What was outstanding in a game of TRAX for two: the fastest loop or line, the longest chain."""

from trakkx_desktop.core.feat import Feat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax.events import Laid

FASTEST = ("loop", "line")


def feats(sight: Sight) -> tuple[Feat, ...]:
    if len(sight.players) < 2:
        return ()
    chains = (
        Feat("chain", turn.seat, sum(isinstance(e, Laid) and e.forced for e in turn.events))
        for turn in sight.turns
    )
    found = [feat for feat in chains if feat.value]
    over = sight.outcome
    if over is not None and over.winners and over.reason in FASTEST:
        found.append(Feat(over.reason, over.winners[0], len(sight.turns), is_low=True))
    return tuple(found)
