"""One game between computer players, each asked with nothing but its own masked sight."""

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from trakkx_desktop import catalog
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.thought import Limit

CAP = 600
"""Entries after which a game counts as unfinished (unlimited TRAX may go on for ever)."""


class Contestant(Protocol):
    """Somebody who chooses an action; a level of ours, a baseline, or a foreign program."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game[Any, Any], sight: Any, seat: int, seed: int) -> Any: ...


@dataclass(frozen=True)
class Level:
    """One of our levels; without seconds and work it thinks as long as the app would let it."""

    key: str
    level: int
    limit: Limit = field(default=Limit(seconds=1.0))

    @property
    def name(self) -> str:
        return f"level {self.level}"

    def choose(self, game: Game[Any, Any], sight: Any, seat: int, seed: int) -> Any:
        player = catalog.part("players", self.key).PLAYER
        thoughts = list(player.think(sight, seat, self.level, seed, self.limit))
        return thoughts[-1].action


@dataclass(frozen=True)
class Played:
    """How a game went: who sat where is the caller's business. `slowest`: longest answer by seat."""

    outcome: Outcome | None
    entries: int
    slowest: tuple[float, ...]


def opened(game: Game[Any, Any], start: Any, turns: int, dice: random.Random) -> Any:
    """A position after so many random turns in which nobody can end the game at once."""
    while True:
        state = start
        for _ in range(turns):
            seat = game.waiting(state)[0]
            state = game.apply(state, seat, dice.choice(list(game.legal(state, seat)))).state
            if game.outcome(state) is not None:
                break
        if game.outcome(state) is None and not any(
            game.outcome(game.apply(state, seat, action).state)
            for seat in game.waiting(state)
            for action in game.legal(state, seat)
        ):
            return state


def play(
    key: str,
    contestants: tuple[Contestant, ...],
    seed: int,
    choices: Mapping[str, str],
    cap: int = CAP,
    opening: int = 0,
) -> Played:
    """Plays on the model itself: an illegal answer raises. `opening`: so many turns at random come first."""
    game = catalog.game(key)
    setup = game.setup(len(contestants), seed % len(contestants), seed, choices)
    assert not isinstance(setup, Refusal), setup
    state, slowest = game.start(setup), [0.0] * len(contestants)
    entries = 0
    if opening:
        state = opened(game, state, opening, random.Random(seed))
    while (waiting := game.waiting(state)) and entries < cap:
        for seat in waiting:
            began = time.monotonic()
            sight = game.mask(state, seat)
            action = contestants[seat].choose(game, sight, seat, seed * 1_000 + entries)
            slowest[seat] = max(slowest[seat], time.monotonic() - began)
            state = game.apply(state, seat, action).state
            entries += 1
            if game.waiting(state) != tuple(s for s in waiting if s > seat):
                break
    return Played(game.outcome(state), entries, tuple(slowest))
