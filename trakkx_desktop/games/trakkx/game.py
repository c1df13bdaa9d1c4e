"""TRAKKX as the one protocol sees it; each rule lives in the module that this one calls."""

from trakkx_desktop.core.draft import Draft
from trakkx_desktop.core.game import Game, Option, Ranking
from trakkx_desktop.core.pack import pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx import notation, packing, rules, score, setup
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.setup import OPTIONS
from trakkx_desktop.games.trakkx.state import State, mask


class Trakkx:
    key = "trakkx"
    listed = False
    ranking = Ranking.LOWEST
    options: tuple[Option, ...] = OPTIONS

    seats = staticmethod(setup.seats_of)
    setup = staticmethod(setup.agree)
    start = staticmethod(rules.start)
    waiting = staticmethod(rules.waiting)
    legal = staticmethod(rules.legal)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    mask = staticmethod(mask)
    outcome = staticmethod(score.outcome)
    pack = staticmethod(pack)
    unpack = staticmethod(packing.unpack)
    format = staticmethod(notation.write)
    parse = staticmethod(notation.read)

    def draft(self, sight: State, seat: Seat) -> Draft[Action]:
        """A choice of tokens while this seat owes one to a swap, else the table."""
        if sight.sealed is not None and seat in rules.waiting(sight):
            return GiveDraft(sight.hands[seat])
        return LayDraft.of(sight, seat)


GAME: Game[State, Action] = Trakkx()
