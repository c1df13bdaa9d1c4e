"""Solitaires and the die: every known goal is one, what cannot be finished is said, chances are taken."""

import random
from dataclasses import replace

import pytest

from tests.players.trax.positions import thoughts
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.paths import longest
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COLOURS, COVERED, LIES
from trakkx_desktop.players.trax import solitaire as solver
from trakkx_desktop.players.trax.squares import _squares, goals


@pytest.mark.parametrize(("size", "count"), [(3, 96), (4, 660)])
def test_every_goal_is_a_path_through_all_tiles(size: int, count: int) -> None:
    squares = _squares(size)
    assert len(squares) == len(set(squares)) == count
    for square in squares[:: size - 2]:
        board = Board({(n % size, n // size): tile for n, tile in enumerate(square)})
        assert any(len(longest(board, colour)) == size * size for colour in COLOURS)
        assert goals(size).ways(board.tiles) == 1


def test_ways_shrink_to_none() -> None:
    known = goals(3)
    assert known.ways({(0, 0): "|"}) > known.ways({(0, 0): "|", (1, 0): "|"}) > 0
    loop = {(5, 5): "F", (6, 5): "7", (5, 6): "L", (6, 6): "J"}
    assert known.ways(loop) == 0


def solitaire(tiles: dict[tuple[int, int], str], top: str, size: int = 3) -> State:
    left = size * size - len(tiles)
    pile = (top,) + (COVERED,) * (left - 1)
    return State(Setup(1, variant=f"solitaire{size}"), Board(tiles), turns=len(tiles), pile=pile)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_tile_finishes_where_it_can(seed: int) -> None:
    square = _squares(3)[seed * 15]
    tiles = {(n % 3, n // 3): tile for n, tile in enumerate(square)}
    cell = [(0, 0), (2, 0), (0, 2), (2, 2), (1, 0), (0, 1)][seed]
    tile = tiles.pop(cell)
    state = solitaire(tiles, tile)
    last = thoughts(state)[-1]
    assert (last.reason, last.worth) == ("finishes", 1.0)
    after = rules.apply(state, 0, last.action).state
    assert after.ending is not None and after.ending.reason == "won"


def test_what_cannot_be_finished_is_said() -> None:
    state = solitaire({(0, 0): "F", (1, 0): "7", (0, 1): "L", (1, 1): "J"}, "|")
    last = thoughts(state)[-1]
    assert (last.reason, last.worth, last.is_proven) == ("hopeless", 0.0, True)


def can_be_finished(state: State) -> bool:
    """Over every tile that the pile may show, by the model alone."""
    if state.ending is not None:
        return state.ending.reason == "won"
    for lay in rules.legal(state, 0):
        after = rules.apply(state, 0, lay).state
        shown = (replace(after, pile=(lie, *after.pile[1:])) for lie in LIES)
        if any(can_be_finished(one) for one in shown):
            return True
    return False


@pytest.mark.parametrize("seed", range(12))
def test_whether_the_rest_can_be_finished(seed: int) -> None:
    """The solver's word against trying everything, with three tiles to go."""
    dice, state = random.Random(seed), GAME.start(Setup(1, seed=seed, variant="solitaire3"))
    while state.ending is None and len(state.pile) > 3:
        lays = list(rules.legal(state, 0))
        kept = [a for a in lays if isinstance(a, Lay) and keeps_ways(state, a)]
        state = rules.apply(state, 0, dice.choice(kept or lays)).state
    assert solver.can_finish(GAME.mask(state, 0)) == can_be_finished(state)


def keeps_ways(state: State, lay: Lay) -> bool:
    return goals(3).ways({**state.board.tiles, lay.cell: lay.tile}) > 0


def test_it_finishes_more_than_it_loses_in_the_small_square() -> None:
    won = 0
    for seed in range(12):
        state = GAME.start(Setup(1, seed=seed, variant="solitaire3"))
        while state.ending is None:
            action = thoughts(state, limit=Limit(work=60))[-1].action
            state = rules.apply(state, 0, action).state
        won += state.ending.reason == "won"
    assert won >= 3
