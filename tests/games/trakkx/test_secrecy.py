"""Nothing that a seat sees depends on other hands, the bag's order, sealed choices or the seed (S2, A9)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trakkx.position import hand, play, state
from tests.games.trakkx.test_play import play_out
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import Draw, DrawThree, Give, Swap
from trakkx_desktop.games.trakkx.state import State

RECORDS = {seats: play_out(seats, 11) for seats in (2, 3, 4)}


def reshuffled(position: State, seat: int, random: Random) -> State:
    """Another state that looks the same to that seat: all it cannot see is dealt anew."""
    hidden = [*position.bag]
    for owner, held in enumerate(position.hands):
        if owner != seat:
            hidden.extend(held)
    random.shuffle(hidden)
    hands = []
    for owner, held in enumerate(position.hands):
        hands.append(held if owner == seat else tuple(hidden.pop() for _ in held))
    sealed = position.sealed
    if sealed is not None:
        sealed = tuple(
            choice
            if choice is None or owner == seat
            else tuple(random.sample(hands[owner], len(choice)))
            for owner, choice in enumerate(sealed)
        )
    setup = replace(position.setup, seed=random.randrange(1000))
    return replace(position, setup=setup, hands=tuple(hands), bag=tuple(hidden), sealed=sealed)


@settings(deadline=None)
@given(st.integers(2, 4), st.data(), st.randoms(use_true_random=False))
def test_states_that_differ_only_in_secrets_look_alike(
    seats: int, data: st.DataObject, random: Random
) -> None:
    record = RECORDS[seats]
    position = record.state(data.draw(st.integers(0, len(record.log) - 1)))
    seat = data.draw(st.integers(0, seats - 1))
    other = reshuffled(position, seat, random)
    assert GAME.mask(other, seat) == GAME.mask(position, seat)
    assert GAME.waiting(other) == GAME.waiting(position)
    assert list(GAME.legal(other, seat)) == list(GAME.legal(position, seat))
    action = next(iter(GAME.legal(position, seat)), None)
    if action is not None and not isinstance(action, Give):
        steps = [GAME.apply(s, seat, action) for s in (position, other)]
        public = [[e for e in s.events if type(e).__name__ != "Refilled"] for s in steps]
        assert public[0] == public[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masks(seats: int) -> None:
    record = RECORDS[seats]
    for index in range(len(record.log)):
        position = record.state(index)
        for seat in (None, *range(seats)):
            sight = GAME.mask(position, seat)
            assert GAME.mask(sight, seat) == sight
            assert set(sight.bag) <= {"?"}
            assert [len(h) for h in sight.hands] == [len(h) for h in position.hands]
            for owner, held in enumerate(sight.hands):
                assert held == position.hands[owner] if owner == seat else set(held) <= {"?"}
            assert sight.setup.seed == 0


def test_racks_are_turned_open_at_the_end() -> None:
    last = RECORDS[3].now
    assert GAME.mask(last, None).hands == last.hands
    assert set(GAME.mask(last, None).bag) <= {"?"}


def test_open_hands_by_agreement() -> None:
    position = state(["R1 R2", "B1"], bag="G1 G2", open="open")
    sight = GAME.mask(position, None)
    assert sight.hands == position.hands
    assert sight.bag == ("?", "?")


@pytest.mark.parametrize("shown", ["hidden", "open"])
def test_sealed_choices_stay_sealed(shown: str) -> None:
    position = play(
        state(["SWAP R1 R2 R3", "B1 B2 B3", "Y1"], bag="G1", open=shown),
        (0, Swap("SWAPa")),
        (1, Give(hand("B1 B3"))),
    )
    assert GAME.mask(position, 1).sealed == (None, hand("B1 B3"), None)
    for seat in (0, 2, None):
        assert GAME.mask(position, seat).sealed == (None, ("?", "?"), None)


def test_the_order_of_sealing_does_not_matter() -> None:
    position = play(state(["SWAP R1 R2 R3", "B1 B2 B3", "Y1"], bag="G1"), (0, Swap("SWAPa")))
    gives = [(0, Give(hand("R1 R3"))), (1, Give(hand("B1 B2"))), (2, Give(hand("Y1")))]
    orders = [(0, 1, 2), (2, 1, 0), (1, 0, 2)]
    ends = [play(position, *(gives[i] for i in order)) for order in orders]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("action", [Draw(), DrawThree("DRAWa", 1)])
def test_events_name_no_drawn_token(action: Any) -> None:
    position = state(["DRAW R1", "B1"], bag="G1 G2 G3 G4")
    drawn = set(position.bag)
    step = GAME.apply(position, 0, action)
    assert not any(token in repr(step.events) for token in drawn)
