"""Plays TRÄXX: a learnt worth of lines, and a look through the cards that may come."""

from trakkx_desktop.core.thought import Thinker
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.player import Planner

PLAYER: Thinker[State, Action] = Planner()
