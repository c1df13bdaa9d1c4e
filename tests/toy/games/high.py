"""Tally in which the highest total wins."""

from tests.toy.games.tally import Tally
from trakkx_desktop.core.game import Ranking

GAME = Tally("high", Ranking.HIGHEST)
