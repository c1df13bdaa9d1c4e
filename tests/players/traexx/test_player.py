"""The TRÄXX player keeps the rules of the seam: legal, repeatable, fair, and in time."""

from dataclasses import replace

import pytest

from tests.players.traexx.positions import after, opening, walk
from trakkx_desktop.core.thought import LEVELS, Limit, Thought
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.actions import Action, Extend, Pass
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx import PLAYER

WORK = Limit(work=2_000)
CODES = {
    "nothing_fits",
    "holds_back",
    "last_card",
    "numbers",
    "number_half",
    "number_race",
    "number_first",
    "number_in_order",
    "waits_for_lower",
    "fills_corner",
    "near_number",
    "keeps_both_ends",
    "uses_scarce_colour",
    "fields",
}


def thoughts(
    state: State, seat: int, level: int, seed: int = 1, limit: Limit = WORK
) -> list[Thought[Action]]:
    return list(PLAYER.think(GAME.mask(state, seat), seat, level, seed, limit))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("sheets", ["closed", "open"])
def test_every_thought_is_legal_and_has_a_known_reason(seats: int, sheets: str) -> None:
    for number, state in enumerate(walk(seats, 40 + seats, sheets)):
        level, seat = LEVELS[number % 4], GAME.waiting(state)[0]
        told = thoughts(state, seat, level, limit=Limit(work=400))
        assert told
        for thought in told:
            assert GAME.check(GAME.mask(state, seat), seat, thought.action) is None
            assert thought.reason in CODES


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3])
def test_equal_seed_and_work_give_equal_thoughts(level: int, seats: int) -> None:
    state = after(seats, 7, 6)
    assert thoughts(state, 0, level) == thoughts(state, 0, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nobody_peeks_at_the_pile_or_at_sealed_choices(level: int, seats: int) -> None:
    state = after(seats, 5, 5)
    turned, pile = state.deck[:5], state.deck[5:]
    setup = replace(state.setup, seed=state.setup.seed + 1)
    other = replace(state, deck=turned + tuple(reversed(pile)), setup=setup)
    if seats > 1:
        moves = list(GAME.legal(state, 1))
        state = GAME.apply(state, 1, moves[0]).state
        other = GAME.apply(other, 1, moves[-1]).state
    assert state != other
    assert thoughts(state, 0, level) == thoughts(other, 0, level)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_passes_early(level: int) -> None:
    for seed in range(8):
        state = opening(1, seed)
        while state.round < 4 and any(isinstance(m, Extend) for m in GAME.legal(state, 0)):
            thought = thoughts(state, 0, level, seed, Limit(work=500))[-1]
            assert isinstance(thought.action, Extend)
            state = GAME.apply(state, 0, thought.action).state


def test_the_last_card_brings_the_most_points() -> None:
    for seed in range(6):
        state = after(1, seed, 15)
        totals = {
            move: GAME.outcome(GAME.apply(state, 0, move).state) for move in GAME.legal(state, 0)
        }
        best = max(out.scores[0] for out in totals.values() if out is not None)
        for level in (3, 4):
            thought = thoughts(state, 0, level)[-1]
            reached = totals[thought.action]
            assert reached is not None
            assert reached.scores[0] == best == thought.worth


def test_who_cannot_draw_passes_and_says_so() -> None:
    stuck = next(
        state
        for seed in range(50)
        for state in walk(1, seed)
        if list(map(type, GAME.legal(state, 0))) == [Pass]
    )
    for level in LEVELS:
        (thought,) = thoughts(stuck, 0, level)[-1:]
        assert isinstance(thought.action, Pass)
        assert thought.reason == "nothing_fits"
        assert thought.is_proven


def test_stop_is_asked_often_and_obeyed() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    sight = GAME.mask(after(1, 3, 4), 0)
    told = list(PLAYER.think(sight, 0, 4, 1, Limit(work=10**9), stop))
    assert told
    assert len(asked) < 20


def test_more_work_means_more_samples_and_ends() -> None:
    state = after(1, 2, 4)
    few = thoughts(state, 0, 4, limit=Limit(work=1))
    many = thoughts(state, 0, 4, limit=Limit(work=5_000))
    assert len(few) >= 1
    assert len(many) > 1
    assert many[0] == few[0]
