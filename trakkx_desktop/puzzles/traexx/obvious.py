"""The obvious line: looking at so many of the open cards at a time, the most points with them."""

from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.score import total
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.board import position
from trakkx_desktop.players.traexx.known import best_line
from trakkx_desktop.puzzles.traexx.aims import open_cards

WORK = 3_000_000


def obvious_total(state: State, seen: int) -> int:
    """What somebody reaches who looks at so many cards, draws the first, and looks again."""
    while not state.is_over:
        cards = open_cards(state)[:seen]
        found = best_line(position(state, 0), cards, True, limit=Limit(work=WORK))
        state = GAME.apply(state, 0, found.actions[0]).state
    return total(state, 0)


def shortfall(state: State, best: int) -> int:
    """Points by which looking at one card at a time falls short."""
    return best - obvious_total(state, 1)
