"""How rounds resolve and what they bring, ruling by ruling (R2, R7-R16, R19-R21)."""

from dataclasses import replace

import pytest

from tests.games.traexx.play import act, drawn, play, snake, table
from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import GAME, score
from trakkx_desktop.games.traexx.actions import PASS
from trakkx_desktop.games.traexx.events import Ended, Resolved, Sealed, Turned
from trakkx_desktop.games.traexx.setup import Setup, deal
from trakkx_desktop.games.traexx.sheet import LETTERS, sheet
from trakkx_desktop.games.traexx.state import Hidden, Note

LINUS = (
    "0,-1>0,-2>1,-3>2,-4>3,-4 -1,1>-1,0 1,-1>2,-1>3,-2>4,-2 pass",
    "0,-1>0,0>-1,1>0,1>0,2>0,3 -1,1>-1,2>-2,3>-3,4 pass pass",
    "3,-4>4,-4>3,-3>2,-3>1,-2 -3,4>-4,4 4,-2>4,-1>4,0 pass",
    "0,3>1,3>0,4>-1,4>-1,3 -1,0>-2,1>-3,1>-4,1 pass pass",
    "-1,3>-2,4>-3,4>-4,4>-4,3 -4,1>-4,0 pass pass",
    "-4,3>-3,2>-3,1>-4,2>-4,1 pass pass pass",
    "-4,1>-4,0>-3,-1>-2,-2>-1,-3>0,-4 pass pass pass",
    "0,-4>0,-3>-1,-2>-1,-1>-1,0>-2,0 pass pass pass",
    "1,-2>1,-1>2,-2>2,-1 pass pass pass",
    "2,-1>3,-1>4,-1>4,0>3,0 pass pass pass",
    "3,0>2,0 pass pass pass",
    "2,0>1,1>1,2>2,1 pass pass pass",
    "-2,0>-3,0>-2,-1 pass pass pass",
    "2,1>3,1>2,2 pass pass pass",
    "pass pass pass pass",
)
"""Linus (A) against Maria (D), who is before him at 2, 7, 10, Sarah (B), first at 5, and Tim (C)."""


def notes(*numbers: int) -> tuple[tuple[Note, ...], ...]:
    """A solo value table; only the order of the numbers matters."""
    return (tuple(Note(n, 1, n) for n in numbers),)


def test_r2_the_start_is_reached_and_carries_no_number() -> None:
    state = play(table("AC"), *["pass pass"] * 15)
    assert [score.total(state, seat) for seat in (0, 1)] == [-60, -60]
    assert not set(sheet().starts.values()) & set(sheet().numbers)


@pytest.mark.parametrize(
    ("number", "points"),
    [(10, 5), (9, 5), (8, 4), (7, 4), (6, 3), (5, 3), (4, 2), (3, 2), (2, 1)],
)
def test_r7_half_is_rounded_up(number: int, points: int) -> None:
    first = ((Note(number, 1, number),), ())
    assert score.worth(((), ()), number) == number
    assert score.worth(first, number) == points


def test_r7_full_in_the_same_round_half_in_a_later_one() -> None:
    state = play(table("ACD", 1, 4), "0,-1>0,0 0,1>0,0 pass", "pass pass -1,1>0,0")
    assert [score.points(state, seat) for seat in range(3)] == [{3: 3}, {3: 3}, {3: 2}]


def test_r8_with_several_players_the_order_inside_a_round_is_irrelevant() -> None:
    state = play(table("BD", 1), "1,-1>1,0>0,0 pass")
    assert score.points(state, 0) == {3: 3, 4: 4}


@pytest.mark.parametrize(
    ("line", "points"), [("1,-1>1,0>0,0", {4: 4, 3: 2}), ("1,-1>0,0>1,0", {3: 3, 4: 4})]
)
def test_r8_solo_counts_the_order_drawn(line: str, points: dict[int, int]) -> None:
    assert score.points(play(table("B", 1), line), 0) == points


def test_r9_higher_numbers_count_at_either_end() -> None:
    state = play(table("B", 1, 4), "1,-1>1,0", "1,-1>0,0")
    assert state.routes[0] == ((0, 0), (1, -1), (1, 0))
    assert score.points(state, 0) == {4: 4, 3: 2}


def test_r9_all_higher_numbers_count_not_only_the_last() -> None:
    assert score.worth(notes(7, 4), 5) == 3
    assert score.worth(notes(4), 5) == 5


