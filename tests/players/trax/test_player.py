"""The TRAX player as a value: always legal, alike for equal work, blind to what is hidden, ended at once."""

from dataclasses import replace

import pytest

from tests.players.trax.positions import WORK, chosen, some, thoughts, walk
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.thought import LEVELS, Limit
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.setup import VARIANTS
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.players.trax.player import Player


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_thought_is_a_legal_action(variant: str, level: int) -> None:
    for state in some(variant):
        sight = GAME.mask(state, state.seat)
        found = thoughts(state, level)
        assert found
        for thought in found:
            assert rules.check(sight, state.seat, thought.action) is None
            assert 0 <= thought.worth <= 1
            assert thought.reason


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_equal_work_gives_equal_thoughts(variant: str, level: int) -> None:
    one, two = walk(variant, 7, 6), walk(variant, 8, 6)
    first = thoughts(one, level, seed=3)
    thoughts(two, level, seed=4)
    assert thoughts(one, level, seed=3) == first


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_no_more_than_the_table(variant: str) -> None:
    """States that differ only in what is hidden: the seed, the coming rolls, the pile below its top."""
    for state in some(variant):
        pile = state.pile[:1] + tuple(LIES[n % 6] for n in range(len(state.pile) - 1))
        other = replace(
            state,
            setup=replace(state.setup, seed=99),
            pile=pile[: len(state.pile)],
            chance=Chance(5),
        )
        assert chosen(other) == chosen(state)


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_ends_at_once_when_nobody_waits(variant: str) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    state = walk(variant, 3, 5)
    [*_, last] = thoughts(state, limit=Limit(), stop=stop)
    assert rules.check(state, state.seat, last.action) is None
    assert asked < 40


@pytest.mark.parametrize("variant", ["unlimited", "limited"])
def test_more_work_means_more_thoughts_and_no_time_means_one(variant: str) -> None:
    state = walk(variant, 4, 6)
    assert len(thoughts(state, limit=Limit(work=1))) == 1
    assert len(thoughts(state, limit=Limit(seconds=0.0))) == 1
    assert len(thoughts(state, limit=Limit(work=5000))) >= len(thoughts(state, limit=WORK))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("limit", [Limit(), Limit(seconds=1.0)])
def test_the_clock_ends_every_level(level: int, limit: Limit) -> None:
    """A clock that goes on by a tenth of a second whenever somebody looks: nobody looks long after the end."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 10

    state = walk("unlimited", 3, 6)
    assert list(Player(clock).think(state, state.seat, level, 1, limit))
    assert looks <= 14
