"""Choosing what to pass on during a swap: two tokens, or all there are (rules A3, A4, A9)."""

from dataclasses import dataclass

from trakkx_desktop.core.draft import Piece, Put, Spot
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.actions import Give
from trakkx_desktop.games.trakkx.exchange import Hand, passing_refusal, to_pass, without
from trakkx_desktop.games.trakkx.tokens import HIDDEN, Token

RACK: Spot = ("rack",)
GIVE: Spot = ("give",)


@dataclass(frozen=True)
class GiveDraft:
    """`chosen` in the order of choosing."""

    whole: Hand
    chosen: tuple[Token, ...] = ()

    @property
    def hand(self) -> Hand:
        """What stays in the rack."""
        return without(self.whole, self.chosen)

    @property
    def needed(self) -> int:
        return to_pass(self.whole)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return self.whole

    def spots(self, piece: Piece) -> tuple[Spot, ...]:
        return tuple(spot for spot in (RACK, GIVE) if self.refusal_at(((piece, spot),)) is None)

    def refusal_at(self, puts: tuple[Put, ...]) -> Refusal | None:
        chosen = self.chosen
        for piece, spot in puts:
            if piece not in self.whole or piece == HIDDEN:
                return Refusal("token_not_owned", (), "A3", (("token", piece),))
            if spot not in (RACK, GIVE):
                return Refusal("no_such_spot", (spot,))
            chosen = _with(chosen, piece, spot)
        if len(chosen) > self.needed:
            facts = (("chosen", len(chosen)), ("needed", self.needed))
            return Refusal("pass_count", (), "A4", facts)
        return None

    def put(self, *puts: Put) -> "GiveDraft | Refusal":
        refusal = self.refusal_at(puts)
        if refusal is not None:
            return refusal
        chosen = self.chosen
        for piece, spot in puts:
            chosen = _with(chosen, piece, spot)
        return GiveDraft(self.whole, chosen)

    def faults(self) -> tuple[Refusal, ...]:
        refusal = passing_refusal(self.whole, self.chosen)
        return () if refusal is None else (refusal,)

    def action(self) -> Give | None:
        return None if self.faults() else Give(self.chosen)


def _with(chosen: tuple[Token, ...], piece: Piece, spot: Spot) -> tuple[Token, ...]:
    if spot == GIVE:
        return chosen if piece in chosen else (*chosen, piece)
    return tuple(token for token in chosen if token != piece)
