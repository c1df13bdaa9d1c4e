"""Moves as text, both ways, and the three errors (rules page, "Tiles and notation")."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trax.tables import played, vectors
from trakkx_desktop.core.game import NotationError
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.actions import AgreeDraw, Lay, Resign
from trakkx_desktop.games.trax.notation import (
    IllegalMove,
    MalformedMove,
    MoveAfterEnd,
    MoveError,
    column_label,
    column_number,
)
from trakkx_desktop.games.trax.setup import VARIANTS, Setup, seats_of
from trakkx_desktop.games.trax.state import mask

GAMES = [r for r in vectors("games.jsonl") if "illegal_move" not in r]


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "@"), (1, "A"), (26, "Z"), (27, "AA"), (28, "AB"), (52, "AZ"), (53, "BA"), (703, "AAA")],
)
def test_columns(number: int, text: str) -> None:
    assert column_label(number) == text
    assert column_number(text) == number
    assert column_number(text.lower()) == number


@settings(deadline=None)
@given(st.integers(min_value=0, max_value=10**12))
def test_columns_both_ways(number: int) -> None:
    assert column_number(column_label(number)) == number


@pytest.mark.parametrize("record", GAMES, ids=lambda r: f"{r['source']}-{r['tiles']}")
def test_every_recorded_move_is_written_as_it_was_read(record: dict[str, list[str]]) -> None:
    state = rules.start(Setup(variant="limited" if record["limit"] else "unlimited"))
    for move in record["moves"]:
        action = GAME.parse(state, move)
        assert GAME.parse(state, move.lower()) == action
        assert GAME.format(state, action) == move
        state = GAME.apply(state, state.seat, action).state


@pytest.mark.parametrize("variant", VARIANTS)
@settings(deadline=None)
@given(seed=st.integers(min_value=0, max_value=2**32), turns=st.integers(0, 15))
def test_every_legal_move_has_its_own_text(variant: str, seed: int, turns: int) -> None:
    dice = random.Random(seed)
    state = rules.start(Setup(seats_of(variant)[0], 0, seed, variant))
    for _ in range(turns):
        if state.ending is None:
            lay = dice.choice(list(rules.legal(state, state.seat)))
            state = rules.apply(state, state.seat, lay).state
    if state.ending is not None:
        return
    sight = mask(state)
    lays = list(rules.legal(state, state.seat))
    texts = [GAME.format(state, lay) for lay in lays]
    assert len(set(texts)) == len(texts)
    assert [GAME.parse(sight, text) for text in texts] == lays


@settings(deadline=None)
@given(st.text(max_size=8))
def test_no_text_does_more_than_raise_a_named_error(text: str) -> None:
    state = played("@0+ B1\\ B0+")
    try:
        action = GAME.parse(state, text)
    except NotationError as error:
        assert error.text == text
    else:
        assert GAME.check(state, state.seat, action) is None


@pytest.mark.parametrize(
    ("moves", "text", "error", "code", "number"),
    [
        ("@0+", "A0x", MalformedMove, "syntax", 2),
        ("@0+", "A00+", MalformedMove, "syntax", 2),
        ("@0+", "", MalformedMove, "syntax", 2),
        ("@0+ B1+", "B1+", IllegalMove, "occupied", 3),
        ("", "A0/", IllegalMove, "first_move", 1),
        ("@0+ B1+ A0/ B3/", "A1+", MoveAfterEnd, "game_over", 5),
        ("@0+ B1+ A0/ B3/", "rubbish", MoveAfterEnd, "game_over", 5),
        ("@0+ B1+ A0/ B3/", "resign", MoveAfterEnd, "game_over", 5),
    ],
)
def test_three_errors_name_the_move_and_the_text(
    moves: str, text: str, error: type[MoveError], code: str, number: int
) -> None:
    with pytest.raises(MoveError) as caught:
        GAME.parse(played(moves), text)
    assert type(caught.value) is error
    assert caught.value.text == text
    assert caught.value.number == number
    assert caught.value.refusal.code == code
    assert f"move {number} " in str(caught.value)
    assert repr(text) in str(caught.value)


def test_concessions_are_words() -> None:
    state = played("@0+")
    for action, text in ((Resign(), "resign"), (AgreeDraw(), "draw")):
        assert GAME.format(state, action) == text
        assert GAME.parse(state, text.upper()) == action
    with pytest.raises(IllegalMove):
        GAME.parse(rules.start(Setup(1, 0, 0, "solitaire3")), "draw")


def test_a_first_tile_lies_as_the_pile_has_it() -> None:
    for seed in range(12):
        state = rules.start(Setup(1, 0, seed, "solitaire3"))
        lay = Lay((0, 0), state.pile[0])
        assert GAME.parse(state, GAME.format(state, lay)) == lay
