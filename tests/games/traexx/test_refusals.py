"""What may be drawn: rows of route, card and extension, each naming its ruling (R1-R6, R17, R18)."""

import pytest

from tests.games.traexx.play import act, drawn, fields, snake, table
from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.actions import PASS, Extend
from trakkx_desktop.games.traexx.rules import ends, fault
from trakkx_desktop.games.traexx.sheet import cards

LEGAL = None
AB = "0,-1>-1,-1"
"""From start A one field to the left; the ends are -1,-1 and 0,-1."""

ROWS = [
    ("R1 neighbouring fields may both be used", "0,-1>1,-1", 1, "1,-1>0,0", LEGAL),
    ("R1 a field of the route is not used twice", "0,-1>1,-1", 3, "1,-1>0,-1", "already_on_route"),
    ("R1 nor one of the new path", "0,-1", 8, "0,-1>0,0>1,-1>0,0", "already_on_route"),
    ("R1 nor the end that it begins at", "0,-1", 5, "0,-1>0,-1", "already_on_route"),
    ("R2 other start fields are ordinary: B is green", "0,-1", 1, "0,-1>1,-1", LEGAL),
    ("R2 other start fields need their patch", "0,-1", 5, "0,-1>1,-1", "colour_not_on_card"),
    ("R3 a lone start has one direction", "0,-1", 8, "0,-1>0,0>-1,-1", "not_adjacent"),
    ("R3 the start stays an end", AB, 1, "0,-1>0,0", LEGAL),
    ("R4 not both ends in one round", AB, 8, "-1,-1>-2,0>0,0", "both_ends"),
    ("R4 the other end named: still a gap", AB, 8, "-1,-1>0,0", "not_adjacent"),
    ("R4 the middle is no end", "1,-1>0,-1>-1,-1", 8, "0,-1>0,0", "not_an_end"),
    ("R4 each field beside the one before", "0,-1", 8, "0,-1>0,0>2,0", "not_adjacent"),
    ("R5 any order", "0,-1", 3, "0,-1>-1,-1>-2,-1>-2,-2>-1,-3", LEGAL),
    ("R5 some of the patches", "0,-1", 3, "0,-1>-1,-1>-2,-1", LEGAL),
    ("R5 a double patch twice, not in a row", "-1,1", 8, "-1,1>0,0>1,0>2,0", LEGAL),
    ("R5 a single patch once", "-1,1", 7, "-1,1>0,0>1,0>2,0", "patch_used_twice"),
    ("R5 a colour that is not shown", "0,-1", 2, "0,-1>0,0", "colour_not_on_card"),
    ("R5 a number field needs its patch", "-1,1", 11, "-1,1>-1,0", "colour_not_on_card"),
    ("R6 an empty path is no pass", "0,-1", 1, "", "malformed"),
    ("R11 only the fields of the sheet", "4,-1", 1, "4,-1>5,-1", "off_sheet"),
    ("R17 off_sheet before not_an_end", AB, 10, "0,0>9,9", "off_sheet"),
    ("R17 an end off the sheet", AB, 10, "9,9>0,0", "off_sheet"),
    ("R17 not_an_end before already_on_route", AB, 10, "0,0>0,-1", "not_an_end"),
    ("R17 already_on_route, both_ends", AB, 8, "-1,-1>-2,0>0,0>-2,0", "already_on_route"),
    ("R17 both_ends before not_adjacent", AB, 8, "-1,-1>-2,0>4,0>0,0", "both_ends"),
    ("R17 not_adjacent, colour_not_on_card", AB, 10, "-1,-1>4,-2", "not_adjacent"),
    ("R17 colour, patch", AB, 6, "-1,-1>0,-2>1,-3>2,-3>1,-2", "colour_not_on_card"),
    ("R18 ends that are neighbours stay ends", "0,-1>0,0>1,-1", 6, "1,-1>2,-1", LEGAL),
    ("R18 the other one too", "0,-1>0,0>1,-1", 6, "0,-1>-1,-1", LEGAL),
    ("R18 and the line is not closed", "0,-1>0,0>1,-1", 5, "1,-1>0,-1", "already_on_route"),
]


