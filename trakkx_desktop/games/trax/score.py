"""How a game ends and what it is worth: loop and line (T8-T10), draws (L3), the solitaires' longest paths (P7, P8)."""

from trakkx_desktop.core.outcome import Outcome, ScoreLine
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax.paths import Path, longest, wins
from trakkx_desktop.games.trax.state import Ending, State
from trakkx_desktop.games.trax.tiles import COLOURS
from trakkx_desktop.games.trax.turns import lays

BY_PATHS = ("loop", "line", "both")
"""Reasons of an ending that lie on the table for all to see."""


def verdict(state: State) -> Ending | None:
    """Judges a two-player table after a turn, chain and all."""
    found = wins(state.board, state.last)
    if found:
        return _won(state, {path.colour: path.kind for path in _lines_first(found)})
    if state.setup.limit is None:
        return None
    if len(state.board.tiles) == state.setup.limit**2:
        return Ending("draw")
    return None if any(True for _ in lays(state.setup, state.board)) else Ending("blocked")


def _lines_first(paths: tuple[Path, ...]) -> list[Path]:
    """So that a colour with both is told to have won by its loop."""
    return sorted(paths, key=lambda path: path.kind == "loop")


def _won(state: State, kinds: dict[str, str]) -> Ending:
    """The colour wins, whoever laid the tile; if both have something, the player who moved (T10)."""
    if len(kinds) == 2:
        assert state.mover is not None
        return Ending("both", (state.mover,))
    [(colour, kind)] = kinds.items()
    return Ending(kind, (state.setup.seat_of(colour),))


def outcome(state: State) -> Outcome | None:
    """A win counts 1, a draw a half; nobody has won a draw."""
    if state.ending is None:
        return None
    winners = state.ending.winners
    if state.setup.square is not None:
        lines = tuple(ScoreLine(f"longest_{c}", (len(longest(state.board, c)),)) for c in COLOURS)
        return Outcome((float(len(winners)),), winners, state.ending.reason, lines)
    scores = tuple(
        (1.0 if seat in winners else 0.0) if winners else 0.5 for seat in range(state.setup.seats)
    )
    return Outcome(scores, winners, state.ending.reason)


def winning_paths(state: State) -> tuple[Path, ...]:
    """Every loop and line of the last turn, or the one path through a solved solitaire."""
    if state.ending is None:
        return ()
    if state.ending.reason in BY_PATHS:
        return wins(state.board, state.last)
    if state.ending.reason == "won":
        paths = longest_paths(state)
        return tuple(path for path in paths if len(path) == len(state.board.tiles))
    return ()


def longest_paths(state: State) -> tuple[Path, Path]:
    """The longest white and the longest red path."""
    white, red = COLOURS
    return longest(state.board, white), longest(state.board, red)


def gave_away(state: State) -> Seat | None:
    """The player whose own turn made the other's loop or line."""
    if state.ending is None or state.ending.reason not in BY_PATHS:
        return None
    return None if state.mover in state.ending.winners else state.mover
