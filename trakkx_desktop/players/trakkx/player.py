"""The thinker of TRAKKX: which kind of decision it is, and which level takes it."""

from collections.abc import Iterator

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Limit, Stop, Thought, never
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.players.trakkx import giving, plain, plan
from trakkx_desktop.players.trakkx.turn import Turn


class Player:
    key = "trakkx"

    def think(
        self,
        sight: State,
        seat: Seat,
        level: int,
        seed: int,
        limit: Limit,
        stop: Stop = never,
    ) -> Iterator[Thought[Action]]:
        turn = Turn(sight, seat, level, seed, limit, stop)
        if sight.sealed is not None:
            yield giving.think(turn)
        elif turn.sharp.plans:
            yield from plan.think(turn)
        else:
            yield from plain.think(turn)
