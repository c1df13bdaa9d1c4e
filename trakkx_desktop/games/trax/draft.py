"""Half a TRAX turn: one tile laid on a space, its forced tiles in sight, not yet let go (T6)."""

from dataclasses import dataclass, replace
from functools import cached_property

from trakkx_desktop.core.draft import Piece, Put, Spot
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES, Tile

TILE: Piece = "tile"
TRAY: Spot = ("tray",)


@dataclass(frozen=True)
class TileDraft:
    """Spots of the tile are (x, y, lie); put back on ("tray",) it is as if never taken."""

    sight: State
    seat: Seat
    lay: Lay | None = None

    def spots(self, piece: Piece) -> tuple[Spot, ...]:
        return self._spots if piece == TILE else ()

    @cached_property
    def _spots(self) -> tuple[Spot, ...]:
        return tuple((*lay.cell, lay.tile) for lay in rules.legal(self.sight, self.seat))

    def put(self, *puts: Put) -> "TileDraft | Refusal":
        draft = self
        for piece, spot in puts:
            after = draft._put_one(piece, spot)
            if isinstance(after, Refusal):
                return after
            draft = after
        return draft

    def _put_one(self, piece: Piece, spot: Spot) -> "TileDraft | Refusal":
        if piece != TILE:
            return Refusal("no_such_piece", (piece,))
        if spot == TRAY:
            return replace(self, lay=None)
        lay = _lay_of(spot)
        if lay is None:
            return Refusal("no_such_spot", (spot,))
        refusal = rules.check(self.sight, self.seat, lay)
        return replace(self, lay=lay) if refusal is None else refusal

    @cached_property
    def forced(self) -> tuple[tuple[Cell, Tile], ...]:
        """The forced tiles that would follow, in their order."""
        if self.lay is None:
            return ()
        chain = rules.preview(self.sight, self.lay.cell, self.lay.tile)
        return () if isinstance(chain, Refusal) else chain

    def faults(self) -> tuple[Refusal, ...]:
        return (Refusal("nothing_laid", (), "T3"),) if self.lay is None else ()

    def action(self) -> Lay | None:
        return self.lay


def _lay_of(spot: Spot) -> Lay | None:
    """Spots come back from saved drafts as well, so their form is not taken for granted."""
    if len(spot) != 3:
        return None
    x, y, lie = spot
    if type(x) is not int or type(y) is not int or lie not in LIES:
        return None
    return Lay((x, y), str(lie))
