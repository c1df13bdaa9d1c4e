"""The project's own TRAX engine; README.md says how it plays."""

from trakkx_desktop.core.thought import Thinker
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.player import Player

PLAYER: Thinker[State, Action] = Player()

__all__ = ["PLAYER"]
