"""The evaluation: what is learnt is what is played, and it does not care which way one looks at the table."""

import pytest

from tests.players.trax.positions import walk
from trakkx_desktop.core.thought import never
from trakkx_desktop.games.trax.tiles import HALF_TURNED
from trakkx_desktop.players.trax import data
from trakkx_desktop.players.trax.board import from_tiles
from trakkx_desktop.players.trax.root import Root
from trakkx_desktop.players.trax.search import Memory
from trakkx_desktop.players.trax.worth import Weights

NUMBERS = [(n * 37) % 101 - 50 for n in range(data.shapes().weights)]
WEIGHTS = Weights(data.shapes(), NUMBERS)
MEMORY = Memory()

QUARTER = {"|": "-", "-": "|", "J": "L", "L": "F", "F": "7", "7": "J"}
MIRRORED = {"|": "|", "-": "-", "J": "L", "L": "J", "F": "7", "7": "F"}


def root_of(tiles: dict[tuple[int, int], str], side: int) -> Root:
    return Root(from_tiles(tiles), side, WEIGHTS, MEMORY, never, 1)


@pytest.mark.parametrize("seed", range(8))
def test_the_features_are_what_is_added_up(seed: int) -> None:
    root = root_of(dict(walk("unlimited", seed, 16).board.tiles), 0)
    worth = root.search.worth
    for side in (0, 1):
        assert worth.look(side) == sum(NUMBERS[n] for n in worth.features(side)) + NUMBERS[-1]


@pytest.mark.parametrize("seed", range(8))
def test_turned_and_mirrored_positions_are_worth_the_same(seed: int) -> None:
    tiles = dict(walk("unlimited", seed, 16).board.tiles)
    turned = {(-y, x): QUARTER[tile] for (x, y), tile in tiles.items()}
    mirrored = {(-x, y): MIRRORED[tile] for (x, y), tile in tiles.items()}
    halved = {(-x, -y): HALF_TURNED[tile] for (x, y), tile in tiles.items()}
    for side in (0, 1):
        worths = {
            root_of(t, side).search.worth.look(side) for t in (tiles, turned, mirrored, halved)
        }
        assert len(worths) == 1
