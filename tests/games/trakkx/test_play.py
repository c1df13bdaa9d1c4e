"""Whole games of random play with 2, 3 and 4 players: they end, nothing is lost, everything can be written down."""

from collections import Counter
from copy import deepcopy
from functools import cache
from random import Random

import pytest

from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import Action, LayOut, Swap
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.tokens import ALL
from trakkx_desktop.games.trakkx.verdict import table_faults

LONGEST = 400
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


def choose(random: Random, state: State, seat: int) -> Action:
    """Lays all it can, mostly: so that games end by an empty hand as well as by being blocked."""
    actions = list(GAME.legal(state, seat))
    layings = [action for action in actions if isinstance(action, LayOut)]
    if layings and random.random() < 0.6:
        return max(layings, key=lambda action: len(action.table))
    return random.choice(actions)


@cache
def play_out(seats: int, seed: int) -> Record:
    random = Random(seed)
    record = Record.new(GAME, Setup(seats, seed % seats, seed))
    while record.waiting and len(record.log) < LONGEST:
        seat = random.choice(record.waiting)
        record = record.play(seat, choose(random, record.now, seat))
    return record


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]} players, seed {game[1]}")
def record(request: pytest.FixtureRequest) -> Record:
    return play_out(*request.param)


def states(record: Record) -> list[State]:
    return [record.state(index) for index in range(len(record.log) + 1)]


def test_it_ends(record: Record) -> None:
    assert record.outcome is not None
    assert record.waiting == ()
    assert record.outcome.reason in ("empty_hand", "blocked")


def test_no_token_is_lost_and_every_table_is_legal(record: Record) -> None:
    for state in states(record):
        tokens = [*state.bag, *state.display, *state.box, *state.table.values()]
        tokens += [token for hand in state.hands for token in hand]
        assert Counter(tokens) == Counter(ALL)
        assert table_faults(state.table, survey(state.table), state.setup.seats) == ()


def test_legal_actions_are_legal_for_those_who_wait_and_only_for_them(record: Record) -> None:
    for state in states(record)[::5]:
        for seat in range(state.setup.seats):
            actions = list(GAME.legal(state, seat))
            assert bool(actions) == (seat in GAME.waiting(state))
            assert all(GAME.check(state, seat, action) is None for action in actions)


def test_what_a_seat_sees_is_enough_to_judge_by(record: Record) -> None:
    for state in states(record)[::5]:
        for seat in range(state.setup.seats):
            sight = GAME.mask(state, seat)
            assert GAME.waiting(sight) == GAME.waiting(state)
            assert list(GAME.legal(sight, seat)) == list(GAME.legal(state, seat))


def test_apply_changes_nothing_in_place(record: Record) -> None:
    for index in range(0, len(record.log), 5):
        before = deepcopy(record.state(index))
        entry = record.log[index]
        GAME.apply(record.state(index), entry.seat, entry.action)
        assert record.state(index) == before


def test_replay_from_packed_data_leads_to_the_same_end(record: Record) -> None:
    setup = GAME.unpack(GAME.pack(record.setup))
    log = tuple(Entry(e.seat, GAME.unpack(GAME.pack(e.action))) for e in record.log)
    again, refusal = Record.replay(GAME, setup, log)
    assert refusal is None
    assert again.now == record.now
    assert [step.events for step in again.steps] == [step.events for step in record.steps]


def test_notation_both_ways(record: Record) -> None:
    for index, entry in enumerate(record.log):
        state = record.state(index)
        text = GAME.format(GAME.mask(state, None), entry.action)
        assert GAME.parse(state, text) == entry.action


def test_states_and_sights_pack(record: Record) -> None:
    for state in states(record)[::10]:
        assert GAME.unpack(GAME.pack(state)) == state
        for seat in (None, *range(state.setup.seats)):
            sight = GAME.mask(state, seat)
            assert GAME.unpack(GAME.pack(sight)) == sight


def test_random_play_meets_swaps_layings_and_both_ends() -> None:
    records = [play_out(seats, seed) for seats, seed in GAMES]
    kinds = {type(entry.action) for record in records for entry in record.log}
    assert {LayOut, Swap} <= kinds
    assert {r.outcome.reason for r in records if r.outcome} == {"empty_hand", "blocked"}


def test_damaged_states_are_refused() -> None:
    packed = GAME.pack(GAME.start(Setup(2, 0, 1)))
    for change in (
        {"table": [[[0, 0], "R2a"], [[0, 0], "R1a"]]},
        {"setup": {**packed["setup"], "seats": 5}},
        {"setup": {**packed["setup"], "timer": "1"}},
        {"opened": [1, 0]},
    ):
        with pytest.raises(PackError):
            GAME.unpack({**packed, **change})


def test_damaged_layouts_are_refused() -> None:
    for table in (
        [[1, 0, "R1a"], [0, 0, "R2a"]],
        [[0, 0, "R1a"], [0, 0, "R2a"]],
        [[0, 99999, "R1a"]],
        [[0, 0.5, "R1a"]],
        [[0, 0]],
    ):
        with pytest.raises(PackError):
            GAME.unpack({"kind": "LayOut", "table": table})
