"""TRÄXX, the best track wins: all its rules; R1 to R21 in this folder are the project's rulings on them."""

from trakkx_desktop.core.game import Game
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.game import Traexx
from trakkx_desktop.games.traexx.state import State

GAME: Game[State, Action] = Traexx()
