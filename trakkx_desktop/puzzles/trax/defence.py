"""What the other does in a puzzle: wins if it can, escapes if it can, else holds out longest."""

from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.proof import prove_win
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.trax.aims import ONLY_MOVE, WIN, turns_left, turns_of

NEVER = 99


def answer(puzzle: Puzzle, state: State) -> Entry | None:
    """None: the game is over, it is not the other's turn, or the aim asks for one turn only."""
    if state.ending is not None or state.seat == puzzle.seat or puzzle.aim.code != WIN:
        return None
    return Entry(state.seat, best_defence(state, turns_left(puzzle, state)))


def refutation(puzzle: Puzzle, state: State) -> Entry | None:
    """The turn that escapes, or that begins the win which should have been stopped; None: the game is over, or
    no turn of one's own is left."""
    if state.ending is not None or state.seat == puzzle.seat:
        return None
    if puzzle.aim.code == ONLY_MOVE:
        return Entry(state.seat, _quickest(state, turns_of(puzzle.aim)))
    left = turns_left(puzzle, state)
    return Entry(state.seat, best_defence(state, left)) if left > 0 else None


def _quickest(state: State, turns: int) -> Lay:
    """A turn that wins soonest."""
    ways = (prove_win(state, number) for number in range(1, turns + 1))
    return next(lays[0] for lays in ways if lays)


def best_defence(state: State, turns: int) -> Lay:
    """Against somebody who wants to win within so many more own turns."""
    lays = [lay for lay in GAME.legal(state, state.seat) if isinstance(lay, Lay)]
    return max(lays, key=lambda lay: _resistance(state, lay, turns))


def _resistance(state: State, lay: Lay, turns: int) -> int:
    """Turns that the other needs after it."""
    after: State = GAME.apply(state, state.seat, lay).state
    if after.ending is not None:
        return NEVER + 1 if state.seat in after.ending.winners else 0
    return next((n for n in range(1, turns + 1) if prove_win(after, n)), NEVER)
