"""With the order of cards known the best line is found, and proven against trying everything."""

import pytest

from tests.players.traexx.positions import after
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.traexx import GAME, score
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.board import position
from trakkx_desktop.players.traexx.known import best_line


def best_by_trying(state: State, cards: int) -> int:
    """Every sequence of actions, by the model."""
    if not cards:
        return score.total(state, 0)
    tried: dict[tuple[object, ...], int] = {}
    for move in GAME.legal(state, 0):
        then = GAME.apply(state, 0, move).state
        ends = frozenset((then.routes[0][0], then.routes[0][-1]))
        key = (frozenset(then.routes[0]), ends, score.plus(then, 0))
        if key not in tried:
            tried[key] = best_by_trying(then, cards - 1)
    return max(tried.values())


@pytest.mark.parametrize(
    ("seed", "round_", "cards"), [(1, 12, 2), (2, 13, 3), (3, 14, 2), (4, 6, 2)]
)
def test_the_proven_best_is_the_best(seed: int, round_: int, cards: int) -> None:
    state = after(1, seed, round_)
    known = best_line(position(state, 0), state.deck[round_ - 1 : round_ - 1 + cards], True)
    assert known.is_proven
    assert known.total == known.bound == best_by_trying(state, cards)


@pytest.mark.parametrize("cards", [1, 3])
def test_its_actions_lead_there(cards: int) -> None:
    state = after(1, 8, 5)
    known = best_line(position(state, 0), state.deck[4 : 4 + cards], True)
    for action in known.actions:
        state = GAME.apply(state, 0, action).state
    assert len(known.actions) == cards
    assert score.total(state, 0) == known.total


def test_a_cut_search_is_not_proven_but_legal() -> None:
    state = after(1, 3, 1)
    known = best_line(position(state, 0), state.deck, True, limit=Limit(work=500), width=2)
    assert not known.is_proven
    assert known.total < known.bound
    for action in known.actions:
        state = GAME.apply(state, 0, action).state
    assert score.total(state, 0) == known.total
