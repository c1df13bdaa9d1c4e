"""The door of the worker at which a computer player is asked for its turn.

Asked: `{"game", "sight": the masked position, "seat", "level", "seed", "seconds" and/or "work"}`.
"""

from collections.abc import Iterator
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.core.thought import LEVELS, Limit, Stop
from trakkx_desktop.core.told import pack_thought


def answer(question: dict[str, Any], stop: Stop) -> Iterator[dict[str, Any]]:
    """A step for each thought."""
    game = catalog.game(question["game"])
    player = catalog.part("players", question["game"]).PLAYER
    limit = Limit(question.get("seconds"), question.get("work"))
    level = _one_of(question["level"], LEVELS)
    sight, seat, seed = game.unpack(question["sight"]), question["seat"], question["seed"]
    for thought in player.think(sight, seat, level, seed, limit, stop):
        yield pack_thought(game, thought)


def _one_of(value: Any, allowed: tuple[int, ...]) -> int:
    if type(value) is not int or value not in allowed:
        raise ValueError(value)
    return value
