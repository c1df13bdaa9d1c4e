"""Plays TRÄXX: a learnt worth of lines, and sampled orders of the cards to come."""

from trakkx_desktop.core.thought import Thinker
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.player import Planner

PLAYER: Thinker[State, Action] = Planner()
