"""TRAKKX: numbered tokens in rows and sequences on a free table, hidden racks (rules S1-M3)."""

from trakkx_desktop.core.game import Game
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.rules import Trakkx
from trakkx_desktop.games.trakkx.state import State

GAME: Game[State, Action] = Trakkx()
