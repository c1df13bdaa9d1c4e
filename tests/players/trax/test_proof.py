"""Proofs for puzzles: the same wins as by the model and nothing but its rules, and what the search claims."""

import pytest

from tests.games.trax.tables import played
from tests.players.trax.positions import thoughts, walk
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.proof import prove_hold, prove_win
from trakkx_desktop.players.trax.search import Enough


def afters(state: State) -> list[tuple[Lay, State]]:
    lays = [lay for lay in rules.legal(state, state.seat) if isinstance(lay, Lay)]
    return [(lay, rules.apply(state, state.seat, lay).state) for lay in lays]


def forces(after: State, seat: int, turns: int) -> bool:
    """By the definition, on the model: has the seat won, or does every answer lead to a win in fewer turns?"""
    if after.ending is not None:
        return seat in after.ending.winners
    if turns == 1:
        return False
    return all(
        seat in answered.ending.winners
        if answered.ending is not None
        else any(forces(later, seat, turns - 1) for _, later in afters(answered))
        for _, answered in afters(after)
    )


def by_the_model(state: State, turns: int) -> set[Lay]:
    return {lay for lay, after in afters(state) if forces(after, state.seat, turns)}


@pytest.mark.parametrize("variant", ["unlimited", "limited"])
@pytest.mark.parametrize("seed", range(12))
def test_wins_in_one_and_two(variant: str, seed: int) -> None:
    state = walk(variant, seed, 3)
    for turns in (1, 2):
        assert set(prove_win(state, turns)) == by_the_model(state, turns)


@pytest.mark.parametrize("seed", range(12))
def test_turns_that_hold(seed: int) -> None:
    state = walk("unlimited", seed, 5)
    holding = {
        lay
        for lay, after in afters(state)
        if (
            state.seat in after.ending.winners
            if after.ending is not None
            else not by_the_model(after, 1)
        )
    }
    assert set(prove_hold(state, 1)) == holding


CLAIMED = [(18, 6, 2), (51, 6, 3), (52, 6, 3), (18, 9, 3), (19, 9, 2), (40, 12, 2)]


@pytest.mark.parametrize(("seed", "laid", "turns"), CLAIMED)
def test_a_win_of_the_search_is_proven_and_none_is_shorter(
    seed: int, laid: int, turns: int
) -> None:
    state = walk("unlimited", seed, laid)
    thought = thoughts(state, limit=Limit(work=2000))[-1]
    assert (thought.reason, thought.fact("turns")) == ("wins_in", turns)
    assert thought.action in prove_win(state, turns)
    assert prove_win(state, turns - 1) == ()


def test_more_turns_win_no_less() -> None:
    state = walk("unlimited", 5, 4)
    assert set(prove_win(state, 1)) <= set(prove_win(state, 2)) <= set(prove_win(state, 3))


def test_it_can_be_stopped() -> None:
    state = walk("unlimited", 3, 5)
    with pytest.raises(Enough):
        prove_win(state, 3, lambda: True)


@pytest.mark.parametrize(
    "state",
    [
        rules.start(Setup()),
        walk("die", 1, 3),
        walk("solitaire3", 1, 3),
        played("@0+ B1+ A0/ B3/"),
    ],
    ids=["empty", "die", "solitaire", "over"],
)
def test_where_there_is_nothing_to_prove(state: State) -> None:
    with pytest.raises(ValueError, match="open positions"):
        prove_win(state, 2)
