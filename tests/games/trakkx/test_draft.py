"""The open turn: what may be put where, live faults, the remedy, and the choosing during a swap (U1-U3, A3, A9)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.trakkx.position import hand, play, state, table
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import Give, LayOut, Swap
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State

ROW3 = table("R4 R5 R6")


def cell(x: int, y: int) -> tuple[str | int, ...]:
    return ("cell", x, y)


def begin(held: str = "R7 B6 G6 SWAP", cells: Any = ROW3, **more: Any) -> LayDraft:
    draft = GAME.draft(GAME.mask(state([held, "B1 B2"], cells, bag="G1", **more), 0), 0)
    assert isinstance(draft, LayDraft)
    return draft


def after(draft: Any, *puts: Any) -> Any:
    result = draft.put(*puts)
    assert not isinstance(result, Refusal), result
    return result


def test_laying_and_taking_back() -> None:
    draft = begin()
    assert [fault.code for fault in draft.faults()] == ["nothing_laid"]
    laid = after(draft, ("R7a", cell(3, 0)))
    assert (laid.laid, laid.moved, laid.hand) == (("R7a",), (), hand("B6 G6 SWAP"))
    assert laid.action() == LayOut.of({**ROW3, (3, 0): "R7a"})
    back = after(laid, ("R7a", ("rack",)))
    assert back == draft
    assert back.action() is None


def test_everything_may_lie_anywhere_while_the_turn_is_open() -> None:
    draft = after(begin(), ("R4a", cell(-40, 7)), ("B6a", cell(1, 1)))
    assert draft.moved == ("R4a",)
    assert {fault.code for fault in draft.faults()} == {"line_short", "lone_token"}
    assert draft.action() is None


def test_a_line_shifted_by_one_collides_with_nothing() -> None:
    puts = [(f"R{n}a", cell(n - 3, 0)) for n in (4, 5, 6)]
    assert after(begin(), *puts).table == table("R4 R5 R6", x=1)


def test_two_tokens_change_places_in_one_gesture() -> None:
    draft = after(begin(), ("R4a", cell(2, 0)), ("R6a", cell(0, 0)))
    assert draft.table == table("R6 R5 R4")


@pytest.mark.parametrize(
    "puts, code",
    [
        ([("R7a", cell(1, 0))], "occupied"),
        ([("R7a", cell(5, 5)), ("B6a", cell(5, 5))], "occupied"),
        ([("R7a", cell(5, 5)), ("R7a", cell(6, 5))], "token_twice"),
        ([("R4a", ("rack",))], "stays_on_table"),
        ([("SWAPa", cell(5, 5))], "action_on_table"),
        ([("B1a", cell(5, 5))], "token_not_owned"),
        ([("?", cell(5, 5))], "token_not_owned"),
        ([("R7a", cell(10000, 0))], "off_table"),
        ([("R7a", ("cell", 1))], "no_such_spot"),
        ([("R7a", ("cell", True, False))], "no_such_spot"),
        ([("R7a", ("give",))], "no_such_spot"),
    ],
)
def test_refused_puts(puts: Any, code: str) -> None:
    draft = begin()
    refusal = draft.put(*puts)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert draft.refusal_at(tuple(puts)) == refusal


def test_spots() -> None:
    draft = begin()
    spots = draft.spots("R7a")
    assert ("rack",) in spots
    assert cell(3, 0) in spots
    assert cell(1, 0) not in spots
    assert ("rack",) not in draft.spots("R4a")
    assert cell(0, 0) in draft.spots("R4a")
    assert draft.spots("SWAPa") == draft.spots("B1a") == ()
    assert set(draft.pieces) == {*hand("R4 R5 R6 R7 B6 G6")}


def test_who_is_not_in_turn_moves_nothing() -> None:
    draft = GAME.draft(GAME.mask(state(["R7", "B1 B2"], ROW3, bag="G1"), 1), 1)
    assert draft.spots("B1a") == ()
    refusal = draft.put(("R4a", cell(9, 9)))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not_waiting"
    assert draft.action() is None


def test_the_blue_9_in_the_rack_would_fit() -> None:
    draft = after(begin("R9 Y2 B9", table("Y9", "Y10", "Y11")), ("R9a", cell(1, 0)))
    assert [fault.code for fault in draft.faults()] == ["line_short"]
    assert draft.remedy() == ("B9a", (2, 0))
    mended = after(draft, ("B9a", cell(2, 0)))
    assert mended.faults() == ()
    assert mended.remedy() is None


def test_no_remedy_that_spoils_another_line() -> None:
    cells = {
        **table("Y9", "Y10", "Y11"),
        **table("G1", "G2", "G3", x=3),
        **table("B1b B2b B3b", x=-4),
    }
    draft = after(begin("R9 B9", cells), ("R9a", cell(1, 0)))
    assert draft.remedy() is None


def swapping() -> State:
    return play(state(["SWAP R1 R2 R3", "B1"], bag="G1"), (0, Swap("SWAPa")))


def test_choosing_what_to_give() -> None:
    draft = GAME.draft(GAME.mask(swapping(), 0), 0)
    assert isinstance(draft, GiveDraft)
    one = after(draft, ("R3a", ("give",)))
    assert [fault.code for fault in one.faults()] == ["pass_count"]
    two = after(one, ("R1a", ("give",)))
    assert two.action() == Give(hand("R3 R1"))
    assert two.hand == hand("R2")
    third = two.put(("R2a", ("give",)))
    assert isinstance(third, Refusal)
    assert third.code == "pass_count"
    assert two.spots("R2a") == (("rack",),)
    swapped = after(two, ("R3a", ("rack",)), ("R2a", ("give",)))
    assert swapped.action() == Give(hand("R1 R2"))


def test_what_cannot_be_given() -> None:
    draft = GAME.draft(GAME.mask(swapping(), 0), 0)
    codes = []
    for put in (("B1a", ("give",)), ("?", ("give",)), ("R1a", cell(0, 0))):
        refusal = draft.put(put)
        assert isinstance(refusal, Refusal)
        codes.append(refusal.code)
    assert codes == ["token_not_owned", "token_not_owned", "no_such_spot"]


def test_who_has_given_waits() -> None:
    position = play(swapping(), (1, Give(hand("B1"))))
    draft = GAME.draft(GAME.mask(position, 1), 1)
    assert draft.action() is None
    assert draft.spots("B1a") == ()


@given(st.integers(0, 2**32 - 1))
def test_a_finished_draft_passes_check_and_tokens_are_never_lost(seed: int) -> None:
    random = Random(seed)
    position = GAME.start(Setup(3, 0, seed, position="example3"))
    draft: Any = GAME.draft(GAME.mask(position, 0), 0)
    for _ in range(12):
        piece = random.choice(draft.pieces)
        moved = after(draft, (piece, random.choice(draft.spots(piece))))
        assert sorted((*moved.table.values(), *moved.hand)) == sorted(
            (*position.table.values(), *position.hands[0])
        )
        action = moved.action()
        assert (action is None) == bool(moved.faults())
        if action is not None:
            assert GAME.check(position, 0, action) is None
        draft = moved


def test_no_remedy_that_leads_into_another_refusal() -> None:
    """O1: who has not opened cannot open with a line that holds tokens of others (K5)."""
    sight = state(("R14 G14 B1", "R1"), table("Y12 Y13 Y14"), opened=(False, True), bag=None)
    beside = LayDraft.of(sight, 0).put(("R14a", ("cell", 2, 1)))
    assert isinstance(beside, LayDraft)
    assert {fault.code for fault in beside.faults()} >= {"line_short", "not_opened"}
    assert beside.remedy() is None
