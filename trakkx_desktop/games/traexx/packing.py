"""What comes from outside as JSON values and strictly back: setups, states and actions."""

from typing import get_args

from trakkx_desktop.core.pack import Unpacker
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.setup import Setup
from trakkx_desktop.games.traexx.state import State

unpack = Unpacker(Setup, State, *get_args(Action)).unpack
