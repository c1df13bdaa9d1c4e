"""Does the private board agree with the model? Random positions, turn by turn; `fuzz.py` plays many, CI a few."""

import random

from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.die import dictated
from trakkx_desktop.games.trax.score import winning_paths
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COLOURS, LIES
from trakkx_desktop.players.trax.board import Board, from_tiles


def lay_all(board: Board) -> dict[Lay, int]:
    """Every legal turn, and who wins by it."""
    found = {}
    for space in [int(board.spaces[place]) for place in range(int(board.open))]:
        for k in range(3):
            lie = int(board.fits[board.edges[space] * 4 + k])
            won = int(board.make(space, lie)) if lie else -1
            if won >= 0:
                board.unmake()
                found[Lay(board.at(space), LIES[lie - 1])] = won
    return found


def tiles_of(board: Board) -> dict[tuple[int, int], str]:
    cells = [int(board.laid[number]) for number in range(int(board.count))]
    return {board.at(cell): LIES[int(board.lie[cell]) - 1] for cell in cells}


def picture(board: Board) -> tuple[object, ...]:
    """All that make and unmake may touch."""
    spaces = [int(board.spaces[place]) for place in range(int(board.open))]
    edges = [int(board.edges[space]) for space in spaces]
    mates = [int(board.mate[s * 4 + d]) for s, e in zip(spaces, edges, strict=True)
             for d in range(4) if (e | e >> 4) >> d & 1]  # fmt: skip
    box = tuple(map(int, (board.left, board.right, board.top, board.bottom)))
    return spaces, edges, mates, box, int(board.hash), tiles_of(board)


def won_by(state: State) -> int:
    colours = {path.colour for path in winning_paths(state)}
    return sum(1 << number for number, colour in enumerate(COLOURS) if colour in colours)


def play(variant: str, seed: int, turns: int, kept: bool) -> int:
    """One random game on both; `kept`: one board all along, else a new one from the tiles each time."""
    dice, state = random.Random(seed), rules.start(Setup(seed=seed, variant=variant))
    state = rules.apply(state, state.seat, dice.choice(list(rules.legal(state, state.seat)))).state
    board = from_tiles(state.board.tiles, state.setup.limit)
    positions = 0
    while state.ending is None and state.turns < turns:
        if not kept or board.room() < 2:
            board = from_tiles(state.board.tiles, state.setup.limit)
        before = picture(board)
        ours, legal = lay_all(board), list(rules.legal(state, state.seat))
        assert picture(board) == before
        given = dictated(state) if state.setup.die else ""
        assert {lay for lay in ours if given in ("", lay.tile)} == set(legal)
        lay = dice.choice(legal)
        state = rules.apply(state, state.seat, lay).state
        board.make(board.cell(lay.cell), LIES.index(lay.tile) + 1)
        assert tiles_of(board) == state.board.tiles
        assert won_by(state) == ours[lay]
        positions += 1
    return positions
