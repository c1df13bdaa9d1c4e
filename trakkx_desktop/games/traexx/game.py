"""TRÄXX as the one protocol speaks it; the rules themselves live beside this module."""

from trakkx_desktop.core.game import Choices, Game, Option, Ranking
from trakkx_desktop.core.pack import pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import notation, packing, rules, score
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.setup import OPTIONS, SEATS, agree
from trakkx_desktop.games.traexx.state import State, mask


class Traexx:
    key = "traexx"
    listed = True
    ranking = Ranking.HIGHEST
    options: tuple[Option, ...] = OPTIONS

    def seats(self, choices: Choices) -> range:
        return SEATS

    setup = staticmethod(agree)
    start = staticmethod(rules.start)
    waiting = staticmethod(rules.waiting)
    legal = staticmethod(rules.legal)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    mask = staticmethod(mask)
    outcome = staticmethod(score.outcome)
    pack = staticmethod(pack)
    unpack = staticmethod(packing.unpack)

    def draft(self, sight: State, seat: Seat) -> OpenLine:
        return OpenLine(sight.routes[seat], sight.patches, rules.shut(sight, seat))

    def format(self, state: State, action: Action) -> str:
        return notation.write(action)

    def parse(self, state: State, text: str) -> Action:
        return notation.read(text)


GAME: Game[State, Action] = Traexx()