def test_r10_numbers_are_announced_when_the_round_resolves() -> None:
    state = table("BD", 1)
    first = GAME.apply(state, 0, act("1,-1>1,0>0,0"))
    assert (first.events, first.reveals) == ((Sealed(0),), False)
    last = GAME.apply(first.state, 1, act("-1,1>0,0"))
    reached = ((0, 4, 4), (0, 3, 3), (1, 3, 3))
    assert last.events == (Sealed(1), Resolved(1, reached), Turned(2))
    assert last.reveals


def test_r11_each_field_off_the_route_is_a_minus_point() -> None:
    full = replace(drawn("0,-1", 1), routes=(snake(),))
    assert (score.minus(full, 0), score.unreached(full, 0)) == (0, ())
    bare = table("A")
    assert score.minus(bare, 0) == len(score.unreached(bare, 0)) == 60
    assert set(sheet().numbers) <= set(score.unreached(bare, 0))


def test_r12_the_game_ends_after_15_cards_and_not_earlier() -> None:
    state = play(table("A"), *["pass"] * 14)
    assert (GAME.outcome(state), GAME.waiting(state), state.cards_left) == (None, (0,), 0)
    step = GAME.apply(state, 0, PASS)
    assert step.events == (Sealed(0), Resolved(15, ()), Ended())
    assert GAME.outcome(step.state) is not None
    assert (GAME.waiting(step.state), step.state.card, step.state.patches) == ((), None, ())
    refusal = GAME.check(step.state, 0, PASS)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("wrong_round", "R12")


def test_r13_all_with_the_best_total_win() -> None:
    state = play(table("ABC", 1), "0,-1>0,0 1,-1>0,0 pass", *["pass pass pass"] * 14)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-56, -56, -60), (0, 1))


def test_r14_one_to_four_play_from_any_different_starts() -> None:
    assert list(GAME.seats({})) == [1, 2, 3, 4]
    for letter in LETTERS:
        assert GAME.setup(1, 0, 5, {"start.0": letter}).starts == (letter,)
    assert GAME.setup(2, 0, 5, {"start.0": "D", "start.1": "A"}).starts == ("D", "A")
    for seats in (0, 5):
        assert GAME.setup(seats, 0, 5, {}).code == "seats"


def test_r15_nobody_sees_what_the_others_sealed() -> None:
    state = GAME.apply(table("AB", 1), 0, act("0,-1>0,0")).state
    assert GAME.mask(state, 0).sealed == (act("0,-1>0,0"), None)
    assert GAME.mask(state, 1).sealed == (Hidden(), None)
    assert GAME.mask(state, None).sealed == (Hidden(), None)
    assert GAME.mask(state, 1).routes == (((0, -1),), ((1, -1),))


def test_r15_open_sheets_show_what_the_others_sealed() -> None:
    state = GAME.apply(table("AB", 1, open_sheets=True), 0, act("0,-1>0,0")).state
    assert GAME.mask(state, 1).sealed == GAME.mask(state, None).sealed == state.sealed


def test_r15_an_illegal_extension_leaves_the_round_unplayed() -> None:
    state = GAME.apply(table("AB", 1), 0, act("0,-1>0,0")).state
    before = GAME.pack(state)
    with pytest.raises(IllegalAction):
        GAME.apply(state, 1, act("1,-1>2,-1"))
    assert GAME.pack(state) == before
    assert state.routes == (((0, -1),), ((1, -1),))


def test_r16_the_sheet_after_each_round() -> None:
    state = play(table("AB", 1), "0,-1>0,0 pass")
    rows = [(f(state, 0), f(state, 1)) for f in (score.plus, score.minus, score.total)]
    assert rows == [(3, 0), (59, 60), (-56, -60)]


def test_r19_starts_are_dealt_by_lot_or_chosen_and_differ() -> None:
    dealt = {GAME.setup(4, 0, seed, {}).starts for seed in range(60)}
    assert all(sorted(starts) == list(LETTERS) for starts in dealt)
    assert len(dealt) > 15
    mixed = {GAME.setup(3, 0, s, {"start.1": "C", "start.0": "lot"}).starts for s in range(40)}
    assert {starts[1] for starts in mixed} == {"C"}
    assert {letter for starts in mixed for letter in starts[::2]} == {"A", "B", "D"}
    same = GAME.setup(3, 0, 1, {"start.0": "B", "start.2": "B"})
    assert isinstance(same, Refusal)
    assert (same.code, same.where, same.rule) == ("same_start", (0, 2), "R19")


