"""What holds in every game, by random play."""

from dataclasses import dataclass
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import GAME, score
from trakkx_desktop.games.traexx.actions import Action, Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.sheet import neighbours, sheet
from trakkx_desktop.games.traexx.state import State

tables = st.tuples(st.integers(1, 4), st.integers(0, 32**6 - 1), st.booleans())


@dataclass(frozen=True)
class Round:
    before: State
    actions: tuple[Action, ...]
    after: State


def random_game(seats: int, seed: int, is_open: bool) -> list[Round]:
    chance = Random(seed)
    sheets = {"sheets": "open" if is_open else "closed"}
    state = GAME.start(GAME.setup(seats, 0, seed, sheets))
    rounds = []
    while GAME.waiting(state):
        actions = tuple(chance.choice(list(GAME.legal(state, seat))) for seat in range(seats))
        after = state
        for seat, action in enumerate(actions):
            after = GAME.apply(after, seat, action).state
        rounds.append(Round(state, actions, after))
        state = after
    return rounds


@settings(max_examples=25, deadline=None)
@given(tables)
def test_routes_are_paths_from_the_start_and_sums_agree(table: tuple[int, int, bool]) -> None:
    rounds = random_game(*table)
    assert len(rounds) == 15
    for round_ in rounds:
        state = round_.after
        for seat, route in enumerate(state.routes):
            assert sheet().starts[state.setup.starts[seat]] in route
            assert len(set(route)) == len(route)
            assert all(b in neighbours(a) for a, b in pairwise(route))
            assert set(round_.before.routes[seat]) <= set(route)
            numbers = {sheet().numbers[f] for f in route if f in sheet().numbers}
            assert set(score.points(state, seat)) == numbers
            strip = score.strip(state, seat)
            assert strip.total == score.total(state, seat)
            assert strip.plus == sum(score.points(state, seat).values())
            assert strip.minus == 61 - len(route)


@settings(max_examples=25, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_the_order_of_sealing_is_irrelevant(table: tuple[int, int, bool], random: Random) -> None:
    for round_ in random_game(*table):
        seats = list(range(table[0]))
        random.shuffle(seats)
        state = round_.before
        for seat in seats:
            state = GAME.apply(state, seat, round_.actions[seat]).state
        assert state == round_.after


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 32**6 - 1))
def test_r7_a_number_is_full_in_its_first_round_only(seats: int, seed: int) -> None:
    last = random_game(seats, seed, is_open=False)[-1].after
    for number in sheet().numbers.values():
        notes = [n for of_seat in last.notes for n in of_seat if n.number == number]
        first = min((n.round for n in notes), default=0)
        assert all((n.points == number) == (n.round == first) for n in notes)


@settings(max_examples=15, deadline=None)
@given(tables)
def test_drawing_field_by_field_reaches_every_legal_extension(
    table: tuple[int, int, bool],
) -> None:
    for round_ in random_game(*table)[::4]:
        state = round_.before
        for action in GAME.legal(state, 0):
            if isinstance(action, Extend):
                draft = GAME.draft(GAME.mask(state, 0), 0).put(("pen", ("end", *action.end)))
                for field in action.path:
                    assert isinstance(draft, OpenLine)
                    assert field in draft.nexts
                    draft = draft.put(("pen", field))
                assert isinstance(draft, OpenLine)
                assert draft.action() == action


@settings(max_examples=60, deadline=None)
@given(
    tables,
    st.integers(0, 14),
    st.lists(st.tuples(st.integers(-5, 5), st.integers(-5, 5)), max_size=12),
)
def test_whatever_is_scribbled_a_finished_line_is_legal(
    table: tuple[int, int, bool], at: int, scribble: list[tuple[int, int]]
) -> None:
    state = random_game(*table)[at].before
    draft = GAME.draft(GAME.mask(state, 0), 0)
    listed = set(GAME.legal(state, 0))
    for field in scribble:
        nexts = draft.spots("pen")
        went = draft.put(("pen", field))
        if isinstance(went, Refusal):
            assert field not in nexts
        else:
            draft = went
        action = draft.action()
        assert action is None or action in listed
