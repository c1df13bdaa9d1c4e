"""The player: legal at every level in every kind of game, fair, repeatable, stoppable, and not blind for tactics."""

from dataclasses import replace
from random import Random

import pytest

from tests.games.trakkx.position import hand, state, table
from trakkx_desktop.core.thought import LEVELS, Limit, Thought
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import (
    Action,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
)
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.players.trakkx import PLAYER

WORK = Limit(work=24)
REASONS = {
    *("goes_out", "opens", "lays", "take_out", "take_next", "take_low", "draw"),
    *("take_action", "draw_three", "swap", "give", "pass"),
}


def think(
    position: State, seat: int, level: int, seed: int = 1, limit: Limit = WORK
) -> Thought[Action]:
    thoughts = list(PLAYER.think(GAME.mask(position, seat), seat, level, seed, limit))
    for thought in thoughts:
        assert GAME.check(GAME.mask(position, seat), seat, thought.action) is None
        assert thought.reason in REASONS
    return thoughts[-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_legal_and_end(seats: int) -> None:
    position = GAME.start(Setup(seats, 0, 40 + seats, hands="open" if seats == 3 else "hidden"))
    entries = 0
    while waiting := GAME.waiting(position):
        seat = waiting[0]
        level = LEVELS[(seat + seats) % 4]
        position = GAME.apply(position, seat, think(position, seat, level, entries).action).state
        entries += 1
        assert entries < 400
    assert GAME.outcome(position) is not None


@pytest.mark.parametrize("name", ["example1", "example2", "example3"])
@pytest.mark.parametrize("level", LEVELS)
def test_examples_of_the_rule_book(name: str, level: int) -> None:
    position = GAME.start(Setup(3, 1, 5, position=name))
    assert think(position, position.turn, level).action is not None


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_and_work_same_thoughts(level: int) -> None:
    sight = GAME.mask(GAME.start(Setup(2, 0, 9)), 0)
    first = list(PLAYER.think(sight, 0, level, 4, WORK))
    assert first == list(PLAYER.think(sight, 0, level, 4, WORK))


def with_other_secrets(position: State, seat: int) -> State:
    """As it looks to the seat, but with other tokens in the hidden hands and in the bag."""
    hidden = [hand for owner, hand in enumerate(position.hands) if owner != seat]
    secrets = [token for hand in (*hidden, position.bag) for token in hand]
    Random(3).shuffle(secrets)
    hands = []
    for owner, held in enumerate(position.hands):
        count = 0 if owner == seat else len(held)
        hands.append(held if owner == seat else tuple(secrets[:count]))
        del secrets[:count]
    return replace(position, hands=tuple(hands), bag=tuple(secrets))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turns", [0, 14])
def test_nobody_peeks(level: int, turns: int) -> None:
    """States that differ in hidden hands and bag only lead to the same action."""
    position = GAME.start(Setup(3, 0, 21))
    for entry in range(turns):
        position = GAME.apply(
            position, position.turn, think(position, position.turn, 3, entry).action
        ).state
    other = with_other_secrets(position, position.turn)
    assert position != other
    assert think(position, position.turn, level) == think(other, position.turn, level)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_peeks_at_what_is_passed_on(level: int) -> None:
    position = GAME.start(Setup(2, 0, 21))
    other = with_other_secrets(position, 0)
    passing = [replace(one, sealed=(None, one.hands[1][:2])) for one in (position, other)]
    assert passing[0].sealed != passing[1].sealed
    assert think(passing[0], 0, level) == think(passing[1], 0, level)


@pytest.mark.parametrize("level", LEVELS)
def test_stopped_at_once_there_is_still_a_legal_thought(level: int) -> None:
    position = GAME.start(Setup(2, 0, 9))
    thoughts = list(PLAYER.think(GAME.mask(position, 0), 0, level, 1, Limit(), lambda: True))
    assert thoughts
    assert GAME.check(position, 0, thoughts[-1].action) is None


@pytest.mark.parametrize("level", [2, 3, 4])
def test_goes_out_when_it_can(level: int) -> None:
    position = state(("R4 R5", "B1 B2"), table("R1 R2 R3"), display="Y1 Y2 Y5", bag="G1")
    found = [think(position, 0, level, seed) for seed in range(6)]
    assert all(isinstance(thought.action, LayOut) for thought in found)
    assert any(thought.reason == "goes_out" for thought in found)


def test_takes_what_lets_it_out_next_turn() -> None:
    position = state(
        ("B8 G8", "B1 B2 B3 B5 B6 B9"), table("R1 R2 R3"), display="Y1 Y8 Y5", bag="G1"
    )
    thought = think(position, 0, 4)
    assert thought.action == Take("Y8a")
    assert thought.reason == "take_out"
    assert thought.fact("next") == 3


def test_holds_back_while_nobody_is_near_the_end() -> None:
    """Nine fit already; the red 9 of the display lets all go out at once next turn."""
    position = state(
        ("R4 R5 R6 R7 R10 R11 G1 G2 G3", "B1 B2 B3 B5 B6 B9 B10 B11 B12 B13"),
        table("R1 R2 R3"),
        display="R8 R9 Y5",
        bag="G9 G12",
    )
    assert think(position, 0, 4, limit=Limit(work=300)).action in (Take("R9a"), Take("R8a"))


def test_lays_when_somebody_is_nearly_out() -> None:
    position = state(
        ("R4 R5 R6 B9 G11 Y13", "B1"), table("R1 R2 R3"), display="Y5 Y9 B4", bag="G9 G12"
    )
    assert isinstance(think(position, 0, 4).action, LayOut)


def test_draws_three_against_who_is_nearly_out() -> None:
    position = state(
        ("DRAWa B9 G11 Y13", "B1 B4 B5 B6 B7 B8", "B2"),
        table("R1 R2 R3"),
        display="Y5 Y7 B4b",
        bag="G9 G12 G1 G4",
    )
    assert think(position, 0, 4).action == DrawThree("DRAWa", 2)


def test_swaps_what_is_stuck() -> None:
    position = state(
        ("SWAPa R4 B9 Y13", "B1 B4 B5 B6 B7 B8"), table("R1 R2 R3"), display="Y6", bag="G9 G12"
    )
    assert isinstance(think(position, 0, 4).action, Swap | LayOut)
    passing = replace(position, hands=(hand("R4 B9 Y13"), position.hands[1]), sealed=(None, None))
    for level in LEVELS:
        assert isinstance(think(passing, 0, level).action, Give)
    assert set(think(passing, 0, 4).action.tokens) == {"B9a", "Y13a"}  # type: ignore[union-attr]


@pytest.mark.parametrize("level", LEVELS)
def test_passes_only_when_nothing_else_can_be_done(level: int) -> None:
    stuck = state(("B9 Y13", "B1 B4"), table("R1 R2 R3"))
    assert isinstance(think(stuck, 0, level).action, PassTurn)
    with_action = state(("B9 Y13 DRAWa", "B1 B4"), table("R1 R2 R3"))
    assert isinstance(think(with_action, 0, level).action, DrawThree)
    with_display = state(("B9 Y13", "B1 B4"), table("R1 R2 R3"), display="G14 G2")
    assert isinstance(think(with_display, 0, level).action, Take)
