"""The solitaires: which play keeps most chances, over all that the pile may still hold (P1-P8)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trax import solitaire as rules
from trakkx_desktop.games.trax.actions import Action, Lay
from trakkx_desktop.games.trax.board import Board
from trakkx_desktop.games.trax.chain import forced_spaces
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COVERED, CURVED, LIES, STRAIGHT, Tile
from trakkx_desktop.players.trax.search import Enough
from trakkx_desktop.players.trax.squares import Goals, goals

DRAWS: tuple[tuple[Tile, float], ...] = (
    *((tile, 0.5 / len(STRAIGHT)) for tile in STRAIGHT),
    *((tile, 0.5 / len(CURVED)) for tile in CURVED),
)
"""Each tile's side is a fair coin, then each turn of that side equally likely (P1)."""
NEED = 0.6
"""Ways that one unlaid tile should leave open, so that the square is finished in half of the games."""


class Patience:
    """Chances to finish, looking so many tiles ahead; beyond that by how many finished squares still fit."""

    def __init__(self, size: int, is_over: Callable[[], bool], work: int) -> None:
        self.goals: Goals = goals(size)
        self.is_over, self.most_nodes, self.nodes = is_over, work, 0
        self._known: dict[tuple[frozenset[tuple[Cell, Tile]], int], float] = {}

    def after(self, state: State, lay: Lay, depth: int) -> float:
        """The chance to finish once this tile is laid."""
        tiles = {**state.board.tiles, lay.cell: lay.tile}
        ways = self.goals.ways(tiles)
        left = len(state.pile) - 1
        if not ways or not left:
            return float(ways > 0)
        if depth == 0:
            return ways / (ways + NEED * left)
        key = frozenset(tiles.items()), depth
        if key not in self._known:
            self._known[key] = self._before_draw(replace(state, board=Board(tiles)), left, depth)
        return self._known[key]

    def _before_draw(self, state: State, left: int, depth: int) -> float:
        """What the pile shows next does not matter where a space is forced (P5)."""
        draws = DRAWS[:1] if forced_spaces(state.board.tiles) else DRAWS
        total = sum(weight for _, weight in draws)
        pile = (COVERED,) * (left - 1)
        chances = (w * self._best(replace(state, pile=(tile, *pile)), depth) for tile, w in draws)
        return sum(chances) / total

    def _best(self, state: State, depth: int) -> float:
        self.nodes += 1
        if self.nodes == self.most_nodes or self.is_over():
            raise Enough
        return max((self.after(state, lay, depth - 1) for lay in rules.lays(state)), default=0.0)


def can_finish(sight: State) -> bool:
    """Is there any order of what the pile hides by which the square is still finished, each step by the rules?"""
    if sight.ending is not None:
        return sight.ending.reason == "won"
    if not sight.board.tiles:
        return True
    ends = list(goals(rules.square_of(sight)).ends(sight.board.tiles))
    lays = list(rules.lays(sight))
    return any(
        end.get(lay.cell) == lay.tile and _reaches(_laid(sight, lay), end, set())
        for end in ends
        for lay in lays
    )


def _laid(state: State, lay: Lay) -> State:
    return replace(
        state, board=Board({**state.board.tiles, lay.cell: lay.tile}), pile=state.pile[1:]
    )


def _reaches(state: State, end: Mapping[Cell, Tile], failed: set[frozenset[Cell]]) -> bool:
    """Can the rest be laid as in this end, if the pile always shows what is needed?"""
    cells = frozenset(state.board.tiles)
    if len(cells) == len(end):
        return True
    if cells in failed:
        return False
    for lie in LIES:
        shown = replace(state, pile=(lie, *state.pile[1:]))
        for lay in rules.lays(shown):
            if end.get(lay.cell) == lay.tile and _reaches(_laid(shown, lay), end, failed):
                return True
    failed.add(cells)
    return False


def think(
    sight: State, depth: int, blur: float, dice: Chance, work: int, is_over: Callable[[], bool]
) -> Iterator[Thought[Action]]:
    """Deeper and deeper up to `depth`; what it thinks of a play may be wrong by up to `blur`."""
    patience = Patience(rules.square_of(sight), is_over, work)
    lays = list(rules.lays(sight))
    errors = []
    for _ in lays:
        error, dice = dice.below(2001)
        errors.append(blur * (error - 1000) / 1000)
    for ahead in range(depth + 1):
        try:
            chances = [patience.after(sight, lay, ahead) for lay in lays]
        except Enough:
            return
        marks = [c + e if c else 0.0 for c, e in zip(chances, errors, strict=True)]
        number = marks.index(max(marks))
        yield _thought(sight, patience.goals, lays[number], chances[number], ahead)
        if ahead >= len(sight.pile) - 1 or len(lays) == 1 or not max(chances):
            return


def _thought(sight: State, known: Goals, lay: Lay, chance: float, ahead: int) -> Thought[Action]:
    tiles: Mapping[Cell, Tile] = {**sight.board.tiles, lay.cell: lay.tile}
    ways = known.ways(tiles)
    left = len(sight.pile) - 1
    facts = (("ways", ways), ("left", left), ("percent", round(100 * chance)))
    if not ways or not can_finish(rules.lay_tile(sight, lay)):
        return Thought(lay, 0.0, "hopeless", facts, is_proven=True)
    if not left:
        return Thought(lay, 1.0, "finishes", facts, is_proven=True)
    code = "forced_space" if forced_spaces(sight.board.tiles) else "keeps_open"
    return Thought(lay, chance, code, facts, is_proven=ahead >= left)