@pytest.mark.parametrize(("rule", "route", "card", "text", "code"), ROWS, ids=[r[0] for r in ROWS])
def test_row(rule: str, route: str, card: int, text: str, code: str | None) -> None:
    state = drawn(route, card)
    action = act(text) if text else Extend(fields(route)[-1], ())
    refusal = GAME.check(state, 0, action)
    assert (refusal and refusal.code) == code
    assert (action in list(GAME.legal(state, 0))) == (code is LEGAL)
    if refusal is not None:
        assert refusal.rule.startswith("R")
        assert refusal.where
        with pytest.raises(IllegalAction):
            GAME.apply(state, 0, action)


def test_refusals_tell_what_they_are_about() -> None:
    colour = GAME.check(drawn("0,-1", 2), 0, act("0,-1>0,0"))
    assert colour is not None
    assert (colour.where, colour.rule, colour.fact("colour")) == (((0, 0),), "R5", "red")
    patch = GAME.check(drawn("-1,1", 7), 0, act("-1,1>0,0>1,0>2,0"))
    assert patch is not None
    assert patch.where == ((2, 0),)
    assert (patch.fact("colour"), patch.fact("patches")) == ("red", 1)
    gap = GAME.check(drawn("0,-1", 8), 0, act("0,-1>0,0>2,0"))
    assert gap is not None
    assert gap.where == ((2, 0), (0, 0))


def test_r5_a_double_patch_is_not_used_three_times() -> None:
    red = fields("-1,1>-1,2>0,2>1,2>1,1>2,0")
    refusal = fault(((-1, 1),), ("red", "red", "purple", "blue"), Extend(red[0], red[1:]))
    assert refusal is not None
    assert (refusal.code, refusal.where, refusal.fact("patches")) == (
        "patch_used_twice",
        ((2, 0),),
        2,
    )


def test_r3_one_end_after_a_pass_in_round_1_and_two_once_extended() -> None:
    state = table("A", 1, 12)
    assert ends(state.routes[0]) == ((0, -1),)
    state = GAME.apply(state, 0, PASS).state
    assert ends(state.routes[0]) == ((0, -1),)
    state = GAME.apply(state, 0, act("0,-1>1,-1")).state
    assert ends(state.routes[0]) == ((1, -1), (0, -1))


def test_r4_patches_left_over_are_not_kept() -> None:
    state = GAME.apply(table("A", 1, 2), 0, act("0,-1>1,-1")).state
    assert state.patches == cards()[2]
    refusal = GAME.check(state, 0, act("0,-1>0,0"))
    assert refusal is not None
    assert refusal.code == "colour_not_on_card"


def test_r5_all_subsets_in_all_orders_at_both_ends_are_listed() -> None:
    texts = {GAME.format(table("A", 1), a) for a in GAME.legal(drawn("0,-1>1,-1", 14), 0)}
    assert {"pass", "1,-1>0,0", "1,-1>2,-1", "0,-1>0,0", "0,-1>0,-2", "0,-1>-1,-1"} <= texts
    assert {"1,-1>2,-1>3,-1", "1,-1>2,-1>2,-2", "1,-1>2,-2>2,-1"} <= texts


def test_r6_pass_is_allowed_even_if_one_could_extend() -> None:
    state = table("A", 1)
    assert len(list(GAME.legal(state, 0))) > 1
    assert GAME.check(state, 0, PASS) is None


def test_r12_who_has_all_fields_or_is_stuck_can_only_pass() -> None:
    full = drawn(">".join(f"{q},{r}" for q, r in snake()), 1)
    assert list(GAME.legal(full, 0)) == [PASS]
    stuck = drawn("0,0>1,0>1,-1>0,-1>-1,0>-1,1>0,1>1,1>2,1>3,1>3,0>4,-1>4,0", 5)
    assert list(GAME.legal(stuck, 0)) == [PASS]
    assert GAME.waiting(full) == GAME.waiting(stuck) == (0,)
