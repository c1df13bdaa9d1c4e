"""Thoughts as JSON values and strictly back: what crosses a pipe or lies in a file is judged here."""

from collections.abc import Mapping
from typing import Any

from trakkx_desktop.core.game import Game
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.core.thought import Thought

Facts = tuple[tuple[str, Fact], ...]

MOST = 200
"""Facts of one thing, and items of one fact; no thought comes near."""


def pack_facts(facts: Facts) -> list[Any]:
    return [[name, list(fact) if isinstance(fact, tuple) else fact] for name, fact in facts]


def unpack_facts(told: Any) -> Facts:
    """PackError where they are none."""
    if not isinstance(told, list) or len(told) > MOST:
        raise PackError("a list of facts is expected")
    return tuple((_word(name), _fact(fact)) for name, fact in map(_pair, told))


def pack_thought(game: Game[Any, Any], thought: Thought[Any]) -> dict[str, Any]:
    return {
        "action": game.pack(thought.action),
        "worth": thought.worth,
        "reason": thought.reason,
        "facts": pack_facts(thought.facts),
        "proven": thought.is_proven,
    }


def unpack_thought(game: Game[Any, Any], told: Mapping[str, Any]) -> Thought[Any]:
    """KeyError, TypeError or ValueError (PackError) where it is none."""
    return Thought(
        game.unpack(told["action"]),
        unpack_number(told["worth"]),
        _word(told["reason"]),
        unpack_facts(told["facts"]),
        told["proven"] is True,
    )


def unpack_number(told: Any) -> float:
    """Neither an infinity nor a truth value."""
    if type(told) not in (int, float) or not -1e9 < told < 1e9:
        raise PackError(f"no number: {told!r}")
    return float(told)


def _pair(told: Any) -> tuple[Any, Any]:
    if not isinstance(told, list) or len(told) != 2:
        raise PackError("a name and a fact are expected")
    return told[0], told[1]


def _word(told: Any) -> str:
    if not isinstance(told, str) or len(told) > MOST:
        raise PackError(f"no word: {told!r:.80}")
    return told


def _fact(told: Any) -> Fact:
    if isinstance(told, list) and len(told) <= MOST:
        return tuple(_plain(each) for each in told)
    return _plain(told)


def _plain(told: Any) -> str | int:
    return told if type(told) is int else _word(told)
