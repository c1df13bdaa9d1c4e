"""Looking back: the loss of a round is measured with its own sight, and the whole order bounds what was made."""

import pytest

from tests.players.traexx.positions import after, opening, walk
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.traexx import GAME, score
from trakkx_desktop.games.traexx.actions import PASS
from trakkx_desktop.players.traexx import PLAYER
from trakkx_desktop.players.traexx.review import allowed, loss

WORK = Limit(work=2_000)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_choice_of_level_4_loses_nothing(seats: int) -> None:
    sight = GAME.mask(after(seats, 4, 6), 0)
    *_, thought = PLAYER.think(sight, 0, 4, 1, WORK)
    found = loss(sight, 0, thought.action, WORK)
    assert found.points == 0
    assert found.better.action == thought.action


def test_passing_early_costs_points_and_the_better_action_is_named() -> None:
    sight = GAME.mask(opening(1, 3), 0)
    found = loss(sight, 0, PASS, WORK)
    assert found.points > 1
    assert found.better.action != PASS
    assert GAME.check(sight, 0, found.better.action) is None


def test_every_action_has_a_loss_on_the_last_card_it_is_exact() -> None:
    state = after(1, 3, 15)
    totals = {m: score.total(GAME.apply(state, 0, m).state, 0) for m in GAME.legal(state, 0)}
    sight = GAME.mask(state, 0)
    for action, total in totals.items():
        assert loss(sight, 0, action, WORK).points == max(totals.values()) - total


@pytest.mark.parametrize("seats", [1, 3])
def test_what_the_order_allowed_is_no_less_than_what_was_made(seats: int) -> None:
    *_, before = walk(seats, 9)
    state = GAME.apply(before, GAME.waiting(before)[0], PASS).state
    assert state.is_over
    known = allowed(state, 0, WORK, width=30)
    assert len(known.actions) == len(state.deck)
    assert score.total(state, 0) <= known.total <= known.bound


def test_the_line_that_the_order_allowed_can_be_drawn() -> None:
    state = opening(1, 2)
    known = allowed(state, 0, WORK, width=30)
    for action in known.actions:
        state = GAME.apply(state, 0, action).state
    assert score.total(state, 0) == known.total
