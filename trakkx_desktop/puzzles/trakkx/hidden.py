"""What a TRAKKX puzzle does not say: the others' racks and the bag, filled with tokens that may be there.

Nobody who solves it sees them; but a turn that ends the game counts them.
"""

from collections.abc import Iterator
from dataclasses import replace

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import ALL, HIDDEN, Token
from trakkx_desktop.puzzles.puzzle import Puzzle


def begin(puzzle: Puzzle) -> State:
    """The same for everybody."""
    state: State = puzzle.position
    known = {*state.table.values(), *state.display, *state.box}
    known.update(token for hand in state.hands for token in hand)
    left, _ = Chance(0).shuffle([token for token in ALL if token not in known])
    unseen = iter(left)
    return replace(
        state,
        hands=tuple(tuple(_shown(hand, unseen)) for hand in state.hands),
        bag=tuple(_shown(state.bag, unseen)),
    )


def _shown(tokens: tuple[Token, ...], unseen: Iterator[Token]) -> Iterator[Token]:
    for token in tokens:
        yield next(unseen) if token == HIDDEN else token
