"""What comes from outside as JSON values and strictly back: setups, states and actions."""

from typing import get_args

from trakkx_desktop.core.pack import Unpacker
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State

unpack = Unpacker(Setup, State, *get_args(Action)).unpack
