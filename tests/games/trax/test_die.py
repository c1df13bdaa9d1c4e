"""Tur-TRAX, D1-D6; each row names its rule."""

import random
from dataclasses import replace

import pytest

from tests.games.trax.tables import refusal_code
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.trax import die, rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.events import Rolled
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State, mask
from trakkx_desktop.games.trax.tiles import LIES


def rolled(*rolls: int, across: bool = False, first: str = "") -> State:
    """The start with these rolls, or the position after a first tile."""
    state = rules.start(Setup(variant="die", across=across))
    if first:
        state = replace(state, rolls=(LIES.index(first) + 1,))
        state = rules.apply(state, 0, Lay((0, 0), first)).state
    return replace(state, rolls=rolls)


def test_d1_the_chosen_tile_lies_as_rolled() -> None:
    state = rolled(3, first="|")
    assert refusal_code(state, (1, 0), "F") == "not_as_rolled"
    assert {lay.tile for lay in rules.legal(state, 1)} == {"J"}
    refusal = rules.check(state, 1, Lay((0, 1), "|"))
    assert refusal is not None
    assert (refusal.rule, refusal.fact("lie"), refusal.fact("roll")) == ("D1", "J", 3)


@pytest.mark.parametrize(("roll", "lie"), list(enumerate("|-JFL7", start=1)))
def test_d2_which_number_gives_which_lie(roll: int, lie: str) -> None:
    assert die.dictated(rolled(roll)) == lie
    assert die.dictated(rolled(roll, first="J")) == lie


@pytest.mark.parametrize(("roll", "lie"), list(enumerate("|-FJ7L", start=1)))
def test_d3_sitting_across_turns_reds_lies(roll: int, lie: str) -> None:
    assert die.dictated(rolled(roll, across=True, first="J")) == lie
    assert die.dictated(rolled(roll, across=True)) == LIES[roll - 1]


def test_d4_forced_spaces_are_filled_without_the_die() -> None:
    state = rolled(1, first="|")
    for roll, lay in ((1, Lay((1, 0), "|")), (4, Lay((0, -1), "F")), (5, Lay((0, 1), "L"))):
        state = replace(state, rolls=(roll,))
        state = rules.apply(state, state.seat, lay).state
    assert state.board.rows() == ["F7", "||", "LJ"]
    assert state.ending is not None
    assert state.rolls == ()


@pytest.mark.parametrize("seed", range(30))
def test_d5_rolls_go_on_until_one_fits(seed: int) -> None:
    dice, state = random.Random(seed), rules.start(Setup(seed=seed, variant="die", across=True))
    while state.ending is None and state.turns < 20:
        assert not any(die.is_playable(state, roll) for roll in state.rolls[:-1])
        lays = list(rules.legal(state, state.seat))
        assert lays
        step = rules.apply(state, state.seat, dice.choice(lays))
        state = step.state
        assert step.reveals
        if state.ending is None:
            assert step.events[-1] == Rolled(state.seat, state.rolls)


def test_d5_a_roll_that_fits_nowhere_stays_visible() -> None:
    state = rolled(1, first="|")
    assert [roll for roll in range(1, 7) if not die.is_playable(state, roll)] == [2]
    two_first = next(c for c in map(Chance, range(100)) if c.below(6)[0] + 1 == 2)
    again, event = die.roll(replace(state, chance=two_first))
    assert again.rolls[0] == 2
    assert again.rolls[-1] != 2
    assert event == Rolled(1, again.rolls)


def test_d5_nobody_rolls_again_while_a_turn_is_possible() -> None:
    state = rolled(1, first="|")
    assert die.needless(state, (2, 2, 1)) is None
    refusal = die.needless(state, (2, 3, 1))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("needless_roll", "D5")


@pytest.mark.parametrize("lie", LIES)
def test_d6_the_first_tile_lies_as_rolled(lie: str) -> None:
    state = rolled(LIES.index(lie) + 1)
    assert list(rules.legal(state, 0)) == [Lay((0, 0), lie)]
    assert refusal_code(state, (0, 0), lie) == ""
    assert refusal_code(state, (1, 0), lie) == "not_adjacent"


def test_the_coming_rolls_are_nobodys_to_see() -> None:
    states = [replace(rolled(3, first="|"), chance=Chance(n)) for n in (1, 2)]
    assert mask(states[0]) == mask(states[1])
    assert mask(states[0]).rolls == (3,)
    assert mask(states[0]).setup.seed == 0
