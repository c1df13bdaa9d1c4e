"""TRAX solitaire: one tile after the other from a pile into a square, one path through all of them (P1-P8)."""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import Board, edges_into, spaces
from trakkx_desktop.games.trax.chain import blocked_beside, forced_spaces
from trakkx_desktop.games.trax.paths import longest
from trakkx_desktop.games.trax.placing import mismatch, misplaced, three_same
from trakkx_desktop.games.trax.state import Ending, State
from trakkx_desktop.games.trax.tiles import COLOURS, CURVED, FITS, LIES, STRAIGHT, Tile


class Freedom(Enum):
    """How the next tile may be laid."""

    AS_IT_LIES = "as_it_lies"
    """Not flipped, not turned (P3)."""
    FORCED = "forced"
    """Into a forced space, in the one way that fits (P5)."""
    ANY = "any"
    """It fits nowhere as it lies: flipped and turned at will (P6)."""


def square_of(state: State) -> int:
    """Rows and columns of the square."""
    assert state.setup.square is not None
    return state.setup.square


def shuffled_pile(size: int, chance: Chance) -> tuple[tuple[Tile, ...], Chance]:
    """Each tile's side is a fair coin, then each turn of that side equally likely (P1)."""
    pile = []
    for _ in range(size * size):
        coin, chance = chance.below(2)
        side = (STRAIGHT, CURVED)[coin]
        turn, chance = chance.below(len(side))
        pile.append(side[turn])
    return tuple(pile), chance


def _playable(board: Board, size: int, space: Cell, lies: tuple[Tile, ...]) -> Iterator[Lay]:
    if not board.has_room(space, size):
        return
    for tile in FITS[edges_into(board.tiles, space)]:
        if tile in lies and blocked_beside({**board.tiles, space: tile}, space) is None:
            yield Lay(space, tile)


def lays(state: State) -> Iterator[Lay]:
    """All legal plays: forced spaces before anything else, then as the tile lies, then in any way."""
    tiles, size = state.board.tiles, square_of(state)
    if not state.pile:
        return
    if forced := forced_spaces(tiles):
        for space in forced:
            yield from _playable(state.board, size, space, LIES)
        return
    lies = state.pile[:1] if freedom(state) is Freedom.AS_IT_LIES else LIES
    for space in spaces(tiles):
        yield from _playable(state.board, size, space, lies)


def freedom(state: State) -> Freedom:
    """Which of P3, P5 and P6 holds for the next tile."""
    board = state.board
    if forced_spaces(board.tiles):
        return Freedom.FORCED
    size, lies = square_of(state), state.pile[:1]
    as_it_lies = (_playable(board, size, space, lies) for space in spaces(board.tiles))
    return Freedom.AS_IT_LIES if any(any(True for _ in x) for x in as_it_lies) else Freedom.ANY


def refusal(state: State, lay: Lay) -> Refusal | None:
    """Why the play is not allowed; T7 is judged tile by tile (P2)."""
    board, cell = state.board, lay.cell
    if (wrong := misplaced(board.tiles, cell)) is not None:
        return wrong
    if not board.has_room(cell, square_of(state)):
        return Refusal("outside_square", (cell,), "P4", (("size", square_of(state)),))
    if (forced := forced_spaces(board.tiles)) and cell not in forced:
        return Refusal("must_fill_forced", tuple(forced), "P5")
    if lay.tile != state.pile[0] and freedom(state) is Freedom.AS_IT_LIES:
        return Refusal("must_lie_as_in_pile", (cell,), "P3", (("lie", state.pile[0]),))
    if (wrong := mismatch(board.tiles, cell, lay.tile)) is not None:
        return wrong
    after = {**board.tiles, cell: lay.tile}
    space = blocked_beside(after, cell)
    return None if space is None else three_same(after, space, "P2")


def lay_tile(state: State, lay: Lay) -> State:
    """The state after a legal play, ended if it is (P7, P8)."""
    board = Board({**state.board.tiles, lay.cell: lay.tile})
    after = replace(
        state, board=board, turns=state.turns + 1, last=(lay.cell,), pile=state.pile[1:]
    )
    return replace(after, ending=_ending(after))


def _ending(state: State) -> Ending | None:
    tiles = len(state.board.tiles)
    if tiles == square_of(state) ** 2:
        is_won = any(len(longest(state.board, colour)) == tiles for colour in COLOURS)
        return Ending("won", (0,)) if is_won else Ending("full")
    return None if any(True for _ in lays(state)) else Ending("stuck")
