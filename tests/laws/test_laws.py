"""The laws themselves: random games of every variant, judged without knowing any game."""

import copy
import json
from itertools import islice
from random import Random

import pytest

from tests.laws.play import Case, cases, played, some_action
from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.core.record import Record

SEEDS = (1, 2)


@pytest.fixture(scope="module", params=cases(), ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


@pytest.fixture(scope="module", params=SEEDS)
def record(case: Case, request: pytest.FixtureRequest) -> Record:
    return played(case, request.param)


def every(record: Record, step: int = 7) -> list[int]:
    """Some positions of a record, the first and the last among them."""
    return sorted({*range(0, len(record.log) + 1, step), len(record.log)})


def test_apply_mutates_nothing(record: Record) -> None:
    for index in every(record)[:-1]:
        before = record.state(index)
        kept = copy.deepcopy(before)
        entry = record.log[index]
        record.game.apply(before, entry.seat, entry.action)
        assert before == kept


def test_waiting_is_empty_exactly_when_there_is_an_outcome(record: Record) -> None:
    for index in range(len(record.log) + 1):
        state = record.state(index)
        assert bool(record.game.waiting(state)) == (record.game.outcome(state) is None)


def test_exactly_the_waiting_seats_have_actions(record: Record) -> None:
    for index in every(record):
        state = record.state(index)
        for seat in range(record.setup.seats):
            has = next(record.game.legal(state, seat), None) is not None
            assert has == (seat in record.game.waiting(state))


def test_what_is_listed_passes_the_check(record: Record) -> None:
    for index in every(record):
        state = record.state(index)
        for seat in record.game.waiting(state):
            for action in islice(record.game.legal(state, seat), 25):
                assert record.game.check(state, seat, action) is None


def test_legality_and_waiting_are_equal_on_the_masked_state(record: Record) -> None:
    game = record.game
    for index in every(record, 11):
        state = record.state(index)
        for seat in range(record.setup.seats):
            sight = game.mask(state, seat)
            assert game.waiting(sight) == game.waiting(state)
            if seat in game.waiting(state):
                here = [game.format(state, a) for a in islice(game.legal(state, seat), 25)]
                seen = [game.format(sight, a) for a in islice(game.legal(sight, seat), 25)]
                assert here == seen


def test_mask_is_idempotent_and_public_sight_is_part_of_each(record: Record) -> None:
    game = record.game
    for index in every(record):
        state = record.state(index)
        public = game.mask(state, None)
        assert game.mask(public, None) == public
        for seat in range(record.setup.seats):
            sight = game.mask(state, seat)
            assert game.mask(sight, seat) == sight
            assert game.mask(sight, None) == public


def test_what_is_revealed_is_marked(record: Record) -> None:
    """A step that shows somebody more than their old sight could tell must say `reveals`."""
    game = record.game
    for index, entry in enumerate(record.log):
        if record.steps[index].reveals:
            continue
        before, after = record.state(index), record.state(index + 1)
        for seat in range(record.setup.seats):
            if seat == entry.seat:
                sight = game.mask(before, seat)
                told = game.apply(sight, seat, entry.action).state
                assert game.mask(told, seat) == game.mask(after, seat)


def test_an_illegal_action_raises(case: Case) -> None:
    record = Record.new(case.game, case.setup(5))
    seat = record.waiting[0]
    action = next(case.game.legal(record.now, seat))
    with pytest.raises(IllegalAction):
        record.play(seat + case.seats, action)


def test_states_setups_and_actions_survive_packing(record: Record) -> None:
    game = record.game
    assert game.unpack(json.loads(json.dumps(game.pack(record.setup)))) == record.setup
    for index in every(record):
        state = record.state(index)
        assert game.unpack(json.loads(json.dumps(game.pack(state)))) == state
    for entry in record.log:
        assert game.unpack(json.loads(json.dumps(game.pack(entry.action)))) == entry.action


def test_notation_goes_both_ways(record: Record) -> None:
    game = record.game
    for index, entry in enumerate(record.log):
        state = record.state(index)
        assert game.parse(state, game.format(state, entry.action)) == entry.action


def test_refolding_the_log_gives_the_same_game(record: Record) -> None:
    again, refusal = Record.replay(record.game, record.setup, record.log)
    assert refusal is None
    assert again.now == record.now
    assert [s.events for s in again.steps] == [s.events for s in record.steps]


def test_a_game_ends_with_scores_for_every_seat(record: Record) -> None:
    outcome = record.outcome
    if outcome is None:
        assert len(record.log) >= 160
        return
    assert len(outcome.scores) == record.setup.seats
    assert set(outcome.winners) <= set(range(record.setup.seats))
    assert outcome.reason


def test_the_order_of_sealed_choices_is_irrelevant(case: Case) -> None:
    """Where several seats wait, any order of the same choices leads to the same position."""
    record, random = Record.new(case.game, case.setup(8)), Random(8)
    for _ in range(40):
        if not record.waiting:
            return
        waiting = record.waiting
        if len(waiting) > 1:
            chosen = {s: some_action(case.game, record.now, s, random) for s in waiting}
            ends = []
            for order in (waiting, waiting[::-1]):
                other = record
                for seat in order:
                    other = other.play(seat, chosen[seat])
                ends.append(other)
            assert ends[0].now == ends[1].now
            record = ends[0]
        else:
            seat = waiting[0]
            record = record.play(seat, some_action(case.game, record.now, seat, random))


def test_a_fresh_draft_is_fair(record: Record) -> None:
    """It never offers an action that the check refuses, and refuses nonsense with a value."""
    game = record.game
    for index in every(record, 13):
        state = record.state(index)
        for seat in game.waiting(state):
            draft = game.draft(game.mask(state, seat), seat)
            action = draft.action()
            assert action is None or game.check(state, seat, action) is None
            assert draft.spots("no such piece") == ()


def test_undo_takes_back_one_entry_or_says_no(record: Record) -> None:
    if not record.log:
        return
    seat = record.log[-1].seat
    before = record.undo(seat)
    revealed = record.steps[-1].reveals and record.setup.seats > 1
    assert (before is None) == revealed
    if before is not None:
        assert before.log == record.log[:-1]
        assert before.now == record.state(len(record.log) - 1)
        assert before.assisted == record.steps[-1].reveals
