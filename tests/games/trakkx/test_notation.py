"""Actions as text: what is written, and what is no action."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.trakkx.position import hand, state, table
from trakkx_desktop.core.game import NotationError
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

POSITION = state(["R7 R8", "B1"], table("R4 R5 R6"), bag="G1")


@pytest.mark.parametrize(
    "action, text",
    [
        (Take("Y14b"), "take Y14b"),
        (Draw(), "draw"),
        (Swap("SWAPb"), "SWAPb"),
        (DrawThree("DRAWa", 2), "DRAWa>2"),
        (Give(hand("R7 SWAP")), "give R7a SWAPa"),
        (Give(()), "give"),
        (PassTurn(), "pass"),
        (TimeUp(), "time"),
        (LayOut.of(table("R4 R5 R6 R7")), "lay R7a@3,0"),
        (LayOut.of(table("R7 R6 R5 R4", x=-1)), "lay R7a@-1,0 R6a@0,0 R4a@2,0"),
    ],
)
def test_both_ways(action: Action, text: str) -> None:
    assert GAME.format(POSITION, action) == text
    assert GAME.parse(POSITION, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take R15a",
        "take R5",
        "take R5a ",
        " draw",
        "Draw",
        "SWAPc",
        "DRAWa",
        "DRAWa>4",
        "DRAWa>-1",
        "SWAPa>1",
        "give R5a  R6a",
        "give ?",
        "lay",
        "lay R7a",
        "lay R7a@3",
        "lay R7a@3,00",
        "lay R7a@-0,1",
        "lay R7a@3,٣",
        "lay R7a@30000,0",
        "lay R7a@3,0 R7a@4,0",
        "lay R7a@3,0 R8a@3,0",
        "lay R7a@1,0",
        "lay R7a@3,0\n",
        "pass now",
    ],
)
def test_no_action(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        GAME.parse(POSITION, text)
    assert raised.value.text == text


@given(st.text(max_size=30) | st.from_regex(r"(lay|give|take)( [RB][0-9]a(@-?[0-9],[0-9])?){0,3}"))
def test_any_text_is_an_action_or_a_named_error(text: str) -> None:
    try:
        action = GAME.parse(POSITION, text)
    except NotationError as error:
        assert error.text == text
    else:
        assert GAME.parse(POSITION, GAME.format(POSITION, action)) == action
