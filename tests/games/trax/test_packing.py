"""Setups, states and actions as JSON and strictly back; the choices of the new-game sheet (T1)."""

import json
import random
from typing import Any

import pytest

from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.actions import AgreeDraw, Lay, Resign
from trakkx_desktop.games.trax.setup import VARIANTS, Setup, seats_of
from trakkx_desktop.games.trax.state import mask


def there_and_back(thing: Any) -> Any:
    return GAME.unpack(json.loads(json.dumps(GAME.pack(thing))))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_of_a_game_both_ways(variant: str) -> None:
    dice = random.Random(3)
    state = rules.start(Setup(seats_of(variant)[0], 0, 3, variant, across=variant == "die"))
    while state.turns < 40:
        for position in (state, mask(state), state.setup):
            assert there_and_back(position) == position
        if state.ending is not None:
            break
        lay = dice.choice(list(rules.legal(state, state.seat)))
        assert there_and_back(lay) == lay
        state = rules.apply(state, state.seat, lay).state
        assert list(rules.legal(there_and_back(state), state.seat)) == list(
            rules.legal(state, state.seat)
        )


@pytest.mark.parametrize("action", [Lay((10**40, -(10**40)), "J"), Resign(), AgreeDraw()])
def test_actions_both_ways(action: Any) -> None:
    assert there_and_back(action) == action


def changed(state: Any, **fields: Any) -> Any:
    data = json.loads(json.dumps(GAME.pack(state)))
    data.update(fields)
    return data


@pytest.mark.parametrize(
    "data",
    [
        None,
        {"kind": "Lay", "cell": [0, 0], "tile": "X"},
        {"kind": "Lay", "cell": [0, 0], "tile": "?"},
        {"kind": "Lay", "cell": [0, True], "tile": "|"},
        {"kind": "Lay", "cell": [0], "tile": "|"},
        changed(Setup(), variant="loop"),
        changed(Setup(), seats=3),
        changed(Setup(), first=2),
        changed(Setup(), across=True),
    ],
    ids=str,
)
def test_what_cannot_lie_on_a_table_is_refused(data: Any) -> None:
    with pytest.raises(PackError):
        GAME.unpack(data)


@pytest.mark.parametrize("variant", VARIANTS)
def test_t1_seats_and_choices(variant: str) -> None:
    choices = {"variant": variant, "across": "yes"}
    [seats] = GAME.seats(choices)
    setup = GAME.setup(seats, seats - 1, 9, choices)
    assert setup == Setup(seats, seats - 1, 9, variant, across=variant == "die")
    assert GAME.setup(3, 0, 9, choices) == Refusal("seats", (3,))


def test_an_unknown_variant_has_no_seats() -> None:
    assert list(GAME.seats({"variant": "loop"})) == []
    assert GAME.setup(2, 0, 9, {"variant": "loop"}) == Refusal("variant", ("loop",))
    assert GAME.setup(2, 0, 9, {}) == Setup(seed=9)
