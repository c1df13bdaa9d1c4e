"""The door of the worker at which a computer player is asked for its turn.

Asked: `{"game", "sight": the masked position, "seat", "level", "seed", "seconds" and/or "work"}`.
"""

from collections.abc import Iterator
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.thought import LEVELS, Limit, Stop, Thought


def answer(question: dict[str, Any], stop: Stop) -> Iterator[dict[str, Any]]:
    """A step for each thought."""
    game = catalog.game(question["game"])
    player = catalog.part("players", question["game"]).PLAYER
    limit = Limit(question.get("seconds"), question.get("work"))
    level = _one_of(question["level"], LEVELS)
    sight, seat, seed = game.unpack(question["sight"]), question["seat"], question["seed"]
    for thought in player.think(sight, seat, level, seed, limit, stop):
        yield packed(game, thought)


def packed(game: Game[Any, Any], thought: Thought[Any]) -> dict[str, Any]:
    """A thought as JSON values; `session/worker.py` reads it."""
    return {
        "action": game.pack(thought.action),
        "worth": thought.worth,
        "reason": thought.reason,
        "facts": [[name, fact] for name, fact in thought.facts],
        "proven": thought.is_proven,
    }


def _one_of(value: Any, allowed: tuple[int, ...]) -> int:
    if type(value) is not int or value not in allowed:
        raise ValueError(value)
    return value
