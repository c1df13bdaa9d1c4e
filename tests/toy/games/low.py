"""Tally in which the lowest total wins."""

from tests.toy.games.tally import Tally
from trakkx_desktop.core.game import Ranking

GAME = Tally("low", Ranking.LOWEST)
