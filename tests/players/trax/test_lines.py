"""The best lines: legal from the first turn to the last, in order, the best one what the player itself would say."""

import pytest

from tests.players.trax.positions import thoughts, walk
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.setup import VARIANTS
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.lines import Line, lines
from trakkx_desktop.players.trax.proof import prove_win

WORK = Limit(work=2500)


def last(state: State, count: int = 3) -> list[Line]:
    [*_, found] = lines(GAME.mask(state, state.seat), state.seat, count, WORK)
    return found


def follow(state: State, line: Line) -> State:
    """The model takes every turn of the line."""
    for turn in line.turns:
        state = rules.apply(state, state.seat, turn).state
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_list_is_legal_and_in_order(variant: str) -> None:
    for seed in range(4):
        state = walk(variant, seed, 4)
        for found in lines(GAME.mask(state, state.seat), state.seat, 3, WORK):
            assert 1 <= len(found) <= 3
            assert [line.worth for line in found] == sorted((x.worth for x in found), reverse=True)
            assert len({line.turns[0] for line in found}) == len(found)
            for line in found:
                follow(state, line)


def test_deeper_and_deeper() -> None:
    state = walk("unlimited", 3, 6)
    depths = [found[0].depth for found in lines(state, state.seat, 2, WORK)]
    assert depths == sorted(depths)
    assert depths[-1] > depths[0]
    assert max(len(line.turns) for line in last(state)) > 1


def test_the_first_line_is_worth_what_the_player_says() -> None:
    for seed in (3, 4, 9):
        state = walk("unlimited", seed, 6)
        thought = thoughts(state, limit=WORK)[-1]
        assert last(state)[0].worth == pytest.approx(thought.worth, abs=0.15)


def test_wins_are_said_only_where_they_are_proven() -> None:
    said = 0
    for seed in range(30):
        state = walk("unlimited", seed, 4 + seed % 5)
        for line in last(state):
            if 0 < line.wins_in <= 2:
                said += 1
                assert line.turns[0] in prove_win(state, line.wins_in)
                assert line.worth == 1.0
    assert said > 3


def test_a_line_ends_with_the_game() -> None:
    wins = [walk("unlimited", seed, 8) for seed in range(12)]
    ends = [follow(state, line) for state in wins for line in last(state) if line.wins_in == 1]
    assert ends
    assert all(end.ending is not None for end in ends)


def test_it_stops_when_nobody_waits() -> None:
    state = walk("unlimited", 3, 6)
    assert len(list(lines(state, state.seat, 3, Limit(), stop=lambda: True))) <= 2
