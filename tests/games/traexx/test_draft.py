"""Drawing: the open line goes on, goes back, and refuses with the right reason (R1, R3-R5, R20)."""

from typing import Any

import pytest

from tests.games.traexx.play import act, drawn, table
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.actions import PASS
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.state import State


def line(state: State, *spots: tuple[Any, ...]) -> OpenLine:
    draft = GAME.draft(GAME.mask(state, 0), 0).put(*(("pen", spot) for spot in spots))
    assert isinstance(draft, OpenLine)
    return draft


def refusal(state: State, *spots: tuple[Any, ...]) -> str:
    """Code of the refusal of the last spot."""
    draft = line(state, *spots[:-1]).put(("pen", spots[-1]))
    assert isinstance(draft, Refusal)
    return draft.code


def test_an_empty_line_is_no_action_and_passing_is_a_button_of_its_own() -> None:
    draft = line(table("A", 3))
    assert (draft.action(), draft.faults()) == (None, ())
    assert (draft.end, draft.path, draft.left) == (None, (), ("yellow", "green", "gray", "blue"))


def test_r21_linus_draws_his_first_line() -> None:
    draft = line(table("A", 3), (-1, -1), (-2, -1), (-2, -2), (-1, -3))
    assert draft.action() == act("0,-1>-1,-1>-2,-1>-2,-2>-1,-3")
    assert (draft.left, draft.nexts, draft.spots("pen")) == ((), (), ())


def test_r5_each_field_uses_its_patch() -> None:
    draft = line(table("D", 5), (0, 1))
    assert [patch.is_used for patch in draft.patches] == [True, False, False, False, False]
    assert [patch.colour for patch in draft.patches][:2] == ["yellow", "yellow"]
    assert draft.left == ("yellow", "gray", "red", "blue")


def test_spots_are_the_next_fields_and_the_ends_of_an_empty_line() -> None:
    state = drawn("0,-1>1,-1", 14)
    empty = line(state)
    nexts = {(0, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1)}
    assert set(empty.nexts) == nexts
    assert set(empty.spots("pen")) == {*nexts, ("end", 0, -1), ("end", 1, -1)}
    assert empty.spots("pencil") == ()
    begun = line(state, (2, -1))
    assert set(begun.spots("pen")) == {(2, -2), (3, -1), (3, -2), (2, 0)}
    for spot in (*empty.spots("pen"), *begun.spots("pen")):
        draft = begun if spot in begun.spots("pen") else empty
        assert isinstance(draft.put(("pen", spot)), OpenLine)


def test_r3_a_lone_start_is_one_end() -> None:
    assert [s for s in line(table("A", 1)).spots("pen") if s[0] == "end"] == [("end", 0, -1)]


def test_a_field_beside_both_ends_is_drawn_from_the_chosen_one() -> None:
    state = drawn("0,-1>1,-1", 1)
    assert line(state, (0, 0)).end == (1, -1)
    assert line(state, ("end", 0, -1), (0, 0)).end == (0, -1)
    assert line(state, (0, -1), (0, 0)).end == (0, -1)
    assert line(state, (0, -1), (1, -1), (0, 0)).end == (1, -1)


def test_a_field_beside_one_end_is_drawn_from_it_whatever_was_chosen() -> None:
    state = drawn("0,-1>1,-1", 14)
    assert line(state, (-1, -1)).end == (0, -1)
    assert line(state, ("end", 0, -1), (2, -1)).end == (1, -1)


def test_going_back_erases() -> None:
    state = table("A", 3)
    drawn_on = ((-1, -1), (-2, -1), (-2, -2))
    assert line(state, *drawn_on, (-1, -1)).path == ((-1, -1),)
    assert line(state, *drawn_on, (-2, -2)).path == drawn_on
    erased = line(state, *drawn_on, (0, -1))
    assert (erased.path, erased.end, erased.action()) == ((), (0, -1), None)
    assert line(state, *drawn_on, (-2, -1), (-2, -2)).path == drawn_on


def test_pressing_an_end_begins_anew() -> None:
    state = drawn("0,-1>1,-1", 14)
    draft = line(state, (2, -1), (3, -1), ("end", 0, -1))
    assert (draft.end, draft.path) == ((0, -1), ())


@pytest.mark.parametrize(
    ("rule", "spots", "code"),
    [
        ("R4", [("end", 0, 0)], "not_an_end"),
        ("R4", [(-1, -1), ("end", -1, -1)], "not_an_end"),
        ("R4", [(3, 0)], "not_adjacent"),
        ("R4", [(2, -1), (3, 0)], "not_adjacent"),
        ("R4", [(2, -1), (0, -2)], "both_ends"),
        ("R1", [(2, -1), (0, -1)], "already_on_route"),
        ("R5", [(2, -1), (1, 0)], "colour_not_on_card"),
        ("R5", [(2, -1), (2, -2), (2, -3)], "patch_used_twice"),
        ("R11", [(5, 0)], "off_sheet"),
        ("form", [("A", "B")], "malformed"),
        ("form", [()], "malformed"),
        ("form", [("end", 0)], "malformed"),
        ("form", [("start", 0, -1)], "malformed"),
    ],
)
def test_a_field_that_cannot_come_next_is_refused(
    rule: str, spots: list[tuple[Any, ...]], code: str
) -> None:
    assert refusal(drawn("0,-1>1,-1", 14), *spots) == code


def test_a_gesture_is_taken_whole_or_not_at_all() -> None:
    draft = line(table("A", 3)).put(("pen", (-1, -1)), ("pen", (0, 0)))
    assert isinstance(draft, Refusal)
    assert draft.code == "not_adjacent"


def test_r4_there_is_nothing_but_the_pen_to_put() -> None:
    draft = line(table("A", 3)).put(("tile", (-1, -1)))
    assert isinstance(draft, Refusal)
    assert draft.code == "malformed"


@pytest.mark.parametrize(("rounds", "rule"), [(0, "R20"), (15, "R12")])
def test_who_has_sealed_or_whose_game_is_over_draws_nothing(rounds: int, rule: str) -> None:
    state = table("AB", 3)
    for _ in range(rounds):
        for seat in (0, 1):
            state = GAME.apply(state, seat, PASS).state
    if not rounds:
        state = GAME.apply(state, 0, PASS).state
    draft = line(state)
    assert (draft.spots("pen"), draft.nexts, draft.action()) == ((), (), None)
    assert [fault.code for fault in draft.faults()] == ["wrong_round"]
    went = draft.put(("pen", (-1, -1)))
    assert isinstance(went, Refusal)
    assert (went.code, went.rule) == ("wrong_round", rule)
