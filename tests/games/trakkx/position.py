"""Positions for the tests: a table drawn as text, and states put together by hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import ALL

Cells = dict[tuple[int, int], str]


def token(word: str) -> str:
    """ "R5" is the first copy."""
    return word if word[-1] in "ab" else word + "a"


def hand(words: str) -> tuple[str, ...]:
    return tuple(map(token, words.split()))


def table(*rows: str, x: int = 0, y: int = 0) -> Cells:
    """Each row a line of words; "." is an empty cell."""
    return {
        (x + column, y + line): token(word)
        for line, row in enumerate(rows)
        for column, word in enumerate(row.split())
        if word != "."
    }


def state(
    hands: Sequence[str],
    cells: Cells | None = None,
    *,
    opened: Sequence[bool] | None = None,
    display: str = "",
    bag: str | None = "",
    turn: int = 0,
    **changes: Any,
) -> State:
    """All tokens that are named nowhere lie in the box (they would be in the bag with `bag=None`)."""
    seats = len(hands)
    setup = Setup(
        seats, 0, 0, timer=changes.pop("timer", "off"), hands=changes.pop("open", "hidden")
    )
    held = tuple(map(hand, hands))
    named = {*(cells or {}).values(), *hand(display), *hand(bag or "")}
    named.update(token for tokens in held for token in tokens)
    rest = tuple(token for token in ALL if token not in named)
    made = State(
        setup=setup,
        hands=held,
        bag=rest if bag is None else hand(bag),
        display=hand(display),
        table=cells or {},
        opened=tuple(opened) if opened is not None else (True,) * seats,
        turn=turn,
        box=() if bag is None else rest,
    )
    return replace(made, **changes)


def play(position: State, *moves: tuple[int, Any]) -> State:
    for seat, action in moves:
        position = GAME.apply(position, seat, action).state
    return position