def test_r19_the_pile_is_the_same_for_any_number_of_players() -> None:
    piles = {GAME.start(GAME.setup(n, 0, 77, {})).deck for n in (1, 2, 3, 4)}
    assert piles == {deal(77)}
    assert deal(78) != deal(77)


def test_r20_a_sealed_choice_may_be_taken_back_until_the_last_has_sealed() -> None:
    setup = Setup(3, 0, 5, ("A", "B", "C"))
    record = Record.new(GAME, setup).play(0, PASS).play(2, PASS)
    reopened = record.undo(0)
    assert reopened is not None
    assert reopened.waiting == (0, 1)
    assert isinstance(reopened.now.sealed[2], type(PASS))
    again = GAME.check(record.now, 0, PASS)
    assert again is not None
    assert (again.code, again.rule) == ("wrong_round", "R20")
    resolved = record.play(1, PASS)
    assert [resolved.undo(seat) for seat in range(3)] == [None] * 3


def test_r20_solo_may_go_back_past_a_turned_card_and_is_marked() -> None:
    record = Record.new(GAME, Setup(1, 0, 5, ("A",))).play(0, PASS)
    reopened = record.undo(0)
    assert reopened is not None
    assert (reopened.now, reopened.assisted) == (record.first_state, True)


def test_r21_maria_reaches_6_and_9_and_notes_both_in_full() -> None:
    path = ((0, -4), (0, -3), (1, -3), (0, 4))
    new = score.reached(((), ()), 0, path, 4)
    assert new == (Note(6, 4, 6), Note(9, 4, 9))


def test_r21_sarah_is_first_at_8_and_notes_8() -> None:
    lines = ("1,-1>2,-2>3,-3>4,-3 pass", "4,-3>4,-4 pass")
    state = play(table("BD", 8, 15), *lines)
    assert score.points(state, 0) == {8: 8}


def test_r21_tim_reaches_7_after_maria_and_notes_4() -> None:
    lines = ("-1,1>-2,1>-3,2>-3,3>-4,4 pass", "pass 0,1>-1,2>-2,2>-3,3", "pass -3,3>-4,4")
    state = play(table("DC", 6, 8, 15), *lines)
    assert (score.points(state, 0), score.points(state, 1)) == ({7: 7}, {7: 4})


def test_r21_two_reach_a_number_in_the_same_round_and_both_note_it_in_full() -> None:
    state = play(table("AB", 1), "0,-1>0,0 1,-1>0,0")
    assert score.points(state, 0) == score.points(state, 1) == {3: 3}


def test_r21_linus_first_round_leads_from_beside_3_to_beside_6() -> None:
    state = play(table("A", 3), "0,-1>-1,-1>-2,-1>-2,-2>-1,-3")
    colours = ["yellow", "blue", "green", "gray", "yellow"]
    assert [sheet().colours[f] for f in state.routes[0]] == colours
    beside = [{sheet().numbers.get(n) for n in sheet().beside[f]} for f in state.routes[0]]
    assert 3 in beside[0]
    assert 6 in beside[-1]


def test_r21_linus_39_plus_10_minus_29_in_all() -> None:
    cards = (2, 11, 10, 6, 12, 3, 4, 8, 9, 5, 1, 15, 13, 7, 14)
    state = play(table("ADBC", *cards), *LINUS)
    full, halved = {3: 3, 6: 6, 8: 8, 9: 9}, {2: 1, 5: 3, 7: 4, 10: 5}
    assert score.points(state, 0) == full | halved
    outcome = GAME.outcome(state)
    assert outcome is not None
    values = {line.code: line.values[0] for line in outcome.lines if line.code != "number"}
    assert values == {"plus": 39, "minus": 10}
    assert (outcome.scores[0], outcome.winners) == (29, (0,))
    boxes = {line.facts[0]: line.values[0] for line in outcome.lines if line.code == "number"}
    assert boxes == full | halved | {4: 0}


def test_r21_solo_tim_reaches_4_7_5_9() -> None:
    numbers = {number: field for field, number in sheet().numbers.items()}
    value_table: tuple[tuple[Note, ...], ...] = ((),)
    for round_, number in enumerate((4, 7, 5, 9), start=1):
        new = score.reached(value_table, 0, (numbers[number],), round_)
        value_table = (value_table[0] + new,)
    assert [note.points for note in value_table[0]] == [4, 7, 3, 9]


def test_r21_solo_over_35_is_great() -> None:
    assert not score.is_great(35)
    assert score.is_great(36)
