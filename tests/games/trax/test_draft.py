"""Half a turn: the tile on its space with its forced tiles in sight (STYLE, "Draft is half a move")."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trax.tables import played
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.draft import TILE, TRAY, TileDraft
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import mask

STATE = played("@0+ B1+ A0/")


def test_spots_are_the_legal_turns() -> None:
    draft = GAME.draft(STATE, 1)
    assert set(draft.spots(TILE)) == {(*a.cell, a.tile) for a in rules.legal(STATE, 1)}
    assert draft.spots("pen") == ()
    assert GAME.draft(STATE, 0).spots(TILE) == ()


def test_t6_a_tile_put_down_shows_what_it_forces() -> None:
    empty = TileDraft(STATE, 1)
    assert (empty.action(), empty.forced) == (None, ())
    assert [fault.code for fault in empty.faults()] == ["nothing_laid"]
    draft = empty.put((TILE, (1, 1, "J")))
    assert isinstance(draft, TileDraft)
    assert draft.lay == draft.action() == Lay((1, 1), "J")
    assert draft.forced == (((0, 1), "L"),)
    assert draft.faults() == ()
    assert draft.put((TILE, TRAY)) == empty
    turned = draft.put((TILE, TRAY), (TILE, (0, 1, "|")))
    assert isinstance(turned, TileDraft)
    assert turned.lay == Lay((0, 1), "|")


@pytest.mark.parametrize(
    ("piece", "spot", "code"),
    [
        ("tile", (0, 0, "|"), "occupied"),
        ("tile", (0, 1, "-"), "colour_mismatch"),
        ("tile", (9, 9, "-"), "not_adjacent"),
        ("tile", (0, 1), "no_such_spot"),
        ("tile", (0, 1, "x"), "no_such_spot"),
        ("tile", (True, 1, "|"), "no_such_spot"),
        ("tile", ("0", 1, "|"), "no_such_spot"),
        ("tile", ("table",), "no_such_spot"),
        ("pen", (0, 1, "|"), "no_such_piece"),
    ],
)
def test_a_wrong_drop_says_why(piece: str, spot: tuple[Any, ...], code: str) -> None:
    refusal = TileDraft(STATE, 1).put((piece, spot))
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_p3_the_solitaire_leaves_no_choice_of_lie() -> None:
    sight = mask(rules.start(Setup(1, 0, 4, "solitaire3")))
    draft = TileDraft(sight, 0)
    assert draft.spots(TILE) == ((0, 0, sight.pile[0]),)


@settings(deadline=None)
@given(st.tuples(st.integers(-3, 3), st.integers(-3, 3), st.sampled_from("|-JFL7")))
def test_a_put_is_allowed_exactly_on_the_spots(spot: tuple[int, int, str]) -> None:
    draft = TileDraft(STATE, 1)
    after = draft.put((TILE, spot))
    assert isinstance(after, TileDraft) == (spot in draft.spots(TILE))
    if isinstance(after, TileDraft):
        action = after.action()
        assert action is not None
        assert GAME.check(STATE, 1, action) is None
