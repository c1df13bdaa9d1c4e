"""TRAX as the house knows it: the one protocol of all games, each call passed on to where its rule lives."""

from trakkx_desktop.core.game import Choices, Game, Option, Ranking
from trakkx_desktop.core.pack import pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax import notation, packing, rules, score
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.draft import TileDraft
from trakkx_desktop.games.trax.setup import OPTIONS, VARIANTS, agree, seats_of
from trakkx_desktop.games.trax.state import State, mask


class Trax:
    """Holds nothing: variants are data in the setup."""

    key = "trax"
    listed = True
    ranking = Ranking.WINS
    options: tuple[Option, ...] = OPTIONS

    def seats(self, choices: Choices) -> range:
        variant = choices.get("variant", "unlimited")
        return seats_of(variant) if variant in VARIANTS else range(0)

    setup = staticmethod(agree)
    start = staticmethod(rules.start)
    waiting = staticmethod(rules.waiting)
    legal = staticmethod(rules.legal)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    draft = staticmethod(TileDraft)
    outcome = staticmethod(score.outcome)
    pack = staticmethod(pack)
    unpack = staticmethod(packing.unpack)
    format = staticmethod(notation.write)
    parse = staticmethod(notation.read)

    def mask(self, state: State, seat: Seat | None) -> State:
        return mask(state)


GAME: Game[State, Action] = Trax()
