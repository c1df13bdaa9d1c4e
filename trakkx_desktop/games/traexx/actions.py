"""What a player may do in a round: extend the route at one end, or pass (section "Game play")."""

from dataclasses import dataclass

from trakkx_desktop.games.traexx.sheet import Field


@dataclass(frozen=True)
class Extend:
    """`end` is the chosen end of the route, `path` the new fields in drawing order."""

    end: Field
    path: tuple[Field, ...]


@dataclass(frozen=True)
class Pass:
    """ "I pass": always allowed (R6)."""


Action = Extend | Pass
PASS = Pass()
