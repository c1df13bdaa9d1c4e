"""Deal, actions, end and scoring, one test a rule (rules/trakkx): S1-S3, T1, A1-A12, U3, U4, D1, E1-E6, M1-M3."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.games.trakkx.position import hand, play, state, table
from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
    TimeUp,
)
from trakkx_desktop.games.trakkx.events import Blocked, DrewThree, Emptied, PassedOn, Refilled, Took
from trakkx_desktop.games.trakkx.score import scores
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State

ROW3 = table("R4 R5 R6")


def code(position: State, action: Action, seat: int = 0) -> str:
    refusal = GAME.check(position, seat, action)
    return refusal.code if refusal is not None else ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_all_116_tokens_are_dealt_or_in_the_bag(seats: int) -> None:
    dealt = GAME.start(Setup(seats, 0, 7))
    tokens = [*dealt.bag, *dealt.display, *(t for held in dealt.hands for t in held)]
    assert len(set(tokens)) == len(tokens) == 116
    faces = Counter(token[:-1] for token in tokens)
    assert set(faces.values()) == {2}
    assert len(faces) == 58


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_each_draws_fifteen_and_six_lie_open(seats: int) -> None:
    dealt = GAME.start(Setup(seats, 0, 7))
    assert [len(held) for held in dealt.hands] == [15] * seats
    assert len(dealt.display) == 6
    assert len(dealt.bag) == 116 - 15 * seats - 6


def test_s2_action_tokens_may_be_dealt_and_lie_open() -> None:
    deals = [GAME.start(Setup(4, 0, seed)) for seed in range(40)]
    assert any("SWAPa" in deal.hands[0] for deal in deals)
    assert any("DRAWb" in deal.display for deal in deals)


def test_s3_the_youngest_starts_and_turns_go_clockwise() -> None:
    position = GAME.start(Setup(3, 2, 5))
    turns: list[int] = []
    for _ in range(4):
        turns.extend(GAME.waiting(position))
        position = play(position, (turns[-1], Draw()))
    assert turns == [2, 0, 1, 2]


def test_t1_one_action_and_the_turn_is_over() -> None:
    position = state(["R1", "B1"], display="G1 G2", bag="Y1 Y2")
    after = play(position, (0, Draw()))
    assert code(after, Draw(), seat=0) == "not_waiting"
    assert code(position, PassTurn()) == "must_act"


def test_a1_a_token_of_choice_and_the_display_is_refilled() -> None:
    position = state(["R1", "B1"], display="G1 G2 G3 G4 G5 G6", bag="Y1 Y2")
    step = GAME.apply(position, 0, Take("G3a"))
    assert step.state.hands[0] == hand("R1 G3")
    assert step.state.display == hand("G1 G2 G4 G5 G6 Y2")
    assert step.state.bag == hand("Y1")
    assert step.events == (Took(0, "G3a"), Refilled(("Y2a",)))
    assert step.reveals
    assert code(position, Take("Y1a")) == "not_in_display"


def test_a2_an_action_token_of_the_display_may_be_taken() -> None:
    position = state(["R1", "B1"], display="SWAP G2", bag="Y1")
    assert play(position, (0, Take("SWAPa"))).hands[0] == hand("R1 SWAP")


def test_a3_action_tokens_may_be_passed() -> None:
    position = state(["SWAP DRAW R1", "B1 B2"], display="G1")
    after = play(position, (0, Swap("SWAPa")), (0, Give(hand("DRAW R1"))), (1, Give(hand("B1 B2"))))
    assert after.hands == (hand("B1 B2"), hand("DRAW R1"))


def test_a4_a_swap_as_last_token_passes_nothing_and_receives_two() -> None:
    position = play(state(["SWAP", "B1 B2 B3"], display="G1"), (0, Swap("SWAPa")))
    assert GAME.waiting(position) == (1,)
    after = play(position, (1, Give(hand("B1 B3"))))
    assert after.hands == (hand("B1 B3"), hand("B2"))
    assert not after.is_over


def test_a4_one_token_left_passes_one() -> None:
    position = play(state(["SWAP R1 R2 R3", "B1", "Y1 Y2"], display="G1"), (0, Swap("SWAPa")))
    assert code(position, Give(()), seat=1) == "pass_count"
    after = play(
        position, (1, Give(hand("B1"))), (0, Give(hand("R1 R2"))), (2, Give(hand("Y1 Y2")))
    )
    assert after.hands == (hand("R3 Y1 Y2"), hand("R1 R2"), hand("B1"))


@pytest.mark.parametrize("left, drawn", [("", 0), ("G1", 1), ("G1 G2 G3 G4", 3)])
def test_a5_draw_three_takes_what_is_left(left: str, drawn: int) -> None:
    position = state(["DRAW R1", "B1"], display="Y1", bag=left)
    step = GAME.apply(position, 0, DrawThree("DRAWa", 1))
    assert len(step.state.hands[1]) == 1 + drawn
    assert step.events == (DrewThree(0, 1, drawn, "DRAWa"),)
    assert step.reveals == (drawn > 0)


def test_a6_the_target_is_another_player_of_choice() -> None:
    position = state(["DRAW R1", "B1", "Y1"], bag="G1 G2 G3 G4")
    assert code(position, DrawThree("DRAWa", 0)) == "bad_target"
    assert code(position, DrawThree("DRAWa", 3)) == "bad_target"
    assert play(position, (0, DrawThree("DRAWa", 2))).hands[2] == hand("Y1 G4 G3 G2")


def test_a7_action_tokens_before_opening() -> None:
    position = state(["DRAW SWAP R1", "B1"], bag="G1", opened=(False, False))
    assert code(position, DrawThree("DRAWa", 1)) == ""
    assert code(position, Swap("SWAPa")) == ""


def test_a8_left_is_the_next_in_turn() -> None:
    position = state(["SWAP R1 R2", "B1 B2", "Y1 Y2"], display="G1")
    gives = ((seat, Give(held)) for seat, held in enumerate(map(hand, ("R1 R2", "B1 B2", "Y1 Y2"))))
    after = play(position, (0, Swap("SWAPa")), *gives)
    assert after.hands == (hand("Y1 Y2"), hand("R1 R2"), hand("B1 B2"))
    assert GAME.waiting(after) == (1,)


def test_a9_all_choose_first_and_then_all_exchange_at_once() -> None:
    position = play(state(["SWAP R1 R2", "B1 B2", "Y1 Y2"], display="G1"), (0, Swap("SWAPa")))
    assert GAME.waiting(position) == (0, 1, 2)
    assert code(position, Draw()) == "swap_open"
    step = GAME.apply(position, 1, Give(hand("B1 B2")))
    assert GAME.waiting(step.state) == (0, 2)
    assert step.state.hands == position.hands
    assert not step.reveals
    last = GAME.apply(play(step.state, (2, Give(hand("Y1 Y2")))), 0, Give(hand("R1 R2")))
    assert last.reveals
    assert PassedOn((2, 2, 2)) in last.events


def test_a9_nothing_is_given_without_a_swap() -> None:
    assert code(state(["R1 R2", "B1"], bag="G1"), Give(hand("R1 R2"))) == "no_swap"


def test_a10_a_played_action_token_leaves_the_game() -> None:
    position = state(["DRAW SWAP R1 R2", "B1 B2"], bag="G1 G2")
    after = play(position, (0, DrawThree("DRAWa", 1)))
    assert after.box[-1] == "DRAWa"
    assert "DRAWa" not in after.hands[0]
    assert play(position, (0, Swap("SWAPa"))).box[-1] == "SWAPa"
    assert code(position, Swap("SWAPb")) == "token_not_owned"
    assert code(position, Swap("DRAWa")) == "token_not_owned"
    assert code(position, DrawThree("SWAPa", 1)) == "token_not_owned"


def test_a11_one_token_for_the_one_in_turn() -> None:
    after = play(state(["R1", "B1"], bag="G1 G2"), (0, Draw()))
    assert after.hands == (hand("R1 G2"), hand("B1"))
    assert after.bag == hand("G1")


def test_a12_one_receives_what_the_right_neighbour_passed() -> None:
    position = state(["SWAP R1 R2 R3", "B1", "Y1 Y2"], display="G1")
    gives = ((0, Give(hand("R1 R2"))), (1, Give(hand("B1"))), (2, Give(hand("Y1 Y2"))))
    assert play(position, (0, Swap("SWAPa")), *gives).hands[2] == hand("B1")


def test_u3_a_refused_table_changes_nothing_and_the_turn_goes_on() -> None:
    position = state(["R8 Y1", "B1"], ROW3, bag="G1")
    bad = LayOut.of({**ROW3, (4, 0): "R8a"})
    assert code(position, bad) == "lone_token"
    with pytest.raises(IllegalAction):
        GAME.apply(position, 0, bad)
    assert GAME.waiting(position) == (0,)
    assert position.table == ROW3


def test_u4_time_up_draws_from_the_bag() -> None:
    position = state(["R1", "B1"], display="G1", bag="Y1 Y2", timer="60")
    step = GAME.apply(position, 0, TimeUp())
    assert step.state.hands[0] == hand("R1 Y2")
    assert step.reveals


def test_u4_bag_empty_takes_what_has_lain_longest() -> None:
    position = state(["R1", "B1"], display="G1 G2", timer="60")
    assert play(position, (0, TimeUp())).hands[0] == hand("R1 G1")


def test_u4_both_empty_passes() -> None:
    position = state(["R1 DRAW", "B1"], timer="60")
    after = play(position, (0, TimeUp()))
    assert after.hands == position.hands
    assert GAME.waiting(after) == (1,)
    assert play(after, (1, TimeUp())).is_blocked


def test_u4_off_by_default() -> None:
    assert code(state(["R1", "B1"], bag="Y1"), TimeUp()) == "no_timer"


def test_u4_time_does_not_end_a_swap() -> None:
    position = play(state(["SWAP R1", "B1"], bag="Y1", timer="60"), (0, Swap("SWAPa")))
    assert code(position, TimeUp()) == "swap_open"


def test_d1_empty_bag() -> None:
    position = state(["R1", "B1"], display="G1 G2")
    assert code(position, Draw()) == "bag_empty"
    step = GAME.apply(position, 0, Take("G1a"))
    assert step.state.display == hand("G2")
    assert not step.reveals


def test_e1_an_empty_hand_wins_at_once() -> None:
    step = GAME.apply(state(["R7", "B1 B2"], ROW3), 0, LayOut.of({**ROW3, (3, 0): "R7a"}))
    assert step.state.winner == 0
    assert step.events[-1] == Emptied(0)
    assert GAME.waiting(step.state) == ()
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "empty_hand", (0, 3))
    assert code(step.state, Draw(), seat=1) == "game_over"


def test_e2_an_action_token_left_is_no_win() -> None:
    after = play(state(["R7 DRAW", "B1"], ROW3, bag="G1"), (0, LayOut.of({**ROW3, (3, 0): "R7a"})))
    assert not after.is_over
    assert GAME.waiting(after) == (1,)


def test_e3_a_draw_three_as_last_token_takes_effect_and_wins() -> None:
    after = play(state(["DRAW", "B1"], bag="G1 G2 G3"), (0, DrawThree("DRAWa", 1)))
    assert after.winner == 0
    assert len(after.hands[1]) == 4


def test_e4_a_hand_emptied_by_a_swap_wins() -> None:
    position = state(["SWAP", "B1 B2", "Y1 Y2 Y3"], display="G1")
    gives = ((1, Give(hand("B1 B2"))), (2, Give(hand("Y1 Y2"))))
    after = play(position, (0, Swap("SWAPa")), *gives)
    assert after.hands == (hand("Y1 Y2"), (), hand("Y3 B1 B2"))
    assert after.winner == 1


@pytest.mark.parametrize(
    "held, display, bag, refused",
    [
        ("R1", "", "", ""),
        ("R1", "G1", "", "must_act"),
        ("R1", "", "G1", "must_act"),
        ("R1 SWAP", "", "", "must_act"),
    ],
)
def test_e5_passing_only_when_nothing_is_left(
    held: str, display: str, bag: str, refused: str
) -> None:
    assert code(state([held, "B1"], display=display, bag=bag), PassTurn()) == refused


def test_e5_laying_stays_optional() -> None:
    position = state(["R7", "B1"], ROW3)
    assert code(position, PassTurn()) == ""
    assert code(position, LayOut.of({**ROW3, (3, 0): "R7a"})) == ""


def test_e6_all_pass_and_the_game_is_blocked() -> None:
    position = state(["R14", "B3 B4", "Y7"], ROW3)
    passes = [(seat, PassTurn()) for seat in range(3)]
    before = play(position, *passes[:2])
    assert not before.is_over
    step = GAME.apply(before, 2, PassTurn())
    assert step.events[-1] == Blocked()
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((14, 7, 7), "blocked")
    assert outcome.winners == (1, 2)


def test_e6_a_laid_token_breaks_the_round_of_passes() -> None:
    position = state(["R14", "R7 B4"], ROW3)
    lays = LayOut.of({**ROW3, (3, 0): "R7a"})
    after = play(position, (0, PassTurn()), (1, lays), (0, PassTurn()))
    assert not after.is_over
    assert after.passes == 1


def test_m1_values_and_twenty_for_each_action_token() -> None:
    position = state(["R7", "SWAP R2 B14", "DRAW DRAWb"], ROW3)
    outcome = GAME.outcome(play(position, (0, LayOut.of({**ROW3, (3, 0): "R7a"}))))
    assert outcome is not None
    assert outcome.scores == (0, 36, 40)
    assert {line.code: line.values for line in outcome.lines} == {
        "tokens_left": (0, 3, 2),
        "numbers": (0, 16, 0),
        "actions": (0, 20, 40),
    }


def test_m1_the_winner_always_has_nothing_to_count() -> None:
    assert scores((hand("R7"), hand("B5 SWAP")), winner=0) == (0, 25)
    assert scores((hand("R7"), hand("B5 SWAP")), winner=None) == (7, 25)


def test_m2_a_tie_is_shared() -> None:
    blocked = replace(state(["R5", "B5", "Y9"]), passes=3)
    outcome = GAME.outcome(blocked)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.parametrize("rotate, firsts", [(False, [1, 1, 1]), (True, [1, 2, 0])])
def test_m3_the_youngest_again_or_in_rotation(rotate: bool, firsts: list[int]) -> None:
    players = tuple(Player(name, mark) for mark, name in enumerate(("Anna", "Ben", "Clara")))
    match = Match("trakkx", GAME, players, Plan(games=3, first=1, rotate=rotate))
    starts = [GAME.start(match.setup_of(number)) for number in range(3)]
    assert [start.turn for start in starts] == firsts
    assert len({start.bag for start in starts}) == 3


def test_a_refused_choice_makes_no_setup() -> None:
    refused = [
        GAME.setup(5, 0, 1, {}),
        GAME.setup(3, 3, 1, {}),
        GAME.setup(3, 0, 1, {"timer": "61"}),
        GAME.setup(3, 0, 1, {"position": "example4"}),
        GAME.setup(2, 0, 1, {"position": "example1"}),
    ]
    assert [type(r) for r in refused] == [Refusal] * 5
    assert GAME.setup(4, 3, 9, {"timer": "60"}) == Setup(4, 3, 9, "hidden", "60")
