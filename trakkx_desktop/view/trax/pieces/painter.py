"""Everything that TRAX draws, by its art: the first word of an art is the name of the function that draws it."""

from collections.abc import Callable
from typing import Any

from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.layout import Art
from trakkx_desktop.view.trax.pieces import marks, tray

_DRAWN: tuple[Callable[..., Picture], ...] = (
    *(marks.chosen, marks.ring, marks.dashes, marks.badge, marks.dot, marks.unseen, marks.glow),
    *(marks.must, marks.latest, marks.mark, marks.goal, marks.bad, marks.label, marks.reach),
    *(marks.lit, marks.blocked, marks.check, marks.emblem, marks.follower, marks.threat),
    *(marks.fresh, marks.hint, marks.edges, marks.note),
    *(tray.mat, tray.slot, tray.key, tray.words, tray.die, tray.reject, tray.stack, tray.count),
    tray.tally,
)
_KINDS = {draw.__name__: draw for draw in _DRAWN}


class TraxPainter:
    """Draws all art of TRAX; after the first word of an art come the details of its kind."""

    def picture(self, art: Art, unit: float, lifted: bool = False) -> Picture:
        kind, *rest = art
        details: list[Any] = rest
        if kind == "tile":
            return marks.tile(unit, lifted, *details)
        if kind in ("sure", "outline", "square"):
            return marks.frame(unit, str(kind), *details)
        return _KINDS[str(kind)](unit, *details)
