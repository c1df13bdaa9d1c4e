"""Moves as text, both ways, strictly (rules page, "Tiles and notation"): column, row, symbol, seen from the box before.

All variants share it: a later tile's colours follow from its neighbours, and how a first tile lies
is known from T2, the die (D6) or the pile (P3). `resign` and `draw` are written as these words.
"""

import re
from collections.abc import Iterable

from trakkx_desktop.core.game import Event, NotationError
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import die, rules
from trakkx_desktop.games.trax.actions import Action, AgreeDraw, Lay, Resign
from trakkx_desktop.games.trax.board import edges_into
from trakkx_desktop.games.trax.events import Ended, Laid
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COLOURS, FITS, LIES, SYMBOLS, Tile, edge, sides_of

_MOVE = re.compile(r"(@|[A-Za-z]+)(0|[1-9][0-9]*)([+/\\])")
_WORDS: dict[str, Action] = {"resign": Resign(), "draw": AgreeDraw()}
_FARTHEST = 8
"""Figures or letters of a label beyond which no board reaches; the rest of an endless label is not read."""


class MoveError(NotationError):
    """A text that is not the next move; `number` counts the moves of the game from 1."""

    what = "not a move"

    def __init__(self, text: str, number: int, refusal: Refusal) -> None:
        super().__init__(text, f"move {number} {self.what}")
        self.number = number
        self.refusal = refusal


class MalformedMove(MoveError):
    """No move at all."""

    what = "is malformed"


class IllegalMove(MoveError):
    """A move that the rules refuse; `refusal` says why."""

    what = "is illegal"


class MoveAfterEnd(MoveError):
    """Any text after the game is over."""

    what = "comes after the end of the game"


def column_label(column: int) -> str:
    """0 is `@`, the empty column before the first; then A..Z, AA, AB.. (bijective base 26)."""
    letters = ""
    while column > 0:
        column, digit = divmod(column - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters or "@"


def column_number(label: str) -> int:
    """The reverse of `column_label`."""
    number = 0
    for letter in label.replace("@", "").upper():
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def write(state: State, action: Action) -> str:
    """The text of a legal action that is about to be played on that state."""
    if not isinstance(action, Lay):
        return next(word for word, meant in _WORDS.items() if meant == action)
    left, top, _, _ = state.board.box
    x, y = action.cell
    return f"{column_label(x - left + 1)}{y - top + 1}{SYMBOLS[action.tile]}"


def write_turn(before: State, events: Iterable[Event]) -> str:
    """The text of a turn as everybody saw it happen."""
    laid = next((event for event in events if isinstance(event, Laid)), None)
    if laid is not None:
        return write(before, Lay(laid.cell, laid.tile))
    is_agreed = any(isinstance(event, Ended) and event.reason == "agreed" for event in events)
    return write(before, AgreeDraw() if is_agreed else Resign())


def read_lay(state: State, text: str) -> Lay | Refusal:
    """The legal turn that a text names, or why it is none: "game_over", "syntax" or what `check` says."""
    if state.ending is not None:
        return Refusal("game_over", (), "T10")
    match = _MOVE.fullmatch(text)
    if match is None:
        return Refusal("syntax", (text,))
    column, row, symbol = match.groups()
    left, top, _, _ = state.board.box
    cell = (left - 1 + column_number(column[:_FARTHEST]), top - 1 + int(row[:_FARTHEST]))
    lay = Lay(cell, _lie_of(state, cell, symbol))
    refusal = rules.check(state, state.seat, lay)
    return lay if refusal is None else refusal


def _lie_of(state: State, cell: Cell, symbol: str) -> Tile:
    """Of the two lies with a symbol the one that matches; if none does, the one that fits the first neighbour."""
    lies = [tile for tile in LIES if SYMBOLS[tile] == symbol]
    if not state.board.tiles:
        given = _given(state)
        return given if given in lies else lies[0]
    edges = edges_into(state.board.tiles, cell)
    for side in range(4):
        for colour in COLOURS:
            if side in sides_of(colour, edges):
                return next(tile for tile in lies if tile in FITS[edge(colour, side)])
    return lies[0]


def _given(state: State) -> Tile:
    """How the die or the pile has a first tile lie; empty where the player chooses."""
    if state.setup.die:
        return die.dictated(state)
    return state.pile[0] if state.pile else ""


def read(state: State, text: str) -> Action:
    """The action that a text names; raises one of the three errors, each with the move's number."""
    action: Action | Refusal | None = None
    if state.ending is None and (action := _WORDS.get(text.lower())) is not None:
        action = rules.check(state, state.seat, action) or action
    if action is None:
        action = read_lay(state, text)
    if not isinstance(action, Refusal):
        return action
    kinds: dict[str, type[MoveError]] = {"game_over": MoveAfterEnd, "syntax": MalformedMove}
    raise kinds.get(action.code, IllegalMove)(text, state.turns + 1, action)
