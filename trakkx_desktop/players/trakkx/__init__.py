"""The computer player of TRAKKX: a solver for the best turn of laying, and the choices around it."""

from trakkx_desktop.core.thought import Thinker
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.players.trakkx.player import Player

PLAYER: Thinker[State, Action] = Player()
