"""The private board knows the rules as the model does (T2-T10, L1), and has no largest size."""

import json
from typing import Any

import pytest

from tests.games.trax.tables import VECTORS, played, vectors
from tests.players.trax import agree
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.notation import read_lay
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES
from trakkx_desktop.games.trax.turns import lays
from trakkx_desktop.players import IS_PURE
from trakkx_desktop.players.trax.board import LEAST_SHIFT, MARGIN, from_tiles, perft

COUNTS = json.loads((VECTORS / "perft.json").read_text(encoding="utf-8"))
LIMITS = {"unlimited": None, "8x8": 8}
WINNERS = {"W": 1, "R": 2}
GAMES = [record for record in vectors("games.jsonl") if "illegal_move" not in record]


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("depth", [2, 3, 4] if IS_PURE else [2, 3, 4, 5])
def test_perft_from_the_start(name: str, depth: int) -> None:
    boards = [from_tiles({(0, 0): tile}, LIMITS[name]) for tile in "|J"]
    assert sum(perft(board, depth - 1) for board in boards) == COUNTS[f"start_{name}"][str(depth)]


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("position", COUNTS["positions"], ids=lambda p: f"{p['tiles']}-tiles")
def test_perft_from_positions(position: dict[str, Any], name: str) -> None:
    counts = position[name]
    if counts is None:
        return
    board = from_tiles(played(position["moves"]).board.tiles, LIMITS[name])
    depths = (1,) if IS_PURE else (1, 2)
    assert [perft(board, depth) for depth in depths] == [counts[str(depth)] for depth in depths]


def named(state: State, move: str) -> Lay:
    lay = read_lay(state, move)
    assert isinstance(lay, Lay)
    return lay


@pytest.mark.parametrize("record", GAMES, ids=lambda r: f"{r['tiles']}-tiles")
def test_games_of_the_vectors(record: dict[str, Any]) -> None:
    """Every move of a whole game on one board: number of legal turns, tiles and winner."""
    state = rules.start(Setup(variant="limited" if record["limit"] else "unlimited"))
    state = rules.apply(state, 0, named(state, record["moves"][0])).state
    board = from_tiles(state.board.tiles, record["limit"])
    won = 0
    for move, count in zip(record["moves"][1:], record["legal_counts"][1:], strict=True):
        assert len(agree.lay_all(board)) == count
        lay = named(state, move)
        won = board.make(board.cell(lay.cell), LIES.index(lay.tile) + 1)
        state = rules.apply(state, state.seat, lay).state
        assert agree.tiles_of(board) == state.board.tiles
    assert won == sum(WINNERS[colour] for colour, has in record["detail"].items() if has)


@pytest.mark.parametrize("variant", ["unlimited", "limited", "die"])
@pytest.mark.parametrize("seed", range(4))
def test_random_positions(variant: str, seed: int) -> None:
    assert agree.play(variant, seed, 25, kept=seed % 2 == 0) > 0


@pytest.mark.parametrize("length", [1, 39, 40, 300])
def test_there_is_no_largest_board(length: int) -> None:
    tiles = {(x - 1000, 7): "|" for x in range(length)}
    board = from_tiles(tiles)
    assert board.room() >= MARGIN - 3
    assert (board.shift == LEAST_SHIFT) == (length < 40)
    assert agree.tiles_of(board) == tiles
    assert set(agree.lay_all(board)) == set(lays(Setup(), Board(tiles)))
