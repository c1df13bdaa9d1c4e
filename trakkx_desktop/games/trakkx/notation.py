"""Actions as short text, both ways and strictly: "take R5a", "draw", "SWAPa", "DRAWb>2", "give R5a G1b",
"lay R5a@0,3 Y5a@0,4" (only tokens that are new or lie elsewhere), "pass", "time"."""

import re

from trakkx_desktop.core.game import NotationError
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
    TimeUp,
)
from trakkx_desktop.games.trakkx.changes import changes
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import table_of
from trakkx_desktop.games.trakkx.tokens import SWAPS, Token, is_token

_NUMBER = r"(0|-?[1-9][0-9]{0,3})"
_PLACED = re.compile(rf"([A-Z0-9]+[ab])@{_NUMBER},{_NUMBER}")
_AGAINST = re.compile(r"(DRAW[ab])>([0-3])")
_WORDS: dict[str, Action] = {"draw": Draw(), "pass": PassTurn(), "time": TimeUp()}


def write(state: State, action: Action) -> str:
    """Of an action that is legal on that state."""
    match action:
        case Take(token):
            return f"take {token}"
        case Swap(token):
            return token
        case DrawThree(token, target):
            return f"{token}>{target}"
        case Give(tokens):
            return " ".join(("give", *tokens))
        case LayOut():
            return _write_layout(state, action)
        case Draw() | PassTurn() | TimeUp():
            return next(word for word, meant in _WORDS.items() if meant == action)


def _write_layout(state: State, action: LayOut) -> str:
    found = changes(state.table, table_of(action.table))
    ends = [*found.new, *((token, cell) for token, _, cell in found.moved)]
    return " ".join(("lay", *(f"{token}@{x},{y}" for token, (x, y) in ends)))


def read(state: State, text: str) -> Action:
    """Judges the form only; whether the action is legal is `check`'s."""
    word, *rest = text.split(" ")
    against = _AGAINST.fullmatch(text)
    if text in _WORDS:
        return _WORDS[text]
    if text in SWAPS:
        return Swap(text)
    if against is not None:
        return DrawThree(against[1], int(against[2]))
    if word == "take" and len(rest) == 1:
        return Take(_token(rest[0], text))
    if word == "give":
        return Give(tuple(_token(part, text) for part in rest))
    if word == "lay" and rest:
        return _read_layout(state, rest, text)
    raise NotationError(text)


def _read_layout(state: State, parts: list[str], text: str) -> LayOut:
    ends: dict[Token, Cell] = {}
    for part in parts:
        found = _PLACED.fullmatch(part)
        if found is None:
            raise NotationError(text, f"malformed place {part!r}")
        if ends.setdefault(_token(found[1], text), _cell(found)) != _cell(found):
            raise NotationError(text, f"{found[1]} stands twice")
    stay = {cell: token for cell, token in state.table.items() if token not in ends}
    table = {**stay, **{cell: token for token, cell in ends.items()}}
    if len(table) < len(stay) + len(ends):
        raise NotationError(text, "two tokens in one cell")
    return LayOut.of(table)


def _cell(found: re.Match[str]) -> Cell:
    return int(found[2]), int(found[3])


def _token(part: str, text: str) -> Token:
    if not is_token(part):
        raise NotationError(text, f"no token {part!r}")
    return part
