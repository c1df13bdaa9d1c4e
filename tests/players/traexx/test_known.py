"""With the order of cards known the best line is found, and proven against trying everything."""

import pytest

from tests.players.traexx.positions import after
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.traexx import GAME, score
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.board import CARDS, PATCHES, lines, position
from trakkx_desktop.players.traexx.ghost import Ghost
from trakkx_desktop.players.traexx.known import best_line
from trakkx_desktop.players.traexx.layout import SIZE


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
    ("seed", "round_", "cards"), [(1, 12, 2), (2, 13, 3), (3, 14, 2), (4, 6, 2), (5, 12, 4)]
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


@pytest.mark.parametrize(("seed", "round_"), [(1, 9), (2, 5), (3, 7)])
def test_six_cards_are_proven(seed: int, round_: int) -> None:
    state = after(1, seed, round_)
    order = state.deck[round_ - 1 : round_ + 5]
    known = best_line(position(state, 0), order, True, limit=Limit(work=1_000_000))
    assert known.is_proven
    assert known.total == known.bound
    # What is proven for all is no less than any other way with the same cards.
    assert known.total >= best_line(position(state, 0), order, True, width=400, stop=at_once).total


def at_once() -> bool:
    return True


@pytest.mark.parametrize("seed", range(4))
def test_with_others_spent_numbers_bring_half(seed: int) -> None:
    state = after(2, seed, 13)
    at, order = position(state, 0), state.deck[12:]
    spent = tuple(0b11111111100 if card else 0b10101010100 for card in range(3))
    known = best_line(at, order, False, spent)
    best = [at]
    for card, half in zip(order, spent, strict=True):
        patches = PATCHES[CARDS.index(card)]
        then = {line.after for start in best for line in lines(start, patches, half, False)}
        best = list(then)
    assert known.is_proven
    assert known.total == max(line.points for line in best) - SIZE


@pytest.mark.parametrize(("seed", "is_solo"), [(1, True), (2, False), (3, True), (4, False)])
def test_a_ghost_is_never_below_a_real_line(seed: int, is_solo: bool) -> None:
    state = after(1 if is_solo else 2, seed, 9)
    at, cards = position(state, 0), [CARDS.index(card) for card in state.deck[8:11]]
    bound = Ghost(at.taken, cards, is_solo, [0, 4, 12]).most(0, *at.ends, at.noted)
    for first in lines(at, PATCHES[cards[0]], 0, is_solo):
        for second in lines(first.after, PATCHES[cards[1]], 4, is_solo)[::7]:
            for third in lines(second.after, PATCHES[cards[2]], 12, is_solo):
                assert third.after.points - at.points <= bound


def test_a_cut_search_is_not_proven_but_legal() -> None:
    state = after(1, 3, 1)
    known = best_line(position(state, 0), state.deck, True, limit=Limit(work=500), width=2)
    assert not known.is_proven
    assert known.total < known.bound
    for action in known.actions:
        state = GAME.apply(state, 0, action).state
    assert score.total(state, 0) == known.total
